// Package picture makes small pictures of those that people send. A picture is foreign bytes: it is decoded in a process of its
// own (package apart), one at a time, after its head has told that it has no more dots than are borne, and what comes out is
// drawn anew: dots, and nothing else that the bytes held.
package picture

import (
	"image"
	_ "image/gif" // the formats that are read; of what moves, the first picture
	_ "image/jpeg"
	_ "image/png"
	"io"
	"slices"

	_ "golang.org/x/image/webp" // as well

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// What a picture is bound by.
const (
	MostPixels = 40_000_000
	mostSide   = 30_000
)

// The refusals of this package.
var (
	ErrNone  = errs.New(errs.NotFound, "picture.none")  // no picture that can be read
	ErrLarge = errs.New(errs.NotFound, "picture.large") // it has more dots than are borne
)

// Types are the media types of what is read.
func Types() []string { return []string{"image/jpeg", "image/png", "image/webp", "image/gif"} }

// Is tells whether a media type is one of those.
func Is(mediaType string) bool { return slices.Contains(Types(), mediaType) }

// Sides are how many dots wide and high a picture is, by its head alone: a small file may claim to be of a billion dots. It
// fails with ErrNone.
func Sides(from io.Reader) (width, height int, err error) {
	told, _, err := image.DecodeConfig(from)
	if err != nil || told.Width < 1 || told.Height < 1 {
		return 0, 0, ErrNone.Wrap(err)
	}
	return told.Width, told.Height, nil
}
