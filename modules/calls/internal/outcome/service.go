package outcome

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Service tells what came of calls.
type Service struct {
	calls *call.Service
	book  *contacts.Book
	tests Tests
	clock clock.Clock
}

// Tests keep how well calls went that tried a trunk.
type Tests interface {
	OfCall(ctx context.Context, c call.Call) error
}

// NewService tells portfolios by a book.
func NewService(calls *call.Service, book *contacts.Book, tests Tests, c clock.Clock) *Service {
	return &Service{calls, book, tests, c}
}

// Reached implements floor.Settler.
func (s *Service) Reached(ctx context.Context, c call.Call) error {
	return settled(s.book.Start(ctx, c.ContactID))
}

// Settle implements floor.Settler: it tells what came of a call of which nobody else will, and notes that it did.
func (s *Service) Settle(ctx context.Context, c call.Call) error {
	if err := s.tell(ctx, c); err != nil {
		return err
	}
	_, err := s.calls.Change(ctx, c.ID, func(c *call.Call) error {
		now := s.clock.Now()
		c.SettledAt = &now
		return nil
	})
	return err
}

func (s *Service) tell(ctx context.Context, c call.Call) error {
	if c.ContactID == "" {
		return s.tests.OfCall(ctx, c)
	}
	v := decide(c)
	switch {
	case v.free:
		return settled(s.book.Release(ctx, c.ContactID))
	case v.code != "":
		err := settled(s.book.EndBy(ctx, c.ContactID, v.code))
		if errs.KindOf(err) == errs.Invalid && v.code != untold { // an outcome that asks for more than its agent has told
			err = settled(s.book.EndBy(ctx, c.ContactID, untold))
		}
		return err
	}
	return nil
}

// settled takes what cannot be said any more for said: the contact has lapsed, or has ended by other means.
func settled(err error) error {
	if kind := errs.KindOf(err); kind == errs.Conflict || kind == errs.NotFound {
		return nil
	}
	return err
}

// patience is how long after its end a call is settled by whoever carried it, before others do.
const patience = 30 * time.Second

// mostAtOnce is how many calls are settled in one turn.
const mostAtOnce = 200

// SettleRest tells what came of calls whose program could not: it had ended, or portfolios was away.
func (s *Service) SettleRest(ctx context.Context) error {
	rest, err := s.calls.Unsettled(ctx, s.clock.Now().Add(-patience), mostAtOnce)
	for _, c := range rest {
		if err := s.Settle(ctx, c); err != nil {
			return err
		}
	}
	return err
}

// Hear takes what a person has told portfolios of a call's contact: a call that waits for it is over, and one that goes on will be with
// its line.
func (s *Service) Hear(ctx context.Context, contactID, dispositionID string) error {
	c, found, err := s.calls.ByContact(ctx, contactID)
	if err != nil || !found || c.DispositionID == dispositionID {
		return err
	}
	_, err = s.calls.Change(ctx, c.ID, func(c *call.Call) error {
		c.DispositionID = dispositionID
		if c.Status == call.WrapUp {
			return c.Move(call.Completed, s.clock.Now())
		}
		return nil
	})
	return err
}

// Wrap ends what is left of a call with somebody who is no debtor of ours, with a note. What came of a call with a debtor is told to
// portfolios, unless whoever took it may not, and leaves it untold. It fails with call.ErrNotFound, call.ErrTransition and ErrContact.
func (s *Service) Wrap(ctx context.Context, id, note string, leave bool) (call.Call, error) {
	c, err := s.calls.Get(ctx, id)
	if err != nil {
		return c, err
	}
	switch {
	case c.ContactID != "" && !leave:
		return c, ErrContact
	case c.ContactID != "" && c.Status != call.WrapUp:
		return c, call.ErrTransition.WithParam("from", c.Status).WithParam("to", call.Completed)
	case c.ContactID != "":
		if err := settled(s.book.EndBy(ctx, c.ContactID, untold)); err != nil {
			return c, err
		}
	}
	return s.wrap(ctx, id, note)
}

// wrap completes a call, which may be completed by now: the event of its contact came first.
func (s *Service) wrap(ctx context.Context, id, note string) (call.Call, error) {
	return s.calls.Change(ctx, id, func(c *call.Call) error {
		c.Note = note
		if c.Status == call.Completed && c.ContactID != "" {
			return nil
		}
		return c.Move(call.Completed, s.clock.Now())
	})
}

// ErrContact says that what came of a call is told of its contact.
var ErrContact = errs.New(errs.Conflict, "calls.outcome_of_contact")
