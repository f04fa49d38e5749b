package aiagents_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/openaidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// callsDouble stands for the module that calls: it rings what it is asked to, unless it refuses.
type callsDouble struct {
	mutex   sync.Mutex
	asked   []map[string]any
	refuses bool
}

func (c *callsDouble) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost { // it shows none of them
		http.NotFound(w, r)
		return
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	body := map[string]any{}
	_ = json.NewDecoder(r.Body).Decode(&body)
	c.asked = append(c.asked, body)
	w.Header().Set("Content-Type", "application/json")
	if c.refuses {
		w.Header().Set("Content-Type", "application/problem+json")
		w.WriteHeader(http.StatusUnprocessableEntity)
		_, _ = io.WriteString(w, `{"status": 422, "code": "calls.test_number", "title": "x"}`)
		return
	}
	w.WriteHeader(http.StatusCreated)
	_, _ = fmt.Fprintf(w, `{"data": {"id": "call-%d"}}`, len(c.asked))
}

// tried is a test on a line as answers hold it.
type tried struct {
	ID      string `json:"id"`
	Status  string `json:"status"`
	Way     string `json:"way"`
	CallID  string `json:"call_id"`
	CallEnd string `json:"call_end"`
	LevelDB int    `json:"level_db"`
	Turns   int    `json:"turns"`
}

func byTelephone(versionID string) map[string]any {
	return map[string]any{"version_id": versionID, "persona": "willing", "language": "es", "noise": "none", "way": "telephone", "number": "+59899123459", "around": "street", "level_db": -35}
}

func TestATestIsHeldOnALine(t *testing.T) { // [AI-07]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		double := &callsDouble{}
		h := sdktest.Start(t, aiagents.Module(), sdktest.Options{Engine: engine, Others: double})
		o := &office{Host: h, t: t, admin: h.As("a", "admin", "ana"), manager: h.As("a", "manager", "mario")}
		v := o.try("Sol")
		var c tried
		o.manager.POST(base+"/tests", byTelephone(v.ID)).OK(&c)
		require.Equal(t, tried{c.ID, "open", "telephone", "call-1", "", -35, 0}, c, "it opens once they answer")
		require.Equal(t, map[string]any{"agent_id": v.AgentID, "version_id": v.ID, "test_id": c.ID, "number": "+59899123459"}, double.asked[0])
		o.manager.POST(base+"/tests/"+c.ID+"/turns", map[string]any{"text": "hola"}).Refused(409, "aiagents.test_by_line")

		o.Broker.Tell(events.Envelope{ID: "e1", Type: "recobro.calls.call.ended", TenantID: "a", Subject: "call-1", Data: json.RawMessage(`{"status":"no_answer","reason":"no_answer"}`)})
		o.Broker.Await("recobro.aiagents.agent.test_turned")
		o.manager.GET(base + "/tests/" + c.ID).OK(&c)
		require.Equal(t, []string{"closed", "no_answer"}, []string{c.Status, c.CallEnd}, "nobody has answered")

		var limits map[string]any
		o.admin.GET(base + "/settings").OK(&limits)
		for _, name := range []string{"id", "version", "created_at", "updated_at", "created_by", "updated_by"} {
			delete(limits, name)
		}
		limits["most_talks"] = 1
		o.admin.PUT(base+"/settings", limits, "If-Match", "*").OK(nil)
		o.manager.POST(base+"/tests", byTelephone(v.ID)).OK(&c)
		o.manager.POST(base+"/tests", byTelephone(v.ID)).Refused(409, "aiagents.talks_too_many")
		o.Broker.Tell(events.Envelope{ID: "e2", Type: "recobro.calls.call.ended", TenantID: "a", Subject: c.CallID, Data: json.RawMessage(`{"reason":"far_end"}`)})
		o.Broker.Await("recobro.aiagents.agent.test_turned")

		double.refuses = true
		o.manager.POST(base+"/tests", byTelephone(v.ID)).Refused(422, "calls.test_number")
		var all []tried
		o.manager.GET(base + "/tests").OK(&all)
		require.Len(t, all, 2, "a test that could not begin leaves nothing")

		o.manager.POST(base+"/stop", map[string]any{"reason": "Se equivoca"}).OK(nil)
		asked := len(double.asked)
		o.manager.POST(base+"/tests", byTelephone(v.ID)).Refused(409, "aiagents.stopped")
		byText := byTelephone(v.ID)
		delete(byText, "way")
		o.manager.POST(base+"/tests", byText).Refused(409, "aiagents.stopped")
		require.Len(t, double.asked, asked, "[AI-13] nobody is rung while agents are stopped")
	})
}

func TestWhatTestsCostCountsAgainstTheBudget(t *testing.T) { // [AI-10]
	f := newFirm(t, sdktest.Engine{})
	f.openai.Says(func(provider.Ask) script.Answer {
		return script.Answer{Parts: []string{"OK"}, Usage: provider.Usage{In: 1000, Out: 100}}
	})
	one := openAI("Principal")
	one["prices"] = []any{fields{"provider": "", "model": openaidouble.Model, "from": "2020-01-01", "as_of": "2020-01-01", "source": "contrato", "in": 1000, "out": 1000}}
	p := f.connect(t, one)
	o := &office{Host: f.Host, t: t, admin: f.admin, manager: f.manager}
	a := o.agent("Sol")
	var v made
	o.manager.GET(at(a, 1, "")).OK(&v)
	v.Spec["mode"], v.Spec["model"] = "model", map[string]any{"providers": []string{p.ID}}
	o.manager.PATCH(at(a, 1, ""), map[string]any{"spec": v.Spec}, "If-Match", "*").OK(&v)

	var c tried
	o.manager.POST(base+"/tests", map[string]any{"version_id": v.ID, "persona": "willing", "language": "es", "noise": "none"}).OK(&c)
	say := map[string]any{"text": "mire, la verdad es que no entiendo muy bien por qué me llaman a esta hora"}
	o.manager.POST(base+"/tests/"+c.ID+"/turns", say).OK(&c)
	var spent struct {
		Today  struct{ Micros int64 }
		Agents []struct {
			AgentID string `json:"agent_id"`
		}
	}
	f.admin.GET(base + "/settings/spending").OK(&spent)
	require.Positive(t, spent.Today.Micros)
	require.Equal(t, a.ID, spent.Agents[0].AgentID)

	var r ran
	before := spent.Today.Micros
	o.manager.POST(base+"/runs/batch", map[string]any{"version_id": v.ID, "language": "es", "noise": "none", "count": 3, "personas": []string{"wanderer"}}).OK(&r)
	o.Broker.Await("recobro.aiagents.agent.run_ended")
	f.admin.GET(base + "/settings/spending").OK(&spent)
	require.Greater(t, spent.Today.Micros, before, "and so does a batch")
}
