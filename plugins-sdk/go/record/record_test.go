package record_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// heard keeps what was published.
type heard []events.Event

// Publish keeps an event.
func (h *heard) Publish(_ context.Context, _ *gorm.DB, e events.Event) error {
	*h = append(*h, e)
	return nil
}

func TestRecord(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", nil)
		ctx := principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "ana", Kind: principal.KindUser})
		told := &heard{}
		recorder := tracing.NewRecorder(db, nil)
		teller := tracing.NewTeller([]tracing.Field{{Name: "status", Kind: tracing.FieldWord}})
		r := record.New(db, recorder, teller, told)

		t.Run("an act is in the record, and pages and its owners hear of it", func(t *testing.T) {
			require.NoError(t, r.Write(ctx, record.Act{Name: "note.updated", ID: "n1", Owners: []string{"eva"}, Moves: []string{"folders"}}))
			e := (*told)[len(*told)-1]
			require.Equal(t, "recobro.notes.note.updated", e.Type)
			require.Equal(t, [][]string{{"notes", "notes"}, {"notes", "folders"}}, e.Keys)
			require.Equal(t, "notes.notes:read", e.Permission)
			require.Equal(t, []string{"eva"}, e.Owners)
			require.Len(t, lines(t, ctx, db, "n1"), 1)
		})
		t.Run("a silent act is for the record alone, one that is unkept for pages alone", func(t *testing.T) {
			before := len(*told)
			require.NoError(t, r.Write(ctx, record.Act{Name: "note.read", ID: "n2", Silent: true}))
			require.Len(t, *told, before)
			require.NoError(t, r.Write(ctx, record.Act{Name: "note.imported", ID: "n3", Unkept: true, Many: true}))
			require.Len(t, *told, before+1)
			require.Len(t, lines(t, ctx, db, "n2"), 1)
			require.Empty(t, lines(t, ctx, db, "n3"))
		})
		t.Run("what rolls back never happened", func(t *testing.T) {
			stop := errors.New("stop")
			require.ErrorIs(t, db.Within(ctx, func(ctx context.Context) error {
				require.NoError(t, r.Write(ctx, record.Act{Name: "note.updated", ID: "n4"}))
				return stop
			}), stop)
			require.Empty(t, lines(t, ctx, db, "n4"))
		})
		t.Run("a history is read page by page, the latest first", func(t *testing.T) {
			for _, status := range []string{"a", "b", "c"} {
				changes := map[string]record.Change{"status": {To: status}}
				require.NoError(t, r.Write(ctx, record.Act{Name: "note.updated", ID: "n5", Payload: map[string]any{"changes": changes}}))
			}
			first, older, err := r.History(ctx, "note", "n5", "", 2)
			require.NoError(t, err)
			require.Equal(t, []string{"c"}, first[0].Facts[0].To)
			rest, end, err := r.History(ctx, "note", "n5", older, 2)
			require.NoError(t, err)
			require.Len(t, rest, 1)
			require.Equal(t, []string{"a"}, rest[0].Facts[0].To)
			require.Empty(t, end)
		})
	})
}

func lines(t *testing.T, ctx context.Context, db *storage.DB, id string) []tracing.Event {
	all, err := tracing.List(ctx, db, tracing.Filter{SubjectType: "note", SubjectID: id})
	require.NoError(t, err)
	return all
}

func TestChanges(t *testing.T) {
	type note struct {
		storage.Row
		Title  string   `json:"title"`
		Status string   `json:"status"`
		Tags   []string `json:"tags"`
	}
	before := note{Title: "Deuda de Ana", Status: "open"}
	after := note{Title: "Deuda de Eva", Status: "done", Tags: []string{}}
	require.Equal(t, map[string]record.Change{"title": {}, "status": {From: "open", To: "done"}},
		record.Changes(before, after, "title?", "status", "tags"), "no word of a title, and no list is as good as an empty one")
	require.Empty(t, record.Changes(before, before, "title?", "status", "tags"))
}
