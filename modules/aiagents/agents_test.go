package aiagents_test

import (
	"context"
	"fmt"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const base = "/api/v1/ai-agents"

// runs are the suites' runs of a test: what has passed, by the hash of what it says.
type runs map[string]bool

// Passed tells whether a run has.
func (r runs) Passed(_ context.Context, _, hash string) (runID string, passed bool, err error) {
	return "run-1", r[hash], nil
}

// office is a host with one person of each role, and what has passed its suites.
type office struct {
	*sdktest.Host
	t                                   *testing.T
	passed                              runs
	superadmin, admin, manager, cashier *sdktest.Person
}

func open(t *testing.T, engine sdktest.Engine) *office {
	return openOn(t, sdktest.Options{Engine: engine})
}

func openOn(t *testing.T, options sdktest.Options) *office {
	passed := runs{}
	h := sdktest.Start(t, aiagents.With(func() aiagents.Runs { return passed }), options)
	return &office{
		Host: h, t: t, passed: passed,
		superadmin: h.As("a", "superadmin", "sara"), admin: h.As("a", "admin", "ana"),
		manager: h.As("a", "manager", "mario"), cashier: h.As("a", "cashier", "caro"),
	}
}

type made struct {
	ID      string `json:"id"`
	AgentID string `json:"agent_id"`
	Version int64  `json:"version"`
	Name    string `json:"name"`
	N       int    `json:"n"`
	State   string `json:"state"`
	Hash    string `json:"hash"`
	LiveID  string `json:"live_version_id"`
	Talks   int    `json:"talks"`
	Live    *struct {
		N         int      `json:"n"`
		Languages []string `json:"languages"`
	} `json:"live"`
	CanaryShare int            `json:"canary_share"`
	Spec        map[string]any `json:"spec"`
	Faults      []struct {
		Step, Field, Code, Reason string
	} `json:"faults"`
}

func (o *office) agent(name string) (a made) {
	o.t.Helper()
	o.admin.POST(base, map[string]any{"name": name}).OK(&a)
	return a
}

func at(a made, n int, more string) string {
	return fmt.Sprintf("%s/%s/versions/%d%s", base, a.ID, n, more)
}

// ready brings a version to where it may be published.
func (o *office) ready(a made, n int) (v made) {
	o.t.Helper()
	o.manager.POST(at(a, n, "/submit"), nil, "If-Match", "*").OK(&v)
	o.passed[v.Hash] = true
	o.admin.POST(at(a, n, "/approve"), nil, "If-Match", "*").OK(&v)
	return v
}

func (o *office) publish(a made, n, share int) *sdktest.Answer {
	return o.admin.POST(at(a, n, "/publish"), map[string]any{"share": share})
}

func TestAVersionGoesLiveOnceItHasPassedItsTestsAndSomebodyElseHasApprovedIt(t *testing.T) { // [AI-01]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.agent("Sol")
		var v made
		o.publish(a, 1, 0).Refused(409, "aiagents.version_state")
		o.admin.POST(at(a, 1, "/approve"), nil, "If-Match", "*").Refused(409, "aiagents.version_state")
		o.admin.PATCH(at(a, 1, ""), map[string]any{"notes": "mía"}, "If-Match", "*").OK(nil)
		o.manager.POST(at(a, 1, "/submit"), nil, "If-Match", "*").OK(&v)
		o.manager.PATCH(at(a, 1, ""), map[string]any{"notes": "otra"}, "If-Match", "*").Refused(409, "aiagents.version_frozen")
		o.admin.POST(at(a, 1, "/approve"), nil, "If-Match", "*").Refused(409, "aiagents.version_untested")
		o.passed[v.Hash] = true
		o.admin.POST(at(a, 1, "/approve"), nil, "If-Match", "*").Refused(403, "aiagents.version_own")
		other := o.As("a", "admin", "olga")
		other.POST(at(a, 1, "/approve"), nil, "If-Match", "*").OK(&v)
		require.Equal(t, "approved", v.State)
		o.publish(a, 1, 0).OK(&v)
		require.Equal(t, "live", v.State)

		var all []made
		o.manager.GET(base).OK(&all)
		require.Equal(t, 1, all[0].Live.N)
		require.Equal(t, []string{"es", "en", "pt"}, all[0].Live.Languages)
		o.admin.DELETE(base+"/"+a.ID, "If-Match", "*").Refused(409, "aiagents.agent_live")
	})
}

func TestAShareIsTriedAndTheWayBackIsInstant(t *testing.T) { // [AI-01]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		a := o.live("Sol")
		var v made
		o.manager.POST(base+"/"+a.ID+"/versions", map[string]any{"from": 1}).OK(&v)
		require.Equal(t, 2, v.N)
		o.manager.POST(base+"/"+a.ID+"/versions", map[string]any{"from": 1}).Refused(409, "aiagents.version_draft_there")
		o.greet(a, 2, "Buenas, {{given}}.")
		o.ready(a, 2)
		o.publish(a, 2, 20).OK(nil)
		require.Equal(t, 20, o.see(a).CanaryShare)
		o.admin.POST(base+"/"+a.ID+"/back", nil).OK(&v)
		require.Equal(t, 1, v.N)
		require.Equal(t, 0, o.see(a).CanaryShare)
		o.publish(a, 2, 0).Refused(409, "aiagents.version_state")

		o.manager.POST(base+"/"+a.ID+"/versions", map[string]any{"from": 2}).OK(&v)
		o.ready(a, 3)
		o.publish(a, 3, 0).OK(&v)
		require.Equal(t, v.ID, o.see(a).LiveID)
		o.admin.POST(base+"/"+a.ID+"/back", nil).OK(&v)
		require.Equal(t, 1, v.N)
		require.Equal(t, "live", v.State)
		o.admin.POST(base+"/"+a.ID+"/back", nil).Refused(409, "aiagents.version_no_way_back")
		o.admin.POST(at(a, 1, "/retire"), nil).OK(&v)
		require.Empty(t, o.see(a).LiveID)
	})
}

