package queue

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what may be done with the queue.
type Service struct {
	*Planner
	debtors  *debtor.Service
	contacts *contact.Store
	shift    Shift
	host     *ask.Host
	record   *record.Record
	clock    clock.Clock
}

// Shift says whether somebody is at work, and in which portfolios; in all of them without any. It fails where they are not.
type Shift interface {
	Working(ctx context.Context, userID string) (portfolioIDs []string, err error)
}

// NewService hands debtors out to those whom shift knows at work.
func NewService(p *Planner, debtors *debtor.Service, contacts *contact.Store, shift Shift, host *ask.Host, r *record.Record, c clock.Clock) *Service {
	return &Service{p, debtors, contacts, shift, host, r, c}
}

// tries bounds how many debtors are looked at for one that may be contacted now: the job keeps the queue near to that.
const tries = 20

// Next is whom the caller is to contact now: who they hold already, else the first of the queue, who is held for them from now on. A debtor
// who was nobody's is theirs then. It is decided on what is so now: the queue may be seconds behind. It fails with ErrWrapUp while a contact
// of theirs has no outcome, with ErrEmpty, and as Shift does.
func (s *Service) Next(ctx context.Context) (Item, error) {
	who := principal.Must(ctx).UserID
	portfolios, err := s.ready(ctx, who)
	if err != nil {
		return Item{}, err
	}
	if held, has, err := s.takenBy(ctx, who, s.clock.Now()); err != nil || has {
		return held, err
	}
	for range tries {
		if given, ok, err := s.claim(ctx, who, portfolios); err != nil || ok {
			return given, err
		}
	}
	return Item{}, ErrEmpty
}

// ready are the portfolios that the caller works in, if nothing is left to do first.
func (s *Service) ready(ctx context.Context, userID string) ([]string, error) {
	portfolios, err := s.shift.Working(ctx, userID)
	if err != nil {
		return nil, err
	}
	open, has, err := s.contacts.Unended(ctx, userID)
	if err == nil && has {
		err = ErrWrapUp.WithTold("contact_id", open.ID).WithTold("debtor_id", open.DebtorID)
	}
	return portfolios, err
}

// claim takes the first of the queue and gives them to a user, if that is right as things stand now: all in one transaction, so that whatever
// dies nobody holds a debtor on whom nothing was decided, or who is not theirs.
func (s *Service) claim(ctx context.Context, userID string, portfolioIDs []string) (given Item, ok bool, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		taken, err := s.Take(ctx, userID, portfolioIDs, s.clock.Now())
		if err != nil {
			return err
		}
		if given, ok, err = s.give(ctx, taken.DebtorID, userID); err != nil || !ok {
			return err
		}
		return s.debtors.Take(ctx, given.DebtorID, userID)
	})
	return given, ok && err == nil, err
}

// Keep holds what the caller has taken for a while longer: their page lives. It fails with ErrNotFound and ErrNotMine.
func (s *Service) Keep(ctx context.Context, debtorID string) (Item, error) {
	return s.mine(ctx, debtorID, func(i *Item, now time.Time) { i.take(i.TakenBy, now) })
}

// Release gives back what the caller has taken. It fails with ErrNotFound and ErrNotMine.
func (s *Service) Release(ctx context.Context, debtorID string) (Item, error) {
	return s.mine(ctx, debtorID, func(i *Item, now time.Time) { i.free(now, now) })
}

// mine changes an item that the caller holds.
func (s *Service) mine(ctx context.Context, debtorID string, change func(*Item, time.Time)) (Item, error) {
	i, err := s.lock(ctx, debtorID)
	if err != nil {
		return i, err
	}
	if i.TakenBy != principal.Must(ctx).UserID {
		return i, ErrNotMine
	}
	change(&i, s.clock.Now())
	return i, s.put(ctx, i)
}

// Skips are for how long who was skipped waits.
const Skips = time.Hour

// Skip passes over who the caller holds, for an hour, with the reason. It fails with ErrNotFound and ErrNotMine.
func (s *Service) Skip(ctx context.Context, debtorID, reason string) (Item, error) {
	return s.wait(ctx, "skipped", debtorID, s.clock.Now().Add(Skips), reason)
}

// mostSnooze bounds how far ahead a debtor may be put off.
const mostSnooze = 30 * 24 * time.Hour

