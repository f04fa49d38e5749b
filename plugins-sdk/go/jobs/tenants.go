package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// EachTenant has work done in every tenant that has the module on, every so often, first at start, on one of the replicas: as a job of
// T's kind, within timeout (0 = one minute, negative = no limit). One tenant's failure does not keep the others waiting.
func EachTenant[T Args](w *Workers, args T, interval, timeout time.Duration, work func(ctx context.Context) error) {
	Add(w, timeout, func(ctx context.Context, _ Job[T]) error {
		var all error
		for _, tenant := range w.tenantsOn() {
			if err := work(principal.With(ctx, principal.System(tenant, w.module))); err != nil {
				all = errors.Join(all, fmt.Errorf("%s of %s: %w", args.Kind(), tenant, err))
			}
		}
		return all
	})
	w.Every(interval, args)
}
