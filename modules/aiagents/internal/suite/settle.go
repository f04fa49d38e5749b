package suite

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/question"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// write writes what came of some cases, in the transaction that the lease is held in.
func (r *Runner) write(ctx context.Context, held *jobs.Held, id string, results []Result, took int64, cost question.Cost) error {
	now, err := storage.Lock[Run](ctx, r.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if !now.goesOn() {
		return errCancelled
	}
	if err := storage.Insert(ctx, r.db, results); err != nil {
		return err
	}
	for _, result := range results {
		if now.Done++; result.Passed {
			now.Passed++
		}
	}
	now.State, now.TookMS, now.CostMicros = Running, now.TookMS+took, now.CostMicros+cost.Micros
	if err := storage.Update(ctx, r.db, &now, now.Version); err != nil {
		return err
	}
	if err := r.holds.Limits.Add(ctx, now.AgentID, cost.Micros, cost.Unpriced); err != nil {
		return err
	}
	return held.Keep(ctx)
}

// end settles what a run came to.
func (r *Runner) end(ctx context.Context, held *jobs.Held, run Run, plan []planned, to State) error {
	done, err := r.done(ctx, run.ID)
	if err != nil {
		return err
	}
	return r.db.Within(ctx, func(ctx context.Context) error {
		now, err := storage.Lock[Run](ctx, r.db, storage.ByID(run.ID))
		if err != nil || !now.goesOn() {
			return err
		}
		at := r.db.Clock().Now()
		now.State, now.EndedAt, now.Scores = to, &at, scores(plan, done)
		now.Verdict = verdict(now)
		if err := storage.Update(ctx, r.db, &now, now.Version); err != nil {
			return err
		}
		if err := held.Keep(ctx); err != nil {
			return err
		}
		return r.tell(ctx, "run_ended", now.AgentID, map[string]any{"run_id": now.ID, "n": now.N, "verdict": now.Verdict, "passed": now.Passed, "total": now.Total})
	})
}

// scores are what came of each suite of a run.
func scores(plan []planned, done map[string]Result) []Score {
	all, at := []Score{}, map[string]int{}
	for _, one := range plan {
		if one.suite.ID == "" {
			continue
		}
		i, known := at[one.suite.ID]
		if !known {
			i = len(all)
			at[one.suite.ID] = i
			all = append(all, Score{Suite: one.suite.ID, Name: one.suite.Name, Purpose: one.suite.Purpose, Zero: one.suite.Zero, Floor: one.suite.Floor})
		}
		all[i].Total++
		if done[one.Key].Passed {
			all[i].Passed++
		}
	}
	return all
}

// verdict is whether a version may be approved by a run.
func verdict(r Run) string {
	switch {
	case r.State != Done:
		return ""
	case r.Kind == Many && r.Passed < r.Total:
		return "failed"
	}
	for _, s := range r.Scores {
		if !s.holds() {
			return "failed"
		}
	}
	return "passed"
}

// show moves the progress on the screens of whoever looks.
func (r *Runner) show(ctx context.Context, run Run) {
	r.live(ctx, events.Event{
		Type: "recobro.aiagents.agent.run_progress", Subject: run.AgentID, TenantID: run.TenantID, Permission: "aiagents.agents:read",
		Keys: [][]string{{"aiagents", "runs"}},
	})
}
