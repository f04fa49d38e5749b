package article

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Shelf is what everybody may read of a portal: what is published there in its languages, and is for no role in particular.
type Shelf struct {
	PortalID  string
	Languages []lang.Language
}

// Narrow leaves what stands on the shelf, whoever asks: the reader of a public page has no role.
func (sh Shelf) Narrow(tx *gorm.DB) *gorm.DB {
	return ForAll(tx).Where("articles.portal_id = ? AND articles.language IN ?", sh.PortalID, sh.Languages)
}

// listed are the columns that a list of readers needs.
var listed = storage.Columns("id", "root_article_id", "category_id", "language", "slug", "live_title", "live_at")

// On are the articles of a shelf without their texts, by their titles.
func (s *Service) On(ctx context.Context, sh Shelf) ([]Article, error) {
	return storage.All[Article](ctx, s.db, mostMet, sh.Narrow, listed, storage.Sorted("title_key, id"))
}

// OnBySlug is an article of a shelf as readers have it. It fails with ErrNotFound.
func (s *Service) OnBySlug(ctx context.Context, sh Shelf, language lang.Language, slug string) (Article, error) {
	return storage.One[Article](ctx, s.db, sh.Narrow, storage.Where("articles.language = ? AND articles.slug = ?", language, slug))
}

// Texts are the articles of a shelf in one language with their texts, the last published first.
func (s *Service) Texts(ctx context.Context, sh Shelf, language lang.Language, most int) ([]Article, error) {
	return storage.All[Article](ctx, s.db, most, sh.Narrow, storage.Where("articles.language = ?", language), storage.Sorted("live_at DESC, id"))
}

// SearchOn finds articles of a shelf, the best first, each in the language that is read or else in one that it has.
func (s *Service) SearchOn(ctx context.Context, sh Shelf, w Sought) ([]Article, error) {
	groups, err := s.groups(ctx)
	if err != nil {
		return nil, err
	}
	terms, err := s.terms(ctx, w, groups)
	if err != nil || len(terms) == 0 {
		return nil, err
	}
	scores, err := s.scores(ctx, terms, mostOfWord)
	if err != nil || len(scores) == 0 {
		return nil, err
	}
	found, err := s.order(ctx, scores, sh.Narrow)
	found = InLanguage(found, w.Language)
	return found[:min(len(found), mostFound)], err
}

// mostKeptMisses bounds the searches in vain that are kept of readers whom nobody knows.
const mostKeptMisses = 2000

// MissOn keeps a search that found nothing on a shelf, unless very many are kept.
func (s *Service) MissOn(ctx context.Context, w Sought) error {
	kept, err := storage.All[Missed](ctx, s.db, mostKeptMisses, storage.Columns("tenant_id", "text"))
	if err != nil || len(kept) >= mostKeptMisses || len(finding.Words(w.Q)) == 0 {
		return err
	}
	return s.missed(ctx, w)
}

// mostFeedback bounds what is kept of an article from readers whom nobody knows.
const mostFeedback = 10_000

// RateOn keeps what a reader says of an article of a shelf, in the place of what the same one said before. The principal of ctx stands
// for the reader.
func (s *Service) RateOn(ctx context.Context, id string, f Feedback) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		yes, err := s.said(ctx, id, true)
		if err != nil {
			return err
		}
		no, err := s.said(ctx, id, false)
		if err == nil && yes+no >= mostFeedback {
			err = errs.New(errs.RateLimited, "too_many_requests")
		}
		if err != nil {
			return err
		}
		return s.rate(ctx, id, f)
	})
}

// Views are how often articles were read, by their ids.
type Views map[string]int64
