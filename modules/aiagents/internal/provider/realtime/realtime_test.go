package realtime_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/realtime"
)

var tool = provider.Tool{Name: "read_debt", Description: "What is owed", Parameters: json.RawMessage(`{"type":"object","properties":{}}`)}

// talk is a session with a double, and what it has told so far.
type talk struct {
	provider.Session
	t      *testing.T
	double *realtimedouble.Double
	law    provider.Law
	sound  []byte
}

func open(t *testing.T, s script.Script, change ...func(*provider.Start)) *talk {
	t.Helper()
	d := realtimedouble.New(t, s)
	start := provider.Start{Instructions: "Hablas por Crédito del Sur.", Language: "es", Law: provider.PCMA, Tools: []provider.Tool{tool}}
	for _, one := range change {
		one(&start)
	}
	session, err := realtime.New(outside(t, d.Place(), true), d.Account()).Open(as(t), start)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, session.Close()) })
	return &talk{Session: session, t: t, double: d, law: start.Law}
}

func (k *talk) say(text string) {
	k.t.Helper()
	for _, frame := range append(realtimedouble.Spoken(text, k.law), realtimedouble.Silence(25, k.law)...) {
		require.NoError(k.t, k.Hear(frame))
	}
}

// until is the next event of a kind; those before it are told by their kinds.
func (k *talk) until(kind provider.EventKind) (provider.Event, []provider.EventKind) {
	k.t.Helper()
	var before []provider.EventKind
	for {
		select {
		case e, on := <-k.Events():
			require.True(k.t, on, "the session has ended before %s, after %v", kind, before)
			if e.Kind == kind {
				return e, before
			}
			require.NotEqual(k.t, provider.Failed, e.Kind, "%v", e.Err)
			before, k.sound = append(before, e.Kind), append(k.sound, e.Audio...)
		case <-time.After(20 * time.Second):
			require.Fail(k.t, "nothing comes", "%s after %v", kind, before)
		}
	}
}

func (k *talk) sent(kind string) (all []string) {
	for _, raw := range k.double.Log.All() {
		if strings.Contains(string(raw), `"type":"`+kind+`"`) {
			all = append(all, string(raw))
		}
	}
	return all
}

func TestATurn(t *testing.T) {
	t.Parallel()
	for _, law := range []provider.Law{provider.PCMA, provider.PCMU} {
		var seen provider.Ask
		used := provider.Usage{In: 50, InCached: 20, InAudio: 300, Out: 10, OutAudio: 200}
		k := open(t, func(a provider.Ask) script.Answer {
			seen = a
			return script.Answer{Parts: []string{"Buenas. ", "Debe mil pesos."}, Usage: used}
		}, func(s *provider.Start) { s.Law = law })
		k.say("cuanto debo")
		heard, before := k.until(provider.Heard)
		require.Equal(t, []provider.EventKind{provider.SpeechStarted, provider.SpeechEnded}, before)
		require.Equal(t, "cuanto debo", heard.Text)
		done, before := k.until(provider.TurnDone)
		require.Equal(t, []provider.EventKind{provider.Spoken, provider.Said, provider.Spoken, provider.Said}, before)
		require.Equal(t, "Buenas. Debe mil pesos.", realtimedouble.Text(k.sound, law))
		require.Equal(t, []any{used, provider.End}, []any{done.Usage, done.Stop})
		require.Equal(t, []provider.Message{{Role: provider.System, Text: "Hablas por Crédito del Sur."}, {Role: provider.User, Text: "cuanto debo"}}, seen.Messages)
		require.Equal(t, "read_debt", seen.Tools[0].Name)
	}
}

