package incoming

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// met begins the contact of a debtor with whom somebody speaks now, or has spoken; it is false where nobody has.
func (s *Service) met(ctx context.Context, t *taking) bool {
	c, err := s.calls.Get(ctx, t.call.ID)
	if err != nil || c.UserID == "" {
		return false
	}
	switch {
	case c.ContactID != "": // begun for an agent that was not to be had
		if err := s.book.Make(ctx, c.ContactID, c.UserID); err != nil {
			s.log.WarnContext(ctx, "a contact does not know who makes it", "call", c.ID, "error", err)
		}
	case c.DebtorID != "":
		s.receive(ctx, c)
	}
	return true
}

func (s *Service) receive(ctx context.Context, c call.Call) {
	id, err := s.book.Receive(ctx, contacts.Holder{DebtorID: c.DebtorID, PhoneID: c.PhoneID}, c.UserID)
	if err != nil {
		s.log.ErrorContext(ctx, "a contact of a debtor who called is not kept", "call", c.ID, "error", err)
		return
	}
	if _, err := s.calls.Change(ctx, c.ID, func(c *call.Call) error {
		c.ContactID = id
		return nil
	}); err != nil {
		s.log.ErrorContext(ctx, "a call does not know its contact", "call", c.ID, "error", err)
	}
}

// otherwise does what the number says where nobody speaks with the caller.
func (s *Service) otherwise(ctx context.Context, t *taking, how number.Otherwise) {
	defer s.missed(ctx, t)
	if how == number.Hangup {
		t.in.Refuse(telephony.NoAnswer)
		return
	}
	s.speak(ctx, t, how == number.Mailbox)
}

// missed leaves a callback in the schedule of whoever works the debtor.
func (s *Service) missed(ctx context.Context, t *taking) {
	if t.call.DebtorID == "" {
		return
	}
	if err := s.book.CallBack(ctx, t.call.DebtorID, t.call.PhoneID, t.call.ID); err != nil {
		s.log.ErrorContext(ctx, "a callback is not scheduled", "call", t.call.ID, "error", err)
	}
}
