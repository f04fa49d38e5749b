package analysis

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Lines are what was said in the round of an analysis, as the caller may see it where it is kept. What is there no more is an empty list.
func (s *Service) Lines(ctx context.Context, id string) ([]claim.Line, error) {
	a, err := s.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	since, err := s.since(ctx, a)
	if err != nil {
		return nil, err
	}
	lines := []claim.Line{}
	th, err := s.Threads.Of(ctx, a.Kind, a.RefID, since)
	if errs.KindOf(err) == errs.NotFound {
		return lines, nil
	}
	if err != nil {
		return nil, err
	}
	for _, line := range th.Lines {
		if th.Kind == thread.Call || th.Round == a.Round || !line.At.After(a.EndedAt) { // a later round is its own analysis
			lines = append(lines, line)
		}
	}
	return lines, nil
}

// since is when the round before ended.
func (s *Service) since(ctx context.Context, a Analysis) (time.Time, error) {
	rounds, err := s.Store.rounds(ctx, a.Kind, a.RefID)
	for _, before := range rounds {
		if before.Round < a.Round {
			return before.EndedAt, err
		}
	}
	return time.Time{}, err
}

// names are what analyses are called: after what came of it.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Analysis](ctx, s.DB, len(ids), storage.Where("id IN ?", ids), reached(ctx))
	return httpx.Named(found, func(a Analysis) httpx.Name {
		return httpx.Name{ID: a.ID, Name: a.EndedAt.Format(time.DateOnly)}
	}), err
}
