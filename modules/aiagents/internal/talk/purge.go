package talk

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// purge is the look at what is kept no longer.
type purge struct{}

// Kind names the job.
func (purge) Kind() string { return "aiagents.purge_talks" }

const (
	purgeEvery = time.Hour
	purgeTime  = 10 * time.Minute
	purgeBatch = 100
	wordsHold  = time.Hour // after a talk's end: what was said may have to be sent again
	day        = 24 * time.Hour
)

// Jobs removes what companies keep no longer.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.EachTenant(w, purge{}, purgeEvery, purgeTime, s.Purge)
}

// Purge removes the talks that the company of ctx keeps no longer, and the words of those that are over where it keeps none.
func (s *Service) Purge(ctx context.Context) error {
	allowed, err := s.holds.Limits.Allowed(ctx)
	if err != nil {
		return err
	}
	now := s.clock.Now()
	if !allowed.KeepsText {
		if err := s.each(ctx, now.Add(-wordsHold), s.store.over, func(ctx context.Context, t Talk) error { return s.store.empty(ctx, t.ID) }); err != nil {
			return err
		}
	}
	return s.each(ctx, now.Add(-time.Duration(allowed.KeepsDays)*day), s.store.old, s.forget)
}

func (s *Service) forget(ctx context.Context, t Talk) error {
	if err := s.store.remove(ctx, t); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "talk.removed", ID: t.ID, Silent: true, Payload: map[string]any{"agent_id": t.AgentID}})
}

// each does something to the talks that are found, a few in a transaction, until none is.
func (s *Service) each(ctx context.Context, before time.Time, find func(context.Context, time.Time, int) ([]Talk, error), do func(context.Context, Talk) error) error {
	for {
		found, err := find(ctx, before, purgeBatch)
		if err != nil || len(found) == 0 {
			return err
		}
		err = s.db.Within(ctx, func(ctx context.Context) error {
			for _, t := range found {
				if err := do(ctx, t); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
}
