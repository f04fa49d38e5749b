package article

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostCovered bounds how many articles are told with their translations.
const mostCovered = 500

// Coverage is how far a translation has come.
type Coverage string

// The coverages.
const (
	Source  Coverage = "source"
	Current Coverage = "current"
	Behind  Coverage = "stale"
	Missing Coverage = "missing"
)

// Enum are all coverages.
func (Coverage) Enum() []Coverage { return []Coverage{Source, Current, Behind, Missing} }

// Cell is an article in one language.
type Cell struct {
	Language  lang.Language `json:"language"`
	State     Coverage      `json:"state"`
	ArticleID string        `json:"article_id,omitempty" doc:"Absent where it is missing"`
	Live      bool          `json:"live" doc:"Readers have it"`
}

// Covered is an article with its translations.
type Covered struct {
	RootID    string    `json:"root_article_id"`
	Title     string    `json:"title" doc:"Of the source"`
	ChangedAt time.Time `json:"changed_at" doc:"When the source was changed last"`
	Cells     []Cell    `json:"cells" doc:"In the languages of its portal, and those that it has besides"`
}

// Sources narrows the articles that are told with their translations.
type Sources struct {
	Gaps   bool   `query:"gaps" doc:"Those alone of which a translation is missing or stale"`
	RootID string `query:"root_article_id" maxLength:"64" doc:"This one alone"`
}

// Coverage tells of each article in which languages it is there, those changed last first. What is archived is left out.
func (s *Service) Coverage(ctx context.Context, w Sources) ([]Covered, error) {
	rows, err := storage.All[line](ctx, s.db, mostRows, w.narrow, storage.Sorted("changed_at DESC, id"))
	if err != nil {
		return nil, err
	}
	portals, err := s.portals.All(ctx)
	languages, there := map[string][]lang.Language{}, families(rows)
	for _, p := range portals {
		languages[p.ID] = p.Languages
	}
	all := []Covered{}
	for _, row := range rows {
		if row.ID != row.RootArticleID || len(all) == mostCovered {
			continue
		}
		one := row.covered(languages[row.PortalID], there[row.ID])
		if !w.Gaps || slices.ContainsFunc(one.Cells, func(c Cell) bool { return c.State == Missing || c.State == Behind }) {
			all = append(all, one)
		}
	}
	return all, err
}

func (w Sources) narrow(tx *gorm.DB) *gorm.DB {
	tx = tx.Where("status <> ?", Archived)
	if w.RootID != "" {
		tx = tx.Where("root_article_id = ?", w.RootID)
	}
	return tx
}

func (root line) covered(languages []lang.Language, there map[lang.Language]line) Covered {
	one := Covered{RootID: root.ID, Title: root.Title, ChangedAt: root.ChangedAt, Cells: []Cell{}}
	for _, language := range lang.Language("").Enum() {
		row, written := there[language]
		if written || slices.Contains(languages, language) {
			one.Cells = append(one.Cells, Cell{language, root.state(row, written), row.ID, row.LiveAt != nil})
		}
	}
	return one
}

func (root line) state(row line, written bool) Coverage {
	switch {
	case !written:
		return Missing
	case row.ID == root.ID:
		return Source
	case root.outran(row):
		return Behind
	default:
		return Current
	}
}
