package instalment

import (
	"context"
	"errors"
	"fmt"
	"time"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// DayDue asks for a look at the plans of every tenant.
type DayDue struct{}

// Kind names the job.
func (DayDue) Kind() string { return "portfolios.plans" }

// How often the days are looked at, and how long one look may take.
const (
	dayEvery   = 10 * time.Minute
	dayTimeout = time.Hour
)

// Jobs looks at the plans of every tenant that has the module on. One tenant's failure does not keep the others waiting.
func Jobs(workers *jobs.Workers, daily *Daily, env sdk.Environment) {
	jobs.Add(workers, dayTimeout, func(ctx context.Context, _ jobs.Job[DayDue]) error {
		var all error
		for _, tenant := range env.Tenants() {
			if err := daily.Today(principal.With(ctx, principal.System(tenant, env.ModuleID))); err != nil {
				all = errors.Join(all, fmt.Errorf("plans of %s: %w", tenant, err))
			}
		}
		return all
	})
	workers.Every(dayEvery, DayDue{})
}
