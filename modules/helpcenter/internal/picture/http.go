package picture

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

const base = "/api/v1/articles"

type listInput struct {
	httpx.ByID
	page.Params
}

// Routes serves pictures: to whoever reads the articles that hold them, and to whoever writes those.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "articles", Base: base, Rights: "helpcenter.articles"}
	httpx.List(g.Op("pictures", "/{id}/pictures", "update", "Pictures of an article and its translations"), func(ctx context.Context, in *listInput) ([]files.File, page.Meta, error) {
		a, err := s.articles.Get(ctx, in.ID)
		if err != nil {
			return nil, page.Meta{}, err
		}
		return s.files.Of(ctx, of(a.RootID), in.Params)
	})
	files.RegisterUpload(api, s.files, g.Op("illustrate", "/{id}/pictures", "update", "Add a picture to an article").Operation, files.Upload[Picture]{
		Accepted: Accepted(), Check: s.mayIllustrate, Done: s.illustrate,
	})
	for _, door := range []struct {
		name, path, right, summary string
		find                       func(r *http.Request) (files.File, error)
	}{
		{"picture", "/{id}/pictures/{file}", "read", "A picture of a published article", s.shown},
		{"draft-picture", "/{id}/pictures/{file}/draft", "update", "A picture of an article that is being written", s.drafted},
	} {
		op := g.Op(door.name, door.path, door.right, door.summary).Operation
		files.RegisterDownload(api, s.files, op, files.Download{Find: door.find, Inline: true})
	}
}

// mayIllustrate refuses a picture of no article before it is received.
func (s *Service) mayIllustrate(r *http.Request) error {
	_, err := s.articles.Get(r.Context(), r.PathValue("id"))
	return err
}

func (s *Service) illustrate(r *http.Request, got *files.Received) (Picture, error) {
	a, err := s.articles.Get(r.Context(), r.PathValue("id"))
	if err != nil {
		return Picture{}, err
	}
	return s.Add(r.Context(), a, got)
}

func (s *Service) shown(r *http.Request) (files.File, error) {
	return s.Shown(r.Context(), r.PathValue("id"), r.PathValue("file"))
}

func (s *Service) drafted(r *http.Request) (files.File, error) {
	return s.Of(r.Context(), r.PathValue("id"), r.PathValue("file"))
}
