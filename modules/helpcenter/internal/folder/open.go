package folder

import (
	"context"
	"errors"
	"os"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// box is an archive that has been unpacked.
type box struct {
	dir      string
	content  *os.File
	texts    []file
	rejected []Rejected
	pictures map[string]entry
}

// bounded is what unpacking may take.
var bounded = apart.Bounds{Memory: 512 << 20, Time: 25 * time.Second, Output: mostUnwound + mostFile}

// open unpacks an archive in a process of its own.
func (s *Service) open(ctx context.Context, content []byte) (b *box, err error) {
	dir, err := os.MkdirTemp("", "recobro-folder-")
	if err != nil {
		return nil, err
	}
	b = &box{dir: dir, pictures: map[string]entry{}}
	if err := b.fill(ctx, s.shop, content); err != nil {
		return nil, errors.Join(err, b.close())
	}
	return b, nil
}

func (b *box) fill(ctx context.Context, shop *apart.Shop, content []byte) (err error) {
	packed, err := os.CreateTemp(b.dir, "")
	if err != nil {
		return err
	}
	defer func() { _ = packed.Close() }() // it goes with its folder
	if _, err := packed.Write(content); err != nil {
		return err
	}
	if b.content, err = os.CreateTemp(b.dir, ""); err != nil {
		return err
	}
	var all []entry
	if err := shop.Do(ctx, principal.Must(ctx).TenantID, unpackWork, bounded, nil, &all, packed, b.content); err != nil {
		return err
	}
	for _, one := range all {
		b.pictures[one.Name] = one // texts as well: no picture leads to one
	}
	b.texts, b.rejected, err = texts(all, b.content)
	return err
}

func (b *box) close() error {
	var err error
	if b.content != nil {
		err = b.content.Close()
	}
	return errors.Join(err, os.RemoveAll(b.dir))
}
