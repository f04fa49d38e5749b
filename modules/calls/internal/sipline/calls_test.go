package sipline_test

import (
	"os"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

func TestEnds(t *testing.T) {
	t.Parallel()
	for scenario, end := range map[string]telephony.End{
		"refuses_486": telephony.Busy, "refuses_603": telephony.Rejected, "refuses_404": telephony.Invalid, "refuses_480": telephony.NoAnswer,
		"refuses_503": telephony.Congestion, "refuses_500": telephony.Congestion, "refuses_488": telephony.NoCodec,
	} {
		t.Run("[CA-03] who "+scenario+" ends the call as "+string(end), func(t *testing.T) {
			t.Parallel()
			peer := peers.SIPp(t, scenario, "")
			ended := open(t, peer.Port).dial(t).await(t, telephony.Ended)
			require.Equal(t, end, ended.End)
			peer.Succeeded(t)
		})
	}
	t.Run("[CA-03] nobody comes: after the time to ring the call is cancelled", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "rings_only", "")
		l := open(t, peer.Port).dial(t, func(d *telephony.Dial) { d.RingFor = 500 * time.Millisecond })
		require.Equal(t, telephony.NoAnswer, l.await(t, telephony.Ended).End)
		peer.Succeeded(t)
	})
	t.Run("[CA-03] where whoever calls sets no time, the trunk's time to answer ends the call", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "rings_only", "")
		h := open(t, peer.Port, func(w *sipline.Trunk) { w.Answer = 500 * time.Millisecond })
		l := h.dial(t, func(d *telephony.Dial) { d.RingFor = 0 })
		require.Equal(t, telephony.NoAnswer, l.await(t, telephony.Ended).End)
		peer.Succeeded(t)
	})
	t.Run("[CA-03] who hangs up before an answer has cancelled", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "rings_only", "")
		l := open(t, peer.Port).dial(t)
		l.await(t, telephony.Ringing)
		l.Hangup(telephony.HungUp)
		require.Equal(t, telephony.Canceled, l.await(t, telephony.Ended).End)
		peer.Succeeded(t)
	})
	t.Run("who answers and hangs up has ended the call, and who is hung up on is told", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "hangs_up", "")
		l := open(t, peer.Port).dial(t)
		require.Equal(t, telephony.HungUpThem, l.await(t, telephony.Ended).End)
		peer.Succeeded(t)
		peer = peers.SIPp(t, "answers", "")
		l = open(t, peer.Port).dial(t)
		l.await(t, telephony.Answered)
		l.Hangup(telephony.HungUp)
		require.Equal(t, telephony.HungUp, l.await(t, telephony.Ended).End)
		peer.Succeeded(t)
	})
	t.Run("what is said before an answer is told as sound, before the refusal", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "sounds_then_away", "")
		l := open(t, peer.Port).dial(t)
		require.Equal(t, telephony.NoAnswer, l.await(t, telephony.Ended).End)
		require.Equal(t, []telephony.Kind{telephony.Dialing, telephony.Sounds, telephony.Ringing, telephony.Ended}, l.kinds())
		peer.Succeeded(t)
	})
	t.Run("a trunk that is congested gives way to the next", func(t *testing.T) {
		t.Parallel()
		full, other := peers.SIPp(t, "refuses_503", ""), peers.SIPp(t, "answers", "")
		h := open(t, full.Port)
		next := trunkTo(other.Port)
		h.Keep([]sipline.Trunk{h.trunk, next})
		l := h.dial(t, func(d *telephony.Dial) { d.Trunks = append(d.Trunks, next.ID) })
		l.await(t, telephony.Answered)
		require.Equal(t, next.ID, l.Trunk())
		l.Hangup(telephony.HungUp)
		other.Succeeded(t)
		full.Succeeded(t)
	})
	t.Run("a call over a trunk that was set up a moment ago waits until the engine has heard of it", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "answers", "")
		h := open(t, peer.Port)
		h.Keep(nil)
		l := h.dial(t)
		h.Keep(nil) // what was read before
		h.Keep([]sipline.Trunk{h.trunk})
		l.await(t, telephony.Answered)
		l.Hangup(telephony.HungUp)
		peer.Succeeded(t)
	})
	t.Run("beyond a trunk's calls at once, and in a second, there are none", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "answers", "")
		h := open(t, peer.Port, func(w *sipline.Trunk) { w.MostCalls = 1 })
		first := h.dial(t)
		first.await(t, telephony.Answered)
		require.Equal(t, telephony.Congestion, h.dial(t).await(t, telephony.Ended).End)
		first.Hangup(telephony.HungUp)
		first.await(t, telephony.Ended)
		none := open(t, peers.Port(t), func(w *sipline.Trunk) { w.MostPerSec = 1 })
		one, other := none.dial(t), none.dial(t)
		other.await(t, telephony.Ended)
		one.await(t, telephony.Ended) // within seconds: nobody is there
		require.Len(t, append(one.kinds(), other.kinds()...), 3, "one was dialled, the other was not")
	})
	t.Run("what was said on a call that failed is told, without secrets", func(t *testing.T) {
		t.Parallel()
		peer := peers.SIPp(t, "refuses_404", "")
		h := open(t, peer.Port)
		h.dial(t).await(t, telephony.Ended)
		story := got(t, h.stories)
		require.Equal(t, string(telephony.Invalid), story.End)
		var lines []string
		for _, s := range story.Steps {
			lines = append(lines, s.Line)
		}
		require.True(t, slices.Contains(lines, "SIP/2.0 404 Missing"), "%v", lines)
	})
}

