package realtime_test

import (
	"bytes"
	"context"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/realtime"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// outside is a way out without bounds, with connections of its own.
func outside(t *testing.T) *outbound.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	t.Cleanup(transport.CloseIdleConnections)
	return outbound.Fixed(transport)
}

type hearing struct {
	provider.Ear
	t      *testing.T
	double *realtimedouble.Double
}

func open(t *testing.T, hears realtimedouble.Hears) *hearing {
	t.Helper()
	d := realtimedouble.New(t, hears)
	ear, err := realtime.New(outside(t), d.Account()).Listen(t.Context(), provider.Start{Language: "es", Law: provider.PCMA})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, ear.Close()) })
	return &hearing{ear, t, d}
}

var frame = bytes.Repeat([]byte{0x2a}, provider.Frame)

// says is so many frames of an utterance.
func (h *hearing) says(frames int) {
	h.t.Helper()
	for range frames {
		require.NoError(h.t, h.Hear(frame))
	}
}

// next is the next event.
func (h *hearing) next() provider.Event {
	h.t.Helper()
	select {
	case e, on := <-h.Events():
		require.True(h.t, on, "the session has ended")
		return e
	case <-time.After(20 * time.Second):
		require.FailNow(h.t, "nothing comes")
		return provider.Event{}
	}
}

func TestWritesWhileItHears(t *testing.T) {
	t.Parallel()
	h := open(t, realtimedouble.InTurn(realtimedouble.Utterance{Parts: []string{"puedo pagar ", "el viernes"}}, realtimedouble.Utterance{Parts: []string{"sí"}}))
	h.says(realtimedouble.Pace)
	require.Equal(t, provider.Event{Kind: provider.Partial, Text: "puedo pagar "}, h.next(), "before they have finished")
	h.says(realtimedouble.Pace)
	require.Equal(t, "puedo pagar el viernes", h.next().Text, "a partial text is all of it so far")
	require.NoError(t, h.Done())
	require.Equal(t, provider.Event{Kind: provider.Final, Text: "puedo pagar el viernes", Usage: provider.Usage{Audio: 200 * time.Millisecond}}, h.next(),
		"[AI-02] with how long was listened, which is paid for")
	require.NoError(t, h.Done(), "nothing was said since: nothing is asked")
	h.says(1)
	require.NoError(t, h.Done())
	require.Equal(t, provider.Partial, h.next().Kind)
	require.Equal(t, "sí", h.next().Text, "what is too short for the API is filled up")
	require.Contains(t, string(h.double.Log.All()[0]), `"format":{"type":"audio/pcma"}`, "sound goes as the line has it")
}

func TestAnUtteranceThatFails(t *testing.T) {
	t.Parallel()
	h := open(t, realtimedouble.InTurn(
		realtimedouble.Utterance{Fault: script.FailsAmid}, realtimedouble.Utterance{Fault: script.RateLimited}, realtimedouble.Utterance{Parts: []string{"hola"}},
	))
	for _, refusal := range []error{provider.ErrOverloaded, provider.ErrRateLimited} {
		h.says(5)
		require.NoError(t, h.Done())
		require.ErrorIs(t, h.next().Err, refusal)
	}
	h.says(5)
	require.NoError(t, h.Done())
	require.Equal(t, provider.Partial, h.next().Kind)
	require.Equal(t, "hola", h.next().Text, "it hears what is said next")
}

