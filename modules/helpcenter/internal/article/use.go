package article

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// use is how much an article is read.
type use struct {
	TenantID  string `gorm:"primaryKey"`
	ArticleID string `gorm:"primaryKey"`
	Views     int64
}

// TableName is the table of uses.
func (use) TableName() string { return "article_uses" }

// Missed is a search that found nothing.
type Missed struct {
	TenantID string        `json:"-" gorm:"primaryKey"`
	Language lang.Language `json:"language" gorm:"primaryKey"`
	Text     string        `json:"text" gorm:"primaryKey" doc:"What was looked for, folded"`
	Times    int64         `json:"times"`
	LastAt   time.Time     `json:"last_at"`
}

// TableName is the table of searches that found nothing.
func (Missed) TableName() string { return "missed_searches" }

// mostMissed is how many of them are told: those looked for most.
const mostMissed = 50

// View counts that somebody reads an article.
func (s *Service) View(ctx context.Context, id string) error {
	if err := s.there(ctx, id); err != nil {
		return err
	}
	return s.count(ctx, &use{ArticleID: id, Views: 1}, map[string]any{"views": gorm.Expr("article_uses.views + 1")}, "tenant_id", "article_id")
}

// Miss keeps a search that somebody has ended without a result; it keeps nothing of one that has results.
func (s *Service) Miss(ctx context.Context, w Sought) error {
	found, err := s.Search(ctx, w)
	if err != nil || len(found) > 0 || len(finding.Words(w.Q)) == 0 {
		return err
	}
	if w.Language == "" {
		w.Language = lang.Of(principal.Must(ctx).Language)
	}
	return s.missed(ctx, w)
}

func (s *Service) missed(ctx context.Context, w Sought) error {
	text := strings.Join(finding.Words(w.Q), " ")
	again := map[string]any{"times": gorm.Expr("missed_searches.times + 1"), "last_at": s.clock.Now()}
	return s.count(ctx, &Missed{Language: w.Language, Text: text, Times: 1, LastAt: s.clock.Now()}, again, "tenant_id", "language", "text")
}

// count writes a row, or adds to the one that is there.
func (s *Service) count(ctx context.Context, row any, again map[string]any, key ...string) error {
	var columns []clause.Column
	for _, name := range key {
		columns = append(columns, clause.Column{Name: name})
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{Columns: columns, DoUpdates: clause.Assignments(again)}).Create(row).Error
	})
}

// Misses are the searches that still find nothing, those looked for most first.
func (s *Service) Misses(ctx context.Context) (left []Missed, err error) {
	all, err := storage.All[Missed](ctx, s.db, mostMissed, storage.Sorted("times DESC, text"))
	for _, one := range all {
		found, err := s.Search(ctx, Sought{Q: one.Text, Language: one.Language})
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			left = append(left, one)
		}
	}
	return left, err
}
