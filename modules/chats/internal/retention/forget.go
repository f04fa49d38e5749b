package retention

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// forget is the job of removing what was written with a debtor who was removed for good.
type forget struct {
	DebtorID string `json:"debtor_id"`
}

// Kind names the job.
func (forget) Kind() string { return "chats.forget" }

// Hear follows debtors who are removed for good.
func Hear(consumers *events.Consumers, j *jobs.Client) {
	consumers.On("recobro.portfolios.debtor.deleted", "retention-deleted", func(ctx context.Context, tx *gorm.DB, e events.Envelope) error {
		_, err := j.InsertTx(ctx, tx, forget{e.Subject}, nil)
		return err
	})
}

// Forget removes what was written with a debtor. What a legal matter keeps is removed once it is released.
func (s *Service) Forget(ctx context.Context, debtorID string) error {
	for {
		all, err := s.Persons.OfDebtor(ctx, debtorID)
		if err != nil {
			return err
		}
		if len(all) == 0 {
			return s.each(ctx, s.Conversations.Erasable)
		}
		for _, p := range all {
			if err := s.DB.Within(ctx, func(ctx context.Context) error { return s.forget(ctx, p) }); err != nil {
				return err
			}
		}
	}
}

// forget has somebody be nobody's; nothing that waits goes out to them.
func (s *Service) forget(ctx context.Context, p person.Person) error {
	if err := s.Outgoing.Cancel(ctx, []string{p.ID}, contacts.ErrDebtor.Code); err != nil {
		return err
	}
	if err := s.Conversations.MarkErased(ctx, p.ID, s.Clock.Now()); err != nil {
		return err
	}
	if err := s.Links.Unlink(ctx, p.ID); err != nil {
		return err
	}
	return s.leave(ctx, p.ID)
}

// leave removes by what somebody was known, once nothing is left of what was written with them.
func (s *Service) leave(ctx context.Context, personID string) error {
	left, err := s.Conversations.HasWords(ctx, personID)
	if err != nil || left {
		return err
	}
	return s.Persons.Erase(ctx, personID)
}
