package flag

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Service puts flags on debtors and takes them off.
type Service struct {
	*Store
	debtors   *debtor.Service
	people    *debtor.Store
	silencers []Silencer
	clock     clock.Clock
}

// Silencer is what falls silent with a debtor on whom there is a flag, and speaks again without, in the same transaction.
type Silencer interface {
	Flagged(ctx context.Context, debtorID string) error
	Unflagged(ctx context.Context, debtorID string) error
}

// NewService has some fall silent with the debtors that are flagged.
func NewService(store *Store, debtors *debtor.Service, people *debtor.Store, silencers []Silencer, c clock.Clock) *Service {
	return &Service{store, debtors, people, silencers, c}
}

// Set puts flags on a debtor and takes others off, and leaves those that it does not name. What is on already, or off, stays: it may be
// asked for twice. Who has own rows alone takes off what they put on within the hour. It fails with debtor.ErrNotFound and ErrOthers.
func (s *Service) Set(ctx context.Context, debtorID string, c Change) (debtor.Debtor, error) {
	if principal.Must(ctx).Kind == principal.KindUser {
		c.AgentID = ""
	}
	d, err := s.people.Lock(ctx, debtorID)
	if err != nil {
		return d, err
	}
	after := slices.DeleteFunc(slices.Clone(d.Flags), func(f debtor.Flag) bool { return slices.Contains(c.Take, f) })
	on := slices.DeleteFunc(slices.Clone(c.Put), func(f debtor.Flag) bool { return slices.Contains(after, f) })
	off := slices.DeleteFunc(slices.Clone(d.Flags), func(f debtor.Flag) bool { return !slices.Contains(c.Take, f) })
	if len(on)+len(off) == 0 {
		return s.debtors.Get(ctx, debtorID)
	}
	if err := s.mayTake(ctx, debtorID, off); err != nil {
		return d, err
	}
	if err := s.mark(ctx, d, c, append(after, on...), on, off); err != nil {
		return d, err
	}
	return s.debtors.Get(ctx, debtorID)
}

// mayTake fails with ErrOthers where the caller has own rows alone and did not put the flags on within the hour.
func (s *Service) mayTake(ctx context.Context, debtorID string, off []debtor.Flag) error {
	who := principal.Must(ctx)
	if who.Scope == principal.ScopeAll || len(off) == 0 {
		return nil
	}
	known, err := s.of(ctx, debtorID)
	if err != nil {
		return err
	}
	since := s.clock.Now().Add(-regret)
	for _, flag := range off {
		mine := func(p put) bool { return p.Flag == string(flag) && p.PutBy == who.UserID && p.PutAt.After(since) }
		if !slices.ContainsFunc(known, mine) {
			return ErrOthers
		}
	}
	return nil
}

// mark writes the flags, who put them, and the act; the record says that they changed, not into what.
func (s *Service) mark(ctx context.Context, d debtor.Debtor, c Change, after, on, off []debtor.Flag) error {
	if err := s.people.SetFlags(ctx, d.ID, after); err != nil {
		return err
	}
	if err := s.write(ctx, d.ID, putBy(ctx, d.ID, c.AgentID, on, s.clock.Now()), off); err != nil {
		return err
	}
	if err := s.tell(ctx, d, after, len(on) > 0); err != nil {
		return err
	}
	return s.debtors.Mark(ctx, "flagged", d, c.told(len(on), len(off)))
}

// tell has the silencers hear of the person, in whatever portfolio: of flags that are off only when none is left in any.
func (s *Service) tell(ctx context.Context, d debtor.Debtor, after []debtor.Flag, flagged bool) error {
	same, err := s.people.SamePerson(ctx, d)
	if err != nil {
		return err
	}
	others, err := s.people.BoundElsewhere(ctx, []debtor.Debtor{d})
	if err != nil {
		return err
	}
	bound := func(other debtor.Debtor) bool { return len(other.Flags) > 0 }
	if !flagged && (len(after) > 0 || slices.ContainsFunc(others[d.ID], bound)) {
		same = []string{d.ID}
	}
	for _, silencer := range s.silencers {
		tell := silencer.Flagged
		if !flagged {
			tell = silencer.Unflagged
		}
		for _, id := range same {
			if err := tell(ctx, id); err != nil {
				return err
			}
		}
	}
	return nil
}

func putBy(ctx context.Context, debtorID, agentID string, on []debtor.Flag, at time.Time) []put {
	by := principal.Must(ctx).UserID
	all := make([]put, len(on))
	for i, flag := range on {
		all[i] = put{DebtorID: debtorID, Flag: string(flag), PutBy: by, PutAt: at, AgentID: agentID}
	}
	return all
}
