package aiagents_test

import (
	"net/http"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// try is a version of an agent that is to be tried; change is what is written otherwise in it.
func (o *office) try(name string, change ...func(spec map[string]any)) (v made) {
	o.t.Helper()
	a := o.agent(name)
	for _, write := range change {
		o.manager.GET(at(a, 1, "")).OK(&v)
		write(v.Spec)
		o.manager.PATCH(at(a, 1, ""), map[string]any{"spec": v.Spec}, "If-Match", "*").OK(nil)
	}
	o.manager.POST(at(a, 1, "/submit"), nil, "If-Match", "*").OK(&v)
	return v
}

// whole is the product as it is: versions ask the suites.
func whole(t *testing.T, engine sdktest.Engine) *office {
	h := sdktest.Start(t, aiagents.Module(), sdktest.Options{Engine: engine})
	return &office{Host: h, t: t, superadmin: h.As("a", "superadmin", "sara"), admin: h.As("a", "admin", "ana"), manager: h.As("a", "manager", "mario"), cashier: h.As("a", "cashier", "caro")}
}

type ran struct {
	ID      string `json:"id"`
	State   string `json:"state"`
	Verdict string `json:"verdict"`
	Total   int    `json:"total"`
	Done    int    `json:"done"`
	Passed  int    `json:"passed"`
}

func TestAVersionThatPassesItsSuitesMayBeApproved(t *testing.T) { // [AI-01] [AI-07]
	o := whole(t, sdktest.Engine{Name: "sqlite"})
	v := o.try("Sol")
	olga := o.As("a", "admin", "olga")
	olga.POST(base+"/"+v.AgentID+"/versions/1/approve", nil, "If-Match", "*").Refused(409, "aiagents.version_untested")
	var r ran
	o.manager.POST(base+"/runs", map[string]any{"version_id": v.ID}).OK(&r)
	require.Equal(t, "queued", r.State)
	for range r.Total / 30 { // it tells how far it is
		o.Broker.Await("recobro.aiagents.agent.run_progress")
	}
	o.Broker.Await("recobro.aiagents.agent.run_ended")
	o.manager.GET(base + "/runs/" + r.ID).OK(&r)
	require.Equal(t, "passed", r.Verdict)
	require.Equal(t, r.Total, r.Passed)
	olga.POST(base+"/"+v.AgentID+"/versions/1/approve", nil, "If-Match", "*").OK(&v)
	require.Equal(t, "approved", v.State)

	var both struct {
		Rows []struct {
			A, B *struct{ Passed bool }
		} `json:"rows"`
	}
	o.manager.GET(base + "/runs/compare?a=" + r.ID + "&b=" + r.ID).OK(&both)
	require.Len(t, both.Rows, r.Total)
	o.cashier.GET(base+"/runs/"+r.ID).Refused(403, "forbidden")
	o.As("b", "manager", "marta").GET(base+"/runs/"+r.ID).Refused(404, "aiagents.run_not_found")
}

func TestSomebodyTriesAnAgentByHandAndKeepsItAsACase(t *testing.T) { // [AI-07] [AI-12]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := whole(t, engine)
		h := &shelf{}
		o.Others(h)
		v := o.try("Sol", func(spec map[string]any) {
			spec["knowledge"] = map[string]any{"portals": []string{"p1"}, "categories": []string{}}
		})
		var c struct {
			ID     string `json:"id"`
			Status string `json:"status"`
			Lines  []struct {
				Said  string `json:"said"`
				Acts  []struct{ Tool string }
				Cites []map[string]any `json:"cites"`
			} `json:"lines"`
			Panel struct {
				Verified bool   `json:"verified"`
				Owed     *int64 `json:"owed"`
				Offers   []any  `json:"offers"`
				Outcome  string `json:"outcome"`
				Did      []struct{ What string }
			} `json:"panel"`
		}
		o.manager.POST(base+"/tests", map[string]any{"version_id": v.ID, "persona": "willing", "language": "es", "noise": "none"}).OK(&c)
		require.Contains(t, c.Lines[0].Said, "programa automático")
		say := func(body map[string]any) { o.manager.POST(base+"/tests/"+c.ID+"/turns", body).OK(&c) }
		o.manager.POST(base+"/tests/"+c.ID+"/turns", map[string]any{}).Refused(422, "aiagents.test_nothing_said")
		say(map[string]any{"text": "¿dónde se puede pagar?"})
		require.Contains(t, c.Lines[1].Said, "Se paga en cualquier sucursal, y el duplicado cuesta $150.")
		require.Equal(t, []map[string]any{{"article_id": "a1", "version": 3.0, "title": "Dónde se paga"}}, c.Lines[1].Cites)
		require.Equal(t, "p1", h.asked, "of the portals that the version grants")
		say(map[string]any{"text": "sí, soy yo", "turn": 2})
		say(map[string]any{"text": "sí, soy yo", "turn": 2})
		require.Len(t, c.Lines, 3, "what is sent twice is answered once")
		require.Nil(t, c.Panel.Owed, "nothing is read before it is known to whom")
		say(map[string]any{"pressed": "4321"})
		require.True(t, c.Panel.Verified)
		require.NotNil(t, c.Panel.Owed)
		say(map[string]any{"simulated": true})
		require.Len(t, c.Panel.Offers, 2, "the simulated debtor asks for them")
		say(map[string]any{"text": "la 1"})
		say(map[string]any{"text": "sí"})
		require.Equal(t, "closed", c.Status)
		require.Equal(t, "agreed", c.Panel.Outcome)
		require.Equal(t, "accepted", c.Panel.Did[0].What)
		o.manager.POST(base+"/tests/"+c.ID+"/turns", map[string]any{"text": "hola"}).Refused(409, "aiagents.talk_over")

		var s, k made
		o.manager.POST(base+"/suites", map[string]any{"name": "Nuestros casos"}).OK(&s)
		o.manager.POST(base+"/suites", map[string]any{"name": "nuestros  casos"}).Refused(409, "aiagents.suite_duplicate")
		o.manager.POST(base+"/tests/"+c.ID+"/case", map[string]any{"suite_id": "law", "title": "x"}).Refused(409, "aiagents.suite_built_in")
		o.manager.POST(base+"/tests/"+c.ID+"/case", map[string]any{"suite_id": s.ID, "title": "Acepta la primera"}).OK(&k)
		var r ran
		o.manager.POST(base+"/runs", map[string]any{"version_id": v.ID, "suites": []string{s.ID}, "tries": 1}).OK(&r)
		o.Broker.Await("recobro.aiagents.agent.run_ended")
		o.manager.GET(base + "/runs/" + r.ID).OK(&r)
		require.Equal(t, "passed", r.Verdict, "what was kept holds when it is tried again")
		require.Equal(t, 1, r.Passed)
		h.empty.Store(true)
		o.manager.POST(base+"/runs", map[string]any{"version_id": v.ID, "suites": []string{s.ID}, "tries": 1}).OK(&r)
		o.Broker.Await("recobro.aiagents.agent.run_ended")
		var results []made
		var came struct {
			Tries []struct {
				Verdict struct {
					Failed []struct{ What, Wanted string }
				}
			}
		}
		o.manager.GET(base + "/runs/" + r.ID + "/results").OK(&results)
		o.manager.GET(base + "/runs/" + r.ID + "/results/" + results[0].ID).OK(&came)
		require.Equal(t, []struct{ What, Wanted string }{{"cites", "a1"}}, came.Tries[0].Verdict.Failed, "an answer without its article")
		o.cashier.POST(base+"/tests", map[string]any{"version_id": v.ID, "persona": "willing", "language": "es", "noise": "none"}).Refused(403, "forbidden")
	})
}

