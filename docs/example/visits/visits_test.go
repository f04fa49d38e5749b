package visits_test

import (
	"context"
	"errors"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	visits "github.com/recobro/recobro/docs/example/visits"
	"github.com/recobro/recobro/docs/example/visits/internal/visitnote"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

const path = "/api/v1/visits"

// seed makes a note of each person's in each tenant: the suite has no debtors, and could write none itself.
func seed(demo sdk.DemoSeed, db *storage.DB) (err error) {
	for _, tenant := range demo.Tenants {
		for _, user := range tenant.Users {
			ctx := principal.With(context.Background(), principal.Principal{TenantID: tenant.ID, UserID: user.ID, Kind: principal.KindUser})
			err = errors.Join(err, storage.Insert(ctx, db, &visitnote.Note{
				DebtorID: storage.NewID(), VisitedAt: time.Now().UTC().Add(-time.Hour), Outcome: visitnote.MetDebtor, Text: "Dijo que paga el lunes",
			}))
		}
	}
	return err
}

func TestContract(t *testing.T) {
	module := visits.Module()
	module.Demo = []any{seed}
	sdktest.Contract(t, module)
}

// office is a host with the module on, a debtor, and the people who ask.
type office struct {
	*sdktest.Host
	manager, ana *sdktest.Person
}

func open(t *testing.T, engine sdktest.Engine) office {
	h := sdktest.Start(t, visits.Module(), sdktest.Options{Engine: engine})
	h.Keep("a", ask.Reference{Module: "portfolios", Type: "debtor", ID: "debtor-1"})
	return office{h, h.As("a", "manager", "mario"), h.As("a", "cashier", "ana")}
}

// wrote is what a collector writes of a visit, with some of it otherwise.
func wrote(otherwise map[string]any) map[string]any {
	body := map[string]any{"debtor_id": "debtor-1", "visited_at": "2026-03-02T15:30:00-03:00", "outcome": "met_debtor", "text": "Paga el lunes"}
	maps.Copy(body, otherwise)
	return body
}

func TestACollectorWritesOfAVisitThatWas(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		var n, again visitnote.Note
		o.ana.POST(path, wrote(nil)).OK(&n)
		told := o.Broker.Await("recobro.visits.note.created")
		require.Equal(t, [][]string{{"visits", "notes"}}, told.Keys, "what client.ts keeps its answers under")
		require.Equal(t, "visits.notes:read", told.Permission)
		o.ana.GET(path + "/" + n.ID).OK(&again)
		require.Equal(t, "2026-03-02T18:30:00Z", again.VisitedAt.Format(time.RFC3339))
		require.Equal(t, "ana", again.CreatedBy)

		o.ana.POST(path, wrote(map[string]any{"debtor_id": "nobody"})).Refused(422, "visits.debtor_unknown")
		o.ana.POST(path, wrote(map[string]any{"visited_at": time.Now().Add(time.Hour)})).Refused(422, "visits.note_in_future")
		for _, wrong := range []map[string]any{{"outcome": "ran_away"}, {"text": strings.Repeat("a", 2001)}, {"text": " \u200b"}, {"visited_at": "yesterday"}} {
			require.Equal(t, 422, o.ana.POST(path, wrote(wrong)).Status, wrong)
		}
	})
}

func TestAChangeNamesTheVersionItIsOf(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		var n visitnote.Note
		o.ana.POST(path, wrote(nil)).OK(&n)
		change := map[string]any{"outcome": "met_other", "text": "Atendió la hermana"}
		o.ana.PATCH(path+"/"+n.ID, change).Refused(428, "precondition.required")
		o.ana.PATCH(path+"/"+n.ID, change, "If-Match", `"1"`).OK(&n)
		require.Equal(t, visitnote.MetOther, n.Outcome)
		o.ana.PATCH(path+"/"+n.ID, change, "If-Match", `"1"`).Refused(412, "precondition.stale")

		var lines []tracing.Happening
		told := o.ana.GET(path + "/" + n.ID + "/history").OK(&lines)
		require.Equal(t, "visits.note.updated", lines[0].Name)
		require.Contains(t, string(lines[0].Data), "met_other")
		require.NotContains(t, string(told.Raw), "hermana", "the record keeps no text about people")

		require.Equal(t, 403, o.ana.DELETE(path+"/"+n.ID, "If-Match", "*").Status)
		o.manager.DELETE(path+"/"+n.ID, "If-Match", `"2"`).OK(nil)
		o.ana.GET(path+"/"+n.ID).Refused(404, "visits.note_not_found")
	})
}

func TestNotesAreFoundByWhatTheySay(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		for _, note := range []map[string]any{
			{"text": "Paga el lunes", "visited_at": "2026-03-02T10:00:00Z"},
			{"text": "Timbre roto", "visited_at": "2026-03-03T10:00:00Z", "outcome": "nobody_there"},
			{"text": "100% seguro", "visited_at": "2026-03-04T10:00:00Z", "outcome": "wrong_address"},
		} {
			o.ana.POST(path, wrote(note)).OK(nil)
		}
		for query, texts := range map[string][]string{
			"":                                 {"100% seguro", "Timbre roto", "Paga el lunes"},
			"?sort=visited_at":                 {"Paga el lunes", "Timbre roto", "100% seguro"},
			"?outcome=met_debtor,nobody_there": {"Timbre roto", "Paga el lunes"},
			"?q=SEGURO+100":                    {"100% seguro"},
			"?debtor_id=debtor-1&from=2026-03-03T00:00:00Z&to=2026-03-04T00:00:00Z": {"Timbre roto"},
		} {
			var found []visitnote.Note
			o.ana.GET(path + query).OK(&found)
			var said []string
			for _, n := range found {
				said = append(said, n.Text)
			}
			require.Equal(t, texts, said, query)
		}
		file := string(o.manager.GET(path + "/export?outcome=nobody_there").OK(nil).Raw)
		require.Contains(t, file, "Timbre roto")
		require.NotContains(t, file, "lunes")
	})
}
