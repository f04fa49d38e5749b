package calls_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls"
	"github.com/recobro/recobro/modules/calls/internal/peers"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type body = map[string]any

// row is what an answer holds of a call, a trunk, a number or a session.
type row struct {
	ID            string `json:"id"`
	Version       int64  `json:"version"`
	Status        string `json:"status"`
	EndReason     string `json:"end_reason"`
	Code          int    `json:"code"`
	RuleID        string `json:"rule_id"`
	ContactID     string `json:"contact_id"`
	DebtorID      string `json:"debtor_id"`
	UserID        string `json:"user_id"`
	MovedTo       string `json:"moved_to"`
	DispositionID string `json:"disposition_id"`
	AnsweredBy    string `json:"answered_by"`
	Planned       int64  `json:"planned"`
	FileID        string `json:"file_id"`
	From          string `json:"from_number"`
	To            string `json:"to_number"`
	IsHeld        bool   `json:"is_held"`
	IsPaused      bool   `json:"is_paused"`
	HoldMS        int64  `json:"hold_ms"`
	AgentID       string `json:"agent_id"`
	Summary       string `json:"summary"`
	SummaryReason string `json:"summary_reason"`
}

// exchange is the module at work, with a trunk that leads to a peer, and people of its company.
type exchange struct {
	*sdktest.Host
	t                       *testing.T
	book                    *book
	port                    int // of our SIP
	admin, manager, ana, bo *sdktest.Person
	trunk, number           row
}

// exchangeTo is an exchange whose trunk leads to a port of this machine.
func exchangeTo(t *testing.T, engine sdktest.Engine, port int) *exchange {
	t.Helper()
	return exchangeOf(t, engine, port, calls.Module())
}

// exchangeOf is that of a module that a test has looked into.
func exchangeOf(t *testing.T, engine sdktest.Engine, port int, module sdk.Module) *exchange {
	t.Helper()
	x := &exchange{t: t, book: newBook(), port: peers.Port(t)}
	x.Host = sdktest.Start(t, module, sdktest.Options{Engine: engine, Others: x.book, Settings: body{
		"sip_listen": []string{fmt.Sprintf("udp://127.0.0.1:%d", x.port)}, "media_address": "127.0.0.1", "media_ports": "", "private_networks": []string{"127.0.0.0/8"},
	}})
	x.admin, x.manager = x.As("a", "admin", "admin"), x.As("a", "manager", "mario")
	x.ana, x.bo = x.As("a", "cashier", "ana"), x.As("a", "cashier", "bo")
	for id, role := range map[string]string{"admin": "admin", "mario": "manager", "ana": "cashier", "bo": "cashier"} {
		x.Join("a", role, id)
	}
	x.admin.POST("/api/v1/trunks", body{"name": "Central", "host": "127.0.0.1", "port": port, "keepalive_seconds": 0}).OK(&x.trunk)
	x.admin.POST("/api/v1/numbers", body{"number": "+59829001234", "name": "Cobranzas", "trunk_id": x.trunk.ID}).OK(&x.number)
	return x
}

// debtor is somebody with a number.
func (x *exchange) debtor(id, number string) string {
	x.book.mutex.Lock()
	defer x.book.mutex.Unlock()
	x.book.numbers[id] = number
	return id
}

// calls a debtor, whose phone has the debtor's id.
func (x *exchange) calls(who *sdktest.Person, debtor string) (made row) {
	x.t.Helper()
	who.POST("/api/v1/llamadas", body{"debtor_id": debtor, "phone_id": debtor}).OK(&made)
	return made
}

// ended waits for the end of a call and reads it.
func (x *exchange) ended(id string) (c row) {
	x.t.Helper()
	x.awaits("recobro.calls.call.ended", id)
	x.manager.GET("/api/v1/llamadas/" + id).OK(&c)
	return c
}

// awaits an event about a record.
func (x *exchange) awaits(kind, id string) (e events.Envelope) {
	x.t.Helper()
	for e = x.Broker.Await(kind); e.Subject != id; e = x.Broker.Await(kind) {
	}
	return e
}

func TestCalls(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-03] busy, refused, unknown, unanswered and failed calls each end in their state, and the contact is told", func(t *testing.T) {
			refusals(t, engine)
		})
		t.Run("[CA-02] a collector and who is called hear each other; the outcome is told once they have spoken", func(t *testing.T) {
			conversation(t, engine)
		})
		t.Run("[CA-11] what the rules do not allow is written down with its rule, and not dialled", func(t *testing.T) { blocked(t, engine) })
	})
}

func refusals(t *testing.T, engine sdktest.Engine) {
	for scenario, c := range map[string]struct{ status, reason, contact string }{
		"refuses_486": {"busy", "busy", "ended busy"},
		"refuses_603": {"rejected", "rejected", "ended no_answer"},
		"refuses_404": {"failed", "invalid", "ended invalid"},
		"refuses_480": {"no_answer", "no_answer", "ended no_answer"},
		"refuses_488": {"failed", "no_codec", "released "},
		"refuses_500": {"failed", "congestion", "released "},
		"refuses_503": {"failed", "congestion", "released "},
	} {
		t.Run(scenario, func(t *testing.T) {
			peer := peers.SIPp(t, scenario, "")
			x := exchangeTo(t, engine, peer.Port)
			debtor := x.debtor("d1", "+59899123456")
			connect(t, x.ana, "tab")
			made := x.calls(x.ana, debtor)
			ended := x.ended(made.ID)
			require.Equal(t, c.status, ended.Status)
			require.Equal(t, c.reason, ended.EndReason)
			require.Eventually(t, func() bool { return x.book.outcomes()[0] == c.contact }, sdktest.Patience, look, "%v", x.book.outcomes())
			peer.Succeeded(t)
		})
	}
}

