package session

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// fill is the job that fills a session's plan.
type fill struct {
	SessionID string `json:"session_id"`
}

// Kind names the job.
func (fill) Kind() string { return "calls.session_fill" }

// beat is the job that starts and stops sessions by the clock, and gives up what a crash has left.
type beat struct{}

// Kind names the job.
func (beat) Kind() string { return "calls.session_beat" }

// Jobs fill plans, and keep sessions to their times.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.Add(w, 30*time.Minute, func(ctx context.Context, job jobs.Job[fill]) error { return s.Fill(ctx, job.Args.SessionID) })
	jobs.EachTenant(w, beat{}, 10*time.Second, 0, func(ctx context.Context) error {
		if err := s.ByTheClock(ctx); err != nil {
			return err
		}
		return s.GiveUp(ctx)
	})
}

// Fill puts the debtors of the segment into the plan, page by page. Begun anew it goes on: who stands in the plan stays there.
func (s *Service) Fill(ctx context.Context, id string) error {
	made, err := storage.One[Session](ctx, s.db, storage.ByID(id))
	if err != nil || made.FilledAt != nil {
		return err
	}
	place, cursor := int64(0), ""
	for {
		ids, next, err := s.debtors.Page(ctx, made, cursor)
		if err != nil {
			return err
		}
		if err := s.add(ctx, made, ids, place); err != nil {
			return err
		}
		place += int64(len(ids))
		if cursor = next; next == "" {
			return s.filled(ctx, id)
		}
	}
}

func (s *Service) add(ctx context.Context, made Session, ids []string, place int64) error {
	if len(ids) == 0 {
		return nil
	}
	now := s.clock.Now()
	all := make([]Target, len(ids))
	for n, debtor := range ids {
		all[n] = Target{Row: storage.Row{ID: storage.NewID()}, SessionID: made.ID, DebtorID: debtor, Place: place + int64(n), State: Waiting, NextAt: now, Misses: map[miss]int{}}
	}
	_, err := s.plan(ctx, all)
	return err
}

// filled notes that the plan is complete.
func (s *Service) filled(ctx context.Context, id string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		made, err := storage.Lock[Session](ctx, s.db, storage.ByID(id))
		if err != nil {
			return err
		}
		counts, err := s.Counts(ctx, id)
		if err != nil {
			return err
		}
		made.Planned = 0
		for _, n := range counts {
			made.Planned += n
		}
		now := s.clock.Now()
		made.FilledAt = &now
		if err := storage.Update(ctx, s.db, &made, made.Version); err != nil {
			return err
		}
		return s.wrote(ctx, "session.filled", made, map[string]any{"planned": made.Planned})
	})
}

// same tells whether two segments are of the same debtors.
func same(a, b Segment) bool {
	return slices.Equal(a.Bucket, b.Bucket) && slices.Equal(a.Status, b.Status) && slices.Equal(a.Tag, b.Tag) && a.Assignee == b.Assignee
}
