package portal

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// pictures serves the pictures of portals.
func pictures(g httpx.Group, s *Service) {
	for _, one := range []struct {
		kind Kind
		what string
	}{{Logo, "the logo of a portal"}, {LogoNight, "the logo of a portal for dark grounds"}, {Icon, "the icon of a portal"}} {
		kind, path := one.kind, "/{id}/"+string(one.kind)
		files.RegisterUpload(g.API, s.files, g.Op("set-"+string(kind), path, "update", "Set "+one.what).Operation, files.Upload[Portal]{
			Accepted: accepted(kind), Check: s.there,
			Done: func(r *http.Request, got *files.Received) (Portal, error) {
				return s.Dress(r.Context(), r.PathValue("id"), kind, got)
			},
		})
		httpx.Write(g.Op("remove-"+string(kind), path, "update", "Remove "+one.what), http.MethodDelete, func(ctx context.Context, in *httpx.ByID) (Portal, error) {
			return s.Undress(ctx, in.ID, kind)
		})
		show := g.Op("show-"+string(kind), path, "read", "See "+one.what).Operation
		files.RegisterDownload(g.API, s.files, show, files.Download{Inline: true, Find: func(r *http.Request) (files.File, error) {
			return s.Picture(r.Context(), r.PathValue("id"), kind)
		}})
	}
}

// there refuses a picture of no portal before it is received.
func (s *Service) there(r *http.Request) error {
	_, err := s.Get(r.Context(), r.PathValue("id"))
	return err
}
