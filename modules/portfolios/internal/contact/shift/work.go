package shift

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

const (
	pulse     = 5 * time.Second
	batch     = 100
	lives     = 2 * time.Minute // after this without a sign of life somebody is offline
	forgotten = 8 * time.Hour   // after this a session ends
)

// Jobs has one worker of each tenant end pauses at their limit and see who is gone, whichever host it is on.
func Jobs(workers *jobs.Workers, s *Service) {
	workers.PerTenant("work_sessions", func(ctx context.Context, _ *jobs.Held) error { return s.work(ctx) })
}

func (s *Service) work(ctx context.Context) error {
	tick := time.NewTicker(pulse)
	defer tick.Stop()
	for {
		if err := s.Step(ctx); err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

// Step ends pauses that have reached their limit, has those be offline whose pages show no life, and ends sessions that were forgotten.
func (s *Service) Step(ctx context.Context) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		now := s.clock.Now()
		paused, err := s.over(ctx, now, batch)
		if err != nil {
			return err
		}
		for _, w := range paused {
			if err := s.worked(ctx, *w.Until); err != nil {
				return err
			}
			if err := s.enter(ctx, &w, Ready, "", *w.Until); err != nil {
				return err
			}
		}
		if err := s.gone(ctx, now); err != nil {
			return err
		}
		return s.forget(ctx, now)
	})
}

func (s *Service) gone(ctx context.Context, now time.Time) error {
	silent, err := s.silent(ctx, "state <> ?", now.Add(-lives), batch)
	for _, w := range silent {
		if err == nil {
			err = s.worked(ctx, w.SeenAt)
		}
		if err == nil {
			err = s.enter(ctx, &w, Offline, "", w.SeenAt)
		}
	}
	return err
}

func (s *Service) forget(ctx context.Context, now time.Time) error {
	silent, err := s.silent(ctx, "state = ?", now.Add(-forgotten), batch)
	for _, w := range silent {
		if err == nil {
			err = s.end(ctx, &w, "", now)
		}
	}
	return err
}
