package calls_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestAnswers(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-14] a person is judged one, and put through", func(t *testing.T) { person(t, engine) })
		t.Run("[CA-14] a fax is hung up, and the history of the call says why", func(t *testing.T) { fax(t, engine) })
	})
	for name, test := range map[string]func(*testing.T){
		"[CA-14] a voicemail has the message left, which begins after its beep and is heard":     voicemail,
		"[CA-14] a machine without a beep has the message left once it has been silent":          silent,
		"[CA-14] a machine that asks who calls is known by its silence, and put through":         screening,
		"[CA-14] a busy tone ends the call as busy, before an answer and behind one":             busyTone,
		"[CA-14] the tone that tells of no such number ends the call, and the contact learns it": special,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t)
		})
	}
}

// judged is what an event tells of who has answered.
type judged struct {
	Verdict   string  `json:"verdict"`
	Certainty float64 `json:"certainty"`
	HeardMS   int     `json:"heard_ms"`
}

// answering is a session that calls one telephone, which answers by sounds.
func answering(t *testing.T, engine sdktest.Engine, given body, answer ...[]int16) (*exchange, *peers.Phone) {
	phone := peers.Baresip(t, peers.PhoneConfig{Speaks: peers.Recording(t, answer...)})
	return calling(t, engine, phone.Port, given), phone
}

// calling is a session that calls one debtor at a peer.
func calling(t *testing.T, engine sdktest.Engine, port int, given body) *exchange {
	x := exchangeTo(t, engine, port)
	x.book.debtors = []string{x.debtor("d1", "+59899123451")}
	connect(t, x.ana, "tab")
	x.session("progressive", given)
	return x
}

// judged waits for the next event that tells who has answered.
func (x *exchange) judged() (call string, j judged) {
	x.t.Helper()
	e := x.Broker.Await("recobro.calls.call.judged")
	require.NoError(x.t, json.Unmarshal(e.Data, &j), "%s", e.Data)
	return e.Subject, j
}

// over waits for the end of the next call and reads it.
func (x *exchange) over() (c row) {
	x.t.Helper()
	x.manager.GET("/api/v1/llamadas/" + x.Broker.Await("recobro.calls.call.ended").Subject).OK(&c)
	return c
}

func spoken(t *testing.T, name string) []int16 {
	return peers.Sound(t, "internal/answertype/testdata/"+name+".wav")
}

func person(t *testing.T, engine sdktest.Engine) {
	x, phone := answering(t, engine, nil, spoken(t, "human_es_1"))
	id, j := x.judged()
	require.Equal(t, "human", j.Verdict)
	require.Greater(t, j.Certainty, 0.5)
	require.Positive(t, j.HeardMS)
	var c row
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/llamadas/" + id).OK(&c)
		return c.UserID == "ana"
	}, sdktest.Patience, look)
	phone.Do(t, "hangup", "")
	require.Equal(t, "wrap_up", x.ended(id).Status)
}

func voicemail(t *testing.T) {
	greeting := append(audio.Tone{For: 300 * time.Millisecond}.Samples(), spoken(t, "voicemail_es_3")...)
	x, phone := answering(t, sdktest.Engine{}, body{"answers": body{"voicemail": "message"}}, greeting)
	id, j := x.judged()
	for j.Certainty < 0.9 {
		require.Equal(t, "voicemail", j.Verdict)
		_, j = x.judged()
	}
	require.Equal(t, "voicemail", j.Verdict, "its beep leaves no doubt")
	ended := x.ended(id)
	require.Equal(t, "completed", ended.Status)
	require.Equal(t, "voicemail", ended.AnsweredBy)
	phone.Await(t, "CALL_CLOSED")
	alike, at := peers.Place(peers.Sound(t, phone.Heard(t)), sounds.To("+59899123451", sounds.WeCallBack))
	require.GreaterOrEqual(t, alike, 0.95)
	beep := time.Duration(len(greeting))*time.Second/audio.Rate - 1500*time.Millisecond // where the recording says nothing more
	require.Greater(t, at, beep)
	require.Eventually(t, func() bool { return x.book.outcomes()[0] == "ended voicemail" }, sdktest.Patience, look)
}

