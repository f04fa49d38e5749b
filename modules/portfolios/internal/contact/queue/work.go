package queue

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// How often there is a look at the queue, and how many debtors are placed in one transaction.
const (
	pulse = time.Second
	batch = 200
)

// Jobs has one worker of each tenant keep the queue, whichever host it is on.
func Jobs(workers *jobs.Workers, s *Service) {
	workers.PerTenant("queue", func(ctx context.Context, _ *jobs.Held) error { return s.work(ctx) })
}

// work keeps the queue until ctx ends.
func (s *Service) work(ctx context.Context) error {
	tick := time.NewTicker(pulse)
	defer tick.Stop()
	for {
		more, err := s.Step(ctx)
		switch {
		case err != nil:
			return err
		case more:
			continue
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

// Step makes those ready whose time has come, places some anew of those who are to be, and says whether there are more.
func (s *Service) Step(ctx context.Context) (more bool, err error) {
	if _, err := s.ripen(ctx, s.clock.Now()); err != nil {
		return false, err
	}
	err = s.db.Within(ctx, func(ctx context.Context) error {
		marks, err := s.marked(ctx, batch)
		if err != nil || len(marks) == 0 {
			return err
		}
		more = true
		if marks[0].PortfolioID != "" {
			return s.sweep(ctx, marks[0])
		}
		if _, err := s.Plan(ctx, debtorsOf(marks)); err != nil {
			return err
		}
		return s.settled(ctx, marks...)
	})
	return more, err
}

// debtorsOf are the debtors that are marked, each once.
func debtorsOf(marks []mark) []string {
	ids := make([]string, len(marks))
	for i, m := range marks {
		ids[i] = m.DebtorID
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// sweep places the next debtors of a portfolio anew.
func (s *Service) sweep(ctx context.Context, m mark) error {
	if m.Behind == "" {
		if err := s.once(ctx, m); err != nil {
			return err
		}
	}
	ids, err := s.people.After(ctx, m.PortfolioID, m.Behind, batch)
	if err != nil {
		return err
	}
	if _, err := s.Plan(ctx, ids); err != nil {
		return err
	}
	if len(ids) < batch {
		return s.settled(ctx, m)
	}
	return s.reached(ctx, m, ids[len(ids)-1])
}
