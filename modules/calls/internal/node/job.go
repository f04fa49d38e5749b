package node

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// loseCalls is the job that gives up calls of programs that are gone.
type loseCalls struct{}

// Kind names the job.
func (loseCalls) Kind() string { return "calls.lose" }

// Jobs give up calls whose program is gone.
func Jobs(w *jobs.Workers, n *Node) {
	jobs.EachTenant(w, loseCalls{}, 5*time.Second, 0, n.Lose)
}
