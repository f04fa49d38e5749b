package article

import (
	"context"
	"maps"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func keysOf[V any](all map[string]V) []string { return slices.Sorted(maps.Keys(all)) }

// leastBegun is how long a text is that words are found by which begin with it.
const leastBegun = 3

// beginning are words that begin with a text, shorter ones whole.
func (s *Service) beginning(ctx context.Context, text string) ([]string, error) {
	if len(text) < leastBegun {
		return s.known(ctx, []string{text})
	}
	return s.words(ctx, storage.Where("word >= ? AND word < ?", text, text+"~"))
}

// known are those of some words that some article has.
func (s *Service) known(ctx context.Context, words []string) ([]string, error) {
	if len(words) == 0 {
		return nil, nil
	}
	return s.words(ctx, storage.Where("word IN ?", words))
}

// meant are the words that somebody may have meant by what they typed.
func (s *Service) meant(ctx context.Context, typed string) ([]string, error) {
	words, err := s.words(ctx, storage.Where("slip IN ?", finding.Slips(typed)))
	return slices.DeleteFunc(words, func(word string) bool { return !finding.Meant(typed, word) }), err
}

func (s *Service) words(ctx context.Context, narrow storage.Narrow) (words []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&slip{}).Scopes(narrow).Distinct("word").Order("word").Limit(mostWordsOf).Pluck("word", &words).Error
	})
	return words, err
}
