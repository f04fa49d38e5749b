package main

import (
	"net/http"
	"strings"
	"testing"

	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

func TestTickets(t *testing.T) {
	t.Parallel()
	p := product(t)
	manager := p.SignIn(t, "rioplatense", "manager")
	own := http.Header{"Origin": {p.URL}}
	ticket := func(who *producttest.Person, path string) string {
		t.Helper()
		var got struct {
			Ticket    string
			ExpiresIn int `json:"expires_in"`
		}
		who.Ticket(t, path).Into(t, &got)
		require.Equal(t, 30, got.ExpiresIn)
		return got.Ticket
	}
	refused := func(t *testing.T, status int, who *producttest.Person, address string, header http.Header) {
		t.Helper()
		_, got, err := who.Dial(t, address, header)
		require.Error(t, err)
		require.Equal(t, status, got)
	}

	t.Run("opens its socket once, as the person it was given to", func(t *testing.T) {
		good := linePath + "?ticket=" + ticket(manager, linePath)
		conn, _, err := manager.Dial(t, good, own)
		require.NoError(t, err)
		var hello said
		require.NoError(t, wsjson.Read(t.Context(), conn, &hello))
		require.Equal(t, "rioplatense "+manager.ID+" all", hello.Text)
		refused(t, http.StatusUnauthorized, manager, good, own)
	})

	t.Run("opens nothing else, nowhere else, for nobody else", func(t *testing.T) {
		cashier, foreign := p.SignIn(t, "rioplatense", "cashier"), p.SignIn(t, "andina", "manager")
		twin := p.SignIn(t, "rioplatense", "manager") // the same person in another browser
		for what, c := range map[string]struct {
			who     *producttest.Person
			address string
			header  http.Header
			status  int
		}{
			"none":               {manager, linePath, own, http.StatusUnauthorized},
			"an empty one":       {manager, linePath + "?ticket=", own, http.StatusUnauthorized},
			"a forged one":       {manager, linePath + "?ticket=rioplatense." + strings.Repeat("x", 43), own, http.StatusUnauthorized},
			"one of no company":  {manager, linePath + "?ticket=nobody." + strings.Repeat("x", 43), own, http.StatusUnauthorized},
			"another path":       {manager, bossLinePath + "?ticket=" + ticket(manager, linePath), own, http.StatusUnauthorized},
			"what is no socket":  {manager, "/api/v1/users?ticket=" + ticket(manager, linePath), own, http.StatusUnauthorized},
			"a colleague":        {cashier, linePath + "?ticket=" + ticket(manager, linePath), own, http.StatusUnauthorized},
			"another company":    {foreign, linePath + "?ticket=" + ticket(manager, linePath), own, http.StatusUnauthorized},
			"another browser":    {twin, linePath + "?ticket=" + ticket(manager, linePath), own, http.StatusUnauthorized},
			"no browser":         {p.Anonymous(), linePath + "?ticket=" + ticket(manager, linePath), own, http.StatusUnauthorized},
			"another site":       {manager, linePath + "?ticket=" + ticket(manager, linePath), http.Header{"Origin": {"https://evil.example"}}, http.StatusForbidden},
			"another port":       {manager, linePath + "?ticket=" + ticket(manager, linePath), http.Header{"Origin": {"http://127.0.0.1:1"}}, http.StatusForbidden},
			"a page of nowhere":  {manager, linePath + "?ticket=" + ticket(manager, linePath), http.Header{"Origin": {"null"}}, http.StatusForbidden},
			"two of one address": {manager, linePath + "?ticket=x&ticket=" + ticket(manager, linePath), own, http.StatusUnauthorized},
		} {
			t.Run(what, func(t *testing.T) { refused(t, c.status, c.who, c.address, c.header) })
		}
	})

	t.Run("is given for sockets alone that one may open", func(t *testing.T) {
		cashier := p.SignIn(t, "rioplatense", "cashier")
		for path, status := range map[string]int{
			bossLinePath: http.StatusForbidden, "/api/v1/tasks/none": http.StatusNotFound, eventsPath: http.StatusNotFound,
			"/api/v1/users": http.StatusNotFound, linePath + "?x=1": http.StatusNotFound, "/api/v1/tasks/../users": http.StatusNotFound,
			"https://evil.example" + linePath: http.StatusNotFound, "": http.StatusUnprocessableEntity,
		} {
			require.Equal(t, status, cashier.Ticket(t, path).Status, path)
		}
		require.Equal(t, http.StatusUnauthorized, p.Anonymous().Ticket(t, linePath).Status)
	})

	t.Run("is told to no log", func(t *testing.T) {
		secret := ticket(manager, linePath)
		_, _, err := manager.Dial(t, linePath+"?ticket="+secret, own)
		require.NoError(t, err)
		require.Zero(t, p.Stop(t))
		require.Contains(t, p.Output(), linePath)
		require.NotContains(t, p.Output(), secret)
		require.NotContains(t, p.Output(), strings.TrimPrefix(secret, "rioplatense."))
	})
}
