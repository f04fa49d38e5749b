package analysis

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/reading"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// read is what is said of a thread: by the company's model where there is one, else by rules. No claim is kept whose words do not stand at its
// place.
func (s *Service) read(ctx context.Context, th thread.Thread) (Analysis, error) {
	fields, err := s.Fields(ctx, th.VersionID)
	if err != nil {
		return Analysis{}, err
	}
	said, method, err := s.said(ctx, th, fields)
	if err != nil {
		return Analysis{}, err
	}
	core := follow(claim.Verified(said.Core, th.Lines), th)
	core.Summary = summarize(core, th.Heard)
	a := Analysis{
		Kind: th.Kind, RefID: th.RefID, Round: th.Round, DebtorID: th.DebtorID, PortfolioID: th.PortfolioID, UserID: th.UserID, AgentID: th.AgentID,
		Channel: th.Channel, EndedAt: th.EndedAt, Method: method, Outcome: core.Outcome, Confidence: core.Confidence, Core: core,
		Context: Context{th.AgentID, th.VersionID, string(th.Language), said.Model, th.Heard}, Results: th.Entered, Answers: said.Answers, Corrections: []Correction{},
	}
	a.IsFailed, a.IsComplaint, a.Agrees = len(core.Failed()) > 0, core.Complaint != nil, agrees(core.Promise, th.Entered, th.Heard)
	return a, nil
}

func (s *Service) said(ctx context.Context, th thread.Thread, fields []spec.Field) (Reading, Method, error) {
	if s.Model != nil && th.Heard {
		if said, err := s.Model.Analyse(ctx, th, fields); !errors.Is(err, ErrNoModel) {
			return said, ByModel, err
		}
	}
	zone, err := s.zone(ctx)
	core := reading.Of(th.Lines, understand.Context{Language: th.Language, Now: th.EndedAt, Zone: zone, Currency: th.Entered.Currency})
	return Reading{Core: core, Answers: unanswered(fields)}, ByRules, err
}

// zone is where the company is: what day "tomorrow" is follows from it.
func (s *Service) zone(ctx context.Context) (*time.Location, error) {
	tenant := principal.Must(ctx).TenantID
	zones, err := s.Host.Zones(ctx, []string{tenant})
	if zones[tenant] == nil {
		return time.UTC, err
	}
	return zones[tenant], err
}

// unanswered are the questions of a version as rules leave them: they do not guess.
func unanswered(fields []spec.Field) []Answer {
	all := []Answer{}
	for _, f := range fields {
		all = append(all, Answer{Name: f.Name, By: "none"})
	}
	return all
}

// sureEntered is how sure an outcome is that somebody entered where no word says it.
const sureEntered = 80

// follow is core with what follows from what was entered, where no words say it: how the program's talk ended, or the outcome that people gave.
func follow(c claim.Core, th thread.Thread) claim.Core {
	e := th.Entered
	if e.Ended != "" {
		c.Outcome, c.Confidence = e.Ended, max(c.Confidence, sureEntered)
	}
	if th.Heard || e.Outcome == "" {
		return c
	}
	c.Outcome, c.Confidence = e.Outcome, sureEntered
	if e.Outcome == word.NotThem {
		c.RightParty = claim.Wrong
	} else if e.Outcome != word.NoAnswer {
		c.RightParty = claim.Right
	}
	return c
}
