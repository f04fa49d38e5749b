package debt

import (
	"context"
	"errors"
	"fmt"
	"time"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// AgeingDue asks for the ageing of every tenant whose day has begun.
type AgeingDue struct{}

// Kind names the job.
func (AgeingDue) Kind() string { return "portfolios.ageing" }

// How often the days are looked at, and how long one look may take.
const (
	ageingEvery   = 10 * time.Minute
	ageingTimeout = 2 * time.Hour
)

// Jobs ages every tenant that has the module on, shortly after its midnight. One tenant's failure does not keep the
// others waiting.
func Jobs(workers *jobs.Workers, ageing *Ageing, env sdk.Environment) {
	jobs.Add(workers, ageingTimeout, func(ctx context.Context, _ jobs.Job[AgeingDue]) error {
		var all error
		for _, tenant := range env.Tenants() {
			if err := ageing.Today(principal.With(ctx, principal.System(tenant, env.ModuleID))); err != nil {
				all = errors.Join(all, fmt.Errorf("ageing of %s: %w", tenant, err))
			}
		}
		return all
	})
	workers.Every(ageingEvery, AgeingDue{})
}