func conversation(t *testing.T, engine sdktest.Engine) {
	phone := peers.Baresip(t, peers.PhoneConfig{})
	x := exchangeTo(t, engine, phone.Port)
	debtor := x.debtor("d1", "+59899123456")
	ana := connect(t, x.ana, "tab")
	made := x.calls(x.ana, debtor)
	require.Equal(t, debtor, made.DebtorID)
	phone.Await(t, "CALL_ESTABLISHED")
	ana.hears()
	x.covers(made, x.ana)
	require.Equal(t, http.StatusConflict, x.ana.POST("/api/v1/llamadas", body{"debtor_id": debtor, "phone_id": debtor}).Status, "one call at a time")
	require.Equal(t, http.StatusNotFound, x.bo.GET("/api/v1/llamadas/"+made.ID).Status, "collectors see their own calls alone")
	x.ana.POST("/api/v1/llamadas/"+made.ID+"/hold", body{"on": true}).OK(nil)
	phone.AwaitLog(t, "got re-INVITE")
	require.True(t, x.mine().IsHeld, "a page that is loaded anew shows it")
	x.ana.POST("/api/v1/llamadas/"+made.ID+"/hold", body{"on": false}).OK(nil)
	require.False(t, x.mine().IsHeld)
	x.ana.POST("/api/v1/llamadas/"+made.ID+"/keys", body{"keys": "5"}).OK(nil)
	phone.Await(t, "CALL_DTMF_START")
	x.ana.POST("/api/v1/llamadas/"+made.ID+"/hold", body{"on": true}).OK(nil)
	held := x.mine().HoldMS
	phone.Do(t, "hangup", "")
	ended := x.ended(made.ID)
	require.False(t, ended.IsHeld, "nobody waits on a call that has ended")
	require.Greater(t, ended.HoldMS, held, "they did until then")
	require.Equal(t, "wrap_up", ended.Status)
	require.Equal(t, "far_end", ended.EndReason)
	require.Equal(t, []string{"started "}, x.book.outcomes(), "what came of it is the collector's to say")
	x.tells(ended.ContactID, "promise")
	x.awaits("recobro.calls.call.completed", made.ID)
}

// covers reads a call as who made it and as a manager: who sees own calls alone sees the debtor's number covered at every door.
func (x *exchange) covers(made row, maker *sdktest.Person) {
	x.t.Helper()
	require.Equal(x.t, "+598*****456", made.To)
	var one, whole row
	var mine struct{ Call row }
	maker.GET("/api/v1/llamadas/" + made.ID).OK(&one)
	maker.GET("/api/v1/lines/mine").OK(&mine)
	x.manager.GET("/api/v1/llamadas/" + made.ID).OK(&whole)
	var list []row
	maker.GET("/api/v1/llamadas").OK(&list)
	require.Equal(x.t, []string{made.To, made.To, made.To}, []string{one.To, mine.Call.To, list[0].To})
	require.Equal(x.t, []string{"+59899123456", "+59829001234"}, []string{whole.To, whole.From}, "who sees all calls sees numbers whole")
	require.Equal(x.t, whole.From, one.From, "our own number is nobody's secret")
}

// mine is the call that ana is on.
func (x *exchange) mine() row {
	x.t.Helper()
	var line struct{ Call row }
	x.ana.GET("/api/v1/lines/mine").OK(&line)
	return line.Call
}

// tells has portfolios tell what came of a contact, as it does when somebody has said it there.
func (x *exchange) tells(contactID, disposition string) {
	data, err := json.Marshal(body{"disposition_id": disposition})
	require.NoError(x.t, err)
	x.Broker.Tell(events.Envelope{
		SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/portfolios", Type: "recobro.portfolios.contact.ended", Subject: contactID,
		Time: time.Now(), TenantID: "a", Data: data,
	})
}

func blocked(t *testing.T, engine sdktest.Engine) {
	x := exchangeTo(t, engine, peers.Port(t))
	debtor := x.debtor("d1", "+59899123456")
	x.book.refuses[debtor] = "uy.hours"
	connect(t, x.ana, "tab")
	made := x.calls(x.ana, debtor)
	var byNumber row
	x.ana.POST("/api/v1/llamadas", body{"number": "+59899123456"}).OK(&byNumber)
	require.Equal(t, debtor, byNumber.DebtorID, "whoever has the number")
	require.Equal(t, "blocked_by_rule", byNumber.Status, "the rules hold for them all the same")
	x.ana.POST("/api/v1/llamadas", body{"number": "+59899123459"}).Refused(http.StatusUnprocessableEntity, "calls.number_of_nobody")
	x.book.hidden[x.debtor("d2", "+59899123460")] = true
	x.ana.POST("/api/v1/llamadas", body{"number": "+59899123460"}).Refused(http.StatusUnprocessableEntity, "calls.number_of_nobody")
	require.Equal(t, "blocked_by_rule", made.Status)
	require.Equal(t, "uy.hours", made.RuleID)
}

func portText(port int) string { return fmt.Sprint(port) }
