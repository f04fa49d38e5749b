package halt

import (
	"context"
	"log/slog"
	"sync"
	"time"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// What another program has stopped is looked for this often while talks go on here, each time for this long at most.
const (
	lookEvery = 400 * time.Millisecond
	lookTime  = time.Second
)

// Watch ends what is under way in this program when agents are stopped: at once when they are stopped here, and when they are stopped in
// another program as soon as it looks. Safe for concurrent use.
type Watch struct {
	*Store
	module string
	log    *slog.Logger
	mutex  sync.Mutex
	busy   map[string]map[*turn]struct{} // by tenant
	again  map[string]chan struct{}      // ends a tenant's looking
}

// turn is something that an agent does just now.
type turn struct {
	agentID string
	end     context.CancelCauseFunc
}

// NewWatch watches nothing.
func NewWatch(store *Store, env sdk.Environment, log *slog.Logger) *Watch {
	return &Watch{Store: store, module: env.ModuleID, log: log, busy: map[string]map[*turn]struct{}{}, again: map[string]chan struct{}{}}
}

// Guard is a context for what an agent does: it ends with ErrStopped as its cause when the agent is stopped. It fails with ErrStopped when
// that is so already. done has to be called.
func (w *Watch) Guard(ctx context.Context, agentID string) (guarded context.Context, done func(), err error) {
	tenant := principal.Must(ctx).TenantID
	guarded, end := context.WithCancelCause(ctx)
	t := &turn{agentID, end}
	w.enter(tenant, t)
	if err := w.Check(ctx, agentID); err != nil { // once it is watched, so that nothing falls in between
		w.leave(tenant, t)
		return nil, nil, err
	}
	return guarded, func() { w.leave(tenant, t) }, nil
}

func (w *Watch) enter(tenant string, t *turn) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.busy[tenant] == nil {
		w.busy[tenant], w.again[tenant] = map[*turn]struct{}{}, make(chan struct{})
		go w.watch(tenant, w.again[tenant])
	}
	w.busy[tenant][t] = struct{}{}
}

func (w *Watch) leave(tenant string, t *turn) {
	t.end(nil)
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if delete(w.busy[tenant], t); len(w.busy[tenant]) == 0 {
		close(w.again[tenant])
		delete(w.busy, tenant)
		delete(w.again, tenant)
	}
}

// watch looks again and again while something is under way.
func (w *Watch) watch(tenant string, over <-chan struct{}) {
	ticker := time.NewTicker(lookEvery)
	defer ticker.Stop()
	for {
		select {
		case <-over:
			return
		case <-ticker.C:
			w.look(tenant)
		}
	}
}

// look ends what is under way of agents that are stopped. Where it cannot be known whether they are, it ends nothing: the next look, and the
// one before anything is said, will.
func (w *Watch) look(tenant string) {
	ctx, cancel := context.WithTimeout(principal.With(context.Background(), principal.System(tenant, w.module)), lookTime)
	defer cancel()
	stopped, err := w.stopped(ctx)
	if err != nil {
		w.log.WarnContext(ctx, "whether agents are stopped", "error", err)
		return
	}
	if len(stopped) == 0 {
		return
	}
	w.mutex.Lock()
	defer w.mutex.Unlock()
	for t := range w.busy[tenant] {
		if stopped[All] || stopped[t.agentID] {
			t.end(ErrStopped)
		}
	}
}
