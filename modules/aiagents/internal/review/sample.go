package review

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Heed picks an analysis for review where the company's rules, or chance, do. One that was picked is not picked again.
func (s *Service) Heed(ctx context.Context, a analysis.Analysis) error {
	chosen := s.Settings.Of(ctx)
	why, picked := chosen.picks(a)
	if !picked || a.UserID == "" && a.AgentID == "" {
		return nil
	}
	_, err := s.open(ctx, a, why, chosen.twice(a))
	return err
}

// Ask opens a review of an analysis that somebody wants reviewed.
func (s *Service) Ask(ctx context.Context, analysisID string) (Review, error) {
	a, err := s.Analyses.Any(ctx, analysisID)
	if err != nil {
		return Review{}, err
	}
	all, err := s.open(ctx, a, Asked, false)
	if err != nil {
		return Review{}, err
	}
	return s.shown(ctx, all[0])
}

// open writes down that an analysis is to be reviewed, or is already.
func (s *Service) open(ctx context.Context, a analysis.Analysis, why Why, twice bool) ([]Review, error) {
	there, err := s.Store.of(ctx, []string{a.ID})
	if err != nil || len(there) > 0 {
		return there, err
	}
	passes := 1
	if twice {
		passes = 2
	}
	for pass := 1; pass <= passes; pass++ {
		r := Review{
			AnalysisID: a.ID, Pass: pass, Kind: a.Kind, RefID: a.RefID, DebtorID: a.DebtorID, UserID: a.UserID, AgentID: a.AgentID, Why: why, Status: Waiting,
			EndedAt: a.EndedAt, Told: Told{Scores: []Score{}, Comments: []Comment{}},
		}
		if err := storage.Insert(ctx, s.DB, &r); err != nil {
			return nil, err
		}
		if err := s.tell(ctx, r, "review.created", nil); err != nil {
			return nil, err
		}
		there = append(there, r)
	}
	return there, nil
}

// week is the time of which everybody has a minimum reviewed.
const week = 7 * 24 * time.Hour

// minimum is the job that looks each day whether enough was reviewed of everybody.
type minimum struct{}

// Kind names the job.
func (minimum) Kind() string { return "aiagents.review_minimum" }

// Jobs looks, before people begin.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.Add(w, 5*time.Minute, func(ctx context.Context, _ jobs.Job[minimum]) error { return s.Fill(ctx) })
	w.Cron("30 5 * * *", minimum{})
}

// Fill picks, for each person and program of whom too little of the last week is to be reviewed, what chance picks next.
func (s *Service) Fill(ctx context.Context) error {
	now, least := s.Clock.Now(), s.Settings.Of(ctx).Least
	if least == 0 {
		return nil
	}
	return s.DB.Within(ctx, func(ctx context.Context) error {
		reviews, err := s.Store.since(ctx, now.Add(-week))
		if err != nil {
			return err
		}
		made, err := s.Analyses.Ended(ctx, now.Add(-week), now, mostOf)
		if err != nil {
			return err
		}
		for _, a := range lacking(made, reviews, least) {
			if _, err := s.open(ctx, a, Minimum, false); err != nil {
				return err
			}
		}
		return nil
	})
}

// lacking are the analyses to review besides, so that of everybody there is the least.
func lacking(made []analysis.Analysis, reviews []Review, least int) (more []analysis.Analysis) {
	has, picked := map[string]int{}, map[string]bool{}
	for _, r := range reviews {
		if r.Pass == 1 {
			has[whose(r.UserID, r.AgentID)]++
		}
		picked[r.AnalysisID] = true
	}
	slices.SortStableFunc(made, func(a, b analysis.Analysis) int { return drawn(a.ID, "least") - drawn(b.ID, "least") })
	for _, a := range made {
		who := whose(a.UserID, a.AgentID)
		if who == "" || picked[a.ID] || has[who] >= least {
			continue
		}
		has[who]++
		more = append(more, a)
	}
	return more
}

// whose is who is reviewed: the person where there is one, else the program.
func whose(userID, agentID string) string {
	if userID != "" {
		return userID
	}
	return agentID
}
