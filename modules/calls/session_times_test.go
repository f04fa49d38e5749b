package calls_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSessionTimes(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := exchangeTo(t, engine, peers.Port(t))
		t.Run("[CA-10] sessions are found by the words of their names, with or without accents", func(t *testing.T) { found(t, x) })
		t.Run("[CA-10] a session that is to end before it starts, or has ended, is refused", func(t *testing.T) { timesRefused(t, x) })
		t.Run("[CA-10] a copy starts and ends as its model where that lies ahead", func(t *testing.T) { cloned(t, x) })
		t.Run("[CA-10] a session that is started before its time gives nobody a debtor", func(t *testing.T) { early(t, x) })
	})
}

// timed is what an answer holds of a session's times.
type timed struct {
	row
	Name     string     `json:"name"`
	StartsAt *time.Time `json:"starts_at"`
	EndsAt   *time.Time `json:"ends_at"`
}

func sessionOf(more body) body {
	given := body{"name": "Mora", "portfolio_id": "portfolio", "mode": "preview", "user_ids": []string{"ana"}}
	for key, value := range more {
		given[key] = value
	}
	return given
}

func found(t *testing.T, x *exchange) {
	for _, name := range []string{"Atención a José Núñez", "Banco Sur"} {
		x.manager.POST("/api/v1/sesiones", sessionOf(body{"name": name})).OK(nil)
	}
	for text, names := range map[string][]string{"nunez+ATENCION": {"Atención a José Núñez"}, "n%C3%BA%C3%B1ez": {"Atención a José Núñez"}, "norte": {}} {
		var list []timed
		x.manager.GET("/api/v1/sesiones?filter=" + text).OK(&list)
		got := []string{}
		for _, each := range list {
			got = append(got, each.Name)
		}
		require.Equal(t, names, got, text)
	}
}

func timesRefused(t *testing.T, x *exchange) {
	now := time.Now()
	for _, times := range []body{
		{"starts_at": now.Add(2 * time.Hour), "ends_at": now.Add(time.Hour)},
		{"ends_at": now.Add(-time.Hour)},
	} {
		x.manager.POST("/api/v1/sesiones", sessionOf(times)).Refused(http.StatusUnprocessableEntity, "calls.session_times")
	}
}

func cloned(t *testing.T, x *exchange) {
	now := time.Now().UTC().Truncate(time.Second)
	before, soon, later := now.Add(-time.Hour), now.Add(time.Hour), now.Add(2*time.Hour)
	copied := func(start time.Time) (made timed) {
		x.manager.POST("/api/v1/sesiones", sessionOf(body{"starts_at": start, "ends_at": later})).OK(&made)
		x.manager.POST("/api/v1/sesiones/"+made.ID+"/clone", body{"name": "Otra"}).OK(&made)
		return made
	}
	ahead := copied(soon)
	require.True(t, ahead.StartsAt.Equal(soon) && ahead.EndsAt.Equal(later))
	begun := copied(before)
	require.Equal(t, "draft", begun.Status)
	require.Nil(t, begun.StartsAt, "it would start at once")
	require.True(t, begun.EndsAt.Equal(later))
}

func early(t *testing.T, x *exchange) {
	x.book.debtors = []string{x.debtor("d1", "+59899123451")}
	made := x.session("preview", body{"starts_at": time.Now().Add(time.Hour)})
	next := "/api/v1/sesiones/" + made.ID + "/next"
	x.ana.POST(next, nil).Refused(http.StatusNotFound, "calls.session_nobody_left")
	var now timed
	x.manager.GET("/api/v1/sesiones/" + made.ID).OK(&now)
	change := sessionOf(body{"starts_at": time.Now().Add(-time.Minute)})
	x.manager.PUT("/api/v1/sesiones/"+made.ID, change, "If-Match", `"`+portText(int(now.Version))+`"`).OK(nil)
	x.ana.POST(next, nil).OK(nil)
}
