// Package raster reads how large pictures are.
package raster

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/picture"
)

// The refusals of pictures.
var (
	ErrBroken = errs.New(errs.Invalid, "helpcenter.picture_broken").WithField("body.file", "helpcenter.picture_broken")
	ErrSides  = errs.New(errs.Invalid, "helpcenter.picture_sides")
)

// Bound is how large a picture may be, in dots.
type Bound struct{ Side, All int }

// Sides reads how large a picture is from its head alone: a small file may claim to be of a billion dots. It fails with ErrBroken and
// ErrSides.
func Sides(ctx context.Context, store *files.Store, f files.File, most Bound) (width, height int, err error) {
	content, err := store.Open(ctx, f)
	if err != nil {
		return 0, 0, err
	}
	defer func() { _ = content.Close() }() // only read
	width, height, err = picture.Sides(content)
	if err != nil {
		return 0, 0, ErrBroken.Wrap(err)
	}
	if max(width, height) > most.Side || width*height > most.All {
		return 0, 0, ErrSides.WithParam("most", most.Side).WithParam("millions", most.All/1_000_000)
	}
	return width, height, nil
}
