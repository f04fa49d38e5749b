package article

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

type articleCreateInput struct {
	Body struct {
		CategoryID string        `json:"category_id,omitempty" maxLength:"64" doc:"Needed unless it is a translation"`
		RootID     string        `json:"root_article_id,omitempty" maxLength:"64" doc:"Article that it translates"`
		Language   lang.Language `json:"language"`
		Slug       string        `json:"slug,omitempty" maxLength:"80" pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"`
		Title      string        `json:"title" minLength:"1" maxLength:"200"`
		Body       string        `json:"body,omitempty" maxLength:"200000" doc:"Markdown"`
		Screens    []string      `json:"screens,omitempty" maxItems:"20"`
		Roles      []Role        `json:"roles,omitempty" maxItems:"4"`
	}
}

type articleChangeInput struct {
	httpx.ByVersion
	Body struct {
		CategoryID *string   `json:"category_id,omitempty" minLength:"1" maxLength:"64"`
		Slug       *string   `json:"slug,omitempty" maxLength:"80" pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"`
		Title      *string   `json:"title,omitempty" minLength:"1" maxLength:"200"`
		Body       *string   `json:"body,omitempty" maxLength:"200000" doc:"Markdown"`
		Screens    *[]string `json:"screens,omitempty" maxItems:"20"`
		Roles      *[]Role   `json:"roles,omitempty" maxItems:"4"`
	}
}

type listInput struct {
	page.Params
	Filter
}

// Routes serves the articles: to whoever reads them, and to whoever writes them.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "articles", Base: "/api/v1/articles", Rights: "helpcenter.articles"}
	reading(g, s)
	writing(g, s)
	versions(g, s)
	pastes(g, s)
	finds(g, s)
	products(g, s)
}

func reading(g httpx.Group, s *Service) {
	httpx.All(g.Op("list", "", "read", "Published articles, each in the reader's language where it has it"),
		func(ctx context.Context, in *struct{ Wanted }) ([]Entry, error) { return s.Entries(ctx, in.Wanted) })
	httpx.Get(g.Op("read", "/{id}/reading", "read", "One published article"), func(ctx context.Context, in *httpx.ByID) (Reading, error) {
		return s.Read(ctx, in.ID)
	})
}

func writing(g httpx.Group, s *Service) {
	httpx.List(g.Op("drafts", "/drafts", "update", "Articles as they are being written"), func(ctx context.Context, in *listInput) ([]Article, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.All(g.Op("gaps", "/gaps", "update", "Translations that are missing or stale"), func(ctx context.Context, _ *struct{}) ([]Gap, error) {
		return s.Gaps(ctx)
	})
	httpx.All(g.Op("coverage", "/coverage", "update", "Articles with the languages that they are there in"), func(ctx context.Context, in *struct{ Sources }) ([]Covered, error) {
		return s.Coverage(ctx, in.Sources)
	})
	httpx.Names(g.Op("names", "/names", "update", "What articles are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "update", "One article as it is being written"), func(ctx context.Context, in *httpx.ByID) (Article, error) {
		return s.Get(ctx, in.ID)
	})
	httpx.History(g.Op("history", "/{id}/history", "update", "What happened to an article"), s.history)
	httpx.Create(g.Op("create", "", "create", "Begin an article, or a translation of one"), func(ctx context.Context, in *articleCreateInput) (a Article, err error) {
		httpx.Copy(&a, in.Body)
		return s.Create(ctx, a)
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change the draft of an article"), func(ctx context.Context, in *articleChangeInput, version int64) (Article, error) {
		return s.Change(ctx, in.ID, version, func(a *Article) { httpx.Copy(a, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Delete an article"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
	moves(g, s)
	batches(g, s)
}

func moves(g httpx.Group, s *Service) {
	for _, move := range []struct {
		name, right, summary string
		do                   func(ctx context.Context, id string, version int64) (Article, error)
	}{
		{"publish", "publish", "Give readers what is written", s.Publish},
		{"archive", "publish", "Take an article from readers", s.Archive},
		{"reopen", "publish", "Make an archived article a draft again", s.Reopen},
		{"return", "publish", "Make an archived article what it was before", s.Return},
		{"confirm", "publish", "Say that the company has read a text that it was given, and answers for it", s.Confirm},
		{"review", "update", "Say that an article still holds", s.Review},
	} {
		op := g.Op(move.name, "/{id}/"+move.name, move.right, move.summary)
		httpx.Move(op, func(ctx context.Context, in *httpx.ByVersion, version int64) (Article, error) {
			return move.do(ctx, in.ID, version)
		})
	}
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "article", id, cursor, size)
}
