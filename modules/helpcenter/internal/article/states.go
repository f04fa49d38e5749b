package article

import (
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Publish gives readers what is written, as a version of its own. It fails with ErrUnconfirmed on a text that nobody has answered for.
func (s *Service) Publish(ctx context.Context, id string, version int64) (Article, error) {
	there, err := s.Get(ctx, id)
	if err == nil && there.Unconfirmed {
		err = ErrUnconfirmed
	}
	if err != nil {
		return there, err
	}
	return s.move(ctx, id, version, "published", Live, []Status{Draft, Published}, func(a *Article) {
		now := s.clock.Now()
		a.Status, a.LiveTitle, a.LiveBody, a.LiveAt, a.ReviewedAt = Published, a.Title, a.Body, &now, now
	})
}

// Archive takes an article from readers.
func (s *Service) Archive(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "archived", Saved, []Status{Draft, Published}, func(a *Article) {
		a.ArchivedFrom = a.Status
		a.Status, a.LiveTitle, a.LiveBody, a.LiveAt = Archived, "", "", nil
	})
}

// Return makes an archived article what it was: readers have again what they had.
func (s *Service) Return(ctx context.Context, id string, version int64) (Article, error) {
	had, err := storage.All[Version](ctx, s.db, 1, of(id), storage.Where("why = ?", Live), storage.Sorted("number DESC"))
	if err != nil {
		return Article{}, err
	}
	return s.move(ctx, id, version, "returned", Saved, []Status{Archived}, func(a *Article) {
		a.Status = Draft
		if a.ArchivedFrom == Published && len(had) > 0 {
			a.Status, a.LiveTitle, a.LiveBody, a.LiveAt = Published, had[0].Title, had[0].Body, &had[0].WrittenAt
		}
	})
}

// Confirm says that the company has read the text that it was given, and answers for it.
func (s *Service) Confirm(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "confirmed", Saved, Status("").Enum(), func(a *Article) { a.Unconfirmed = false })
}

// Reopen makes an archived article a draft again.
func (s *Service) Reopen(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "reopened", Saved, []Status{Archived}, func(a *Article) { a.Status = Draft })
}

// Review says that an article still holds, and a translation that it still says what its source does.
func (s *Service) Review(ctx context.Context, id string, version int64) (Article, error) {
	return s.move(ctx, id, version, "reviewed", Saved, Status("").Enum(), func(a *Article) {
		now := s.clock.Now()
		a.ReviewedAt, a.HeldAt = now, &now
	})
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
