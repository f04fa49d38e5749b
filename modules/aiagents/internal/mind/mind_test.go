package mind_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// use is a model that asks for a tool.
func use(tool word.Tool, args any) script.Script {
	raw, _ := json.Marshal(args)
	return func(a provider.Ask) script.Answer {
		return script.Answer{Calls: []provider.Call{{ID: fmt.Sprintf("call_%d", len(a.Messages)), Name: string(tool), Arguments: raw}}, Usage: provider.Usage{In: 1000, Out: 100}}
	}
}

// fields are what a model reports, before it is written.
type fields map[string]any

// heard is a model that reports what it has read.
func heard(report fields) script.Script { return use("heard", report) }

func says(text string) script.Script {
	return func(provider.Ask) script.Answer {
		return script.Answer{Parts: []string{text}, Usage: provider.Usage{In: 1000, Out: 100}}
	}
}

// balance is a question after which the talk stands where it stood.
const balance = "¿me dice cuánto es lo que debo?"

// personal is what tells who somebody is, in the ways that people write it.
var personal = []string{
	"mi cédula es 4.825.432-1", "la CI: 48254321", "llámeme al 099 123 456", "mi número +598 99 123 456", "escríbame a ana.silva@correo.uy",
	"ana.silva arroba correo punto uy", "la cuenta 0012 3456 7890", "deposité en 001234567890", "nací el 09/03/1984",
}

// secrets are the same with nothing between their characters.
var secrets = []string{"48254321", "99123456", "099123456", "001234567890", "1234567890", "anasilvacorreouy", "ana.silva@correo.uy"}

func TestNothingPersonalLeaves(t *testing.T) {
	t.Run("[AI-10] no byte that leaves for a provider tells a document, telephone, mailbox or account of the debtor", func(t *testing.T) {
		sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
			w := open(t, engine, heard(fields{"intents": []fields{}, "answer": "none"}))
			w.modelled()
			var kept []talk.Turn
			for n, text := range personal {
				one := w.known(fmt.Sprint("c", n))
				w.hears(one, "m1", text)
				w.mayHear(one, "m2", balance)
				turns, err := w.store.Turns(w.ctx, one.ID)
				require.NoError(t, err)
				kept = append(kept, turns...)
			}
			sent := w.double.Log.All()
			require.Greater(t, len(sent), len(personal))
			for _, raw := range sent {
				plain := strings.Map(bare, string(raw))
				require.NotContains(t, string(raw), "12.543", "nor what they owe")
				require.NotContains(t, string(raw), "Ana")
				for _, secret := range secrets {
					require.NotContains(t, string(raw), secret)
					require.NotContains(t, plain, strings.Map(bare, secret), "%s", raw)
				}
			}
			for _, turn := range kept {
				for _, secret := range secrets {
					require.NotContains(t, strings.Map(bare, turn.Heard), strings.Map(bare, secret), "nor is it stored")
				}
			}
		})
	})
}

// bare keeps letters and digits.
func bare(r rune) rune {
	if unicode.IsLetter(r) || unicode.IsDigit(r) {
		return unicode.ToLower(r)
	}
	return -1
}

func TestCost(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[AI-10] a turn has what its model has cost, and which model has read what they said", func(t *testing.T) {
			w := open(t, engine, heard(fields{"answer": "none"}))
			w.modelled()
			taken := w.hears(w.known("c1"), "m1", balance)
			require.NotNil(t, taken.CostMicros)
			require.Equal(t, int64(560), *taken.CostMicros, "1000 tokens read at 0.40 and 100 written at 1.60 dollars a million")
			require.NotEmpty(t, taken.Model)
			spent, err := w.limits.Spending(w.ctx)
			require.NoError(t, err)
			require.Equal(t, []any{int64(560), int64(560), "a1"}, []any{spent.Today.Micros, spent.Month.Micros, spent.Agents[0].AgentID})
		})
		t.Run("[AI-02] hearing and speaking are counted into the turn, the talk, its limit and the budget", func(t *testing.T) {
			w := open(t, engine, heard(fields{"answer": "none"}))
			w.said = spec.Guided()
			w.said.Limits.CostMicros = 700
			w.choose(func(r *limit.Rules) { r.DayMicros = 1000 })
			one := w.begin("c1")
			taken, err := w.talks.Take(w.ctx, one.ID, talk.Input{ID: "i1", Input: lead.Input{Text: "hola"}, Heard: talk.Spent{Micros: 300, Unpriced: 1}})
			require.NoError(t, err)
			require.Equal(t, []int64{300, 300}, []int64{*taken.CostMicros, taken.Talk.CostMicros})
			require.NoError(t, w.talks.Spend(w.ctx, one.ID, talk.Spent{Micros: 400}), "after the last turn")
			turns, err := w.store.Turns(w.ctx, one.ID)
			require.NoError(t, err)
			require.Equal(t, int64(700), *turns[0].CostMicros)
			spent, err := w.limits.Spending(w.ctx)
			require.NoError(t, err)
			require.Equal(t, []int64{700, 1}, []int64{spent.Today.Micros, spent.Unpriced})
			require.Equal(t, word.Limit, w.hears(one, "i2", "sí").Talk.Reason, "the version's limit holds for all that a talk costs")
			broke, err := w.talks.IsSpent(w.ctx)
			require.NoError(t, err)
			require.False(t, broke)
			require.NoError(t, w.talks.Spend(w.ctx, one.ID, talk.Spent{Micros: 300}), "a talk that is over has its cost, too")
			broke, err = w.talks.IsSpent(w.ctx)
			require.NoError(t, err)
			require.True(t, broke, "no provider is asked any more")
		})
	})
}

