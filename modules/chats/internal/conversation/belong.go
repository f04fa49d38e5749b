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
	all, err := storage.LockAll[Conversation](ctx, s.db, mostOfPerson, storage.Where("person_id = ? AND (debtor_id <> ? OR person_name <> ?)", p.ID, p.DebtorID, p.Name), storage.Sorted("id"))
	for _, before := range all {
		if err == nil {
			err = s.belong(ctx, before, p)
		}
	}
	return err
}

func (s *Service) belong(ctx context.Context, before Conversation, p person.Person) error {
	after := before
	after.DebtorID, after.PortfolioID, after.PersonName = p.DebtorID, p.PortfolioID, p.Name
	if after.DebtorID != before.DebtorID {
		after.ContactID = "" // that of the other goes on no longer
	}
	if err := storage.Update(ctx, s.db, &after, before.Version); err != nil {
		return err
	}
	if after.DebtorID != "" && after.DebtorID != before.DebtorID {
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
