package folder

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"strings"

	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
)

// piece is a file of an archive that is being made.
type piece struct {
	name  string
	write func(to io.Writer) error
}

func bare(texts []file) (pieces []piece) {
	for _, f := range texts {
		pieces = append(pieces, piece{f.path(), func(to io.Writer) error {
			content, err := f.bytes()
			if err == nil {
				_, err = to.Write(content)
			}
			return err
		}})
	}
	return pieces
}

// carried are the pictures that texts hold, which name them as files of the folder from here on. It fails with ErrTooLarge on more
// than a folder carries.
func (s *Service) carried(ctx context.Context, texts []file) (pieces []piece, err error) {
	size, names := int64(0), map[string]string{}
	for i, f := range texts {
		for _, found := range picture.Named.FindAllStringSubmatch(f.body, -1) {
			kept, err := s.pictures.Of(ctx, found[1], found[2])
			if errs.KindOf(err) == errs.NotFound {
				continue // it leads nowhere, there as here
			}
			if err != nil {
				return nil, err
			}
			if names[kept.ID] == "" {
				names[kept.ID] = "pictures/" + kept.ID + "." + strings.TrimPrefix(kept.MediaType, "image/")
				pieces, size = append(pieces, s.piece(ctx, names[kept.ID], kept)), size+kept.Size
			}
			texts[i].body = strings.ReplaceAll(texts[i].body, found[0], "../"+names[kept.ID])
		}
	}
	if size > mostBytes {
		err = ErrTooLarge.WithParam("file", "pictures")
	}
	return pieces, err
}

func (s *Service) piece(ctx context.Context, name string, kept files.File) piece {
	return piece{name, func(to io.Writer) error {
		content, err := s.files.Open(ctx, kept)
		if err != nil {
			return err
		}
		defer func() { _ = content.Close() }() // only read
		_, err = io.Copy(to, content)
		return err
	}}
}

func packed(pieces []piece) ([]byte, error) {
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for _, one := range pieces {
		to, err := archive.Create(one.name)
		if err != nil {
			return nil, err
		}
		if err := one.write(to); err != nil {
			return nil, err
		}
	}
	err := archive.Close()
	return out.Bytes(), err
}
