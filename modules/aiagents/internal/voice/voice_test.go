package voice_test

import (
	"context"
	"net/http"
	"os"
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
	"github.com/recobro/recobro/modules/aiagents/internal/voice"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// connections are a company's, none yet.
func connections(t *testing.T, o connection.Operator) (context.Context, *connection.Service) {
	ctx := principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "ana", Role: "admin", Scope: principal.ScopeAll, Kind: principal.KindUser})
	db := sdktest.Engine{Name: storage.SQLite}.DB(t, "aiagents", os.DirFS("../.."))
	keys, err := sealed.New(db, []byte("a seal key of thirty-two bytes!!"))
	require.NoError(t, err)
	reach := connection.NewReach(outbound.Fixed(http.DefaultTransport), o, settings.Fixed(connection.Servers{}))
	acts := record.New(db, tracing.NewRecorder(db, nil), nil, nil)
	return ctx, connection.NewService(connection.NewStore(db), reach, keys, acts, clock.System())
}

// company is one with a speech provider that may hear people of Uruguay.
func company(t *testing.T, hears speechdouble.Hears, fails script.Fault, prices ...price.Row) (context.Context, *voice.Voices) {
	double := speechdouble.New(t, hears, fails)
	ctx, providers := connections(t, connection.Operator{OpenAI: double.URL + "/v1"})
	_, err := providers.Connect(ctx, connection.Terms{
		Name: "Voz", Kind: connection.Speech, SpeechModel: speechdouble.Voice, HearingModel: speechdouble.Writer, Countries: []string{"UY"}, Prices: prices, IsOn: true,
	}, speechdouble.Key)
	require.NoError(t, err)
	all, err := voice.New(providers, clock.System())
	require.NoError(t, err)
	return ctx, all
}

func hearing(text string) speechdouble.Hears {
	return func([]byte, string) (string, script.Fault) { return text, "" }
}

// seconds is how long a speaker speaks.
func seconds(ctx context.Context, t *testing.T, s provider.Speaker) time.Duration {
	speech, err := s.Speak(ctx, provider.Words{Text: "Buenos días", Language: "es", Law: provider.PCMA})
	require.NoError(t, err)
	long := time.Duration(0)
	for frame, err := range speech.Frames {
		require.NoError(t, err)
		require.Len(t, frame, provider.Frame)
		long += provider.Tick
	}
	return long
}

func TestACompanyHasItsOwnVoiceAndEar(t *testing.T) { // [AI-02]
	ctx, all := company(t, hearing("puedo pagar el viernes"), "")
	require.Equal(t, 220*time.Millisecond, seconds(ctx, t, all.Speaker(ctx, spec.Voice{Engine: spec.ByProvider}, "UY")), "a letter is 20 ms at the double")
	require.Greater(t, seconds(ctx, t, all.Speaker(ctx, spec.Voice{Engine: "espeak"}, "UY")), 500*time.Millisecond, "the program's own voice speaks as people do")
	heard, err := all.Ear(ctx, spec.Spec{}, "UY").Transcribe(ctx, append(audio.ALaw.Header(1, provider.Rate), make([]byte, provider.Rate)...), "es")
	require.NoError(t, err)
	require.Equal(t, "puedo pagar el viernes", heard.Text)
}

func TestNobodyIsHeardWhereTheirWordsMayNotGo(t *testing.T) { // [AI-10]
	ctx, all := company(t, hearing("hola"), "")
	require.Nil(t, all.Ear(ctx, spec.Spec{}, "BR"))
	require.Nil(t, all.Ear(ctx, spec.Spec{}, ""), "nor where nobody knows whose they are")
	require.Greater(t, seconds(ctx, t, all.Speaker(ctx, spec.Voice{Engine: spec.ByProvider}, "BR")), 500*time.Millisecond, "what is said to them is spoken here")
}

func TestAVoiceThatFailsIsReplaced(t *testing.T) { // [AI-10]
	ctx, all := company(t, hearing("hola"), script.Malformed)
	require.Greater(t, seconds(ctx, t, all.Speaker(ctx, spec.Voice{Engine: spec.ByProvider, Name: "alloy"}, "UY")), 500*time.Millisecond)
}

// following is a company with a realtime provider that may hear people of Uruguay, too.
func following(t *testing.T, hears realtimedouble.Hears) (context.Context, *voice.Voices) {
	double := realtimedouble.New(t, hears)
	ctx, providers := connections(t, connection.Operator{OpenAI: double.URL + "/v1"})
	_, err := providers.Connect(ctx, connection.Terms{
		Name: "Al instante", Kind: connection.Realtime, HearingModel: realtimedouble.Model, Countries: []string{"UY"}, IsOn: true,
	}, realtimedouble.Key)
	require.NoError(t, err)
	all, err := voice.New(providers, clock.System())
	require.NoError(t, err)
	return ctx, all
}

func TestAnEarThatFollowsSaysWhatItHasCost(t *testing.T) { // [AI-02]
	ctx, all := following(t, realtimedouble.Says("puedo pagar el viernes"))
	require.Nil(t, all.Follow(ctx, spec.Spec{}, "BR"), "[AI-10] words go to no country that is not chosen")
	require.Nil(t, all.Follow(ctx, spec.Spec{}, ""))
	require.Nil(t, all.Ear(ctx, spec.Spec{}, "UY"))
	ear, err := all.Follow(ctx, spec.Spec{}, "UY").Listen(ctx, provider.Start{Language: "es", Law: provider.PCMA})
	require.NoError(t, err)
	defer func() { require.NoError(t, ear.Close()) }()
	require.NoError(t, ear.Hear(make([]byte, 6*provider.Rate)))
	require.Equal(t, provider.Partial, (<-ear.Events()).Kind)
	require.NoError(t, ear.Done())
	require.Equal(t, provider.Usage{Audio: 6 * time.Second, Micros: 1700}, (<-ear.Events()).Usage, "six seconds at 1.7 cents a minute")
}

func TestWhatIsSpokenHasItsPrice(t *testing.T) { // [AI-02]
	ctx, all := company(t, hearing("hola"), "")
	speech, err := all.Speaker(ctx, spec.Voice{Engine: spec.ByProvider}, "UY").Speak(ctx, provider.Words{Text: "Buenos días", Language: "es", Law: provider.PCMA})
	require.NoError(t, err)
	require.Equal(t, provider.Usage{Characters: 11, Unpriced: 1}, speech.Usage, "a price that nobody knows is not nothing")
	agreed := price.USD(20_000_000)
	ctx, all = company(t, hearing("hola"), "", price.Row{Model: speechdouble.Voice, From: "2026-01-01", Character: &agreed})
	speech, err = all.Speaker(ctx, spec.Voice{Engine: spec.ByProvider}, "UY").Speak(ctx, provider.Words{Text: "Buenos días", Language: "es", Law: provider.PCMA})
	require.NoError(t, err)
	require.Equal(t, provider.Usage{Characters: 11, Micros: 220}, speech.Usage)
	speech, err = all.Speaker(ctx, spec.Voice{Engine: "espeak"}, "UY").Speak(ctx, provider.Words{Text: "Buenos días", Language: "es", Law: provider.PCMA})
	require.NoError(t, err)
	require.Zero(t, speech.Usage.Micros+speech.Usage.Unpriced, "the program's own voice costs nothing")
}
