package article

import (
	"context"
	"maps"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
)

// word is a word of a published article, and what it counts for.
type word struct {
	TenantID  string `gorm:"primaryKey"`
	ArticleID string `gorm:"primaryKey"`
	Word      string `gorm:"primaryKey"`
	Weight    int
}

// TableName is the table of words.
func (word) TableName() string { return "article_words" }

// slip is a word under itself, and under what is left of it without a letter.
type slip struct {
	TenantID string `gorm:"primaryKey"`
	Slip     string `gorm:"primaryKey"`
	Word     string `gorm:"primaryKey"`
}

// TableName is the table of the words that there are.
func (slip) TableName() string { return "vocabulary" }

// index has an article found by what readers have of it, or by nothing where they have none.
func (s *Service) index(ctx context.Context, a Article) error {
	headings, body := s.markdown.Parts(a.LiveBody)
	weights := finding.Weigh(a.LiveTitle, headings, body)
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("article_id = ?", a.ID).Delete(&word{}).Error; err != nil || a.LiveAt == nil {
			return err
		}
		words, slips := rows(a.ID, weights)
		if err := tx.CreateInBatches(words, 500).Error; err != nil {
			return err
		}
		return tx.Clauses(clause.OnConflict{DoNothing: true}).CreateInBatches(slips, 500).Error
	})
}

// rows are in the order of their words, so that two who publish at once wait for each other in the same order.
func rows(id string, weights map[string]int) (words []word, slips []slip) {
	for _, text := range slices.Sorted(maps.Keys(weights)) {
		words = append(words, word{ArticleID: id, Word: text, Weight: weights[text]})
		for _, less := range finding.Slips(text) {
			slips = append(slips, slip{Slip: less, Word: text})
		}
	}
	return words, slips
}
