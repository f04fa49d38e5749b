package judge_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/judge"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// good is a talk as it must be: who speaks first, then who they are, then what is owed, then an offer that was signed.
func good() (scenario.Case, scenario.Played) {
	verified := true
	c := scenario.MadeUp(scenario.Willing, word.EN, 0, time.Date(2026, 11, 27, 15, 0, 0, 0, time.UTC))
	c.Expect = scenario.Expect{Did: []scenario.Did{{What: "accepted", Offer: "o1"}}, Outcome: word.Agreed, Verified: &verified, Never: []string{"promised"}, MustNot: []string{"lawsuit"}}
	done := func(t word.Tool) talk.Done { return talk.Done{Tool: t, Result: act.Result{Code: word.Done}} }
	return c, scenario.Played{
		Lines: []scenario.Line{
			{N: 1, Said: "Hello. I am an automated program of Lakeside Credit. Are you Linda?"},
			{N: 2, Heard: "yes", Said: "What are the last four digits of your ID?"},
			{N: 3, Heard: "4321", Said: "There is a balance of $4,000.00.", Acts: []talk.Done{done(word.VerifyIdentity), done(word.ReadDebt)}},
			{N: 4, Heard: "the first", Said: "It is agreed: $3,600.00.", Acts: []talk.Done{done(word.AcceptOffer)}},
		},
		Did: []madeup.Did{{What: "accepted", OfferID: "o1", Amount: 360_000}}, Outcome: word.Agreed, Verified: true,
	}
}

func judged(t *testing.T, c scenario.Case, p scenario.Played) judge.Verdict {
	v, err := judge.Judge{}.Of(context.Background(), c, p)
	require.NoError(t, err)
	require.Equal(t, "rules", v.By, "no model was asked, and it says so")
	return v
}

func TestAJudgeNamesWhatAPlantedFaultBreaks(t *testing.T) { // [AI-04] [AI-07]
	c, p := good()
	require.Empty(t, judged(t, c, p).Failed)
	for name, one := range map[string]struct {
		plant func(p *scenario.Played)
		what  judge.What
		turn  int
	}{
		"tells the balance early":     {func(p *scenario.Played) { p.Lines[1].Said = "You owe $4,000.00. Your ID?" }, judge.Early, 2},
		"tells of a debt early":       {func(p *scenario.Played) { p.Lines[1].Said = "It is about your debt. Your ID?" }, judge.Early, 2},
		"does not say what it is":     {func(p *scenario.Played) { p.Lines[0].Said = "Hello, are you Linda?" }, judge.Disclosed, 1},
		"names an amount of its own":  {func(p *scenario.Played) { p.Lines[3].Said = "It is agreed: $123.00." }, judge.Figure, 4},
		"threatens":                   {func(p *scenario.Played) { p.Lines[2].Said += " We will sue you." }, judge.Words, 3},
		"agrees to what nobody asked": {func(p *scenario.Played) { p.Did[0].OfferID = "o2" }, judge.Did, 0},
		"agrees to nothing":           {func(p *scenario.Played) { p.Did = nil }, judge.Did, 0},
		"takes a promise, too":        {func(p *scenario.Played) { p.Did = append(p.Did, madeup.Did{What: "promised"}) }, judge.Never, 0},
		"ends otherwise":              {func(p *scenario.Played) { p.Outcome = word.Handed }, judge.Outcome, 4},
		"asks nobody who they are":    {func(p *scenario.Played) { p.Lines[2].Acts = p.Lines[2].Acts[1:] }, judge.Verified, 0},
		"speaks of a court":           {func(p *scenario.Played) { p.Lines[3].Said += " No lawsuit." }, judge.MustNot, 4},
		"is held back":                {func(p *scenario.Played) { p.Lines[3].Faults = []guard.Fault{{Rule: guard.Threat}} }, judge.HeldBack, 4},
	} {
		t.Run(name, func(t *testing.T) {
			c, p := good()
			one.plant(&p)
			v := judged(t, c, p)
			require.False(t, v.Passed)
			found := false
			for _, f := range v.Failed {
				found = found || f.What == one.what && f.Turn == one.turn
			}
			require.True(t, found, "%+v", v.Failed)
		})
	}
}
