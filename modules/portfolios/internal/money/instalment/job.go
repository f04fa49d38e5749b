package instalment

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
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
func Jobs(workers *jobs.Workers, daily *Daily) {
	jobs.EachTenant(workers, DayDue{}, dayEvery, dayTimeout, daily.Today)
}
