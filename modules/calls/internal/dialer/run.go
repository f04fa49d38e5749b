package dialer

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/pacing"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// run is one session, as this program calls for it.
type run struct {
	dialer *Dialer
	tenant string

	mutex  sync.Mutex
	pacer  pacing.Pacer
	lines  []*line // the oldest first
	budget pacing.Budget
	read   time.Time            // when the budget was
	wraps  map[string]time.Time // who says what came of their last call, since when
}

// turn decides how many calls to make, and makes them.
func (r *run) turn(ctx context.Context, s session.Session, here []*floor.Person) error {
	m, ringing, err := r.moment(ctx, s, here)
	if err != nil {
		return err
	}
	if err := r.reckon(ctx, s); err != nil {
		return err
	}
	r.mutex.Lock()
	decision := r.decide(s, m)
	r.mutex.Unlock()
	for _, place := range decision.Cancel {
		ringing[place].giveUp()
	}
	for range decision.Dial {
		if err := r.dial(ctx, s); err != nil {
			if errors.Is(err, session.ErrNext) {
				return nil // the plan has nobody left for now
			}
			return err
		}
	}
	return nil
}

// decide is what to do at a moment: one call for each who is free, or as many as keep them talking.
func (r *run) decide(s session.Session, m pacing.Moment) pacing.Decision {
	if s.Mode == session.Progressive {
		return pacing.Decision{Dial: max(0, m.Free-len(m.Ringing)-m.Waiting)}
	}
	return r.pacer.Decide(m, r.budget)
}

// moment is how things stand, and the lines that ring in the order in which it tells of them.
func (r *run) moment(ctx context.Context, s session.Session, here []*floor.Person) (m pacing.Moment, ringing []*line, err error) {
	idle, err := r.dialer.Floor.Idle(ctx, r.tenant)
	if err != nil {
		return m, nil, err
	}
	free := map[*floor.Person]bool{}
	for _, p := range idle {
		free[p] = s.Has(p.User)
	}
	var users []string
	for _, p := range here {
		if s.Has(p.User) {
			users = append(users, p.User)
		}
	}
	if m.Free, err = r.agents(ctx, s); err != nil {
		return m, nil, err
	}
	wrapping, err := r.dialer.Calls.Wrapping(ctx, users)
	now := r.dialer.Clock.Now()
	for _, p := range here {
		switch since := wrapping[p.User]; {
		case !s.Has(p.User):
		case free[p]:
			m.Free++
		case !since.IsZero():
			m.Busy = append(m.Busy, pacing.Person{Wrapping: true, Age: now.Sub(since).Seconds()})
		default:
			m.Busy = append(m.Busy, pacing.Person{Age: now.Sub(p.Since()).Seconds()})
		}
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.learnWraps(wrapping, now)
	for _, l := range r.lines {
		switch l.stage {
		case unanswered:
			m.Ringing, ringing = append(m.Ringing, now.Sub(l.begun).Seconds()), append(ringing, l)
		case waiting:
			m.Waiting++
		case greeting, talking: // whoever speaks is told of
		}
	}
	return m, ringing, err
}

// learnWraps notes how long it took those who have said by now what came of their last call.
func (r *run) learnWraps(wrapping map[string]time.Time, now time.Time) {
	for user, since := range r.wraps {
		if !wrapping[user].Equal(since) {
			r.pacer.Wrap.Learn(now.Sub(since).Seconds(), true)
		}
	}
	r.wraps = wrapping
}

// reckon reads what is left of the budget.
func (r *run) reckon(ctx context.Context, s session.Session) error {
	now := r.dialer.Clock.Now()
	if now.Sub(r.read) < pacing.BudgetEvery {
		return nil
	}
	budget, err := pacing.ReadBudget(float64(s.Abandon)/10000, now, func(since time.Time) (t pacing.Tally, err error) {
		t.Answered, t.Abandoned, err = r.dialer.Calls.Tally(ctx, s.ID, since)
		return t, err
	})
	if err != nil {
		return err
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.budget, r.read = budget, now
	return nil
}

// dial takes the next debtor of the plan and calls them. It fails with session.ErrNext.
func (r *run) dial(ctx context.Context, s session.Session) error {
	t, err := r.dialer.Sessions.Take(ctx, s.ID, "", r.dialer.Clock.Now())
	if err != nil {
		return err
	}
	l := &line{run: r, session: s, target: t, begun: r.dialer.Clock.Now()}
	r.mutex.Lock()
	r.lines = append(r.lines, l)
	r.mutex.Unlock()
	own := principal.With(context.WithoutCancel(ctx), principal.System(r.tenant, "calls"))
	go l.carry(own)
	return nil
}

func (r *run) forget(l *line) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.lines = slices.DeleteFunc(r.lines, func(each *line) bool { return each == l })
}

// learn notes how long something lasted, and whether it ended as hoped.
func (r *run) learn(of *pacing.Lengths, length time.Duration, hoped bool) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	of.Learn(length.Seconds(), hoped)
}

// unheard notes for how long a line rang that nobody answered; of one that we gave up, only that it rang so long at least.
func (r *run) unheard(l *line) {
	rung := r.dialer.Clock.Now().Sub(l.begun).Seconds()
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if l.givenUp {
		r.pacer.Ring.Cut(rung)
		return
	}
	r.pacer.Ring.Learn(rung, false)
}
