// Package picture is the pictures of articles. They belong to the source of an article and its translations, and readers see
// those that a published text of them holds.
package picture

import (
	"context"
	"regexp"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/raster"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	drawn "github.com/recobro/recobro/plugins-sdk/go/picture"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// What pictures are bound by.
const (
	Most       = 200     // of an article with its translations
	Largest    = 5 << 20 // bytes of one
	mostSide   = 8000    // dots
	mostPixels = 32_000_000
)

// The refusals of pictures.
var (
	ErrNotFound = errs.New(errs.NotFound, "helpcenter.picture_not_found")
	ErrTooMany  = errs.New(errs.Conflict, "helpcenter.pictures_too_many")
)

// Accepted is what may come in: nothing that a browser could run.
func Accepted() files.Accepted {
	return files.Accepted{Types: drawn.Types(), Largest: Largest}
}

// Picture is a picture of an article.
type Picture struct {
	ID     string `json:"id"`
	Src    string `json:"src" doc:"How the text of the article names it"`
	Width  int    `json:"width" doc:"Dots"`
	Height int    `json:"height" doc:"Dots"`
}

// Address is how a text names a picture.
func Address(rootID, id string) string { return base + "/" + rootID + "/pictures/" + id }

// Named finds the pictures of articles in a text: the article's id, then the picture's.
var Named = regexp.MustCompile(regexp.QuoteMeta(base) + `/([0-9A-Za-z-]{1,64})/pictures/([0-9A-Za-z-]{1,64})`)

// Service keeps the pictures of articles.
type Service struct {
	articles *article.Service
	files    *files.Store
	db       *storage.DB
}

// NewService keeps pictures in a store.
func NewService(articles *article.Service, store *files.Store, db *storage.DB) *Service {
	return &Service{articles, store, db}
}

func of(rootID string) files.Record { return files.Record{Type: "article", ID: rootID} }

// Add gives a picture that has come in to an article. It fails as raster.Sides does, and with ErrTooMany.
func (s *Service) Add(ctx context.Context, a article.Article, got *files.Received) (p Picture, err error) {
	_, there, err := s.files.Of(ctx, of(a.RootID), page.Params{Page: 1, PageSize: 1})
	if err == nil && there.Total >= Most {
		err = ErrTooMany.WithParam("most", Most)
	}
	if err != nil {
		return p, err
	}
	f, err := s.files.Add(ctx, got, of(a.RootID), time.Time{})
	if err != nil {
		return p, err
	}
	p = Picture{ID: f.ID, Src: Address(a.RootID, f.ID)}
	p.Width, p.Height, err = raster.Sides(ctx, s.files, f, raster.Bound{Side: mostSide, All: mostPixels})
	return p, err
}

// Of is a picture of an article or of what it translates, as writers see it: whether or not a text holds it.
func (s *Service) Of(ctx context.Context, articleID, id string) (f files.File, err error) {
	a, err := s.articles.Get(ctx, articleID)
	if err == nil {
		f, err = s.files.Get(ctx, id)
	}
	if errs.KindOf(err) == errs.NotFound || err == nil && (f.Record != of(a.RootID) || f.ErasedAt != nil) {
		err = ErrNotFound
	}
	return f, err
}

// Shown is a picture in a text that the caller may read.
func (s *Service) Shown(ctx context.Context, articleID, id string) (files.File, error) {
	f, err := s.Of(ctx, articleID, id)
	if err != nil {
		return f, err
	}
	held, err := s.articles.Reads(ctx, f.Record.ID, Address(f.Record.ID, id))
	return f, unless(held, err)
}

// Public is a picture of a published article that is for everybody, of those that narrow leaves: a portal's, for one.
func (s *Service) Public(ctx context.Context, articleID, id string, narrow ...storage.Narrow) (files.File, error) {
	f, err := s.Of(ctx, articleID, id)
	if err != nil {
		return f, err
	}
	held, err := s.articles.Holds(ctx, f.Record.ID, Address(f.Record.ID, id), append(narrow, article.ForAll)...)
	return f, unless(held, err)
}

func unless(held bool, err error) error {
	if err == nil && !held {
		return ErrNotFound
	}
	return err
}
