package link

import (
	"context"
	"encoding/json"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// regroup is the job of having those who write go along with their debtors: portfolios are asked, for which nobody waits.
type regroup struct {
	DebtorIDs []string `json:"debtor_ids"`
}

// Kind names the job.
func (regroup) Kind() string { return "chats.regroup" }

// Jobs regroups.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[regroup]) error { return s.Regroup(ctx, j.Args.DebtorIDs) })
}

// Hear follows debtors who were merged into one, and split again.
func Hear(consumers *events.Consumers, j *jobs.Client) {
	for _, what := range []string{"merged", "split"} {
		consumers.On("recobro.portfolios.debtor."+what, "links-"+what, func(ctx context.Context, tx *gorm.DB, e events.Envelope) error {
			var told struct {
				MergedID string `json:"merged_id"`
			}
			if err := json.Unmarshal(e.Data, &told); err != nil {
				return err
			}
			_, err := j.InsertTx(ctx, tx, regroup{[]string{e.Subject, told.MergedID}}, nil)
			return err
		})
	}
}
