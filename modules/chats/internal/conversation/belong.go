package conversation

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostOfPerson bounds the conversations of one person.
const mostOfPerson = 500

// Belong gives somebody's conversations to the debtor whose they are known to be now, or to nobody, under the name that is known.
func (s *Service) Belong(ctx context.Context, p person.Person) error {
	return s.belongTo(ctx, p, false)
}

// GoAlong has somebody's conversations follow their debtor into another, or back: what is open with them goes on.
func (s *Service) GoAlong(ctx context.Context, p person.Person) error {
	return s.belongTo(ctx, p, true)
}

func (s *Service) belongTo(ctx context.Context, p person.Person, goesOn bool) error {
	other := storage.Where("person_id = ? AND (debtor_id <> ? OR person_name <> ? AND purged_at IS NULL)", p.ID, p.DebtorID, p.Called())
	all, err := storage.LockAll[Conversation](ctx, s.db, mostOfPerson, other, storage.Sorted("id"))
	for _, before := range all {
		if err == nil {
			err = s.belong(ctx, before, p, goesOn)
		}
	}
	return err
}

func (s *Service) belong(ctx context.Context, before Conversation, p person.Person, goesOn bool) error {
	after := before
	after.DebtorID, after.PortfolioID = p.DebtorID, p.PortfolioID
	if after.PurgedAt == nil {
		after.PersonName = p.Called()
	}
	if after.DebtorID != before.DebtorID && !goesOn {
		after.ContactID = "" // that of the other goes on no longer
	}
	if err := s.Stand(ctx, before, &after, s.clock.Now()); err != nil {
		return err
	}
	if after.DebtorID != "" && after.DebtorID != before.DebtorID && !goesOn {
		if err := s.story(ctx, after, message.In); err != nil {
			return err
		}
	}
	return s.told(ctx, after, "conversation.updated", map[string]any{"changes": record.Changes(before, after, "debtor_id")})
}

// Owners are those whose own a conversation is: see ownersOf.
func (s *Service) Owners(ctx context.Context, c Conversation) ([]string, error) {
	return s.ownersOf(ctx, c)
}
