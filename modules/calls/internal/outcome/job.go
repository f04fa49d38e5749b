package outcome

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// settleRest is the job that settles what is left.
type settleRest struct{}

// Kind names the job.
func (settleRest) Kind() string { return "calls.settle" }

// Jobs settle calls that are left.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.EachTenant(w, settleRest{}, 15*time.Second, 0, s.SettleRest)
}
