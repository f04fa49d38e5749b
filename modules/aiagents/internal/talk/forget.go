package talk

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Hear removes what was talked with debtors who are removed.
func Hear(consumers *events.Consumers, s *Service) {
	consumers.On("recobro.portfolios.debtor.deleted", "talks-forgotten", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		return s.Forget(ctx, e.Subject)
	})
}

// Forget removes the talks with a debtor, and what was said in them. That there were some stays on the record.
func (s *Service) Forget(ctx context.Context, debtorID string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		gone, err := s.store.forget(ctx, debtorID)
		if err != nil || gone == 0 {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "talk.forgotten", Payload: map[string]any{"count": gone}, Many: true})
	})
}

// forget removes the talks with a debtor and their turns, and tells how many talks there were.
func (s *Store) forget(ctx context.Context, debtorID string) (gone int, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		fresh := tx.Session(&gorm.Session{NewDB: true})
		theirs := fresh.Model(&Talk{}).Select("id").Where("debtor_id = ?", debtorID)
		if err := fresh.Where("talk_id IN (?)", theirs).Delete(&Turn{}).Error; err != nil {
			return err
		}
		done := fresh.Where("debtor_id = ?", debtorID).Delete(&Talk{})
		gone = int(done.RowsAffected)
		return done.Error
	})
	return gone, err
}
