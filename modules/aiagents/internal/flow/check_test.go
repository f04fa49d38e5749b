package flow_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// change is what somebody does to the flow that a new agent begins with, and what they are told, at which step and field.
type change struct {
	done  func(f *flow.Flow)
	told  string
	step  string
	field string
}

// step is a step of a flow, by its id.
func step(f *flow.Flow, id string) *flow.Step {
	at := slices.IndexFunc(f.Steps, func(s flow.Step) bool { return s.ID == id })
	return &f.Steps[at]
}

// lead has the way of a condition lead elsewhere.
func lead(f *flow.Flow, id string, when flow.When, to string) {
	s := step(f, id)
	s.Ways[slices.IndexFunc(s.Ways, func(w flow.Way) bool { return w.When == when })].To = to
}

func TestAFlowThatCannotBeFollowedIsToldAtItsStep(t *testing.T) { // [AI-04]
	for name, c := range map[string]change{
		"a way to nowhere": {func(f *flow.Flow) { lead(f, "amount", flow.Known, "later") }, flow.Nowhere, "amount", "ways[1].to"},
		"no such start":    {func(f *flow.Flow) { f.Start = "hello" }, flow.NoStart, "", "start"},
		"two of one name":  {func(f *flow.Flow) { step(f, "stopped").ID = "proof" }, flow.Twice, "proof", "id"},
		"nothing leads there": {func(f *flow.Flow) {
			f.Steps = append(f.Steps, flow.Step{ID: "idle", Kind: flow.End, Outcome: word.Informed})
		}, flow.Unreached, "idle", ""},
		"offers before identity": {func(f *flow.Flow) { lead(f, "is_it_you", flow.Yes, "offers") }, flow.Unverified, "offers", "act"},
		"offers at any time": {func(f *flow.Flow) {
			f.Anywhere = append(f.Anywhere, flow.Way{When: "intent:wants_offer", To: "offers"})
		}, flow.Unverified, "offers", "act"},
		"a balance in a first word":   {func(f *flow.Flow) { step(f, "identity").Say[word.ES] = "Le aviso de {{owed}}" }, flow.Unverified, "identity", "say.es"},
		"a debt in a first word":      {func(f *flow.Flow) { step(f, "identity").Say[word.EN] = "It is about your debt." }, flow.Unsayable, "identity", "say.en"},
		"an amount of its own":        {func(f *flow.Flow) { step(f, "amount").Again[word.ES] = "Por ejemplo 1500." }, flow.Unsayable, "amount", "again.es"},
		"a threat":                    {func(f *flow.Flow) { step(f, "amount").Say[word.PT] = "Ou vamos à justiça." }, flow.Unsayable, "amount", "say.pt"},
		"a promise without a day":     {func(f *flow.Flow) { lead(f, "amount", flow.Known, "take_promise") }, flow.Early, "take_promise", "act"},
		"an offer nobody has chosen":  {func(f *flow.Flow) { lead(f, "offers", flow.Done, "accept_offer") }, flow.Early, "accept_offer", "act"},
		"what nothing fills in":       {func(f *flow.Flow) { step(f, "amount").Say[word.ES] = "Hola {{primo}}" }, flow.Placeholder, "amount", "say.es"},
		"a language is missing":       {func(f *flow.Flow) { delete(step(f, "day").Again, word.PT) }, flow.NoText, "day", "again.pt"},
		"what was not understood":     {func(f *flow.Flow) { step(f, "day").Ways = step(f, "day").Ways[:2] }, flow.WayMissing, "day", "ways"},
		"what cannot come of it":      {func(f *flow.Flow) { step(f, "offers").Ways[0].When = flow.Yes }, flow.WayUnfit, "offers", "ways[0].when"},
		"the same twice":              {func(f *flow.Flow) { step(f, "day").Ways[2].When = flow.Known }, flow.WayTwice, "day", "ways[2].when"},
		"round and round":             {func(f *flow.Flow) { lead(f, "no_offers", flow.Always, "offers") }, flow.Loop, "offers", "ways"},
		"no end":                      {func(f *flow.Flow) { step(f, "day").Ways = []flow.Way{{When: flow.Always, To: "day"}} }, flow.Endless, "day", "ways"},
		"a tool that there is not":    {func(f *flow.Flow) { step(f, "dispute").Act = "forgive_debt" }, flow.NotGranted, "dispute", "act"},
		"another house's that is not": {func(f *flow.Flow) { step(f, "dispute").Act = word.Outside; step(f, "dispute").Outside = "banco/other" }, flow.NotGranted, "dispute", "outside"},
		"another house's, too early": {func(f *flow.Flow) {
			step(f, "dispute").Act = word.Outside
			step(f, "dispute").Outside = "banco/arrange"
		}, flow.Unverified, "dispute", "act"},
		"a button that is too long": {func(f *flow.Flow) { step(f, "options").Answers[0][word.EN] = "See the arrangements you have" }, flow.NoAnswer, "options", "answers[0].en"},
	} {
		t.Run(name, func(t *testing.T) {
			s := spec.Guided()
			s.Grants.Outside = []spec.Outside{{Name: "banco/arrange", Takes: []word.Given{word.GivenReference}}}
			c.done(&s.Flow)
			faults := flow.Check(s.Flow, s.Languages, s.Grants)
			found := slices.ContainsFunc(faults, func(f flow.Fault) bool {
				place := slices.IndexFunc(s.Flow.Steps, func(s flow.Step) bool { return s.ID == f.Step })
				in := fmt.Sprintf("steps[%d].", place)
				return f.Code == c.told && f.Step == c.step && (c.step == "" || c.field == "" || f.Code == flow.Twice || f.Field == in+c.field) && (c.step != "" || f.Field == c.field)
			})
			require.True(t, found, "%v", faults)
		})
	}
}

func TestAWayBackToTheBalanceIsNoLoopBecauseItAsks(t *testing.T) {
	s := spec.Guided()
	lead(&s.Flow, "options", "intent:asks_balance", "offers")
	require.Empty(t, flow.Check(s.Flow, s.Languages, s.Grants))
}