func TestWhatHasChangedBetweenVersionsIsToldStepByStep(t *testing.T) { // [AI-01]
	o := open(t, sdktest.Engine{})
	a := o.live("Sol")
	o.manager.POST(base+"/"+a.ID+"/versions", map[string]any{"from": 1}).OK(nil)
	o.greet(a, 2, "Buenas, {{given}}.")
	var changes []struct{ What, Step, Field, Before, After string }
	o.manager.GET(at(a, 2, "/difference?from=1")).OK(&changes)
	require.Len(t, changes, 1)
	require.Equal(t, "changed  persona.es.opening Hola, {{given}}. Buenas, {{given}}.",
		fmt.Sprint(changes[0].What, " ", changes[0].Step, " ", changes[0].Field, " ", changes[0].Before, " ", changes[0].After))
}

func TestFaultsOfADraftAreToldInTheReadersWordsAndKeepItFromItsTests(t *testing.T) {
	o := open(t, sdktest.Engine{})
	a := o.agent("Sol")
	o.greet(a, 1, "Es por su deuda.")
	var v made
	o.manager.In("pt").GET(at(a, 1, "")).OK(&v)
	require.Equal(t, "persona.es.opening", v.Faults[0].Field)
	require.Equal(t, "Isto não pode ser dito antes de saber quem é: “deuda”.", v.Faults[0].Reason)
	o.manager.POST(at(a, 1, "/submit"), nil, "If-Match", "*").Refused(422, "aiagents.version_faults")
}

func TestTwoWhoWriteOneDraftDoNotOverwriteEachOther(t *testing.T) {
	o := open(t, sdktest.Engine{})
	a := o.agent("Sol")
	o.manager.PATCH(at(a, 1, ""), map[string]any{"notes": "una"}, "If-Match", `"1"`).OK(nil)
	o.admin.PATCH(at(a, 1, ""), map[string]any{"notes": "otra"}, "If-Match", `"1"`).Refused(412, "precondition.stale")
}

func TestADraftThatIsSavedOftenIsOneLineOfTheRecordForEachWhoWrites(t *testing.T) {
	o := open(t, sdktest.Engine{})
	a := o.agent("Sol")
	for n := range 6 {
		o.manager.PATCH(at(a, 1, ""), map[string]any{"notes": fmt.Sprint("La ", n)}, "If-Match", "*").OK(nil)
	}
	o.admin.PATCH(at(a, 1, ""), map[string]any{"notes": "Otra"}, "If-Match", "*").OK(nil)
	var lines []struct{ Name string }
	o.manager.GET(base + "/" + a.ID + "/history").OK(&lines)
	saved := 0
	for _, line := range lines {
		if line.Name == "aiagents.agent.version_changed" {
			saved++
		}
	}
	require.Equal(t, 2, saved)
}

func TestEachRoleDoesWithAgentsWhatTheMatrixSays(t *testing.T) { // [AI-15]
	o := open(t, sdktest.Engine{})
	for _, row := range []struct {
		by   *sdktest.Person
		role string
		may  string
	}{{o.superadmin, "superadmin", "crud"}, {o.admin, "admin", "crudx"}, {o.manager, "manager", "rut"}, {o.cashier, "cashier", ""}} {
		require.Equal(t, row.may, o.may(row.by, row.role), row.role)
	}
}

// may is what somebody gets through with, of an agent of its own.
func (o *office) may(by *sdktest.Person, role string) (may string) {
	a, live := o.agent("De "+role), o.live("En vivo de "+role)
	for _, try := range []struct {
		letter string
		answer *sdktest.Answer
	}{
		{"c", by.POST(base, map[string]any{"name": "Nuevo de " + role})},
		{"r", by.GET(base + "/" + a.ID)},
		{"u", by.PATCH(base+"/"+a.ID, map[string]any{"purpose": "Otro"}, "If-Match", "*")},
		{"t", by.POST(at(a, 1, "/submit"), nil, "If-Match", "*")},
		{"d", by.DELETE(base+"/"+a.ID, "If-Match", "*")},
		{"x", by.POST(at(live, 1, "/retire"), nil)},
	} {
		if try.answer.Status != http.StatusForbidden {
			require.Less(o.t, try.answer.Status, 300, try.letter)
			may += try.letter
		}
	}
	return may
}

// live is an agent whose first version talks.
func (o *office) live(name string) made {
	a := o.agent(name)
	o.manager.PATCH(at(a, 1, ""), map[string]any{"notes": "La primera"}, "If-Match", "*").OK(nil)
	o.ready(a, 1)
	o.publish(a, 1, 0).OK(nil)
	return o.see(a)
}

func (o *office) see(a made) (seen made) {
	o.admin.GET(base + "/" + a.ID).OK(&seen)
	return seen
}

// greet has a draft begin otherwise.
func (o *office) greet(a made, n int, opening string) {
	o.t.Helper()
	var v made
	o.manager.GET(at(a, n, "")).OK(&v)
	v.Spec["persona"].(map[string]any)["es"].(map[string]any)["opening"] = opening
	o.manager.PATCH(at(a, n, ""), map[string]any{"spec": v.Spec}, "If-Match", "*").OK(nil)
}
