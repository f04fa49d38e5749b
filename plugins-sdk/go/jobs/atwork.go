package jobs

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// atWork is one that is at work here, or about to be.
type atWork struct {
	stop context.CancelCauseFunc
	took bool // the lease
}

func (e *election) begin(ctx context.Context, work Work, one elected) {
	ctx, stop := context.WithCancelCause(principal.With(ctx, principal.System(work.TenantID, e.workers.module)))
	here := &atWork{stop: stop}
	e.mutex.Lock()
	e.here[work] = here
	e.mutex.Unlock()
	e.group.Go(func() {
		e.end(ctx, work, e.do(ctx, here, one))
		stop(nil)
		e.mutex.Lock()
		defer e.mutex.Unlock()
		delete(e.here, work)
	})
}

func (e *election) do(ctx context.Context, here *atWork, one elected) error {
	h := &Held{leases: e.leases, name: one.name, holder: e.holder}
	if err := h.take(ctx); err != nil {
		return err
	}
	e.mutex.Lock()
	here.took = true
	e.mutex.Unlock()
	err := h.at(ctx, one.work)
	return errors.Join(err, h.leave(context.WithoutCancel(ctx), err == nil))
}

// end leaves nothing of the worker of a tenant that is off, and says why another one ended.
func (e *election) end(ctx context.Context, work Work, err error) {
	if errors.Is(err, errOff) {
		err = e.leases.Free(context.WithoutCancel(ctx), work.Name)
	}
	if err != nil && !errors.Is(err, ErrHeld) && !errors.Is(err, ErrLost) && ctx.Err() == nil {
		e.leases.log.Warn("a tenant's worker stopped", "worker", work.Name, "tenant", work.TenantID, "error", err)
	}
}
