package contact

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// LapseDue asks for a look at the reservations of every tenant.
type LapseDue struct{}

// Kind names the job.
func (LapseDue) Kind() string { return "portfolios.contacts.lapse" }

// lapseEvery is how often reservations are looked at. What has expired counts no more from that moment on, whatever its row says.
const lapseEvery = time.Minute

// Jobs marks reservations as expired, of every tenant that has the module on.
func Jobs(workers *jobs.Workers, s *Service) {
	jobs.EachTenant(workers, LapseDue{}, lapseEvery, 0, func(ctx context.Context) error {
		_, err := s.Lapse(ctx, s.clock.Now())
		return err
	})
}
