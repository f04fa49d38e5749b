package portal

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/raster"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrPicture refuses a picture that a portal does not have.
var ErrPicture = errs.New(errs.NotFound, "helpcenter.picture_not_found")

// Kind is what a picture of a portal is for.
type Kind string

// The kinds.
const (
	Logo      Kind = "logo"
	LogoNight Kind = "logo-night"
	Icon      Kind = "icon"
)

// Picture is a picture that the pages of a portal show.
type Picture struct {
	File   string `json:"file" doc:"Another one for each picture: what is kept under it stays as it is"`
	Width  int    `json:"width" doc:"Dots"`
	Height int    `json:"height" doc:"Dots"`
}

// Pictures are those of a portal.
type Pictures struct {
	Logo      *Picture `json:"logo,omitempty" doc:"At the head of its pages"`
	LogoNight *Picture `json:"logo_night,omitempty" doc:"The same where the ground is dark; without it, the logo stands on a light one"`
	Icon      *Picture `json:"icon,omitempty" doc:"Beside its name in a browser"`
}

// of is the place of a picture of a kind.
func (p *Pictures) of(kind Kind) **Picture {
	return map[Kind]**Picture{Logo: &p.Logo, LogoNight: &p.LogoNight, Icon: &p.Icon}[kind]
}

// Holds tells whether a file is one of them.
func (p Pictures) Holds(file string) bool {
	for _, one := range []*Picture{p.Logo, p.LogoNight, p.Icon} {
		if one != nil && one.File == file {
			return true
		}
	}
	return false
}

// What a picture of a portal is bound by: every page carries it.
const (
	largest  = 256 << 10 // bytes
	mostSide = 2000      // dots
)

func accepted(kind Kind) files.Accepted {
	a := files.Accepted{Types: []string{"image/png", "image/jpeg", "image/webp"}, Largest: largest}
	if kind == Icon {
		a.Types = []string{"image/png"}
	}
	return a
}

func of(id string) files.Record { return files.Record{Type: "portal", ID: id} }

// Dress gives a portal a picture in the place of what it had there. It fails as raster.Sides does.
func (s *Service) Dress(ctx context.Context, id string, kind Kind, got *files.Received) (Portal, error) {
	f, err := s.files.Add(ctx, got, of(id), time.Time{})
	if err != nil {
		return Portal{}, err
	}
	made := &Picture{File: f.ID}
	made.Width, made.Height, err = raster.Sides(ctx, s.files, f, raster.Bound{Side: mostSide, All: mostSide * mostSide})
	if err != nil {
		return Portal{}, err
	}
	p, err := storage.Lock[Portal](ctx, s.db, storage.ByID(id)) // not before: nobody's publishing waits for a file to be read
	if err != nil {
		return p, err
	}
	return s.show(ctx, p, kind, made)
}

// Undress takes a picture from a portal. It fails with ErrPicture where there is none.
func (s *Service) Undress(ctx context.Context, id string, kind Kind) (Portal, error) {
	p, err := storage.Lock[Portal](ctx, s.db, storage.ByID(id))
	if err == nil && *p.Pictures.of(kind) == nil {
		err = ErrPicture
	}
	if err != nil {
		return p, err
	}
	return s.show(ctx, p, kind, nil)
}

func (s *Service) show(ctx context.Context, p Portal, kind Kind, made *Picture) (Portal, error) {
	place := p.Pictures.of(kind)
	before := *place
	*place = made
	if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
		return p, err
	}
	if before != nil {
		if err := s.files.Remove(ctx, before.File); err != nil {
			return p, err
		}
	}
	p.addressed()
	return p, s.record.Write(ctx, record.Act{Name: "portal.updated", ID: p.ID, Payload: map[string]any{"changes": map[string]any{"pictures": map[string]any{}}}})
}

// Picture is the file of a picture of a portal. It fails with ErrPicture.
func (s *Service) Picture(ctx context.Context, id string, kind Kind) (files.File, error) {
	p, err := s.Get(ctx, id)
	if err == nil && *p.Pictures.of(kind) == nil {
		err = ErrPicture
	}
	if err != nil {
		return files.File{}, err
	}
	return s.files.Get(ctx, (*p.Pictures.of(kind)).File)
}
