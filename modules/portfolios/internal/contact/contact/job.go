package contact

import (
	"context"
	"errors"
	"fmt"
	"time"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// LapseDue asks for a look at the reservations of every tenant.
type LapseDue struct{}

// Kind names the job.
func (LapseDue) Kind() string { return "portfolios.contacts.lapse" }

// lapseEvery is how often reservations are looked at. What has expired counts no more from that moment on, whatever its row says.
const lapseEvery = time.Minute

// Jobs marks reservations as expired, of every tenant that has the module on.
func Jobs(workers *jobs.Workers, s *Service, env sdk.Environment) {
	jobs.Add(workers, 0, func(ctx context.Context, _ jobs.Job[LapseDue]) error {
		var all error
		for _, tenant := range env.Tenants() {
			if _, err := s.Lapse(principal.With(ctx, principal.System(tenant, env.ModuleID)), s.clock.Now()); err != nil {
				all = errors.Join(all, fmt.Errorf("reservations of %s: %w", tenant, err))
			}
		}
		return all
	})
	workers.Every(lapseEvery, LapseDue{})
}
