package recall

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// atOnce is how many debtors one transaction recalls: others write in between.
const atOnce = 100

// timeout is how long one portfolio may take.
const timeout = 4 * time.Hour

// Work is the job that recalls a portfolio, on behalf of who asked for it.
type Work struct {
	Who principal.Principal `json:"who"`
	ID  string              `json:"id"`
}

// Kind names the job.
func (Work) Kind() string { return "portfolios.recall" }

// Jobs recalls what was begun, batch after batch; what a killed process left goes on where it had come to.
func Jobs(workers *jobs.Workers, s *Service) {
	jobs.Add(workers, timeout, func(ctx context.Context, job jobs.Job[Work]) error {
		return s.Run(principal.With(ctx, job.Args.Who), job.Args.ID)
	})
}

// Run recalls what is left of a portfolio. It may be broken off anywhere, and asked for again.
func (s *Service) Run(ctx context.Context, id string) error {
	for {
		if done, err := s.next(ctx, id); done || err != nil {
			return err
		}
	}
}

func notice(r *Recall) *events.Notify {
	return &events.Notify{
		Kind: "portfolio_recalled", Users: []string{r.CreatedBy}, Link: "/portfolios/" + r.PortfolioID,
		Params: map[string]string{"debts": strconv.FormatInt(r.Debts, 10)},
	}
}
