package mind_test

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/speechdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/price"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/voice"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// voices are the world's, by a provider that hears while people speak and one that reads aloud, at prices of the company's own.
func (w *world) voices(hears *realtimedouble.Double) *voice.Voices {
	w.Helper()
	speaks := speechdouble.New(w, func([]byte, string) (string, script.Fault) { return "", "" }, "")
	keys, err := sealed.New(w.db, []byte("a seal key of thirty-two bytes!!"))
	require.NoError(w, err)
	listed := settings.Fixed(connection.Servers{Speech: speaks.URL, Models: hears.URL})
	reach := connection.NewReach(outbound.Fixed(http.DefaultTransport), connection.Operator{}, listed)
	providers := connection.NewService(connection.NewStore(w.db), reach, keys, record.New(w.db, tracing.NewRecorder(w.db, nil), nil, nil), w.clock)
	minute, characters := price.USD(60_000), price.USD(20_000_000)
	for _, one := range []connection.Terms{
		{Name: "Oye", Kind: connection.Realtime, URL: hears.URL + "/v1", HearingModel: realtimedouble.Model, Prices: []price.Row{{Model: realtimedouble.Model, From: "2026-01-01", Minute: &minute}}},
		{Name: "Habla", Kind: connection.Speech, URL: speaks.URL + "/v1", SpeechModel: speechdouble.Voice, Prices: []price.Row{{Model: speechdouble.Voice, From: "2026-01-01", Character: &characters}}},
	} {
		one.Countries, one.IsOn = []string{"UY"}, true
		_, err := providers.Connect(w.ctx, one, map[connection.Kind]string{connection.Realtime: realtimedouble.Key, connection.Speech: speechdouble.Key}[one.Kind])
		require.NoError(w, err)
	}
	all, err := voice.New(providers, w.clock)
	require.NoError(w, err)
	return all
}

// opening tells when a call has an ear that follows.
type opening struct {
	*voice.Voices
	told chan struct{}
}

// Follow is that of the voices.
func (o opening) Follow(ctx context.Context, s spec.Spec, country string) provider.Transcriber {
	return opener{o.Voices.Follow(ctx, s, country), o.told}
}

type opener struct {
	provider.Transcriber
	told chan struct{}
}

// Listen implements provider.Transcriber.
func (o opener) Listen(ctx context.Context, s provider.Start) (provider.Ear, error) {
	ear, err := o.Transcriber.Listen(ctx, s)
	return &opened{Ear: ear, told: o.told}, err
}

type opened struct {
	provider.Ear
	told chan struct{}
	once sync.Once
}

// Events implements provider.Ear: a call that asks for them has it.
func (o *opened) Events() <-chan provider.Event {
	o.once.Do(func() { close(o.told) })
	return o.Ear.Events()
}

// caller is somebody at the other end of a call.
type caller struct {
	brings chan httpx.Message[spoken.Heard]
	asked  chan spoken.Asked
}

func (c *caller) Receive() (httpx.Message[spoken.Heard], error) {
	m, on := <-c.brings
	if !on {
		return m, io.EOF
	}
	return m, nil
}

func (c *caller) Send(a spoken.Asked) error {
	c.asked <- a
	return nil
}

func (c *caller) SendBytes([]byte) error { return nil }

// hearsOut is what is said to them, to its end.
func (c *caller) hearsOut() {
	for asked := range c.asked {
		if asked.Mark != nil {
			c.brings <- httpx.Message[spoken.Heard]{Value: spoken.Heard{Mark: asked.Mark}}
			return
		}
	}
}

// says is two seconds of speech, and so much silence that they have finished.
func (c *caller) says() {
	tone := audio.Tone{Hertz: []float64{300, 700}, For: 2 * time.Second}
	sound := append(audio.ALaw.Encode(nil, tone.Samples()), bytes.Repeat([]byte{audio.ALaw.Silence()}, 2*provider.Rate)...)
	for len(sound) > 0 {
		c.brings <- httpx.Message[spoken.Heard]{Bytes: sound[:provider.Frame]}
		sound = sound[provider.Frame:]
	}
}

func TestACallByProviders(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[AI-02] [AI-06] a call that providers hear and speak is held, and has its cost", func(t *testing.T) {
			w := open(t, engine, nil)
			w.said = spec.Guided()
			w.said.Voice = map[word.Language]spec.Voice{word.ES: {Engine: spec.ByProvider, Speed: 100}}
			hears := realtimedouble.New(t, realtimedouble.Says("sí, ", "soy yo"))
			all := opening{w.voices(hears), make(chan struct{})}
			s := spoken.NewService(w.talks, nil, all, clock.System(), slog.New(slog.DiscardHandler))
			c, done := &caller{make(chan httpx.Message[spoken.Heard]), make(chan spoken.Asked, 100)}, make(chan error, 1)
			go func() { done <- s.Hold(w.ctx, c) }()
			c.brings <- httpx.Message[spoken.Heard]{Value: spoken.Heard{Began: &spoken.Began{CallID: "c1", DebtorID: "d1", AgentID: "a1", Country: "UY", Law: "pcma"}}}
			c.hearsOut()
			<-all.told
			c.says()
			c.hearsOut()
			close(c.brings)
			require.NoError(t, <-done)

			one, err := w.store.Get(w.ctx, w.talkOf("c1"))
			require.NoError(t, err)
			turns, err := w.store.Turns(w.ctx, one.ID)
			require.NoError(t, err)
			require.Equal(t, "sí, soy yo", turns[1].Heard)
			require.Equal(t, speech(turns[0]), *turns[0].CostMicros, "what its words cost to say")
			require.InDelta(t, speech(turns[1])+2900, *turns[1].CostMicros, 100, "and to hear what it answers: 2.9 seconds at a thousandth")
			require.Equal(t, *turns[0].CostMicros+*turns[1].CostMicros, one.CostMicros)
			spent, err := w.limits.Spending(w.ctx)
			require.NoError(t, err)
			require.Equal(t, []int64{one.CostMicros, 0}, []int64{spent.Today.Micros, spent.Unpriced})
		})
	})
}

// speech is what the words of a turn cost to say aloud, at 20 millionths a character.
func speech(t talk.Turn) int64 {
	return 20 * int64(len([]rune(strings.ReplaceAll(t.Said, "\n\n", ""))))
}

// talkOf is the talk of a call.
func (w *world) talkOf(ref string) string {
	w.Helper()
	all, _, err := w.store.List(w.ctx, page.Params{}, talk.Filter{RefID: ref})
	require.NoError(w, err)
	require.Len(w, all, 1)
	return all[0].ID
}
