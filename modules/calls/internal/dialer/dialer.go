// Package dialer calls for the sessions that run: ahead of their people, within the budget of those who may find nobody.
package dialer

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/outgoing"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Dialer calls for the people of teams who are at this program. Several programs share a session's plan, each for its own people.
type Dialer struct {
	Parts
	mutex sync.Mutex
	runs  map[string]*run // by the session's id
}

// Parts are what a Dialer works with.
type Parts struct {
	Sessions *session.Service
	Calls    *call.Service
	Out      *outgoing.Service
	Book     *contacts.Book
	Floor    *floor.Floor
	Agents   *agentcall.Service
	Host     *ask.Host
	Tenants  func() []string
	Clock    clock.Clock
	Log      *slog.Logger
}

// New calls for nobody until it follows.
func New(p Parts) *Dialer { return &Dialer{Parts: p, runs: map[string]*run{}} }

// beat is how often it is decided what to dial.
const beat = time.Second

// Follow calls until ctx ends; calls that go on then end by themselves.
func (d *Dialer) Follow(ctx context.Context) {
	tick := time.NewTicker(beat)
	defer tick.Stop()
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			for _, tenant := range d.Tenants() {
				d.turn(principal.With(ctx, principal.System(tenant, "calls")), tenant, n%agentBeats == 0)
			}
		}
	}
}

// agentBeats is after how many beats it is decided for a company of which nobody is at this program: agents alone may speak there.
const agentBeats = 3

// turn decides for the sessions of one company; alone, where nobody is at this program, too.
func (d *Dialer) turn(ctx context.Context, tenant string, alone bool) {
	here := d.Floor.Here(tenant)
	if len(here) == 0 && !alone {
		return
	}
	running, err := d.Sessions.Running(ctx)
	if err != nil {
		d.Log.WarnContext(ctx, "read the sessions that run", "error", err)
		return
	}
	zone, err := d.zone(ctx, tenant)
	if err != nil {
		d.Log.WarnContext(ctx, "where the company is", "error", err)
		return
	}
	for _, s := range running {
		if len(here) == 0 && s.AgentID == "" || !s.Mode.Dials() || !s.Open(d.Clock.Now().In(zone)) {
			continue
		}
		if err := d.run(tenant, s).turn(ctx, s, here); err != nil {
			d.Log.WarnContext(ctx, "a turn of a session", "session", s.ID, "error", err)
		}
	}
}

// zone is where the company is. Nobody is dialled by another clock. It fails with civil.ErrZone.
func (d *Dialer) zone(ctx context.Context, tenant string) (*time.Location, error) {
	zones, err := d.Host.Zones(ctx, []string{tenant})
	if err == nil && zones[tenant] == nil {
		err = civil.ErrZone
	}
	return zones[tenant], err
}

// run is what this program knows of a session.
func (d *Dialer) run(tenant string, s session.Session) *run {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.runs[s.ID] == nil {
		d.runs[s.ID] = &run{dialer: d, tenant: tenant}
	}
	return d.runs[s.ID]
}
