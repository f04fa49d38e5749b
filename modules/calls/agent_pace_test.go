package calls_test

import (
	"net/netip"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// ear is a line that tells, of each packet that comes off the wire, whether something is said in it.
type ear struct {
	loud    atomic.Bool
	changes chan time.Time // when speech became silence, or silence speech
}

func (e *ear) hear(p media.Packet) {
	said := p.Sound[0] != p.Law.Silence()
	if e.loud.Swap(said) != said {
		e.changes <- time.Now()
	}
}

// far is an exchange of another's that answers whoever is called, and hears.
func far(t *testing.T) (*sipline.Engine, *ear) {
	t.Helper()
	loopback, heard := netip.AddrFrom4([4]byte{127, 0, 0, 1}), &ear{changes: make(chan time.Time, 64)}
	e, err := sipline.Open(sipline.Config{Listen: []sipline.Address{{Transport: sipline.UDP, At: netip.AddrPortFrom(loopback, 0)}}, Doors: media.Doors{At: loopback}})
	require.NoError(t, err)
	t.Cleanup(e.Close)
	e.Receive(func(in telephony.Incoming) {
		in.Listen(heard.hear)
		if in.Answer() != nil {
			return
		}
		for range in.Events() { // to its end
		}
	})
	return e, heard
}

// turns is how often it is measured.
const turns = 40

// TestAgentsArePrompt measures, on the wire, how long a word of an agent takes, and how long it goes on after an interruption.
func TestAgentsArePrompt(t *testing.T) {
	exchange, heard := far(t)
	port := int(exchange.Listening()[0].At.Port())
	x := exchangeTo(t, sdktest.Engine{}, port)
	exchange.Keep([]sipline.Trunk{{
		ID: "us", Tenant: "far", Host: "127.0.0.1", Port: x.port, Transport: sipline.UDP, Seal: sdp.Plain, Laws: []audio.Law{audio.ALaw}, MostCalls: 10,
	}})
	x.Choose("a", body{"announce_recording": false}) // nothing is heard but the agent
	a := employs(t, x)
	x.manager.POST("/api/v1/llamadas/by-agent", body{"debtor_id": x.debtor("d1", "+59899123456"), "phone_id": "d1", "agent_id": "agente"}).OK(nil)
	side := sdktest.Next(t, a.lines)
	require.NotNil(t, side.next().Began)
	var words, silences []time.Duration
	for range turns {
		began := time.Now()
		side.says(time.Second)
		words = append(words, sdktest.Next(t, heard.changes).Sub(began))
		began = time.Now()
		side.asks(agentline.Asked{Clear: &agentline.Nothing{}})
		silences = append(silences, sdktest.Next(t, heard.changes).Sub(began))
	}
	word, silence := p95(words), p95(silences)
	t.Logf("first frame to first packet of speech, p95: %s; interruption to silence on the wire, p95: %s", word, silence)
	require.LessOrEqual(t, word, 60*time.Millisecond)
	require.LessOrEqual(t, silence, 200*time.Millisecond)
}

func p95(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)*95/100]
}
