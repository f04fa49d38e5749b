package calls_test

import (
	"bytes"
	"encoding/binary"
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// taped is what the call's page tells of a recording.
type taped struct {
	ID        string `json:"id"`
	Status    string `json:"status"`
	Kind      string `json:"kind"`
	LengthMS  int64  `json:"length_ms"`
	FileID    string `json:"file_id"`
	Announced bool   `json:"announced"`
	Pauses    []struct {
		FromMS int64  `json:"from_ms"`
		ToMS   int64  `json:"to_ms"`
		Why    string `json:"why"`
	} `json:"pauses"`
	Peaks *struct{} `json:"peaks"`
}

func TestRecording(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-06] both sides are kept apart, without what was said while a card was read out", func(t *testing.T) {
			recorded(t, engine)
		})
	})
}

func recorded(t *testing.T, engine sdktest.Engine) {
	speech := peers.Speech(t, 7, 60)
	phone := peers.Baresip(t, peers.PhoneConfig{Speaks: speech})
	x := exchangeTo(t, engine, phone.Port)
	ana := connect(t, x.ana, "tab")
	id := x.calls(x.ana, x.debtor("d1", "+59899123456")).ID
	act := "/api/v1/llamadas/" + id
	phone.Await(t, "CALL_ESTABLISHED")
	ana.hearsFor(2 * time.Second)
	x.pauses(act, true, "card", true)
	ana.hearsFor(time.Second)
	x.pauses(act, false, "card", false)
	ana.hearsFor(time.Second)
	x.pauses(act, true, "asked", true)
	x.pauses(act, true, "card", true)
	x.pauses(act, false, "card", true) // paused by hand stays paused
	x.pauses(act, false, "asked", false)
	x.ana.POST(act+"/hangup", nil)
	x.Broker.Await("recobro.calls.recording.ended")

	var kept []taped
	x.manager.GET(act + "/recordings").OK(&kept)
	require.Len(t, kept, 1)
	one := kept[0]
	require.Equal(t, "kept", one.Status)
	require.True(t, one.Announced, "the other side was told")
	require.NotNil(t, one.Peaks)
	require.Len(t, one.Pauses, 2)
	require.Equal(t, "card", one.Pauses[0].Why)
	require.Equal(t, "asked", one.Pauses[1].Why)

	content := act + "/recordings/" + one.ID + "/content"
	sound := x.manager.GET(content)
	require.Equal(t, http.StatusOK, sound.Status)
	theirs, ours := tracks(t, sound.Raw)
	spoken, err := os.ReadFile(speech)
	require.NoError(t, err)
	said, err := audio.ReadWAV(bytes.NewReader(spoken), 60*audio.Rate)
	require.NoError(t, err)
	require.GreaterOrEqual(t, peers.Alike(theirs[:3*audio.Rate], said), 0.95, "what they said stands on the left")
	require.True(t, loud(ours[:audio.Rate]), "what we said stands on the right")
	from, to := one.Pauses[0].FromMS*audio.Rate/1000+audio.Rate/10, one.Pauses[0].ToMS*audio.Rate/1000-audio.Rate/10
	require.False(t, loud(theirs[from:to]) || loud(ours[from:to]), "nothing is kept of the pause")
	require.True(t, loud(ours[to+audio.Rate/4:]), "what was said afterwards is")

	require.Equal(t, http.StatusPartialContent, x.manager.Do(http.MethodGet, content, nil, "Range", "bytes=0-99").Status)
	require.Equal(t, http.StatusOK, x.ana.GET(content).Status, "a collector hears their own calls")
	require.Equal(t, http.StatusNotFound, x.bo.GET(content).Status, "and no others")
}

// pauses has what is said left out for a reason, or no longer, after which the call tells whether it is.
func (x *exchange) pauses(act string, on bool, why string, told bool) {
	x.t.Helper()
	x.ana.POST(act+"/recording", body{"paused": on, "why": why}).OK(nil)
	var c row
	x.ana.GET(act).OK(&c)
	require.Equal(x.t, told, c.IsPaused)
}

// tracks are both sides of a recording.
func tracks(t *testing.T, wav []byte) (theirs, ours []int16) {
	t.Helper()
	require.Equal(t, uint16(2), binary.LittleEndian.Uint16(wav[22:]), "voices")
	law := audio.ULaw
	if binary.LittleEndian.Uint16(wav[20:]) == 6 {
		law = audio.ALaw
	}
	head := bytes.Index(wav, []byte("data")) + 8
	for n := head; n+1 < len(wav); n += 2 {
		theirs, ours = append(theirs, law.Sample(wav[n])), append(ours, law.Sample(wav[n+1]))
	}
	return theirs, ours
}

func loud(samples []int16) bool {
	for _, s := range samples {
		if s > 500 || s < -500 {
			return true
		}
	}
	return false
}