func TestBudget(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[AI-10] people hear of it at 80 % and at 100 %, once; from then on no model is asked, and the flow goes on by rules", func(t *testing.T) {
			w := open(t, engine, heard(fields{"answer": "none"}))
			w.modelled()
			w.choose(func(r *limit.Rules) { r.DayMicros = 5 * 560 })
			one := w.known("c1")
			for n := range 3 {
				w.hears(one, fmt.Sprint("m", n), balance)
			}
			require.Empty(t, w.notified.told())
			w.hears(one, "m3", balance)
			require.Equal(t, []string{"budget_day 80"}, w.notified.told())
			w.hears(one, "m4", balance)
			require.Equal(t, []string{"budget_day 80", "budget_day 100"}, w.notified.told())
			asked := len(w.double.Log.All())
			require.Equal(t, 5, asked)
			taken := w.hears(one, "m5", balance)
			require.Len(t, w.double.Log.All(), asked, "no model is asked")
			require.Empty(t, taken.Model)
			require.NotEmpty(t, taken.Parts, "the flow answers")
			require.Equal(t, talk.Open, taken.Talk.Status)
			w.clock.Advance(day)
			again := w.known("c2")
			require.NotEmpty(t, w.hears(again, "m1", balance).Model, "on the next day they are")
		})
		t.Run("a person goes on where the company wants that", func(t *testing.T) {
			w := open(t, engine, heard(fields{"answer": "none"}))
			w.modelled()
			w.choose(func(r *limit.Rules) { r.MonthMicros, r.WhenSpent = 560, limit.HandOver })
			one := w.known("c1")
			w.hears(one, "m1", balance)
			taken := w.hears(one, "m2", balance)
			require.Equal(t, []any{talk.Given, word.Limit}, []any{taken.Talk.Status, taken.Talk.Reason})
		})
	})
}

func TestRails(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[AI-13] what the company forbids is not said, whoever leads", func(t *testing.T) {
			w := open(t, engine, heard(fields{"answer": "none"}))
			w.modelled()
			one := w.known("c1")
			w.choose(func(r *limit.Rules) { r.Forbidden = map[word.Language][]string{word.ES: {"Un  SALDO"}} })
			taken := w.hears(one, "m1", balance)
			require.NotContains(t, strings.Join(taken.Parts, " "), "saldo")
			require.Equal(t, talk.Given, taken.Talk.Status)
		})
		t.Run("[AI-13] talks begin within the hours and up to the number that the company sets", func(t *testing.T) {
			w := open(t, engine, heard(fields{"answer": "none"}))
			w.modelled()
			w.choose(func(r *limit.Rules) { r.MostTalks = 1 })
			w.begin("c1")
			_, err := w.talks.Open(w.ctx, talk.Start{Kind: talk.Chat, RefID: "c2", AgentID: "a1", DebtorID: "d1"})
			require.ErrorIs(t, err, limit.ErrBusy)
			require.ErrorIs(t, err, talk.ErrOff)
			w.choose(func(r *limit.Rules) { r.Hours[4] = &limit.Span{From: "09:00", To: "15:00"} })
			_, err = w.talks.Open(w.ctx, talk.Start{Kind: talk.Chat, RefID: "c3", AgentID: "a1", DebtorID: "d1"})
			require.ErrorIs(t, err, limit.ErrHours, "it is Friday, 15:00")
			w.clock.Advance(-minute)
			w.begin("c3")
		})
		t.Run("words are kept no longer than the company wants, nor talks", func(t *testing.T) {
			w := open(t, engine, heard(fields{"answer": "none"}))
			w.modelled()
			one := w.begin("c1")
			w.hears(one, "m1", "quiero hablar con una persona")
			w.choose(func(r *limit.Rules) { r.KeepsText, r.KeepsDays = false, 30 })
			w.clock.Advance(2 * hour)
			require.NoError(t, w.talks.Purge(w.ctx))
			kept, err := w.store.Turns(w.ctx, one.ID)
			require.NoError(t, err)
			require.Equal(t, []string{"", ""}, []string{kept[0].Heard, kept[0].Said})
			w.clock.Advance(30 * day)
			require.NoError(t, w.talks.Purge(w.ctx))
			_, err = w.store.Get(w.ctx, one.ID)
			require.ErrorIs(t, err, talk.ErrNotFound)
		})
		t.Run("[AI-10] a debtor's words go to no provider that may not get those of their country: rules go on", func(t *testing.T) {
			w := open(t, engine, says("hola"))
			p := w.modelled()
			p.Countries = []string{"BR"}
			_, err := w.providers.Replace(w.ctx, p.ID, p.Version, p.Terms, "")
			require.NoError(t, err)
			taken := w.hears(w.known("c1"), "m1", balance)
			require.Equal(t, []any{talk.Open, 0}, []any{taken.Talk.Status, len(w.double.Log.All())})
			require.Contains(t, taken.Said, "12.543")
		})
	})
}
