// Package floor is where the calls of this program go on: people at their lines, the lines to the public network, and what becomes of
// each call from moment to moment, written down as it happens.
package floor

import (
	"context"
	"log/slog"
	"slices"
	"sync"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/headset"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// The refusals of the floor.
var (
	ErrNoLine   = errs.New(errs.Conflict, "calls.no_line")       // the person has no line: the browser is not connected
	ErrBusy     = errs.New(errs.Conflict, "calls.line_busy")     // they are on another call
	ErrNotHere  = errs.New(errs.NotFound, "calls.call_not_here") // the call does not go on, in this program
	ErrNoTape   = errs.New(errs.Conflict, "calls.not_recorded")
	ErrDraining = errs.New(errs.Unavailable, "calls.draining") // the program is about to end
)

// Floor holds them. Safe for concurrent use.
type Floor struct {
	node     string
	calls    *call.Service
	lines    Lines
	provider telephony.CallProvider
	desk     *headset.Desk
	tapes    Tapes
	settler  Settler
	clock    clock.Clock
	log      *slog.Logger

	mutex  sync.RWMutex
	people map[Who]*Person
	live   map[string]*Live // by the call's id
	work   sync.WaitGroup
	closed bool
}

// Lines are told who sits at their line in this program, for others to see.
type Lines interface {
	Sit(ctx context.Context, userID, node string) error
	Leave(ctx context.Context, userID, node string) error
}

// Tapes begin and end recordings of calls.
type Tapes interface {
	// Begin begins one where the company records such calls, and gives what the other side is to be told; nil where it does not.
	Begin(ctx context.Context, c call.Call, law audio.Law) (t *tape.Tape, notice []int16, err error)
	// Message begins one of what somebody leaves who called in vain.
	Message(ctx context.Context, c call.Call, law audio.Law) (*tape.Tape, error)
	// Pause notes at which place, in milliseconds, what is said is left out from now on, and why; or no longer is.
	Pause(ctx context.Context, c call.Call, on bool, at int64, why string) error
	// End has it kept, once its call has ended.
	End(ctx context.Context, c call.Call) error
}

// Settler tells portfolios what becomes of a call's contact. What fails is done later.
type Settler interface {
	// Reached says that what is called was there: the contact counts.
	Reached(ctx context.Context, c call.Call) error
	// Settle says what came of a call that has ended, where nobody will.
	Settle(ctx context.Context, c call.Call) error
}

// Config is what a floor is made of.
type Config struct {
	Node     string // id of this program
	Calls    *call.Service
	Lines    Lines
	Provider telephony.CallProvider
	Desk     *headset.Desk
	Tapes    Tapes
	Settler  Settler
	Clock    clock.Clock
	Log      *slog.Logger
}

// New is a floor on which nobody is yet.
func New(c Config) *Floor {
	return &Floor{
		node: c.Node, calls: c.Calls, lines: c.Lines, provider: c.Provider, desk: c.Desk, tapes: c.Tapes, settler: c.Settler, clock: c.Clock, log: c.Log,
		people: map[Who]*Person{}, live: map[string]*Live{},
	}
}

// Who is a person of a company.
type Who struct{ Tenant, User string }

// Call is a call that goes on here. It fails with ErrNotHere.
func (f *Floor) Call(tenant, id string) (*Live, error) {
	f.mutex.RLock()
	defer f.mutex.RUnlock()
	l := f.live[id]
	if l == nil || l.tenant != tenant {
		return nil, ErrNotHere
	}
	return l, nil
}

// Person is somebody at their line; nil for somebody without one.
func (f *Floor) Person(who Who) *Person {
	f.mutex.RLock()
	defer f.mutex.RUnlock()
	return f.people[who]
}

// Node is the id of this program.
func (f *Floor) Node() string { return f.node }

// Free is whoever asks, at their line and on no call. It fails with ErrNoLine and ErrBusy.
func (f *Floor) Free(ctx context.Context) (*Person, error) {
	who := principal.Must(ctx)
	p := f.Person(Who{who.TenantID, who.UserID})
	switch {
	case p == nil || !p.Line.Ready(ctx):
		return nil, ErrNoLine
	case p.On() != nil:
		return nil, ErrBusy
	}
	return p, nil
}

// within is the context of a company, in the module's own name.
func (f *Floor) within(tenant string) context.Context {
	return principal.With(context.Background(), principal.System(tenant, "calls"))
}

// moved tells a person's open pages that their telephone has something to show.
func (f *Floor) moved(l *Live, p *Person) { f.calls.Moved(l.ctx, p.User) }

// Here are the people of a company at their lines in this program.
func (f *Floor) Here(tenant string) (all []*Person) {
	f.mutex.RLock()
	defer f.mutex.RUnlock()
	for who, p := range f.people {
		if who.Tenant == tenant && p.Line.Up() {
			all = append(all, p)
		}
	}
	return all
}

// Idle are those who are free to take a call, who has waited longest first: on no call, rung by none, with no outcome left to say.
func (f *Floor) Idle(ctx context.Context, tenant string) ([]*Person, error) {
	all := slices.DeleteFunc(f.Here(tenant), func(p *Person) bool { return !p.idle() })
	users := make([]string, len(all))
	for n, p := range all {
		users[n] = p.User
	}
	wrapping, err := f.calls.Wrapping(ctx, users)
	all = slices.DeleteFunc(all, func(p *Person) bool { return !wrapping[p.User].IsZero() })
	slices.SortFunc(all, func(a, b *Person) int { return a.Since().Compare(b.Since()) })
	return all, err
}

// ID is the call's.
func (l *Live) ID() string { return l.id }

// enter keeps a call that begins. It fails with ErrDraining.
func (f *Floor) enter(l *Live) error {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.closed {
		return ErrDraining
	}
	f.live[l.id] = l
	f.work.Go(l.run)
	return nil
}

func (f *Floor) leave(l *Live) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	delete(f.live, l.id)
}

// Close lets nobody begin a call any more, hangs up those that go on, and waits until that is written.
func (f *Floor) Close() {
	f.mutex.Lock()
	f.closed = true
	all := make([]*Live, 0, len(f.live))
	for _, l := range f.live {
		all = append(all, l)
	}
	people := make([]*Person, 0, len(f.people))
	for _, p := range f.people {
		people = append(people, p)
	}
	f.mutex.Unlock()
	for _, l := range all {
		l.leg.Hangup(telephony.Lost)
	}
	f.work.Wait()
	for _, p := range people {
		p.Line.Close()
	}
}

// Going is how many calls go on.
func (f *Floor) Going() int {
	f.mutex.RLock()
	defer f.mutex.RUnlock()
	return len(f.live)
}
