package calls_test

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls"
	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// heldRecording is what the call's page tells of a recording that may be held.
type heldRecording struct {
	ID     string     `json:"id"`
	FileID string     `json:"file_id"`
	HeldAt *time.Time `json:"held_at"`
	HeldBy string     `json:"held_by"`
	Reason string     `json:"hold_reason"`
}

func TestHold(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-06] a recording that is held for a legal matter stays when its time is over, until it is released", func(t *testing.T) {
			held(t, engine)
		})
	})
}

func held(t *testing.T, engine sdktest.Engine) {
	phone := peers.Baresip(t, peers.PhoneConfig{})
	module, kept := calls.Module(), make(chan *files.Store, 1)
	module.Routes = append(module.Routes, func(s *files.Store) { kept <- s })
	x := exchangeOf(t, engine, phone.Port, module)
	store, ours := <-kept, principal.With(t.Context(), principal.System("a", "calls"))
	ana := connect(t, x.ana, "tab")
	recordings := "/api/v1/llamadas/" + x.calls(x.ana, x.debtor("d1", "+59899123456")).ID + "/recordings"
	phone.Await(t, "CALL_ESTABLISHED")
	ana.hearsFor(time.Second)
	phone.Do(t, "hangup", "")
	x.Broker.Await("recobro.calls.recording.ended")
	one := x.recording(recordings)
	require.Nil(t, one.HeldAt)

	hold := recordings + "/" + one.ID + "/hold"
	for _, p := range []*sdktest.Person{x.manager, x.ana} {
		require.Equal(t, http.StatusForbidden, p.POST(hold, body{"on": true, "reason": "Juicio 12/2026"}).Status)
	}
	x.admin.POST(hold, body{"on": true, "reason": " "}).Refused(http.StatusUnprocessableEntity, "calls.hold_reason")
	x.admin.POST(hold, body{"on": true, "reason": "Juicio 12/2026"}).OK(nil)
	x.awaits("recobro.calls.recording.held", one.ID)
	one = x.recording(recordings)
	require.NotNil(t, one.HeldAt)
	require.Equal(t, []string{"admin", "Juicio 12/2026"}, []string{one.HeldBy, one.Reason})
	var hers []heldRecording
	x.ana.GET(recordings).OK(&hers)
	require.Empty(t, hers[0].Reason, "why is told to whoever hears all")

	require.NoError(t, store.KeepUntil(ours, one.FileID, time.Now().Add(-time.Hour)))
	swept(t, ours, store)
	require.Equal(t, http.StatusOK, x.ana.GET(recordings+"/"+one.ID+"/content").Status, "it is held")
	x.admin.POST(hold, body{"on": false}).OK(nil)
	x.awaits("recobro.calls.recording.released", one.ID)
	swept(t, ours, store)
	require.Empty(t, x.recording(recordings).FileID, "its time is over")
	x.admin.POST(hold, body{"on": true, "reason": "tarde"}).Refused(http.StatusNotFound, "calls.recording_not_found")
}

// recording is the only one of a call.
func (x *exchange) recording(path string) heldRecording {
	x.t.Helper()
	var all []heldRecording
	x.manager.GET(path).OK(&all)
	require.Len(x.t, all, 1)
	return all[0]
}

// swept waits until files whose time is over are gone: one more is such a file, and goes last. Another is removed, which begins a sweep.
func swept(t *testing.T, ctx context.Context, store *files.Store) {
	t.Helper()
	add := func(until time.Time) string {
		got, err := store.Receive(ctx, "a.wav", bytes.NewReader(silence()), files.Accepted{Types: []string{"audio/wav"}, Largest: 1 << 20})
		require.NoError(t, err)
		f, err := store.Add(ctx, got, files.Record{Type: "call", ID: "other"}, until)
		require.NoError(t, err)
		return f.ID
	}
	over := add(time.Now().Add(-time.Minute))
	require.NoError(t, store.Remove(ctx, add(time.Time{})))
	require.Eventually(t, func() bool {
		_, err := store.Get(ctx, over)
		return errors.Is(err, storage.ErrNotFound)
	}, sdktest.Patience, look)
}

// silence is a file of it.
func silence() []byte {
	return append([]byte("RIFF\x34\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x06\x00\x01\x00\x40\x1f\x00\x00\x40\x1f\x00\x00\x01\x00\x08\x00data\x10\x00\x00\x00"), make([]byte, 16)...)
}