func TestSound(t *testing.T) {
	t.Parallel()
	spoken, theirs := speech(1, 4*time.Second), speech(2, time.Minute)
	talk := func(t *testing.T, h *house, phone *peers.Phone) {
		l := h.dial(t)
		l.await(t, telephony.Answered)
		heard := speak(t, l, spoken)
		require.GreaterOrEqual(t, peers.Alike(heard.awaits(t, 3*time.Second), theirs), 0.95, "what we hear is what they say")
		l.Hangup(telephony.HungUp)
		l.await(t, telephony.Ended)
		phone.Await(t, "CALL_CLOSED")
		f, err := os.Open(phone.Heard(t))
		require.NoError(t, err)
		defer f.Close()
		got, err := audio.ReadWAV(f, 1<<24)
		require.NoError(t, err)
		require.GreaterOrEqual(t, peers.Alike(got, spoken), 0.95, "what they hear is what we say")
	}
	t.Run("[CA-02] both sides hear what the other says", func(t *testing.T) {
		t.Parallel()
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs)})
		talk(t, open(t, phone.Port), phone)
	})
	t.Run("a side that knows the other law alone is understood", func(t *testing.T) {
		t.Parallel()
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs), Laws: []string{"PCMU/8000/1"}})
		talk(t, open(t, phone.Port), phone)
	})
	t.Run("[CA-01] an exchange that asks who we are for every call leads it to the telephone, and stays on its way", func(t *testing.T) {
		t.Parallel()
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs)})
		proxy := peers.Kamailio(t, phone.URI())
		talk(t, open(t, proxy.Port, account), phone)
	})
	t.Run("keys that we press arrive, and those pressed there are told", func(t *testing.T) {
		t.Parallel()
		phone := peers.Baresip(t, peers.PhoneConfig{})
		l := open(t, phone.Port).dial(t)
		l.await(t, telephony.Answered)
		require.NoError(t, l.Press(t.Context(), "42#"))
		for _, key := range []string{"4", "2", "#"} {
			require.Equal(t, key, phone.Await(t, "CALL_DTMF_START")["param"])
		}
		phone.Do(t, "sndcode", "7")
		require.Equal(t, '7', l.await(t, telephony.Pressed).Key)
		l.Hangup(telephony.HungUp)
		l.await(t, telephony.Ended)
	})
	t.Run("[CA-04] who is put on hold says nothing until they are taken back, and we are told when they do it", func(t *testing.T) {
		t.Parallel()
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs)})
		l := open(t, phone.Port).dial(t)
		l.await(t, telephony.Answered)
		heard := l.listen()
		heard.awaits(t, time.Second)
		require.NoError(t, l.Hold(t.Context(), true))
		before := l.Figures().Received
		require.Never(t, func() bool { return l.Figures().Received > before+10 }, time.Second, 50*time.Millisecond)
		require.NoError(t, l.Hold(t.Context(), false))
		heard.awaits(t, heard.length()+time.Second)
		phone.Do(t, "hold", "")
		l.await(t, telephony.Held)
		phone.Do(t, "resume", "")
		l.await(t, telephony.Resumed)
		l.Hangup(telephony.HungUp)
		l.await(t, telephony.Ended)
	})
}

func account(w *sipline.Trunk) { w.User, w.Password = "carrier", peers.Password }

func TestRegistering(t *testing.T) {
	t.Parallel()
	t.Run("[CA-01] a trunk that wants to know where we are is told, and told why not where it refuses", func(t *testing.T) {
		t.Parallel()
		proxy := peers.Kamailio(t, "")
		h := open(t, proxy.Port, account, func(w *sipline.Trunk) { w.Register, w.Token = true, "recobro-x" })
		state := got(t, h.states)
		require.True(t, state.Registered, "%+v", state)
		wrong := open(t, proxy.Port, account, func(w *sipline.Trunk) { w.Register, w.Token, w.Password = true, "recobro-y", "wrong" })
		state = got(t, wrong.states)
		require.Equal(t, []any{true, false, 401}, []any{state.Reachable, state.Registered, state.Code})
	})
	t.Run("a call that the exchange brings to where we said is taken", func(t *testing.T) {
		t.Parallel()
		proxy := peers.Kamailio(t, "")
		h := open(t, proxy.Port, account, func(w *sipline.Trunk) { w.Register, w.Token = true, "recobro-z" })
		require.True(t, (got(t, h.states)).Registered)
		phone := peers.Baresip(t, peers.PhoneConfig{})
		phone.Do(t, "dial", "sip:carrier@127.0.0.1:"+proxy.PortText())
		incoming := got(t, h.arrived)
		incoming.Ring()
		require.NoError(t, incoming.Answer())
		phone.Await(t, "CALL_ESTABLISHED")
		incoming.Hangup(telephony.HungUp)
		phone.Await(t, "CALL_CLOSED")
	})
	t.Run("a trunk that does not answer is known as out of reach", func(t *testing.T) {
		t.Parallel()
		h := open(t, peers.Port(t), func(w *sipline.Trunk) { w.Keepalive = time.Second })
		require.False(t, (got(t, h.states)).Reachable)
	})
}
