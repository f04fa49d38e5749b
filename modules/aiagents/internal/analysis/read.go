package analysis

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/reading"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// read is what is said of a thread: by rules, and where the company's model reads it, too, its summary and its answers. No claim is kept whose
// words do not stand at their place.
func (s *Service) read(ctx context.Context, th thread.Thread) (Analysis, error) {
	fields, err := s.Fields(ctx, th.VersionID)
	if err != nil {
		return Analysis{}, err
	}
	zone, err := s.zone(ctx)
	if err != nil {
		return Analysis{}, err
	}
	said, err := s.studied(ctx, th, fields)
	if err != nil {
		return Analysis{}, err
	}
	found := reading.Of(th.Lines, understand.Context{Language: th.Language, Now: th.EndedAt, Zone: zone, Currency: th.Entered.Currency})
	core := follow(claim.Verified(found, th.Lines), th)
	core.Summary, core.SummaryBy = summarize(core, th.Heard), string(ByRules)
	if said.Summary != nil {
		core.Summary, core.SummaryBy = said.Summary, string(ByModel)
	}
	a := Analysis{
		Kind: th.Kind, RefID: th.RefID, Round: th.Round, DebtorID: th.DebtorID, PortfolioID: th.PortfolioID, UserID: th.UserID, AgentID: th.AgentID,
		Channel: th.Channel, EndedAt: th.EndedAt, Method: said.method(), Outcome: core.Outcome, Confidence: core.Confidence, Core: core,
		Context: Context{th.AgentID, th.VersionID, string(th.Language), said.Model, th.Heard}, Results: th.Entered, Answers: answered(fields, said.Answers),
		Corrections: []Correction{},
	}
	a.IsFailed, a.IsComplaint, a.Agrees = len(core.Failed()) > 0, core.Complaint != nil, agrees(core.Promise, th.Entered, th.Heard)
	return a, nil
}

// studied is what the company's model says of a thread; nothing where there is none, or it fails: rules go on alone.
func (s *Service) studied(ctx context.Context, th thread.Thread, fields []spec.Field) (Reading, error) {
	if s.Model == nil || !th.Heard {
		return Reading{}, nil
	}
	said, err := s.Model.Analyse(ctx, th, fields)
	if err != nil {
		return Reading{}, ctx.Err()
	}
	return said, nil
}

// method is how a thread was read where a model has said something that stands.
func (r Reading) method() Method {
	if r.Summary != nil || len(r.Answers) > 0 {
		return ByModel
	}
	return ByRules
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

// answered are the questions of a version with what was answered: rules answer none.
func answered(fields []spec.Field, found []Answer) []Answer {
	all := []Answer{}
	for _, f := range fields {
		one := Unanswered(f)
		for _, a := range found {
			if a.Name == f.Name {
				one = a
			}
		}
		all = append(all, one)
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
