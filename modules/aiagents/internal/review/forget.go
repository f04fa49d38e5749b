package review

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Hear removes what was found of a debtor who was removed for good, and the cases that were made of it.
func Hear(consumers *events.Consumers, s *Service) {
	consumers.On("recobro.portfolios.debtor.deleted", "reviews-forgotten", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		if e.Subject == "" {
			return nil
		}
		return s.Forget(ctx, e.Subject)
	})
}

// Forget removes the reviews of a debtor's calls and conversations, and the cases that were made of them.
func (s *Service) Forget(ctx context.Context, debtorID string) error {
	all, err := s.Store.ofDebtor(ctx, debtorID)
	for n := 0; err == nil && n < len(all); n++ {
		if err = s.Cases.Forget(ctx, all[n].ID); err != nil {
			break
		}
		if err = s.uncommentAll(ctx, all[n].ID); err != nil {
			break
		}
		if err = storage.Delete(ctx, s.DB, &all[n], all[n].Version); err == nil {
			err = s.tell(ctx, all[n], "review.deleted", nil)
		}
	}
	return err
}

func (s *Service) uncommentAll(ctx context.Context, reviewID string) error {
	all, err := s.Store.commentsOf(ctx, []string{reviewID})
	for n := 0; err == nil && n < len(all); n++ {
		err = storage.Delete(ctx, s.DB, &all[n], all[n].Version)
	}
	return err
}
