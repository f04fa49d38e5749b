package article

import (
	"context"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/markdown"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Entry is a published article as lists of readers name it.
type Entry struct {
	ID         string        `json:"id"`
	RootID     string        `json:"root_article_id"`
	CategoryID string        `json:"category_id"`
	Language   lang.Language `json:"language"`
	Title      string        `json:"title"`
	Screens    []string      `json:"screens"`
	Shelf      string        `json:"shelf,omitempty" doc:"Where it stands among the product's own articles; absent for the company's"`
}

// Other is an article in another language.
type Other struct {
	ID       string        `json:"id"`
	Language lang.Language `json:"language"`
	Title    string        `json:"title"`
}

// Reading is a published article as readers have it.
type Reading struct {
	Entry
	Content    []markdown.Node `json:"content" doc:"Its text, as a screen draws it"`
	LiveAt     *time.Time      `json:"live_at,omitempty" doc:"Absent for the product's own"`
	ReviewedAt *time.Time      `json:"reviewed_at,omitempty" doc:"Absent for the product's own"`
	Others     []Other         `json:"others" doc:"The same article in other languages"`
}

func (a Article) entry() Entry {
	return Entry{a.ID, a.RootID, a.CategoryID, a.Language, a.LiveTitle, append([]string{}, a.Screens...), ""}
}

// Read is a published article as the caller may read it.
func (s *Service) Read(ctx context.Context, id string) (r Reading, err error) {
	if strings.Contains(id, ".") { // of the product; no id of storage's has one
		return s.readShipped(ctx, id)
	}
	a, err := storage.One[Article](ctx, s.db, storage.ByID(id), readable(ctx))
	if err != nil {
		return r, err
	}
	siblings, err := storage.All[Article](ctx, s.db, len(lang.Language("").Enum()), readable(ctx),
		storage.Where("root_article_id = ? AND id <> ?", a.RootID, a.ID), storage.Columns("id", "language", "live_title"), storage.Sorted("language"))
	r = Reading{Entry: a.entry(), Content: s.markdown.Tree(a.LiveBody), LiveAt: a.LiveAt, ReviewedAt: &a.ReviewedAt, Others: []Other{}}
	for _, other := range siblings {
		r.Others = append(r.Others, Other{other.ID, other.Language, other.LiveTitle})
	}
	return r, err
}

// mostEntries bounds a list of readers, mostMet what it is made from: each article in several languages.
const (
	mostEntries = 500
	mostMet     = 3 * mostEntries
)

// Wanted is what a reader looks for.
type Wanted struct {
	CategoryID string        `query:"category_id" maxLength:"64"`
	Screen     string        `query:"screen" maxLength:"120" pattern:"^/[a-z0-9/:-]*$" doc:"Path of a screen, as its module's manifest writes it"`
	Language   lang.Language `query:"language" doc:"Language to read in; without it, that of the caller"`
}

// Entries are the published articles that the caller may read, each in the language that they read, or else in the one it has; behind
// the company's own those of the product.
func (s *Service) Entries(ctx context.Context, w Wanted) ([]Entry, error) {
	columns := storage.Columns("id", "root_article_id", "category_id", "language", "live_title", "screens")
	rows, err := storage.All[Article](ctx, s.db, mostMet, readable(ctx), w.narrow, columns, storage.Sorted("title_key, id"))
	if w.Language == "" {
		w.Language = lang.Of(principal.Must(ctx).Language)
	}
	if err != nil {
		return nil, err
	}
	entries := fallback(rows, w.Language)
	texts, err := s.shipped(ctx, w.Language)
	for _, text := range texts {
		if w.wants(text) {
			entries = append(entries, entryOf(text))
		}
	}
	return entries, err
}

// fallback keeps of each article one language: the wanted one, else its own first.
func fallback(rows []Article, wanted lang.Language) []Entry {
	entries := []Entry{}
	for _, row := range InLanguage(rows, wanted) {
		if len(entries) < mostEntries {
			entries = append(entries, row.entry())
		}
	}
	return entries
}

// InLanguage are the articles in their order, of each one language: the wanted one, else its own first, else any.
func InLanguage(rows []Article, wanted lang.Language) (kept []Article) {
	chosen := map[string]Article{}
	for _, row := range rows {
		best, there := chosen[row.RootID]
		if !there || row.Language == wanted || best.Language != wanted && row.ID == row.RootID {
			chosen[row.RootID] = row
		}
	}
	for _, row := range rows {
		if chosen[row.RootID].ID == row.ID {
			kept = append(kept, row)
		}
	}
	return kept
}
