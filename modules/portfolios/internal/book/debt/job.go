package debt

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
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
func Jobs(workers *jobs.Workers, ageing *Ageing) {
	jobs.EachTenant(workers, AgeingDue{}, ageingEvery, ageingTimeout, ageing.Today)
}
