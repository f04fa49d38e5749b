package article

import (
	"context"
	"errors"
	"net/http"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Deed is what is done to many articles.
type Deed string

// The deeds.
const (
	publishing Deed = "publish"
	archiving  Deed = "archive"
	returning  Deed = "return"
)

// Enum are all deeds.
func (Deed) Enum() []Deed { return []Deed{publishing, archiving, returning} }

// Outcome is what came of one of many.
type Outcome string

// The outcomes.
const (
	Changed   Outcome = "changed"
	Unchanged Outcome = "unchanged" // it was so before
	Refused   Outcome = "refused"
)

// Enum are all outcomes.
func (Outcome) Enum() []Outcome { return []Outcome{Changed, Unchanged, Refused} }

// One is what came of one article of many.
type One struct {
	ID      string  `json:"id"`
	Title   string  `json:"title" doc:"Empty where there is no such article"`
	Outcome Outcome `json:"outcome"`
	Code    string  `json:"code,omitempty" doc:"Why it was refused"`
	Reason  string  `json:"reason,omitempty" doc:"The same, in the caller's language"`
	// CategoryID is where it stood before it was moved, for whoever takes that back.
	CategoryID string `json:"category_id,omitempty" doc:"Where it stood before"`
}

// step is what is done to one article; it changes nothing where that is as it should be.
type step func(ctx context.Context, a Article) (Article, error)

// Do does the same to many articles, each by itself: what is refused of one keeps no other back. Doing it again changes nothing more.
func (s *Service) Do(ctx context.Context, ids []string, what Deed) ([]One, error) {
	do := map[Deed]step{
		publishing: func(ctx context.Context, a Article) (Article, error) {
			if a.Status == Published && a.LiveTitle == a.Title && a.LiveBody == a.Body {
				return a, nil
			}
			return s.Publish(ctx, a.ID, a.Version)
		},
		archiving: func(ctx context.Context, a Article) (Article, error) {
			if a.Status == Archived {
				return a, nil
			}
			return s.Archive(ctx, a.ID, a.Version)
		},
		returning: func(ctx context.Context, a Article) (Article, error) {
			if a.Status != Archived {
				return a, nil
			}
			return s.Return(ctx, a.ID, a.Version)
		},
	}
	return s.each(ctx, ids, do[what])
}

// Move puts many articles into a category, as Do does, each with its translations.
func (s *Service) Move(ctx context.Context, ids []string, categoryID string) ([]One, error) {
	return s.each(ctx, ids, func(ctx context.Context, a Article) (Article, error) {
		if a.CategoryID == categoryID {
			return a, nil
		}
		return s.Change(ctx, a.ID, a.Version, func(a *Article) { a.CategoryID = categoryID })
	})
}

// each does a step to every article in a transaction of its own.
func (s *Service) each(ctx context.Context, ids []string, do step) (all []One, err error) {
	for at, id := range ids {
		if slices.Contains(ids[:at], id) {
			continue
		}
		one := One{ID: id}
		err := s.db.Within(ctx, func(ctx context.Context) error { return s.step(ctx, &one, do) })
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err := one.refuse(err); err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, nil
}

func (s *Service) step(ctx context.Context, one *One, do step) error {
	before, err := storage.Lock[Article](ctx, s.db, storage.ByID(one.ID))
	if err != nil {
		return err
	}
	one.Title, one.CategoryID, one.Outcome = before.Title, before.CategoryID, Unchanged
	after, err := do(ctx, before)
	if err == nil && after.Version != before.Version {
		one.Outcome = Changed
	}
	return err
}

// refuse tells why it was not done; what is no refusal of the article, but a failure, is given back.
func (one *One) refuse(err error) error {
	var told *errs.Error
	if !errors.As(err, &told) || told.Kind.Status() >= http.StatusInternalServerError {
		return err
	}
	one.Outcome, one.Code = Refused, told.Code
	return nil
}
