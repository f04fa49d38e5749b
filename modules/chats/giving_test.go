package chats_test

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestGiving(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		t.Run("[CH-05] who writes from a number that one debtor alone has is that debtor", func(t *testing.T) { byNumber(t, x) })
		t.Run("[CH-05] of several debtors none is taken by itself; those whom one may see are suggested", func(t *testing.T) { several(t, x) })
		t.Run("[CH-06] nothing is handed to who is away, unless a manager forces it", func(t *testing.T) { away(t, x) })
		t.Run("[CH-06] what comes in goes round among those at work, up to their limit, and waits for the next who comes", func(t *testing.T) { round(t, x) })
		t.Run("[CH-06] who left the company keeps nothing", func(t *testing.T) { left(t, x) })
	})
}

// becomes waits until a conversation is as it should be.
func (x *desk) becomes(t *testing.T, id string, is func(talk) bool) {
	t.Helper()
	require.Eventually(t, func() bool { return is(x.get(id)) }, 10*time.Second, 10*time.Millisecond)
}

func byNumber(t *testing.T, x *desk) {
	x.book.knows("d10", "p1", "+59899000010")
	c := x.hears(t, "59899000010", "hola")
	x.becomes(t, c.ID, func(c talk) bool { return c.DebtorID == "d10" && c.PortfolioID == "p1" })
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Buen día"}).OK(nil)
	x.book.forget("+59899000010")
	x.book.knows("d11", "p1", "+59899000010") // the number went to another
	x.hears(t, "59899000010", "soy otro")
	x.becomes(t, c.ID, func(c talk) bool { return c.DebtorID == "d11" })
}

func several(t *testing.T, x *desk) {
	x.book.knows("d20", "p1", "+59899000020")
	x.book.knows("d21", "p2", "+59899000020")
	c := x.hears(t, "59899000020", "hola")
	var suggested []struct {
		DebtorID string `json:"debtor_id"`
		Name     string `json:"name"`
	}
	x.ana.GET("/api/v1/conversations/" + c.ID + "/suggested").OK(&suggested)
	require.Len(t, suggested, 2)
	require.Equal(t, "Deudor d20", suggested[0].Name)
	x.inboxWith(t, body{"portfolio_id": "p2"}) // now it is clear
	require.Empty(t, x.get(c.ID).DebtorID)
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Buen día"}).OK(nil)
	x.hears(t, "59899000020", "otra vez")
	x.becomes(t, c.ID, func(c talk) bool { return c.DebtorID == "d21" })
	x.inboxWith(t, body{"portfolio_id": ""})
}

func (x *desk) present(p *sdktest.Person, more body) *sdktest.Answer {
	return p.POST("/api/v1/conversations/presence", more)
}

func away(t *testing.T, x *desk) {
	c := x.hears(t, "59899000030", "hola")
	hand := func(p *sdktest.Person, more body) *sdktest.Answer {
		return p.POST("/api/v1/conversations/"+c.ID+"/assign", more, "If-Match", fmt.Sprintf(`"%d"`, x.get(c.ID).Version))
	}
	hand(x.ana, body{"user_id": "bo"}).Refused(http.StatusConflict, "chats.assignee_away")
	hand(x.ana, body{"user_id": "bo", "is_forced": true}).Refused(http.StatusConflict, "chats.assignee_away")
	x.present(x.bo, body{}).OK(nil)
	hand(x.ana, body{"user_id": "bo"}).OK(nil)
	x.present(x.bo, body{"is_away": true}).OK(nil)
	hand(x.manager, body{"user_id": ""}).OK(nil)
	hand(x.manager, body{"user_id": "bo"}).Refused(http.StatusConflict, "chats.assignee_away")
	hand(x.manager, body{"user_id": "bo", "is_forced": true}).OK(nil)
	x.present(x.bo, body{"is_away": true, "until": time.Now().Add(-time.Minute)}).Refused(http.StatusUnprocessableEntity, "chats.away_past")
	hand(x.manager, body{"user_id": ""}).OK(nil)
}

func round(t *testing.T, x *desk) {
	for _, c := range x.list(x.admin, "?status=open&pageSize=100") { // what was there is done with
		x.manager.POST("/api/v1/conversations/"+c.ID+"/move", body{"status": "resolved"}, "If-Match", fmt.Sprintf(`"%d"`, c.Version)).OK(nil)
	}
	x.inboxWith(t, body{"assigns": true, "capacity": 2})
	x.present(x.ana, body{"is_away": false}).OK(nil)
	x.present(x.bo, body{"is_away": false}).OK(nil)
	by := map[string]int{}
	for n := range 4 {
		c := x.hears(t, fmt.Sprintf("5989900004%d", n), "hola")
		x.becomes(t, c.ID, func(c talk) bool { return c.AssigneeID != "" })
		by[x.get(c.ID).AssigneeID]++
		require.LessOrEqual(t, max(by["ana"], by["bo"])-min(by["ana"], by["bo"]), 1, "in turns")
	}
	require.Equal(t, map[string]int{"ana": 2, "bo": 2}, by)
	waiting := x.hears(t, "59899000049", "hola")
	x.works(t, "ana", "bo", "eva")
	require.Empty(t, x.get(waiting.ID).AssigneeID, "all have as many as they may")
	x.present(x.eva, body{}).OK(nil)
	x.becomes(t, waiting.ID, func(c talk) bool { return c.AssigneeID == "eva" })
	var people []struct {
		UserID   string `json:"user_id"`
		IsAtWork bool   `json:"is_at_work"`
	}
	x.ana.GET("/api/v1/chats/people").OK(&people)
	require.Len(t, people, 3)
}

func left(t *testing.T, x *desk) {
	c := x.hears(t, "59899000049", "¿sigue ahí?")
	require.Equal(t, "eva", c.AssigneeID)
	x.Quit("a", "eva")
	x.present(x.ana, body{"is_away": true}).OK(nil)
	x.present(x.ana, body{"is_away": false}).OK(nil) // the desk is looked after when somebody comes
	x.becomes(t, c.ID, func(c talk) bool { return c.AssigneeID != "eva" })
}