func TestManySimulatedDebtorsAtOnce(t *testing.T) { // [AI-07]
	o := whole(t, sdktest.Engine{Name: "sqlite"})
	v := o.try("Sol")
	var r ran
	o.manager.POST(base+"/runs/batch", map[string]any{"version_id": v.ID, "language": "pt", "noise": "light", "count": 45}).OK(&r)
	o.Broker.Await("recobro.aiagents.agent.run_ended")
	o.manager.GET(base + "/runs/" + r.ID).OK(&r)
	require.Equal(t, ran{r.ID, "done", "passed", 45, 45, 45}, r, "whatever they say, nothing that holds of every talk is broken")
	require.Equal(t, 422, o.manager.POST(base+"/runs/batch", map[string]any{"version_id": v.ID, "language": "pt", "noise": "light", "count": 201}).Status)
}

// shelf is the help center with its one article, as long as there is one.
type shelf struct {
	asked string
	empty atomic.Bool
}

// ServeHTTP answers a question.
func (s *shelf) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.asked = r.URL.Query().Get("portals")
	w.Header().Set("Content-Type", "application/json")
	if s.empty.Load() {
		_, _ = w.Write([]byte(`{"data":[]}`))
		return
	}
	_, _ = w.Write([]byte(`{"data":[{"article_id":"a1","version":3,"language":"es","title":"Dónde se paga","heading":"","anchor":"","address":"","score":100,
		"text":"Se paga en cualquier sucursal, y el duplicado cuesta $150. No hace falta turno."}]}`))
}