// Snooze puts off who the caller holds until a time, with the reason. It fails with ErrNotFound, ErrNotMine, and with ErrSnooze for a time
// that is past or more than 30 days ahead.
func (s *Service) Snooze(ctx context.Context, debtorID string, until time.Time, reason string) (Item, error) {
	if ahead := until.Sub(s.clock.Now()); ahead <= 0 || ahead > mostSnooze {
		return Item{}, ErrSnooze.WithField("body.until", ErrSnooze.Code)
	}
	return s.wait(ctx, "snoozed", debtorID, until, reason)
}

func (s *Service) wait(ctx context.Context, what, debtorID string, until time.Time, reason string) (Item, error) {
	i, err := s.mine(ctx, debtorID, func(i *Item, now time.Time) {
		i.SnoozedTo = &until
		i.free(until, now)
	})
	if err != nil {
		return i, err
	}
	return i, s.wrote(ctx, what, i, map[string]any{"until": until, "reason": reason})
}

func (s *Service) wrote(ctx context.Context, what string, i Item, told map[string]any) error {
	told["debtor_id"] = i.DebtorID
	return s.record.Write(ctx, record.Act{Name: "queue." + what, Kind: "debtor", ID: i.DebtorID, Payload: told, Owners: []string{i.ForID, principal.Must(ctx).UserID}})
}

// Pin puts a debtor before all others, for a user. It fails with debtor.ErrNotFound, ask.ErrMember, ErrNotFound where nobody may contact
// them, and ErrTaken while another has taken them.
func (s *Service) Pin(ctx context.Context, debtorID, userID, reason string) (Item, error) {
	if err := s.host.Member(ctx, "body.user_id", userID); err != nil {
		return Item{}, err
	}
	i, err := s.pinned(ctx, debtorID, userID)
	if err != nil {
		return i, err
	}
	return i, s.wrote(ctx, "pinned", i, map[string]any{"user_id": userID, "reason": reason})
}

// Unpin puts a debtor back where they belong. It fails with ErrNotFound.
func (s *Service) Unpin(ctx context.Context, debtorID string) (Item, error) {
	i, err := s.pinned(ctx, debtorID, "")
	if err != nil {
		return i, err
	}
	return i, s.wrote(ctx, "unpinned", i, map[string]any{})
}

// pinned places a debtor anew, pinned for a user, "" for nobody.
func (s *Service) pinned(ctx context.Context, debtorID, userID string) (Item, error) {
	if _, err := s.debtors.Get(ctx, debtorID); err != nil {
		return Item{}, err
	}
	by := principal.Must(ctx).UserID
	i, placed, err := s.change(ctx, debtorID, func(b *Item) error {
		if b.heldAt(s.clock.Now()) && b.TakenBy != userID {
			return ErrTaken
		}
		b.PinnedFor, b.PinnedBy, b.SnoozedTo = userID, by, nil
		return nil
	})
	if err == nil && !placed {
		err = ErrNotFound
	}
	return i, err
}

// Top are the first of the queue that the caller may see. Those who wait come after those who are ready.
func (s *Service) Top(ctx context.Context, f Filter) ([]Item, error) { return s.top(ctx, f) }

// Held are those whom the caller has taken: one, or none.
func (s *Service) Held(ctx context.Context) ([]Item, error) {
	i, has, err := s.takenBy(ctx, principal.Must(ctx).UserID, s.clock.Now())
	if err != nil || !has {
		return []Item{}, err
	}
	return []Item{i}, nil
}

// Of is a debtor's place in the queue, for those who may see the debtor. It fails with debtor.ErrNotFound and ErrNotFound.
func (s *Service) Of(ctx context.Context, debtorID string) (Item, error) {
	if _, err := s.debtors.Get(ctx, debtorID); err != nil {
		return Item{}, err
	}
	return s.Get(ctx, debtorID)
}

// Ended has the queue follow a contact: whoever held the debtor is done with them.
func (s *Service) Ended(ctx context.Context, debtorID, userID string) error {
	i, err := s.lock(ctx, debtorID)
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, ErrNotFound) || err == nil && i.TakenBy != userID {
		return nil
	}
	if err != nil {
		return err
	}
	now := s.clock.Now()
	i.free(now.Add(settles), now) // the outcome places them anew before that
	return s.put(ctx, i)
}

// settles is for how long a debtor is kept from the queue after a contact, while their place is found anew.
const settles = time.Minute
