package testcall

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Save keeps a test as a case: what was said, and, unless it is told otherwise, that the same must come of it again.
func (s *Service) Save(ctx context.Context, id, suiteID, title string, expect *scenario.Expect) (suite.Kept, error) {
	t, err := storage.One[Test](ctx, s.db, storage.ByID(id))
	if err != nil {
		return suite.Kept{}, err
	}
	c := scenario.Case{Title: title, Language: t.Language, Persona: t.Persona, At: t.Talk.Began, File: t.File, Turns: t.said(), Leaves: true, Expect: t.came()}
	if expect != nil {
		c.Expect = *expect
	}
	return s.suites.Save(ctx, suiteID, suite.FromTest, t.ID, c)
}

// said are the turns of the debtor, each to what it was asked.
func (t Test) said() (all []scenario.Turn) {
	for i, line := range t.Lines {
		if i > 0 {
			turn := scenario.Turn{To: t.Lines[i-1].Asked, Press: line.Pressed, Silence: line.Silence}
			if line.Pressed == "" {
				turn.Say = line.Heard
			}
			all = append(all, turn)
		}
	}
	return all
}

// came is what came of it, as what must.
func (t Test) came() scenario.Expect {
	verified := t.Talk.State.Verified
	e := scenario.Expect{Outcome: t.Talk.Outcome, Reason: t.Talk.Reason, Verified: &verified, Nothing: len(t.Kept.Book.Did) == 0}
	for _, d := range t.Kept.Book.Did {
		if at, err := time.Parse(time.RFC3339, d.On); err == nil {
			d.On = string(civil.On(at, t.File.Zone()))
		}
		e.Did = append(e.Did, scenario.Did{What: d.What, Offer: d.OfferID, Amount: d.Amount, On: d.On, Flag: d.Flag})
	}
	for _, line := range t.Lines {
		for _, c := range line.Cites {
			if !slices.Contains(e.Cites, c.ArticleID) {
				e.Cites = append(e.Cites, c.ArticleID)
			}
		}
	}
	return e
}
