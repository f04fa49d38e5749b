package contact

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with contacts.
type Service struct {
	*Store
	debtors      *debtor.Store
	debts        *debt.Store
	phones       *phone.Service
	facts        *facts.Reader
	book         *rulebook.Book
	overrides    *override.Store
	dispositions *disposition.Store
	beliefs      *belief.Store
	ledger       *proof.Store
	host         *ask.Host
	record       *record.Record
	clock        clock.Clock
	followers    []Follower
	giver        Giver
}

// Giver says what it gave a debtor for to somebody who holds them; false for whoever does not.
type Giver interface {
	Cause(ctx context.Context, debtorID, userID string) (Cause, bool, error)
}

// Follower has something follow a contact, in its transaction: as it is reserved, starts, is released, and ends.
type Follower interface {
	Moved(ctx context.Context, c Contact) error
	Ended(ctx context.Context, c Contact, how disposition.Disposition) error
}

// Corrector is a Follower that a corrected outcome concerns, too.
type Corrector interface {
	Corrected(ctx context.Context, c Contact) error
}

// Parts are what a Service works with.
type Parts struct {
	Debtors      *debtor.Store
	Debts        *debt.Store
	Phones       *phone.Service
	Facts        *facts.Reader
	Book         *rulebook.Book
	Overrides    *override.Store
	Dispositions *disposition.Store
	Beliefs      *belief.Store
	Ledger       *proof.Store
	Host         *ask.Host
	Record       *record.Record
	Clock        clock.Clock
}

// NewService makes contacts under the rules of a book.
func NewService(store *Store, p Parts) *Service {
	return &Service{store, p.Debtors, p.Debts, p.Phones, p.Facts, p.Book, p.Overrides, p.Dispositions, p.Beliefs, p.Ledger, p.Host, p.Record, p.Clock, nil, nil}
}

// Follow has f follow the contacts that end from now on. It is called before any does.
func (s *Service) Follow(f Follower) { s.followers = append(s.followers, f) }

// Given has contacts say of which step of which strategy they come, as the queue knows it. It is called before there are any.
func (s *Service) Given(by Giver) { s.giver = by }

// Start says that a reserved contact goes on now: it no longer expires. The rules are asked once more, unless they were when it was
// dialled. It fails with ErrNotFound, ErrTransition, ErrLapsed and ErrRefused.
func (s *Service) Start(ctx context.Context, id string) (Contact, error) {
	return s.move(ctx, id, Open)
}

// Release gives a reservation back that came to nothing: it no longer counts. It fails with ErrNotFound and ErrTransition.
func (s *Service) Release(ctx context.Context, id string) (Contact, error) {
	return s.move(ctx, id, Released)
}

func (s *Service) move(ctx context.Context, id string, to Status) (Contact, error) {
	c, err := s.Lock(ctx, id)
	if err != nil {
		return c, err
	}
	if err := c.Move(to, s.clock.Now()); err != nil {
		return c, err
	}
	if to == Open && c.DialledAt == nil {
		if err := s.recheck(ctx, c); err != nil {
			return c, err
		}
	}
	if to == Released {
		c.Attempt = false
	}
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return c, err
	}
	return c, s.moved(ctx, c)
}

// moved writes the contact's new state into the ledger, and tells those who follow it.
func (s *Service) moved(ctx context.Context, c Contact) error {
	if err := s.prove(ctx, c.proved(), c); err != nil {
		return err
	}
	for _, f := range s.followers {
		if err := f.Moved(ctx, c); err != nil {
			return err
		}
	}
	return nil
}

// End says how a contact ended, and has the number, the debtor and what is believed of them follow. It fails with ErrNotFound,
// ErrTransition, ErrLapsed, ErrDisposition, ErrNeeds and ErrWhen.
func (s *Service) End(ctx context.Context, id string, o Outcome) (Contact, error) {
	c, err := s.Lock(ctx, id)
	if err != nil {
		return c, err
	}
	if err := c.Move(Ended, s.clock.Now()); err != nil {
		return c, err
	}
	return s.conclude(ctx, c, o)
}

// Log keeps a contact in which the debtor turned to us, with its outcome. It fails with debtor.ErrNotFound, ErrPhone, ErrDisposition,
// ErrNeeds and ErrWhen.
func (s *Service) Log(ctx context.Context, w Wanted, o Outcome) (Contact, error) {
	w.Direction = Inbound
	c, err := s.Reserve(ctx, w)
	if err != nil {
		return c, err
	}
	return s.End(ctx, c.ID, o)
}

// conclude writes the outcome and what follows from it.
func (s *Service) conclude(ctx context.Context, c Contact, o Outcome) (Contact, error) {
	how, err := s.dispositions.Get(ctx, o.DispositionID)
	if err != nil {
		return c, ErrDisposition.WithField("body.disposition_id", ErrDisposition.Code).Wrap(err)
	}
	if err := c.conclude(how, o, s.clock.Now()); err != nil {
		return c, err
	}
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return c, err
	}
	if err := s.proveEnd(ctx, proof.Finished, c, how); err != nil {
		return c, err
	}
	d, err := s.debtors.Any(ctx, c.DebtorID)
	if err != nil {
		return c, err
	}
	if err := s.follow(ctx, c, d, how); err != nil {
		return c, err
	}
	for _, f := range s.followers {
		if err := f.Ended(ctx, c, how); err != nil {
			return c, err
		}
	}
	return c, s.wrote(ctx, "ended", c, d)
}

// Correct changes how an ended contact ended, for those who may: counts follow, what it did to number and debtor stays. It fails as End
// does.
func (s *Service) Correct(ctx context.Context, id string, version int64, o Outcome) (Contact, error) {
	c, err := s.Lock(ctx, id)
	if err != nil {
		return c, err
	}
	if c.Status != Ended {
		return c, ErrTransition.WithParam("from", c.Status).WithParam("to", Ended)
	}
	before := c
	how, err := s.dispositions.Get(ctx, o.DispositionID)
	if err != nil {
		return c, ErrDisposition.WithField("body.disposition_id", ErrDisposition.Code).Wrap(err)
	}
	if err := c.conclude(how, o, s.clock.Now()); err != nil {
		return c, err
	}
	if err := storage.Update(ctx, s.db, &c, version); err != nil {
		return c, err
	}
	if err := s.proveEnd(ctx, proof.Corrected, c, how); err != nil {
		return c, err
	}
	for _, f := range s.followers {
		if corrector, is := f.(Corrector); is {
			if err := corrector.Corrected(ctx, c); err != nil {
				return c, err
			}
		}
	}
	told := map[string]any{"changes": record.Changes(before, c, "disposition_id", "reach", "note?", "due_at", "amount")}
	return c, s.record.Write(ctx, record.Act{Name: "contact.updated", ID: c.ID, Payload: told, Owners: []string{c.UserID}, Moves: []string{"debtors"}})
}

// History is what happened to a contact, the latest first. It fails with ErrNotFound.
func (s *Service) Story(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "contact", id, cursor, size)
}
