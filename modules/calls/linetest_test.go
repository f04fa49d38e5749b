package calls_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// tested is what the list tells of a test.
type tested struct {
	UserID    string  `json:"user_id"`
	Kind      string  `json:"kind"`
	Verdict   string  `json:"verdict"`
	Loss      float64 `json:"loss"`
	Jitter    int     `json:"jitter_ms"`
	RoundTrip int     `json:"round_trip_ms"`
	Device    string  `json:"device"`
	TrunkID   string  `json:"trunk_id"`
	CallID    string  `json:"call_id"`
}

func TestLineTests(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-15] each test of a person is kept with its figures; they see their own, a manager everybody's", func(t *testing.T) {
			keptTests(t, engine)
		})
		t.Run("[CA-15] a call that tries a trunk is kept with what was heard on it, or as failed", func(t *testing.T) { keptTrunk(t, engine) })
	})
}

const tests = "/api/v1/lines/tests"

func (x *exchange) tests(who *sdktest.Person, query string) (all []tested) {
	x.t.Helper()
	who.GET(tests + query).OK(&all)
	return all
}

func keptTests(t *testing.T, engine sdktest.Engine) {
	x := exchangeTo(t, engine, peers.Port(t))
	heard := body{"heard": true, "loss": 0.4, "jitter_ms": 12, "round_trip_ms": 80, "device": "Jabra Evolve 20"}
	x.ana.POST(tests, heard).OK(nil)
	x.ana.POST(tests, body{"heard": true, "loss": 2.5, "jitter_ms": 12, "round_trip_ms": 80}).OK(nil)
	x.ana.POST(tests, body{"heard": true, "loss": 0, "jitter_ms": 12, "round_trip_ms": 401}).OK(nil)
	x.bo.POST(tests, body{"heard": false, "loss": 0, "jitter_ms": 0, "round_trip_ms": 0}).OK(nil)
	own := x.tests(x.ana, "")
	require.Equal(t, []string{"poor", "fair", "good"}, []string{own[0].Verdict, own[1].Verdict, own[2].Verdict}, "the latest first")
	require.Equal(t, tested{UserID: "ana", Kind: "echo", Verdict: "good", Loss: 0.4, Jitter: 12, RoundTrip: 80, Device: "Jabra Evolve 20"}, own[2])
	require.Empty(t, x.tests(x.ana, "?user_id=bo"), "of others nothing is told")
	require.Len(t, x.tests(x.manager, ""), 4)
	require.Equal(t, "failed", x.tests(x.manager, "?user_id=bo&kind=echo")[0].Verdict)
	require.Len(t, x.tests(x.manager, "?pageSize=2&page=2"), 2)
	require.Equal(t, http.StatusUnprocessableEntity, x.ana.POST(tests, body{"heard": true, "loss": 101, "jitter_ms": 0, "round_trip_ms": 0}).Status)
	for range 200 {
		x.ana.POST(tests, heard).OK(nil)
	}
	require.Len(t, x.tests(x.ana, "?pageSize=100&page=2"), 100)
	require.Empty(t, x.tests(x.ana, "?pageSize=100&page=3"), "the last two hundred of a person are kept")
}

func keptTrunk(t *testing.T, engine sdktest.Engine) {
	phone := peers.Baresip(t, peers.PhoneConfig{})
	x := exchangeTo(t, engine, phone.Port)
	admin := connect(t, x.admin, "tab")
	made, of := row{}, func(id string) (one tested) {
		x.ended(id)
		require.Eventually(t, func() bool {
			all := x.tests(x.admin, "?kind=trunk&user_id=admin")
			if len(all) > 0 {
				one = all[0]
			}
			return one.CallID == id
		}, sdktest.Patience, look)
		return one
	}
	x.admin.POST("/api/v1/llamadas/test", body{"trunk_id": x.trunk.ID, "number": "+59899123451"}).OK(&made)
	phone.Await(t, "CALL_ESTABLISHED")
	admin.hearsFor(time.Second)
	phone.Do(t, "hangup", "")
	got := of(made.ID)
	require.NotEqual(t, "failed", got.Verdict) // how well it was heard depends on the machine
	require.Equal(t, tested{UserID: "admin", Kind: "trunk", Verdict: got.Verdict, Loss: got.Loss, Jitter: got.Jitter, TrunkID: x.trunk.ID, CallID: made.ID}, got)
	x.admin.POST("/api/v1/llamadas/test", body{"trunk_id": x.trunk.ID, "number": "+59829009999"}).OK(&made)
	require.Equal(t, "failed", of(made.ID).Verdict, "the telephone knows no such number")
}