// What ends amid a sentence says why, last.
func TestSessionsThatEnd(t *testing.T) {
	t.Parallel()
	for fault, refusal := range map[script.Fault]error{
		script.BrokenOff: provider.ErrUnreachable, script.Ends: provider.ErrUnreachable, script.Malformed: provider.ErrBroken, script.Overloaded: provider.ErrOverloaded,
	} {
		h := open(t, func(int) realtimedouble.Utterance {
			return realtimedouble.Utterance{Parts: []string{"puedo ", "pagar"}, Fault: fault}
		})
		h.says(realtimedouble.Pace)
		require.Equal(t, provider.Partial, h.next().Kind, fault)
		require.ErrorIs(t, h.next().Err, refusal, fault)
		_, on := <-h.Events()
		require.False(t, on, "the session is over")
		require.Error(t, h.Hear(frame))
	}
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	d := realtimedouble.New(t, realtimedouble.Says("x"))
	try := func(change func(*provider.Account), s provider.Start) error {
		account := d.Account()
		change(&account)
		_, err := realtime.New(outside(t), account).Listen(t.Context(), s)
		return err
	}
	same, good := func(*provider.Account) {}, provider.Start{Language: "es", Law: provider.PCMU}
	require.ErrorIs(t, try(func(a *provider.Account) { a.Key = "wrong" }, good), provider.ErrKey)
	require.ErrorIs(t, try(func(a *provider.Account) { a.Model = "gpt-0" }, good), provider.ErrNoModel)
	require.ErrorIs(t, try(same, provider.Start{Language: "es", Law: "opus"}), provider.ErrAsk)
	require.ErrorIs(t, try(func(a *provider.Account) { a.URL = "http://127.0.0.1:1/v1" }, good), provider.ErrBroken)
}

// It ends with its caller, and tells nothing more.
func TestEndsWithItsCaller(t *testing.T) {
	t.Parallel()
	d := realtimedouble.New(t, realtimedouble.Says("x"))
	ctx, leave := context.WithCancel(t.Context())
	ear, err := realtime.New(outside(t), d.Account()).Listen(ctx, provider.Start{Language: "es", Law: provider.PCMU})
	require.NoError(t, err)
	leave()
	_, on := <-ear.Events()
	require.False(t, on)
	require.ErrorIs(t, ear.Hear(frame), context.Canceled)
}

// Whoever hears by one that takes nothing is not held up.
func TestSlow(t *testing.T) {
	t.Parallel()
	wait := make(chan struct{})
	defer close(wait)
	h := open(t, func(int) realtimedouble.Utterance { return realtimedouble.Utterance{Wait: wait} })
	h.says(5)
	require.NoError(t, h.Done()) // the double takes nothing more
	long := bytes.Repeat(frame, 500)
	var err error
	for range 10_000 {
		if err = h.Hear(long); err != nil {
			break
		}
	}
	require.ErrorIs(t, err, provider.ErrOverloaded)
}

func TestAWholeFile(t *testing.T) {
	t.Parallel()
	d := realtimedouble.New(t, realtimedouble.Says("hola"))
	wav := sound.WAV(bytes.Repeat(frame, 50), audio.ALaw, 16_000)
	heard, err := realtime.New(outside(t), d.Account()).Transcribe(t.Context(), wav, "es")
	require.NoError(t, err)
	require.Equal(t, "hola", heard.Text)
	require.InDelta(t, time.Second, heard.Usage.Audio, float64(time.Second)/50)
	_, err = realtime.New(outside(t), d.Account()).Transcribe(t.Context(), []byte("none"), "es")
	require.ErrorIs(t, err, provider.ErrAsk)
}

// A real provider writes down a voice, where RECOBRO_TEST_REALTIME_MODEL names one (and _KEY, _URL).
func TestRealEndpoint(t *testing.T) {
	t.Parallel()
	account := provider.Account{URL: os.Getenv("RECOBRO_TEST_REALTIME_URL"), Key: os.Getenv("RECOBRO_TEST_REALTIME_KEY"), Model: os.Getenv("RECOBRO_TEST_REALTIME_MODEL")}
	if account.Model == "" {
		t.Skip("no real realtime: RECOBRO_TEST_REALTIME_MODEL is not set")
	}
	wav, err := os.ReadFile(os.Getenv("RECOBRO_TEST_REALTIME_WAV"))
	require.NoError(t, err)
	heard, err := realtime.New(outside(t), account).Transcribe(t.Context(), wav, "es")
	require.NoError(t, err)
	require.NotEmpty(t, strings.TrimSpace(heard.Text))
}
