package conversation

import (
	"context"
	"slices"
)

// CloseContact has a contact end, in the transaction of ctx.
type CloseContact func(ctx context.Context, contactID string) error

// OnLeave has contacts with which nobody goes on be closed by f. It is called before anything happens.
func (s *Service) OnLeave(f CloseContact) { s.closes = f }

// leave closes the contacts with which nobody goes on: of a conversation that is resolved, put off or somebody else's now, and the one in whose
// place another has come. Whoever answered is not held by it any longer.
func (s *Service) leave(ctx context.Context, before Conversation, after *Conversation) error {
	open := []string{before.ContactID, after.ContactID}
	if after.isLeft(before) {
		after.ContactID = ""
	}
	open = slices.DeleteFunc(slices.Compact(open), func(id string) bool { return id == after.ContactID })
	for _, id := range open {
		if err := s.close(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) close(ctx context.Context, contactID string) error {
	if contactID == "" || s.closes == nil {
		return nil
	}
	return s.closes(ctx, contactID)
}

// isLeft tells whether nobody goes on with the contact of a conversation.
func (c Conversation) isLeft(before Conversation) bool {
	handed := c.ContactID == before.ContactID && (c.AssigneeID != before.AssigneeID || c.Status == Pending && before.Status == Open)
	return handed || c.Status == Resolved || c.Status == Snoozed
}
