package files_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"testing/fstest"
	"time"

	"gorm.io/gorm"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// article is a record that has pictures.
type article struct {
	storage.Row
	Title string `json:"title"`
}

// articles is the module's service.
type articles struct {
	db    *storage.DB
	files *files.Store
}

func newArticles(db *storage.DB, store *files.Store) *articles {
	return &articles{db: db, files: store}
}

// get is an article that the caller may see.
func (s *articles) get(ctx context.Context, id string) (article, error) {
	return storage.One[article](ctx, s.db, storage.ByID(id))
}

func (s *articles) list(ctx context.Context, in *page.Params) (all []article, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		all, meta, err = page.Short[article](tx, "title", page.Orders(map[string]string{"title": "title"}), *in)
		return err
	})
	return all, meta, err
}

// record is the article of a request.
func record(r *http.Request) files.Record {
	return files.Record{Type: "article", ID: r.PathValue("id")}
}

// mayIllustrate refuses who does not see the article.
func (s *articles) mayIllustrate(r *http.Request) error {
	_, err := s.get(r.Context(), record(r).ID)
	return err
}

// illustrate gives a picture to an article: what else changes of the article would stand here too.
func (s *articles) illustrate(r *http.Request, got *files.Received) (files.File, error) {
	return s.files.Add(r.Context(), got, record(r), time.Time{})
}

// picture is one of an article that the caller may see.
func (s *articles) picture(r *http.Request) (files.File, error) {
	if err := s.mayIllustrate(r); err != nil {
		return files.File{}, err
	}
	f, err := s.files.Get(r.Context(), r.PathValue("file"))
	if err == nil && f.Record != record(r) {
		err = storage.ErrNotFound
	}
	return f, err
}

type pictures struct {
	page.Params
	httpx.ByID
}

func (s *articles) pictures(ctx context.Context, in *pictures) ([]files.File, page.Meta, error) {
	if _, err := s.get(ctx, in.ID); err != nil {
		return nil, page.Meta{}, err
	}
	return s.files.Of(ctx, files.Record{Type: "article", ID: in.ID}, in.Params)
}

func routes(api *httpx.API, s *articles) {
	g := httpx.Group{API: api, Tag: "articles", Base: articlesPath, Rights: "helpcenter.articles"}
	httpx.List(g.Op("list", "", "read", "List articles"), s.list)
	httpx.List(g.Op("pictures", "/{id}/pictures", "read", "List an article's pictures"), s.pictures)
	files.RegisterUpload(api, s.files, g.Op("illustrate", "/{id}/pictures", "update", "Add a picture").Operation, files.Upload[files.File]{
		Accepted: files.Accepted{Types: []string{"image/png", "image/jpeg", "text/plain"}, Largest: 5 << 20},
		Fields:   []string{"caption"}, Check: s.mayIllustrate, Done: s.illustrate,
	})
	files.RegisterDownload(api, s.files, g.Op("picture", "/{id}/pictures/{file}", "read", "One picture").Operation,
		files.Download{Find: s.picture, Inline: true, Recorded: true})
}

const articlesPath = "/api/v1/articles"

// seed makes an article in each tenant of the demo.
func seed(demo sdk.DemoSeed, s *articles) (err error) {
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "helpcenter"))
		err = errors.Join(err, storage.Insert(ctx, s.db, &article{Title: "How to pay"}))
	}
	return err
}

// helpcenter is a module whose articles have pictures.
func helpcenter() sdk.Module {
	text := `{"es": "x", "en": "x", "pt": "x"}`
	permission := func(right string) string {
		return `{"name": "helpcenter.articles:` + right + `", "title": ` + text + `, "description": ` + text + `, "grants": {"admin": "all"}}`
	}
	return sdk.Module{
		Manifest: []byte(`{"id": "helpcenter", "version": "1.0.0", "title": ` + text + `, "description": ` + text + `,
			"api": {"prefixes": ["` + articlesPath + `"]}, "events": {},
			"permissions": [` + permission("read") + `, ` + permission("update") + `]}`),
		Migrations: fstest.MapFS{"migrations/0001_articles.sql": {Data: []byte(`-- +goose Up
CREATE TABLE articles (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    title TEXT NOT NULL, PRIMARY KEY (tenant_id, id)
);`)}},
		Provide: []any{newArticles},
		Routes:  []any{routes},
		Demo:    []any{seed},
	}
}

// A module asks for the store where it provides its service, and serves files by an operation each way.
func Example() {
	fmt.Println(len(helpcenter().Routes), "list of routes, with files coming in and going out")
	// Output: 1 list of routes, with files coming in and going out
}
