package aiagents_test

import (
	"fmt"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// another has another debtor write: one agrees to an offer, the next promises to pay.
func (k *killer) another() {
	k.begun++
	id := fmt.Sprint("c", k.begun)
	if k.begun%2 == 0 {
		k.begins(id, k.agent, "hola", "sí, soy yo", "4321", "¿qué facilidades tienen?", "la 1", "sí")
		return
	}
	k.begins(id, k.agent, "hola", "sí, soy yo", "4321", "quiero pagar una parte", "cuatro mil", "el "+day(3), "sí")
}

// told are the conversations that ask for an answer, each once.
func (h *house) told() (all []string) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	all, h.asks = h.asks, nil
	return all
}

// again asks anew in those that nobody has looked at: what a program was told that ended before it had written it down is told to the next.
func (h *house) again() {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.asks = nil
	for id := range h.unheard {
		h.ask(id)
	}
}

// goesOn has a program live until all has come to its end: what those left that were killed is taken up by itself.
func (k *killer) goesOn(g shared, engine sdktest.Engine) {
	k.Helper()
	k.mutex.Lock()
	k.at = 0
	k.mutex.Unlock()
	h := sdktest.Start(k, aiagents.Module(), sdktest.Options{Engine: engine, Others: k, Change: g.on})
	k.again()
	for k.going() > 0 {
		select {
		case <-k.over:
		case <-k.news:
			for _, id := range k.told() {
				h.Broker.Tell(asked(id))
			}
		case <-time.After(sdktest.Patience):
			require.FailNow(k, "a talk is stuck", "%d of %d\n%s", k.going(), k.begun, k.written())
		}
	}
	k.settled(h.As("a", "manager", "mario"))
}

// going is in how many conversations the agent still answers.
func (h *house) going() (n int) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	for _, c := range h.chats {
		if c.Agent != "" {
			n++
		}
	}
	return n
}

// written is what was said in those that go on, to be read where something is wrong.
func (h *house) written() string {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	var b strings.Builder
	for _, c := range h.chats {
		for _, m := range c.Messages {
			fmt.Fprintf(&b, "%s %s: %s\n", c.ID, m["direction"], m["text"])
		}
	}
	return b.String()
}

// settled looks that every talk has come to its end, each of their messages answered by one turn that has gone out.
func (k *killer) settled(by *sdktest.Person) {
	k.Helper()
	for id, c := range k.chats {
		var talks []struct{ ID, Status string }
		by.GET(base + "/talks?ref_id=" + id).OK(&talks)
		require.Len(k, talks, 1, id)
		require.Equal(k, "closed", talks[0].Status, id)
		require.GreaterOrEqual(k, k.sent(by, talks[0].ID, len(c.Messages)/2), len(c.Messages)/2-1, "%s: of the last it may not be known", id)
	}
}

// sent is how many of a talk's turns have gone out; each answers another input.
func (k *killer) sent(by *sdktest.Person, talkID string, messages int) (n int) {
	var turns []struct {
		InputID string  `json:"input_id"`
		SentAt  *string `json:"sent_at"`
	}
	by.GET(base + "/talks/" + talkID + "/turns").OK(&turns)
	inputs := map[string]bool{}
	for _, turn := range turns {
		if inputs[turn.InputID] = true; turn.SentAt != nil {
			n++
		}
	}
	require.Len(k, turns, messages, "each input is answered by one turn")
	require.Len(k, inputs, messages, "and by no other")
	return n
}

// complete looks that everything was said and done once.
func (k *killer) complete(times int) {
	k.Helper()
	require.Empty(k, k.faults)
	plans, promises, messages := 0, 0, 0
	for id, c := range k.chats {
		f := k.files[c.Debtor]
		require.Equal(k, []string{"resolved"}, c.Ended, id)
		require.Equal(k, []bool{true}, f.Checks, "identity is held against the file once")
		require.Len(k, append(f.Plans, f.Promises...), 1, "%s agrees once", id)
		plans, promises = plans+len(f.Plans), promises+len(f.Promises)
		messages += k.once(c)
	}
	k.Logf("%d kills: %d talks, %d messages answered, %d plans and %d promises", times, len(k.chats), messages, plans, promises)
}

// once looks that each message of theirs has one answer, and no answer is there twice.
func (k *killer) once(c *chat) (answered int) {
	k.Helper()
	for n, m := range c.Messages {
		require.Equal(k, [2]string{"in", "out"}[n%2], m["direction"], c.ID)
		if n%2 == 1 {
			require.Equal(k, c.Messages[n-1]["id"], m["answers"], c.ID)
		}
	}
	require.Empty(k, c.Writes, "all was said")
	return len(c.Messages) / 2
}
