package suite

import (
	"cmp"
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Work is the job that tries a version.
type Work struct {
	RunID string `json:"run_id"`
}

// Kind names the job.
func (Work) Kind() string { return "aiagents.suite_run" }

// mostAtWork is how many runs a company has at once.
const mostAtWork = 5

// Start has a version tried on suites, or on a batch of simulated debtors.
func (s *Service) Start(ctx context.Context, r Run) (Run, error) {
	v, err := s.versions.ByID(ctx, r.VersionID)
	if err != nil {
		return r, err
	}
	r.AgentID, r.N, r.Hash, r.State, r.Scores = v.AgentID, v.N, v.Hash, Queued, []Score{}
	r.JudgedBy = cmp.Or(r.JudgedBy, byRules)
	if r.Suites == nil {
		r.Suites = []string{}
	}
	plan, err := s.plan(ctx, r)
	if err == nil && len(plan) == 0 {
		err = ErrNoCases
	}
	if err == nil && r.asks() {
		_, err = s.model(ctx, "")
	}
	if err == nil {
		err = s.room(ctx)
	}
	if err != nil {
		return r, err
	}
	r.Total = len(plan)
	if err := storage.Insert(ctx, s.db, &r); err != nil {
		return r, err
	}
	if err := s.enqueue(ctx, r.ID); err != nil {
		return r, err
	}
	return r, s.tell(ctx, "run_started", r.AgentID, map[string]any{"run_id": r.ID, "n": r.N})
}

// room refuses a run while too many are at work.
func (s *Service) room(ctx context.Context) error {
	all, err := storage.All[Run](ctx, s.db, mostAtWork, storage.Where("state IN ?", []State{Queued, Running}), storage.Columns("id"))
	if err == nil && len(all) >= mostAtWork {
		return ErrAtWork.WithParam("most", mostAtWork)
	}
	return err
}

func (s *Service) enqueue(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.queue.InsertTx(ctx, tx, Work{id}, &jobs.Opts{Queue: QueueName})
		return err
	})
}

// Cancel ends a run that goes on. What was tried stays.
func (s *Service) Cancel(ctx context.Context, id string) (Run, error) {
	r, err := storage.Lock[Run](ctx, s.db, storage.ByID(id))
	if err != nil {
		return r, err
	}
	if !slices.Contains([]State{Queued, Running}, r.State) {
		return r, ErrRunOver
	}
	now := s.db.Clock().Now()
	r.State, r.EndedAt = Cancelled, &now
	if err := storage.Update(ctx, s.db, &r, r.Version); err != nil {
		return r, err
	}
	return r, s.tell(ctx, "run_cancelled", r.AgentID, map[string]any{"run_id": r.ID, "n": r.N})
}
