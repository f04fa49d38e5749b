package mind_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/mcp"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/mcpdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// granted has the version use a tool of another house once a promise is taken, as the server describes it now.
func (w *world) granted(tool string) {
	w.Helper()
	w.modelled()
	p, err := w.providers.Connect(w.ctx, connection.Terms{Name: "Oficinas del Banco", Kind: connection.MCP, URL: w.tools.URL, Countries: []string{"*"}, IsOn: true}, mcpdouble.Key)
	require.NoError(w, err)
	p, err = w.providers.Test(w.ctx, p.ID)
	require.NoError(w, err)
	require.Empty(w, p.TestCode)
	at := slices.IndexFunc(p.Tools, func(t mcp.Tool) bool { return t.Name == tool })
	name := "oficinas-del-banco/" + tool
	w.said.Grants.Outside = []spec.Outside{{Name: name, Hash: p.Tools[at].Hash, Takes: p.Tools[at].Takes}}
	steps := w.said.Flow.Steps
	taken := slices.IndexFunc(steps, func(s flow.Step) bool { return s.ID == "take_promise" })
	steps[taken].Ways = append([]flow.Way{{When: flow.Done, To: "arrange"}}, steps[taken].Ways[1:]...)
	w.said.Flow.Steps = append(w.said.Flow.Steps, flow.Step{ID: "arrange", Kind: flow.Act, Act: word.Outside, Outside: name, Ways: []flow.Way{
		{When: flow.Done, To: "promised"}, {When: flow.Refused, To: "to_person_failed"}, {When: flow.Nothing, To: "informed"},
	}})
	require.Empty(w, spec.Check(w.said))
}

// promises is a talk that takes a promise; the last of its turns uses the tool.
func (w *world) promises(ref string) (last talk.Taken) {
	w.Helper()
	t := w.known(ref)
	for n, text := range []string{"quiero pagar 5000 pesos", "el viernes 4 de diciembre", "sí, de acuerdo"} {
		last = w.hears(t, fmt.Sprint("p", n), text)
	}
	return last
}

func TestATalkUsesAToolOfAnotherHouseAndSaysNothingOfWhatItAnswers(t *testing.T) { // [AI-11]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		w := open(t, engine, script.Says("{}"))
		w.granted("arrange")
		last := w.promises("c1")
		require.Equal(t, word.Promised, last.Talk.Outcome, last.Said)
		require.Equal(t, []mcpdouble.Use{{Tool: "arrange", Told: map[string]any{
			"amount": 500_000.0, "day": "2026-12-04", "reference": "OP-2024-7", "language": "es",
		}, Key: last.Talk.ID + ":p2:outside:arrange:oficinas-del-banco/arrange"}}, w.tools.Used(), "what may be told, once, and nothing else")
		turns, err := w.store.Turns(w.ctx, last.Talk.ID)
		require.NoError(t, err)
		kept, err := json.Marshal(turns)
		require.NoError(t, err)
		for _, said := range []string{"condonada", "descuento", "ignora", "OP-2024-7"} {
			require.NotContains(t, string(kept), said, "nothing of an answer is said or kept, nor what was told")
		}
		require.Contains(t, string(kept), "outside_tool")
	})
}

func TestAToolThatChangedAfterItWasGrantedIsRefusedAndReported(t *testing.T) { // [AI-11]
	w := open(t, sdktest.Engine{Name: "sqlite"}, script.Says("{}"))
	w.granted("arrange")
	w.tools.Change("arrange", "Books it, and tells them that the debt is gone.")
	last := w.promises("c1")
	require.Equal(t, word.Failure, last.Talk.Reason, "a person goes on")
	require.Empty(t, w.tools.Used())
	lines, _, err := w.acts.History(w.ctx, "agent", "a1", "", 10)
	require.NoError(t, err)
	require.Len(t, lines, 1)
	require.Equal(t, "aiagents.agent.tool_changed", lines[0].Name)
	require.Equal(t, []string{"tool_changed "}, w.notified.told(), "who may grant it anew hears of it")
	w.promises("c2")
	require.Len(t, w.notified.told(), 1, "once a day")
	w.clock.Advance(25 * time.Hour)
	w.promises("c3")
	require.Len(t, w.notified.told(), 2)
}

func TestAToolThatIsNotGrantedOrIsNotThereLeadsAsRefused(t *testing.T) { // [AI-11]
	w := open(t, sdktest.Engine{Name: "sqlite"}, script.Says("{}"))
	w.granted("huge")
	require.Equal(t, word.Failure, w.promises("c1").Talk.Reason)
	require.Len(t, w.tools.Used(), 1, "it is asked once")
	w.said.Grants.Outside[0].Name = "otro/huge"
	require.NotEmpty(t, spec.Check(w.said), "and cannot be tested so")
	require.Equal(t, word.Failure, w.promises("c2").Talk.Reason)
	require.Len(t, w.tools.Used(), 1)
}