func TestTools(t *testing.T) {
	t.Parallel()
	call := func(id, arguments string) provider.Call {
		return provider.Call{ID: id, Name: "read_debt", Arguments: json.RawMessage(arguments)}
	}
	var seen provider.Ask
	k := open(t, script.InTurn(
		func(provider.Ask) script.Answer {
			return script.Answer{Calls: []provider.Call{call("c1", `{"currency":"UYU"}`), call("c2", `{}`), call("c3", `[]`)}}
		},
		func(a provider.Ask) script.Answer { seen = a; return script.Answer{Parts: []string{"Mil."}} },
	))
	k.say("cuanto debo")
	first, _ := k.until(provider.Called)
	require.Equal(t, "c1", first.Call.ID)
	require.JSONEq(t, `{"currency":"UYU"}`, string(first.Call.Arguments))
	second, _ := k.until(provider.Called)
	require.NoError(t, k.Answer(second.Call.ID, `{"owed":2}`))
	done, _ := k.until(provider.TurnDone)
	require.Equal(t, provider.Tools, done.Stop)
	require.NoError(t, k.Answer(first.Call.ID, `{"owed":1}`))
	_, before := k.until(provider.TurnDone)
	require.Equal(t, []provider.EventKind{provider.Spoken, provider.Said}, before, "it goes on when all is answered")
	answers := map[string]string{}
	for _, m := range seen.Messages[3:] {
		answers[m.CallID] = m.Text
	}
	require.Equal(t, map[string]string{"c1": `{"owed":1}`, "c2": `{"owed":2}`, "c3": `{"error":"the arguments are no JSON object"}`}, answers)
}

// Interrupted by us: the rest of the answer is not heard, and the model knows what was.
func TestInterrupt(t *testing.T) {
	t.Parallel()
	k := open(t, func(provider.Ask) script.Answer {
		return script.Answer{Parts: []string{"Le cuento que ", "debe mil."}, Fault: script.Hangs}
	})
	require.NoError(t, k.Tell("Saluda."))
	k.until(provider.Said)
	require.NoError(t, k.Interrupt(60_000))
	done, before := k.until(provider.TurnDone)
	require.Empty(t, before)
	require.Equal(t, provider.Silenced, done.Stop)
	require.NoError(t, k.Tell("Otra vez."))
	k.until(provider.Said)
	require.Len(t, k.sent("conversation.item.truncate"), 1)
	require.Contains(t, k.sent("conversation.item.truncate")[0], `"audio_end_ms":20`, "no more than was said: a frame")
}

// Interrupted by the other side, which the provider hears itself.
func TestSpokenOver(t *testing.T) {
	t.Parallel()
	k := open(t, script.InTurn(
		func(provider.Ask) script.Answer {
			return script.Answer{Parts: []string{"Le cuento que ", "debe mil."}, Fault: script.Hangs}
		},
		script.Says("Entiendo."),
	))
	require.NoError(t, k.Tell("Saluda."))
	k.until(provider.Said)
	k.say("no llame mas")
	done, _ := k.until(provider.TurnDone)
	require.Equal(t, provider.Silenced, done.Stop)
	require.NoError(t, k.Interrupt(10))
	said, _ := k.until(provider.Said)
	require.Equal(t, "Entiendo.", said.Text)
}

// What it is told amid an answer, it says after it.
func TestToldAmid(t *testing.T) {
	t.Parallel()
	more := make(chan struct{})
	k := open(t, script.InTurn(
		func(provider.Ask) script.Answer {
			return script.Answer{Parts: []string{"Uno", "dos"}, Fault: script.Hangs}
		},
		func(a provider.Ask) script.Answer {
			defer close(more)
			return script.Answer{Parts: []string{a.Messages[len(a.Messages)-1].Text}}
		},
	), func(s *provider.Start) {
		s.TurnTaking = provider.TurnTaking{Manual: true, Wait: 200 * time.Millisecond, Threshold: 0.6}
	})
	require.NoError(t, k.Tell("Cuenta."))
	k.until(provider.Said)
	require.NoError(t, k.Tell("Despídete."))
	require.Len(t, k.sent("response.create"), 1)
	require.NoError(t, k.Interrupt(0))
	<-more
	said, _ := k.until(provider.Said)
	require.Equal(t, "Despídete.", said.Text)
}
