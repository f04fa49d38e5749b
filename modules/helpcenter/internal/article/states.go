package article

import (
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Publish gives readers what is written, as a version of its own.
func (s *Service) Publish(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "published", Live, []Status{Draft, Published}, func(a *Article) {
		now := s.clock.Now()
		a.Status, a.LiveTitle, a.LiveBody, a.LiveAt, a.ReviewedAt = Published, a.Title, a.Body, &now, now
	})
}

// Archive takes an article from readers.
func (s *Service) Archive(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "archived", Saved, []Status{Draft, Published}, func(a *Article) {
		a.Status, a.LiveTitle, a.LiveBody, a.LiveAt = Archived, "", "", nil
	})
}

// Reopen makes an archived article a draft again.
func (s *Service) Reopen(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "reopened", Saved, []Status{Archived}, func(a *Article) { a.Status = Draft })
}

// Review says that an article still holds.
func (s *Service) Review(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "reviewed", Saved, Status("").Enum(), func(a *Article) { a.ReviewedAt = s.clock.Now() })
}

func (s *Service) move(ctx context.Context, id string, version int64, act string, why Why, from []Status, change func(*Article)) (Article, error) {
	there, err := s.Get(ctx, id)
	if err != nil {
		return there, err
	}
	if !slices.Contains(from, there.Status) {
		return there, ErrStatus
	}
	return s.write(ctx, id, version, why, change, func(before, after Article) record.Act {
		return record.Act{Name: "article." + act, Payload: map[string]any{"changes": record.Changes(before, after, "status")}}
	})
}
