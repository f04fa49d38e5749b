package incoming

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// taking is one call that is being taken.
type taking struct {
	service *Service
	live    *floor.Live
	in      telephony.Incoming
	number  number.Number
	call    call.Call
	rung    []*floor.Person // whose telephone rings now
	passed  map[string]bool // people who were rung and did not come
}

// oneAtATime is for how long one person's telephone rings before the next one's.
const oneAtATime = 12 * time.Second

// look is how often it is looked whether somebody has become free.
const look = 500 * time.Millisecond

// answer has telephones ring until somebody comes, nobody does for long enough, or the caller gives up.
func (s *Service) answer(ctx context.Context, t *taking) {
	defer t.quiet()
	if !s.isOpen(ctx, t.number) {
		if s.byAgent(ctx, t, number.AfterHours) {
			return
		}
		s.otherwise(ctx, t, t.number.AfterHours)
		return
	}
	if s.byAgent(ctx, t, number.Always) {
		return
	}
	t.in.Ring()
	end := time.NewTimer(time.Duration(t.number.RingSeconds) * time.Second)
	defer end.Stop()
	beat := time.NewTicker(look)
	defer beat.Stop()
	turn := time.Now()
	for t.passed = map[string]bool{}; ; {
		if len(t.rung) == 0 || time.Since(turn) > oneAtATime {
			t.next(ctx)
			turn = time.Now()
		}
		select {
		case <-t.live.Over():
			if !s.met(ctx, t) { // nor for less than a beat
				s.missed(ctx, t)
			}
			return
		case <-end.C:
			if t.live.Joined(ctx) {
				s.met(ctx, t)
				return
			}
			t.quiet()
			if s.byAgent(ctx, t, number.Unanswered) {
				return
			}
			s.otherwise(ctx, t, t.number.Unanswered)
			return
		case <-beat.C:
			if t.live.Joined(ctx) {
				s.met(ctx, t)
				return
			}
			t.drop()
		}
	}
}

// quiet has every telephone ring no longer.
func (t *taking) quiet() {
	for _, p := range t.rung {
		t.live.Withdraw(p)
	}
	t.rung = nil
}

// drop forgets those who have declined.
func (t *taking) drop() {
	t.rung = slices.DeleteFunc(t.rung, func(p *floor.Person) bool {
		gone := p.Rings() != t.live
		if gone {
			t.passed[p.User] = true
		}
		return gone
	})
}

// next has the next telephone ring, or all of them; once all were rung, from the beginning.
func (t *taking) next(ctx context.Context) {
	for _, p := range t.rung {
		t.passed[p.User] = true
	}
	t.quiet()
	all, err := t.service.floor.Idle(ctx, t.in.Tenant())
	if err != nil {
		t.service.log.WarnContext(ctx, "nobody knows who is free", "error", err)
	}
	idle := slices.DeleteFunc(all, func(p *floor.Person) bool { return !t.may(p) })
	fresh := slices.DeleteFunc(slices.Clone(idle), func(p *floor.Person) bool { return t.passed[p.User] })
	if len(fresh) == 0 {
		t.passed, fresh = map[string]bool{}, idle
	}
	for _, p := range t.order(ctx, fresh) {
		if t.live.Offer(p) {
			t.rung = append(t.rung, p)
		}
		if len(t.rung) > 0 && t.number.Strategy != number.Everybody {
			return
		}
	}
}

// may tells whether somebody is of the number's team.
func (t *taking) may(p *floor.Person) bool {
	return len(t.number.UserIDs) == 0 || slices.Contains(t.number.UserIDs, p.User)
}

// order is in which order telephones ring: who works the debtor first, where the number says so.
func (t *taking) order(ctx context.Context, idle []*floor.Person) []*floor.Person {
	if t.number.Strategy != number.OwnerFirst || t.call.DebtorID == "" {
		return idle
	}
	owner, known := t.service.caller(ctx, t.call.FromNumber)
	if !known {
		return idle
	}
	slices.SortStableFunc(idle, func(a, b *floor.Person) int {
		switch {
		case a.User == owner.AssigneeID && b.User != owner.AssigneeID:
			return -1
		case b.User == owner.AssigneeID && a.User != owner.AssigneeID:
			return 1
		}
		return 0
	})
	return idle
}
