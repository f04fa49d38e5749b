package picture

import (
	"context"
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// longest is how long somebody waits for their turn.
const longest = 30 * time.Second

// turns say who may lay a picture open: one, so that the others hold none in memory meanwhile. Of each company one alone waits for it, so
// that nobody's many pictures keep the others waiting.
type turns struct {
	all   chan struct{}
	mutex sync.Mutex
	own   map[string]chan struct{} // by tenant
}

func newTurns() turns { return turns{all: make(chan struct{}, 1), own: map[string]chan struct{}{}} }

// errBusy is for whoever has waited too long: others' pictures are heavy.
var errBusy = errs.New(errs.Unavailable, "unavailable")

// wait waits for the caller's turn, which lasts until they leave. It fails with errBusy.
func (t *turns) wait(ctx context.Context) (leave func(), err error) {
	ctx, cancel := context.WithTimeoutCause(ctx, longest, errBusy)
	defer cancel()
	own := t.of(principal.Must(ctx).TenantID)
	if err := take(ctx, own); err != nil {
		return nil, err
	}
	if err := take(ctx, t.all); err != nil {
		<-own
		return nil, err
	}
	return func() { <-t.all; <-own }, nil
}

func take(ctx context.Context, turn chan struct{}) error {
	select {
	case turn <- struct{}{}:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func (t *turns) of(tenant string) chan struct{} {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.own[tenant] == nil {
		t.own[tenant] = make(chan struct{}, 1)
	}
	return t.own[tenant]
}
