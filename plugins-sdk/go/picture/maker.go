package picture

import (
	"context"
	"errors"
	"io"
	"os"
	"time"

	"golang.org/x/sys/unix"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// What making one small picture may take, and how large it is.
const (
	Side       = 480 // dots
	makingTime = 20 * time.Second
	makingRoom = 512 << 20 // bytes of memory
	mostSmall  = 2 << 20   // bytes of what is made
)

// Maker makes small pictures of files, each when it is first asked for, and keeps them with the file that they are of. Safe for
// concurrent use.
type Maker struct {
	files *files.Store
	shop  *apart.Shop
	turns turns
	vain  vain
}

// NewMaker makes them one at a time: no number of pictures takes more memory than one.
func NewMaker(store *files.Store) *Maker {
	return &Maker{files: store, shop: apart.NewShop(1), turns: newTurns(), vain: vain{of: map[string]tried{}}}
}

// Small is the small picture of a file that the caller may see. It fails with ErrNone, ErrLarge and files.ErrErased.
func (m *Maker) Small(ctx context.Context, of files.File) (files.File, error) {
	if of.ErasedAt != nil {
		return files.File{}, files.ErrErased
	}
	if !Is(of.MediaType) {
		return files.File{}, ErrNone
	}
	if small, found, err := m.known(ctx, of); found {
		return small, err
	}
	leave, err := m.turns.wait(ctx)
	if err != nil {
		return files.File{}, err
	}
	defer leave()
	if small, found, err := m.known(ctx, of); found { // somebody else has made it meanwhile
		return small, err
	}
	small, err := m.make(ctx, of)
	var refused *errs.Error
	if errors.As(err, &refused) {
		err = m.vain.keep(of.ID, refused)
	}
	return small, err
}

// known is the small picture of a file, or why there is none, as far as that is known.
func (m *Maker) known(ctx context.Context, of files.File) (small files.File, found bool, err error) {
	small, err = m.files.Derived(ctx, of)
	if errors.Is(err, storage.ErrNotFound) {
		err = m.vain.why(of.ID)
		return small, err != nil, err
	}
	return small, true, err
}

// make draws the small picture apart, and keeps it.
func (m *Maker) make(ctx context.Context, of files.File) (files.File, error) {
	whole, err := m.plain(ctx, of)
	if err != nil {
		return files.File{}, err
	}
	defer func() { _ = whole.Close() }() // nobody else knows of it
	small, err := unnamed()
	if err != nil {
		return files.File{}, err
	}
	defer func() { _ = small.Close() }() // likewise
	bounds := apart.Bounds{Memory: makingRoom, Time: makingTime, Output: mostSmall}
	if err := m.shop.Do(ctx, principal.Must(ctx).TenantID, Work, bounds, Side, nil, whole, small); err != nil {
		return files.File{}, err
	}
	return m.keep(ctx, of, small)
}

// plain is a file's content as a process apart can read it.
func (m *Maker) plain(ctx context.Context, of files.File) (*os.File, error) {
	content, err := m.files.Open(ctx, of)
	if err != nil {
		return nil, err
	}
	defer func() { _ = content.Close() }() // it was read
	whole, err := unnamed()
	if err != nil {
		return nil, err
	}
	_, err = io.Copy(whole, content)
	if err == nil {
		_, err = whole.Seek(0, io.SeekStart)
	}
	if err != nil {
		return nil, errors.Join(err, whole.Close())
	}
	return whole, nil
}

func (m *Maker) keep(ctx context.Context, of files.File, small *os.File) (files.File, error) {
	if _, err := small.Seek(0, io.SeekStart); err != nil {
		return files.File{}, err
	}
	got, err := m.files.Receive(ctx, "small.jpg", small, files.Accepted{Types: []string{"image/jpeg"}, Largest: mostSmall})
	if err != nil {
		return files.File{}, err
	}
	defer m.files.Discard(ctx, got) // unless the file has it by then
	return m.files.Derive(ctx, of, got)
}

// unnamed is a file in memory: what lies sealed is laid open on no disk.
func unnamed() (*os.File, error) {
	descriptor, err := unix.MemfdCreate("picture", unix.MFD_CLOEXEC)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(descriptor), "picture"), nil
}
