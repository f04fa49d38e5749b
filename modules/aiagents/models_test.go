package aiagents_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// judged is a run with what came of it.
type judged struct {
	ran
	JudgedBy   string `json:"judged_by"`
	CostMicros int64  `json:"cost_micros"`
}

// tried runs a version, and gives what came of it.
func (f *firm) tried(t *testing.T, path string, body fields) (r judged) {
	t.Helper()
	f.manager.POST(base+path, body).OK(&r)
	f.Broker.Await("recobro.aiagents.agent.run_ended")
	f.manager.GET(base + "/runs/" + r.ID).OK(&r)
	return r
}

// verdicts are those of the first tries of a run.
func (f *firm) verdicts(t *testing.T, runID string) (all []verdict) {
	t.Helper()
	var results []made
	f.manager.GET(base + "/runs/" + runID + "/results").OK(&results)
	for _, r := range results {
		var one struct {
			Tries []struct {
				Verdict verdict `json:"verdict"`
			} `json:"tries"`
		}
		f.manager.GET(base + "/runs/" + runID + "/results/" + r.ID).OK(&one)
		all = append(all, one.Tries[0].Verdict)
	}
	return all
}

type verdict struct {
	Passed bool   `json:"passed"`
	By     string `json:"by"`
	Failed []struct {
		What string `json:"what"`
		Turn int    `json:"turn"`
	} `json:"failed"`
}

// opinion is what a model says of how an agent spoke.
func opinion(polite bool) script.Answer {
	yes := fields{"is": true, "turn": 0, "why": ""}
	text, _ := json.Marshal(fields{"polite": fields{"is": polite, "turn": 2, "why": "seco"}, "clear": yes, "answers": yes, "holds": yes})
	return script.Answer{Parts: []string{string(text)}, Usage: provider.Usage{In: 900, Out: 60}}
}

func TestModelsJudgeAndPlay(t *testing.T) {
	f := newFirm(t, sdktest.Engine{Name: "sqlite"})
	var a, v made
	f.admin.POST(base, fields{"name": "Sol"}).OK(&a)
	f.manager.POST(at(a, 1, "/submit"), nil, "If-Match", "*").OK(&v)
	suite, wrong := f.suiteOf(t, "Bien", "promised"), f.suiteOf(t, "Mal", "accepted")
	by := func(suite string) fields {
		return fields{"version_id": v.ID, "suites": []string{suite}, "tries": 1, "judged_by": "model"}
	}
	t.Run("[AI-07] without a model none judges", func(t *testing.T) {
		f.manager.POST(base+"/runs", by(suite)).Refused(409, "aiagents.run_no_model")
	})
	f.connect(t, openAI("Principal"))
	t.Run("[AI-07] what was done is judged by rules, and how it was said by a model, which is paid for", func(t *testing.T) {
		f.openai.Says(func(provider.Ask) script.Answer { return opinion(true) })
		r := f.tried(t, "/runs", by(suite))
		require.Equal(t, []any{"passed", "model"}, []any{r.Verdict, r.JudgedBy})
		require.Equal(t, "model", f.verdicts(t, r.ID)[0].By)
		var spending struct {
			Agents []struct {
				AgentID string `json:"agent_id"`
				Micros  int64  `json:"micros"`
			} `json:"agents"`
		}
		f.admin.GET(base + "/settings/spending").OK(&spending)
		require.Equal(t, []any{a.ID, r.CostMicros}, []any{spending.Agents[0].AgentID, spending.Agents[0].Micros})
		require.Positive(t, r.CostMicros)
	})
	t.Run("[AI-07] a model may find fault with a talk", func(t *testing.T) {
		f.openai.Says(func(provider.Ask) script.Answer { return opinion(false) })
		r := f.tried(t, "/runs", by(suite))
		found := f.verdicts(t, r.ID)[0]
		require.Equal(t, []any{"failed", false, "polite", 2}, []any{r.Verdict, found.Passed, found.Failed[0].What, found.Failed[0].Turn})
	})
	t.Run("[AI-07] a model never passes what was done wrong: it is not asked", func(t *testing.T) {
		asked := len(f.openai.Log.All())
		f.openai.Says(func(provider.Ask) script.Answer { return opinion(true) })
		r := f.tried(t, "/runs", by(wrong))
		require.Equal(t, []any{"failed", "rules"}, []any{r.Verdict, f.verdicts(t, r.ID)[0].By})
		require.Len(t, f.openai.Log.All(), asked)
	})
	t.Run("[AI-07] where the model fails rules have judged, and the verdict says so", func(t *testing.T) {
		f.openai.Says(script.Fails(script.Content))
		r := f.tried(t, "/runs", by(suite))
		require.Equal(t, []any{"passed", "rules"}, []any{r.Verdict, f.verdicts(t, r.ID)[0].By})
	})
	t.Run("[AI-07] a model plays simulated debtors, within so many words, and is told no number of identity", func(t *testing.T) {
		asked := len(f.openai.Log.All())
		f.openai.Says(func(a provider.Ask) script.Answer {
			if strings.Contains(a.Messages[0].Text, "4321") {
				return script.Answer{Fault: script.Content}
			}
			return script.Answer{Parts: []string{`{"say":"la verdad que no sé qué decirle","bye":false}`}, Usage: provider.Usage{In: 100, Out: 20}}
		})
		r := f.tried(t, "/runs/batch", fields{"version_id": v.ID, "language": "es", "noise": "none", "count": 3, "by": "model"})
		require.Equal(t, []any{3, 3}, []any{r.Done, r.Passed})
		require.Greater(t, len(f.openai.Log.All()), asked)
		require.LessOrEqual(t, len(f.openai.Log.All()), asked+3*16)
		require.Positive(t, r.CostMicros)
	})
}

// suiteOf is a suite of one case, in which a debtor promises to pay and something must be done.
func (f *firm) suiteOf(t *testing.T, name, done string) string {
	t.Helper()
	var s made
	f.manager.POST(base+"/suites", fields{"name": name}).OK(&s)
	f.manager.POST(base+"/suites/"+s.ID+"/cases", fields{"origin": "written", "case": fields{
		"key": "", "title": "Quiere pagar", "language": "es", "persona": "willing", "zero": false, "at": "2026-11-27T15:00:00Z", "leaves": false,
		"file":   fields{"given": "Ana", "name": "Ana", "creditor": "Banco Sol", "country": "UY", "answers": fields{"document_last4": "4321"}, "owed": 900000, "days": 40, "offers": []fields{}},
		"turns":  []fields{{"to": "intent", "say": "quiero pagar 5000 pesos el 4 de diciembre"}},
		"expect": fields{"did": []fields{{"what": done}}},
	}}).OK(nil)
	return s.ID
}
