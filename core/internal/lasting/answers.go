// Package lasting ends answers that go on — streams of events, sockets, downloads — once what let them in no longer holds: the
// session or key they came with, the right, the module's switch, the running host.
package lasting

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Kind says how easily an answer is ended.
type Kind int

// The kinds of answers that go on.
const (
	Live Kind = iota // events, a socket: ends with whatever of its beginnings changes; who still may opens it again
	File             // a download: finishes, unless the session or key ends
)

// End is why the host ended an answer: the cause of its context. Code is that of a WebSocket's close.
type End struct {
	Code   uint16
	Reason string
}

// Error implements error.
func (e *End) Error() string { return "ended by the host: " + e.Reason }

// Why the host ends answers.
var (
	Access   = &End{Code: 1008, Reason: "access"}
	Unjudged = &End{Code: 1013, Reason: "unjudged"} // nobody could say in time whether it still may go on; it may be tried again later
	Stopping = &End{Code: 1001, Reason: "stopping"}
)

// ErrStopping refuses what begins while the host stops.
var ErrStopping = errs.New(errs.Unavailable, "unavailable")

// Of is why the host has ended what ctx is of; nil if it has not.
func Of(ctx context.Context) *End {
	var end *End
	_ = errors.As(context.Cause(ctx), &end) // nil if it is another
	return end
}

// Identity says who a principal of a moment ago is now; it fails once what they came with lets nobody in.
type Identity interface {
	Again(ctx context.Context, who principal.Principal) (principal.Principal, error)
}

// Decider says which rows a role's permission reaches.
type Decider interface {
	Decide(tenant, role, permission string) (principal.Scope, bool)
}

// Answers are all that go on now. Safe for concurrent use; a nil *Answers ends none.
type Answers struct {
	Config
	mutex    sync.Mutex
	open     map[*answer]struct{}
	stopping bool
	running  sync.WaitGroup
}

// answer is one of them.
type answer struct {
	who    principal.Principal
	module string
	kind   Kind
	ctx    context.Context
	end    context.CancelCauseFunc
}

// Config is what they are judged by.
type Config struct {
	Identity Identity
	Decider  Decider
	Within   time.Duration // how long looking at one may take; then it is ended, for it may not go on unjudged. 0: a second
}

// New knows of none yet.
func New(c Config) *Answers {
	if c.Within == 0 {
		c.Within = time.Second
	}
	return &Answers{Config: c, open: map[*answer]struct{}{}}
}

// Begin lets an answer of a module to who go on, until done is called: its context ends, with an *End as its cause, when it must.
// It fails if that is so already, which it may have become since who was let in.
func (a *Answers) Begin(ctx context.Context, who principal.Principal, module string, kind Kind) (_ context.Context, done func(), err error) {
	if a == nil {
		return ctx, func() {}, nil
	}
	one := &answer{who: who, module: module, kind: kind}
	one.ctx, one.end = context.WithCancelCause(ctx)
	if err := a.enter(one); err != nil {
		return nil, nil, err
	}
	if err := a.holds(ctx, one); err != nil {
		a.leave(one)
		return nil, nil, err
	}
	return one.ctx, func() { a.leave(one) }, nil
}

func (a *Answers) enter(one *answer) error {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	if a.stopping {
		return ErrStopping
	}
	a.open[one] = struct{}{}
	a.running.Add(1)
	return nil
}

func (a *Answers) leave(one *answer) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	delete(a.open, one)
	one.end(nil)
	a.running.Done()
}

// those are the open ones that match.
func (a *Answers) those(match func(*answer) bool) (found []*answer) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	for one := range a.open {
		if match(one) {
			found = append(found, one)
		}
	}
	return found
}
