package floor

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/call"
)

// Supervise has a person hear a call: unheard, heard by our side alone, or by everybody. Whoever does already changes as what. It fails
// with ErrBusy, ErrNotHere, and ErrNobody while nobody of ours is on it.
func (l *Live) Supervise(ctx context.Context, p *Person, as bridge.Role) error {
	return l.do(ctx, func() error {
		if l.person == nil && l.agent == nil {
			return ErrNobody
		}
		if m := l.above[p]; m != nil {
			m.Take(as)
			return nil
		}
		if err := p.take(l); err != nil {
			return err
		}
		if l.above == nil {
			l.above = map[*Person]*bridge.Member{}
		}
		l.above[p] = l.room.Join(p.Line, as)
		l.tellAbove()
		return nil
	})
}

// Unsupervise has them leave.
func (l *Live) Unsupervise(ctx context.Context, p *Person) error {
	return l.do(ctx, func() error {
		l.dismiss(p)
		return nil
	})
}

func (l *Live) dismiss(p *Person) {
	if m := l.above[p]; m != nil {
		m.Leave()
		delete(l.above, p)
		p.free(l)
		l.tellAbove()
	}
}

// tellAbove writes down who supervises the call.
func (l *Live) tellAbove() {
	users := []string{}
	for p := range l.above {
		users = append(users, p.User)
	}
	slices.Sort(users)
	l.write(func(c *call.Call) error {
		c.Supervisors = users
		return nil
	})
}
