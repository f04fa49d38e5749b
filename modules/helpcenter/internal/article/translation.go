package article

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostRows bounds the articles that are looked through for missing and stale translations.
const mostRows = 20_000

// mostGaps bounds how many of them are told.
const mostGaps = 200

// Gap is a translation that is missing, or older than what it translates.
type Gap struct {
	RootID    string        `json:"root_article_id"`
	Title     string        `json:"title" doc:"Of the source"`
	Language  lang.Language `json:"language"`
	ArticleID string        `json:"article_id,omitempty" doc:"The translation; absent where it is missing"`
	Since     time.Time     `json:"since" doc:"When the source was changed last"`
}

// line is as much of an article as tells whether its translations are up to date.
type line struct {
	TenantID      string `gorm:"primaryKey"`
	ID            string `gorm:"primaryKey"`
	PortalID      string
	Language      lang.Language
	Title         string
	RootArticleID string
	ChangedAt     time.Time
	LiveAt        *time.Time
	HeldAt        *time.Time
}

// TableName is the table of articles.
func (line) TableName() string { return "articles" }

// outran tells whether a source was changed after a translation, and nobody has said since that this still says the same.
func (root line) outran(translation line) bool {
	held := translation.HeldAt != nil && !translation.HeldAt.Before(root.ChangedAt)
	return translation.ChangedAt.Before(root.ChangedAt) && !held
}

// Gaps are the translations that are missing or stale, those of the source changed last first. What is archived needs none.
func (s *Service) Gaps(ctx context.Context) ([]Gap, error) {
	live := storage.Where("status <> ?", Archived)
	rows, err := storage.All[line](ctx, s.db, mostRows, live, storage.Sorted("changed_at DESC, id"))
	if err != nil {
		return nil, err
	}
	portals, err := s.portals.All(ctx)
	return gaps(rows, portals), err
}

func gaps(rows []line, portals []portal.Portal) (all []Gap) {
	languages, there := map[string][]lang.Language{}, families(rows)
	for _, p := range portals {
		languages[p.ID] = p.Languages
	}
	for _, row := range rows {
		if row.ID == row.RootArticleID && len(all) < mostGaps {
			all = append(all, row.gaps(languages[row.PortalID], there[row.ID])...)
		}
	}
	return all
}

// families are the articles of each source, by language.
func families(rows []line) map[string]map[lang.Language]line {
	there := map[string]map[lang.Language]line{}
	for _, row := range rows {
		if there[row.RootArticleID] == nil {
			there[row.RootArticleID] = map[lang.Language]line{}
		}
		there[row.RootArticleID][row.Language] = row
	}
	return there
}

func (root line) gaps(languages []lang.Language, there map[lang.Language]line) (all []Gap) {
	for _, language := range languages {
		translation, written := there[language]
		if written && !root.outran(translation) {
			continue
		}
		all = append(all, Gap{root.ID, root.Title, language, translation.ID, root.ChangedAt})
	}
	return all
}
