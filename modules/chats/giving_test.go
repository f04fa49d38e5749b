package chats_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestGiving(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		t.Run("[CH-05] who writes from a number that one debtor alone has is that debtor", func(t *testing.T) { byNumber(t, x) })
		t.Run("[CH-05] of several debtors none is taken by itself; those whom one may see are suggested", func(t *testing.T) { several(t, x) })
		t.Run("[CH-05] who writes goes along with a debtor who is merged into another, and back", func(t *testing.T) { alongWith(t, x) })
		t.Run("[CH-09] who sees addresses covered finds no number or mailbox in any answer, event or search", func(t *testing.T) { covered(t, x) })
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

// tells has portfolios tell what became of a debtor.
func (x *office) tells(t *testing.T, what, id string, more body) {
	t.Helper()
	data, err := json.Marshal(more)
	require.NoError(t, err)
	x.Broker.Tell(events.Envelope{
		SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/portfolios", Type: "recobro.portfolios.debtor." + what, Subject: id, Time: time.Now(), TenantID: "a", Data: data,
	})
}

func alongWith(t *testing.T, x *desk) {
	x.book.knows("kept", "p1", "+59899000050")
	x.book.knows("other", "p1", "+59899000051")
	x.book.knows("hand", "p1", "")
	number := x.hears(t, "59899000051", "soy el otro")
	x.becomes(t, number.ID, func(c talk) bool { return c.DebtorID == "other" })
	byHand := x.hears(t, "59899000052", "también yo")
	x.admin.POST("/api/v1/conversations/"+byHand.ID+"/link", body{"debtor_id": "other"}).OK(nil)
	kept := x.hears(t, "59899000050", "yo no")
	x.becomes(t, kept.ID, func(c talk) bool { return c.DebtorID == "kept" })
	x.hears(t, "59899000051", "BAJA")
	are := func(debtor string) {
		t.Helper()
		for _, id := range []string{number.ID, byHand.ID} {
			x.becomes(t, id, func(c talk) bool { return c.DebtorID == debtor })
		}
	}
	x.book.merge("other", "kept")
	x.tells(t, "merged", "kept", body{"merged_id": "other"})
	are("kept")
	require.Len(t, x.list(x.admin, "?debtor_id=kept"), 3)
	require.Eventually(t, func() bool {
		said := x.ana.POST("/api/v1/conversations/"+kept.ID+"/messages", body{"text": "¿Hola?", "is_note": false})
		return said.Status == http.StatusConflict && said.Problem.Code == "chats.person_stopped"
	}, 10*time.Second, 20*time.Millisecond, "[CH-09] what one of the two asked for holds for the one that they are")
	x.tells(t, "merged", "kept", body{"merged_id": "other"}) // told again, it is the same
	x.book.merge("other", "")
	x.tells(t, "split", "kept", body{"merged_id": "other"})
	are("other")
	require.Equal(t, "kept", x.get(kept.ID).DebtorID)
}

func covered(t *testing.T, x *desk) {
	const from, mailbox = "59899123777", "clara@example.com"
	x.whatsapp.Writes("wamid.covered", from, mailbox+" / 099 123 777", "quiero saber mi saldo pendiente", time.Now())
	var c talk
	for _, each := range x.list(x.admin, "") {
		if strings.HasPrefix(each.PersonName, "c***@example.com") {
			c = each
		}
	}
	require.NotEmpty(t, c.ID)
	x.ana.POST("/api/v1/conversations/"+c.ID+"/typing", body{}).OK(nil)
	x.whatsapp.Fail(http.StatusBadRequest, 131026, "Undeliverable to +"+from)
	write := func() *sdktest.Answer {
		return x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Su saldo es cien."}, "Idempotency-Key", "covered")
	}
	write().OK(nil)
	var refused []row
	require.Eventually(t, func() bool {
		x.ana.GET("/api/v1/conversations/" + c.ID + "/messages").OK(&refused)
		return refused[0].State == "failed"
	}, 10*time.Second, 20*time.Millisecond)
	require.Contains(t, refused[0].Reason, "+598")
	at := "/api/v1/conversations"
	for _, path := range []string{
		at, at + "/" + c.ID, at + "/" + c.ID + "/person", at + "/" + c.ID + "/messages", at + "/" + c.ID + "/history", at + "/" + c.ID + "/suggested",
		at + "/names?id=" + c.ID, at + "/search?q=saldo", at + "/later", at + "/counts",
	} {
		uncovered(t, x.ana.GET(path).Raw, path)
	}
	uncovered(t, write().OK(nil).Raw, "the same sent again")
	for _, q := range []string{from, "9123777", "777", "clara", "099123777"} {
		require.NotContains(t, string(x.ana.GET(at+"/search?q="+q).Raw), c.ID, "no digits lead to them")
	}
	for _, kind := range []string{"typing", "said"} {
		e := x.Broker.Await("recobro.chats.conversation." + kind)
		uncovered(t, append(e.Data, e.Subject...), kind)
	}
	whole := string(x.manager.GET(at + "/" + c.ID + "/person").Raw)
	require.Contains(t, whole, from)
	require.Contains(t, whole, mailbox)
}

// uncovered requires that nothing in an answer leads to whoever writes.
func uncovered(t *testing.T, raw []byte, where string) {
	t.Helper()
	require.NotEmpty(t, raw, where)
	for _, whole := range []string{"99123777", "099 123 777", "clara"} {
		require.NotContains(t, string(raw), whole, where)
	}
}

func (x *desk) present(p *sdktest.Person, more body) *sdktest.Answer {
	return p.POST("/api/v1/conversations/presence", more)
}

// notified is the next word that a conversation was changed which notifies somebody.
func (x *desk) notified(id string) *events.Notify {
	for {
		if e := x.Broker.Await("recobro.chats.conversation.updated"); e.Subject == id && e.Notify != nil {
			return e.Notify
		}
	}
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
	require.Equal(t, &events.Notify{
		Kind: "conversation_assigned", Users: []string{"bo"}, Params: map[string]string{"by": "ana", "number": strconv.FormatInt(c.Number, 10)}, Link: "/chats/" + c.ID,
	}, x.notified(c.ID))
	x.present(x.bo, body{"is_away": true}).OK(nil)
	hand(x.manager, body{"user_id": ""}).OK(nil)
	hand(x.manager, body{"user_id": "bo"}).Refused(http.StatusConflict, "chats.assignee_away")
	hand(x.manager, body{"user_id": "manager"}).OK(nil)
	hand(x.manager, body{"user_id": "bo", "is_forced": true}).OK(nil)
	require.Equal(t, []string{"bo"}, x.notified(c.ID).Users, "who takes it themselves is notified of nothing")
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
	require.Equal(t, "conversation_given", x.Broker.Await("recobro.chats.conversation.given").Notify.Kind)
	waiting := x.hears(t, "59899000049", "hola")
	second := x.hears(t, "59899000048", "hola")
	x.works(t, "ana", "bo", "eva")
	require.Empty(t, x.get(waiting.ID).AssigneeID, "all have as many as they may")
	x.present(x.eva, body{}).OK(nil)
	x.becomes(t, waiting.ID, func(c talk) bool { return c.AssigneeID == "eva" })
	x.becomes(t, second.ID, func(c talk) bool { return c.AssigneeID == "eva" })
	require.Equal(t, []string{"eva"}, x.givenTo("eva").Notify.Users)
	require.Equal(t, map[string]int{"ana": 2, "bo": 2, "eva": 2}, x.holding(x.manager))
	require.Equal(t, map[string]int{"ana": 2, "bo": -1, "eva": -1}, x.holding(x.ana), "who sees own ones alone is not told what others hold")
}

// givenTo is the next notice to somebody of what they were given.
func (x *desk) givenTo(user string) events.Envelope {
	for {
		if e := x.Broker.Await("recobro.chats.conversation.given"); e.Notify.Users[0] == user {
			return e
		}
	}
}

// holding is how many conversations each has open, as somebody is told; -1: they are not.
func (x *desk) holding(p *sdktest.Person) map[string]int {
	var people []struct {
		UserID string `json:"user_id"`
		Open   *int   `json:"open"`
	}
	p.GET("/api/v1/chats/people").OK(&people)
	all := map[string]int{}
	for _, one := range people {
		if all[one.UserID] = -1; one.Open != nil {
			all[one.UserID] = *one.Open
		}
	}
	return all
}

func left(t *testing.T, x *desk) {
	c := x.hears(t, "59899000049", "¿sigue ahí?")
	require.Equal(t, "eva", c.AssigneeID)
	x.Quit("a", "eva")
	x.present(x.ana, body{"is_away": true}).OK(nil)
	x.present(x.ana, body{"is_away": false}).OK(nil) // the desk is looked after when somebody comes
	x.becomes(t, c.ID, func(c talk) bool { return c.AssigneeID != "eva" })
}