func silent(t *testing.T) {
	greeting := spoken(t, "screening_es_2")
	x, phone := answering(t, sdktest.Engine{}, body{"answers": body{"voicemail": "message", "screening": "message"}}, greeting)
	require.Equal(t, "completed", x.over().Status)
	phone.Await(t, "CALL_CLOSED")
	alike, at := peers.Place(peers.Sound(t, phone.Heard(t)), sounds.To("+59899123451", sounds.WeCallBack))
	require.GreaterOrEqual(t, alike, 0.95)
	words := time.Duration(len(greeting))*time.Second/audio.Rate - 3500*time.Millisecond // a silence is the recording's end
	require.Greater(t, at, words+time.Second, "not while it speaks")                     // what was lost on the way makes what was heard shorter
	require.Less(t, at, words+8*time.Second)
}

func screening(t *testing.T) {
	x, phone := answering(t, sdktest.Engine{}, body{"answers": body{"voicemail": "message"}}, spoken(t, "screening_es_2"))
	id, j := x.judged()
	for j.Verdict != "screening" {
		require.Equal(t, "voicemail", j.Verdict)
		_, j = x.judged()
	}
	var c row
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/llamadas/" + id).OK(&c)
		return c.UserID == "ana"
	}, sdktest.Patience, look)
	phone.Do(t, "hangup", "")
	x.ended(id)
}

func fax(t *testing.T, engine sdktest.Engine) {
	x, phone := answering(t, engine, nil, spoken(t, "fax_en_1"))
	ended := x.over()
	require.Equal(t, "completed", ended.Status)
	require.Equal(t, "hung_up", ended.EndReason)
	require.Eventually(t, func() bool {
		j := x.judgement(ended.ID)
		return j.Verdict == "fax" && j.Certainty > 0.9 && j.HeardMS > 500
	}, sdktest.Patience, look, "its history tells so")
	phone.Await(t, "CALL_CLOSED")
	require.Eventually(t, func() bool { return x.book.outcomes()[0] == "ended invalid" }, sdktest.Patience, look)
}

// judgement is what the history of a call tells of who has answered.
func (x *exchange) judgement(id string) judged {
	x.t.Helper()
	var lines []struct {
		Name string
		Data judged
	}
	x.manager.GET("/api/v1/llamadas/" + id + "/history").OK(&lines)
	for _, line := range lines {
		if line.Name == "calls.call.judged" {
			return line.Data
		}
	}
	return judged{}
}

func busyTone(t *testing.T) {
	exchange, phone := peers.SIPp(t, "busy_tone", ""), peers.Baresip(t, peers.PhoneConfig{Speaks: peers.Recording(t, peers.BusyTone(20))})
	for _, port := range []int{exchange.Port, phone.Port} {
		x := calling(t, sdktest.Engine{}, port, nil)
		ended := x.over()
		require.Equal(t, "busy", ended.Status)
		require.Equal(t, "busy", ended.EndReason)
		require.Eventually(t, func() bool { return x.book.outcomes()[0] == "ended busy" }, sdktest.Patience, look)
		require.Zero(t, x.abandonment("").Answered, "nobody answered")
	}
	exchange.Succeeded(t)
}

func special(t *testing.T) {
	const each = 330 * time.Millisecond
	tone := audio.Tones(audio.Tone{Hertz: []float64{950}, For: each}, audio.Tone{Hertz: []float64{1400}, For: each}, audio.Tone{Hertz: []float64{1800}, For: each})
	x, _ := answering(t, sdktest.Engine{}, nil, audio.Tone{For: each}.Samples(), tone)
	ended := x.over()
	require.Equal(t, "failed", ended.Status)
	require.Equal(t, "invalid", ended.EndReason)
	require.Eventually(t, func() bool { return x.book.outcomes()[0] == "ended invalid" }, sdktest.Patience, look)
}

// abandonment is how many calls of a session, or of all, somebody answered, and how many of these found nobody.
type abandonment struct {
	Answered  int
	Abandoned int
	Slots     []struct{ Answered, Abandoned int }
}

func (x *exchange) abandonment(session string) (a abandonment) {
	x.t.Helper()
	x.manager.GET("/api/v1/llamadas/abandonment?session_id=" + session).OK(&a)
	return a
}
