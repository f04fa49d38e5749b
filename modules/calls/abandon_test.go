package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestAbandon(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-13] who answers a predictive session and finds nobody hears so, and is counted", func(t *testing.T) { second(t, engine) })
	})
}

// second has two telephones ring for two people, of whom one leaves.
func second(t *testing.T, engine sdktest.Engine) {
	hello := peers.Recording(t, spoken(t, "human_es_1"))
	first, other := peers.Baresip(t, peers.PhoneConfig{Speaks: hello, Manual: true}), peers.Baresip(t, peers.PhoneConfig{Speaks: hello, Manual: true})
	x := exchangeTo(t, engine, first.Port)
	x.admin.PUT("/api/v1/trunks/"+x.trunk.ID, body{"name": "Central", "host": "127.0.0.1", "port": first.Port, "keepalive_seconds": 0, "most_calls": 1}, "If-Match", `"1"`).OK(nil)
	x.admin.POST("/api/v1/trunks", body{"name": "Otra", "host": "127.0.0.1", "port": other.Port, "keepalive_seconds": 0}).OK(nil)
	x.book.debtors = []string{x.debtor("d1", "+59899123451"), x.debtor("d2", "+59899123452")}
	connect(t, x.ana, "tab")
	bo := connect(t, x.bo, "tab")
	made := x.session("predictive", body{"user_ids": []string{"ana", "bo"}, "ring_seconds": 90})
	first.Await(t, "CALL_INCOMING")
	other.Await(t, "CALL_INCOMING")
	bo.close()
	require.Eventually(t, func() bool {
		var line struct {
			IsUp bool `json:"is_up"`
		}
		x.bo.GET("/api/v1/lines/mine").OK(&line)
		return !line.IsUp
	}, sdktest.Patience, look)

	first.Do(t, "accept", "")
	answered := x.Broker.Await("recobro.calls.call.answered").Subject
	var c row
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/llamadas/" + answered).OK(&c)
		return c.UserID == "ana"
	}, sdktest.Patience, look)
	other.Do(t, "accept", "")
	lost := x.over()
	require.NotEqual(t, answered, lost.ID)
	require.Equal(t, "abandoned", lost.Status)
	other.Await(t, "CALL_CLOSED")
	alike, _ := peers.Place(peers.Sound(t, other.Heard(t)), sounds.To("+59899123451", sounds.Abandoned))
	require.GreaterOrEqual(t, alike, 0.95, "they were told that nobody is free")
	require.Eventually(t, func() bool { return len(x.book.outcomes()) == 2 && x.book.ended("abandoned") == 1 }, sdktest.Patience, look)

	x.ana.POST("/api/v1/llamadas/"+answered+"/hangup", nil)
	x.ended(answered)
	for _, session := range []string{made.ID, ""} {
		a := x.abandonment(session)
		require.Equal(t, []int{2, 1}, []int{a.Answered, a.Abandoned}, "in thirty days")
		var halves abandonment
		for _, slot := range a.Slots {
			halves.Answered, halves.Abandoned = halves.Answered+slot.Answered, halves.Abandoned+slot.Abandoned
		}
		require.Equal(t, []int{2, 1}, []int{halves.Answered, halves.Abandoned}, "by half hour")
	}
	r := x.results(made.ID)
	require.Equal(t, []int64{2, 2, 1}, []int64{r.Calls, r.Answered, r.Abandoned})
}
