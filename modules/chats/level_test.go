package chats_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// always has the company never close.
func (x *office) always(t *testing.T) {
	t.Helper()
	day := body{"from": "00:00", "to": "24:00"}
	told, err := json.Marshal(body{"week": []any{day, day, day, day, day, day, day}})
	require.NoError(t, err)
	x.Broker.Tell(events.Envelope{ID: "hours", Type: "recobro.communication.hour.replaced", TenantID: "a", Data: told})
}

// terms changes how the inbox works.
func (x *office) terms(change body) {
	var i body
	x.admin.GET("/api/v1/inboxes/" + x.inbox).OK(&i)
	terms := body{}
	for _, name := range []string{"name", "settings", "members", "first_minutes", "solve_minutes", "asks_rating"} {
		terms[name] = i[name]
	}
	for name, value := range change {
		terms[name] = value
	}
	x.admin.PUT("/api/v1/inboxes/"+x.inbox, terms, "If-Match", "*").OK(nil)
}

// promised is a conversation as it tells of its times.
type promised struct {
	ID         string `json:"id"`
	Version    int64  `json:"version"`
	Number     int64  `json:"number"`
	Status     string `json:"status"`
	FirstLevel string `json:"first_level"`
	SolveLevel string `json:"solve_level"`
	Handoff    string `json:"handoff"`
	AssigneeID string `json:"assignee_id"`
	Rating     int    `json:"rating"`
	RatingText string `json:"rating_text"`
	Round      int    `json:"round"`
	Unread     int    `json:"unread"`
	DebtorID   string `json:"debtor_id"`
}

// of is the conversation of somebody.
func (x *office) of(name string) (found promised) {
	var all []struct {
		promised
		PersonName string `json:"person_name"`
	}
	x.admin.GET("/api/v1/conversations").OK(&all)
	for _, c := range all {
		if c.PersonName == name {
			found = c.promised
		}
	}
	return found
}

func TestLevels(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newOffice(t, engine)
		x.always(t)
		x.terms(body{"first_minutes": 60, "solve_minutes": 600})
		now := time.Now()
		t.Run("[CH-07] whoever answers is told before a promised time is over, and once it is", func(t *testing.T) {
			x.whatsapp.Writes("wamid.2", "59899000002", "Bea", "hola", now.Add(-2*time.Hour))
			broken := x.Broker.Await("recobro.chats.conversation.broken")
			require.Equal(t, x.of("Bea").ID, broken.Subject)
			x.whatsapp.Writes("wamid.1", "59899000001", "Ana", "hola", now.Add(-50*time.Minute))
			require.Equal(t, x.of("Ana").ID, x.Broker.Await("recobro.chats.conversation.due").Subject)
			require.Equal(t, []string{"ana"}, broken.Notify.Users, "who works in the inbox")
			require.Equal(t, "broken", x.of("Bea").FirstLevel)
			require.Equal(t, "due", x.of("Ana").FirstLevel)
		})
		t.Run("[CH-12] a report has a row for each conversation, and what they come to", func(t *testing.T) {
			ana := x.of("Ana")
			x.ana.POST("/api/v1/conversations/"+ana.ID+"/messages", body{"text": "Dígame."}).OK(nil)
			x.whatsapp.Took()
			ana = x.of("Ana")
			x.ana.POST("/api/v1/conversations/"+ana.ID+"/move", body{"status": "resolved"}, "If-Match", "*").OK(nil)
			var rows []struct {
				Number       int64  `json:"number"`
				FirstLevel   string `json:"first_level"`
				FirstMinutes *int   `json:"first_minutes"`
				SolveLevel   string `json:"solve_level"`
				PauseMinutes *int   `json:"pause_minutes"`
			}
			x.admin.GET("/api/v1/chats/rounds?first_level=kept").OK(&rows)
			require.Len(t, rows, 1)
			require.Equal(t, ana.Number, rows[0].Number)
			require.InDelta(t, 50, *rows[0].FirstMinutes, 1)
			require.Equal(t, "kept", rows[0].SolveLevel)
			require.Zero(t, *rows[0].PauseMinutes, "it was for us all the time")
			var sums []struct {
				Rounds, Answered, Resolved int64
				FirstBroken                int64    `json:"first_broken"`
				FirstMinutes               *float64 `json:"first_minutes"`
				SolveMinutes               *float64 `json:"solve_minutes"`
			}
			x.admin.GET("/api/v1/chats/rounds/sums?by=inbox_id").OK(&sums)
			require.Len(t, sums, 1)
			require.Equal(t, []int64{2, 1, 1, 1}, []int64{sums[0].Rounds, sums[0].Answered, sums[0].Resolved, sums[0].FirstBroken})
			require.InDelta(t, 50, *sums[0].FirstMinutes, 1, "of those that were answered")
			require.NotNil(t, sums[0].SolveMinutes)
			whole := sums[0]
			x.admin.GET("/api/v1/chats/rounds/sums?by=all").OK(&sums)
			require.Equal(t, whole, sums[0], "of one inbox the whole is the same")
			x.admin.GET("/api/v1/chats/rounds/sums?by=all&to=2020-01-01").OK(&sums)
			require.Zero(t, sums[0].Rounds)
			require.Nil(t, sums[0].FirstMinutes, "none is not a mean of no minutes")
			require.Nil(t, sums[0].SolveMinutes)
			file := x.admin.GET("/api/v1/chats/rounds/export")
			require.Equal(t, 3, strings.Count(string(file.Raw), "\n"), "a header and two rows")
			require.Equal(t, http.StatusForbidden, x.ana.GET("/api/v1/chats/rounds/export").Status)
			x.ana.GET("/api/v1/chats/rounds").OK(&rows)
			require.Empty(t, rows, "who sees own rows alone sees none of nobody's")
		})
	})
}
