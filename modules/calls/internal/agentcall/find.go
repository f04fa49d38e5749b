package agentcall

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// How long somebody is sought, how long one telephone rings meanwhile, and how often it is looked.
const (
	soughtFor  = 30 * time.Second
	oneAtATime = 12 * time.Second
	look       = 50 * time.Millisecond
)

// seeking has telephones ring, one after the other.
type seeking struct {
	*held
	rung   *floor.Person // whose telephone rings now; nil for nobody's
	since  time.Time
	passed []string // who did not come
}

// find is who of ours has taken the call, who was free and has waited longest first; empty where nobody came.
func (h *held) find(ctx context.Context) (userID string) {
	k := &seeking{held: h}
	defer k.quiet()
	end, beat := time.NewTimer(soughtFor), time.NewTicker(look)
	defer end.Stop()
	defer beat.Stop()
	for k.ring(ctx) {
		select {
		case <-h.live.Over():
			return ""
		case <-end.C:
			return k.taken(ctx)
		case <-beat.C:
			if user := k.taken(ctx); user != "" {
				return user
			}
		}
	}
	return k.taken(ctx)
}

// taken is who is on the call.
func (k *seeking) taken(ctx context.Context) string {
	if !k.live.Joined(ctx) {
		return ""
	}
	c, err := k.service.calls.Any(ctx, k.live.ID())
	if err != nil {
		return ""
	}
	return c.UserID
}

// ring has the next telephone ring where none does, or has for long enough; false where there is nobody to wait for.
func (k *seeking) ring(ctx context.Context) bool {
	tenant := principal.Must(ctx).TenantID
	if k.rung != nil && k.rung.Rings() == k.live && time.Since(k.since) < oneAtATime {
		return true
	}
	if k.rung != nil && k.rung.On() == k.live {
		return true // they have just taken it
	}
	k.quiet()
	idle, err := k.service.floor.Idle(ctx, tenant)
	k.do(err)
	for _, p := range idle {
		if !slices.Contains(k.passed, p.User) && k.live.Offer(p) {
			k.rung, k.since = p, time.Now()
			return true
		}
	}
	return slices.ContainsFunc(k.service.floor.Here(tenant), func(p *floor.Person) bool { return !slices.Contains(k.passed, p.User) })
}

// quiet has nobody's telephone ring any longer.
func (k *seeking) quiet() {
	if k.rung == nil {
		return
	}
	k.live.Withdraw(k.rung)
	k.passed, k.rung = append(k.passed, k.rung.User), nil
}
