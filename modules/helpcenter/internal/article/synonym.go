package article

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostSynonyms bounds a tenant's groups of synonyms: they are read as a whole.
const mostSynonyms = 500

// Synonym is a group of words that the company takes for the same.
type Synonym struct {
	storage.Row
	Words []string `json:"words" gorm:"serializer:json" doc:"As they are searched: small letters without accents"`
}

// Refusals is what storage's refusals are called of synonyms.
func (Synonym) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrSynonym} }

// Synonyms are the company's own.
func (s *Service) Synonyms(ctx context.Context) ([]Synonym, error) {
	return storage.All[Synonym](ctx, s.db, mostSynonyms, storage.Sorted("id"))
}

func (s *Service) groups(ctx context.Context) (groups [][]string, err error) {
	all, err := s.Synonyms(ctx)
	for _, one := range all {
		groups = append(groups, one.Words)
	}
	return groups, err
}

// AddSynonym takes words for the same. It fails with ErrOneWord and ErrSynonyms.
func (s *Service) AddSynonym(ctx context.Context, texts []string) (one Synonym, err error) {
	for _, text := range texts {
		words := finding.Words(text)
		if len(words) != 1 {
			return one, ErrOneWord
		}
		one.Words = append(one.Words, words[0])
	}
	there, err := s.Synonyms(ctx)
	if err == nil && len(there) >= mostSynonyms {
		err = ErrSynonyms.WithParam("most", mostSynonyms)
	}
	if err != nil {
		return one, err
	}
	if err := storage.Insert(ctx, s.db, &one); err != nil {
		return one, err
	}
	return one, s.wroteSynonyms(ctx, one)
}

// RemoveSynonym no longer takes the words for the same.
func (s *Service) RemoveSynonym(ctx context.Context, id string) error {
	one, err := storage.Lock[Synonym](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &one, one.Version); err != nil {
		return err
	}
	return s.wroteSynonyms(ctx, one)
}

func (s *Service) wroteSynonyms(ctx context.Context, one Synonym) error {
	return s.record.Write(ctx, record.Act{Name: "article.synonyms_changed", Payload: map[string]any{"words": one.Words}})
}
