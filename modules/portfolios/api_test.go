package portfolios_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestContract(t *testing.T) {
	module := portfolios.Module()
	module.Demo = append(module.Demo, reports)
	sdktest.Contract(t, module, "/api/v1/queue", "/api/v1/reports")
}

func tag(version int64) string { return fmt.Sprintf(`"%d"`, version) }

func TestAPI(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := start(t, engine)
		t.Run("a portfolio lives from draft to archived, each change on the version it was made of", func(t *testing.T) { portfolioLife(t, h) })
		t.Run("a cashier sees the own debtors alone, by list, count, search, id and everything below", func(t *testing.T) { ownRows(t, h) })
		t.Run("tasks about a debtor are on the timeline: given and done", func(t *testing.T) { tasks(t, h) })
		t.Run("[CH-13] the timeline tells of messages beside calls and money, once for each conversation and day", func(t *testing.T) { chats(t, h) })
		t.Run("what identifies a debtor is covered for a cashier until opened, and each opening is on the timeline", func(t *testing.T) { reveal(t, h) })
		t.Run("a collector uncovers as much in an hour as the company allows", func(t *testing.T) { revealLimit(t, h) })
		t.Run("a movement changes the debt, the debtor and the portfolio alike", func(t *testing.T) { ledger(t, h) })
		t.Run("movements posted at once are all counted", func(t *testing.T) { atOnce(t, h) })
		t.Run("a debtor is made, found, tagged, assigned and removed", func(t *testing.T) { debtorLife(t, h) })
		t.Run("a debtor's phones have one main number among them", func(t *testing.T) { phones(t, h) })
		t.Run("addresses are kept once", func(t *testing.T) { addresses(t, h) })
		t.Run("ageing buckets are ranges without gaps, and a portfolio is summed by them", func(t *testing.T) { buckets(t, h) })
		t.Run("what a tenant has, another cannot reach by id or search", func(t *testing.T) { foreign(t, h) })
		t.Run("debtors leave as CSV and as XLSX with the list's filters, order and masks, harmless to a spreadsheet", func(t *testing.T) { export(t, h) })
		t.Run("sums of different currencies are neither added nor put in an order", func(t *testing.T) { currencies(t, h) })
		t.Run("wrong input is told with its field", func(t *testing.T) { wrongInput(t, h) })
	})
}

func newPortfolio(code string) map[string]any {
	return map[string]any{"code": code, "name": "Cartera " + code, "creditor_name": "Banco X", "currency": "UYU", "country": "UY", "timezone": "America/Montevideo"}
}

func portfolioLife(t *testing.T, h *started) {
	var p row
	answer := h.manager.POST("/api/v1/carteras", newPortfolio("LIFE-1"), "Idempotency-Key", "k1").OK(&p)
	require.Equal(t, http.StatusCreated, answer.Status)
	require.Equal(t, "draft", p.Status)
	var again row
	h.manager.POST("/api/v1/carteras", newPortfolio("LIFE-1"), "Idempotency-Key", "k1").OK(&again)
	require.Equal(t, p.ID, again.ID)
	h.manager.POST("/api/v1/carteras", newPortfolio("LIFE-1")).Refused(http.StatusConflict, "portfolios.portfolio_code_exists")
	h.manager.POST("/api/v1/carteras/"+p.ID+"/activate", nil).Refused(http.StatusPreconditionRequired, "precondition.required")
	h.manager.POST("/api/v1/carteras/"+p.ID+"/activate", nil, "If-Match", `"9"`).Refused(http.StatusPreconditionFailed, "precondition.stale")
	for i, move := range []string{"activate", "pause", "close", "archive"} {
		h.manager.POST("/api/v1/carteras/"+p.ID+"/"+move, nil, "If-Match", tag(int64(i+1))).OK(&p)
	}
	require.Equal(t, "archived", p.Status)
	h.manager.POST("/api/v1/carteras/"+p.ID+"/restore", nil, "If-Match", tag(p.Version)).OK(&p)
	require.Equal(t, "draft", p.Status, "nobody was ever in it")
	h.manager.POST("/api/v1/carteras/"+p.ID+"/restore", nil, "If-Match", tag(p.Version)).Refused(http.StatusConflict, "portfolios.portfolio_transition")
	h.manager.POST("/api/v1/carteras/"+p.ID+"/archive", nil, "If-Match", tag(p.Version)).OK(&p)
	h.manager.POST("/api/v1/carteras/"+p.ID+"/activate", nil, "If-Match", tag(p.Version)).Refused(http.StatusConflict, "portfolios.portfolio_transition")
	h.manager.POST("/api/v1/deudores", map[string]any{"portfolio_id": p.ID, "name": "Ana"}).Refused(http.StatusConflict, "portfolios.portfolio_closed")
	require.Equal(t, http.StatusForbidden, h.manager.DELETE("/api/v1/carteras/"+p.ID, "If-Match", tag(p.Version)).Status)
	require.Equal(t, http.StatusNoContent, h.admin.DELETE("/api/v1/carteras/"+p.ID, "If-Match", tag(p.Version)).Status)
	h.admin.GET("/api/v1/carteras/"+p.ID).Refused(http.StatusNotFound, "portfolios.portfolio_not_found")
}

func ownRows(t *testing.T, h *started) {
	own := list(t, h.cashier, "/api/v1/deudores?pageSize=100")
	require.Len(t, own, 60)
	for _, d := range own {
		require.Equal(t, "ana", d.AssigneeID)
		require.True(t, d.Masked)
		require.NotContains(t, list(t, h.cashier, "/api/v1/deudores?assignee=none"), d)
	}
	for _, nobody := range []string{"luz", "nobody"} { // luz works in another company
		refused := h.manager.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{list(t, h.manager, "/api/v1/deudores")[0].ID}, "assignee_id": nobody})
		refused.Refused(http.StatusUnprocessableEntity, "unknown_member")
		require.Equal(t, "body.assignee_id", refused.Problem.Errors[0].Field)
	}
	someoneElse := list(t, h.admin, "/api/v1/deudores?assignee=none")[0]
	for _, below := range []string{"", "/debts", "/phones", "/addresses", "/timeline"} {
		h.cashier.GET("/api/v1/deudores/"+someoneElse.ID+below).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	}
	require.Zero(t, h.cashier.GET("/api/v1/deudores?q="+someoneElse.NationalID).Meta().Total)
	h.cashier.POST("/api/v1/deudores/"+someoneElse.ID+"/reveal", map[string]any{"field": "national_id"}).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	h.cashier.POST("/api/v1/deudores/"+someoneElse.ID+"/phones", map[string]any{"number": "099123456"}).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	require.Equal(t, http.StatusForbidden, h.cashier.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{someoneElse.ID}, "assignee_id": "ana"}).Status)
}

// tasks has another module tell of tasks about a debtor.
func tasks(t *testing.T, h *started) {
	d := list(t, h.cashier, "/api/v1/deudores?sort=name")[0]
	tell := func(what, data string) {
		h.Broker.Tell(events.Envelope{
			SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/tasks", Type: "recobro.tasks.task." + what, Subject: "t-1",
			Time: time.Now(), TenantID: "rioplatense", Data: json.RawMessage(data),
		})
	}
	about := `{"debtor_id":"` + d.ID + `"`
	tell("created", about+`}`)
	tell("updated", about+`,"changes":{"title":{}}}`)
	tell("updated", about+`,"changes":{"status":{"from":"todo","to":"done"}}}`)
	tell("created", `{"debtor_id":"nobody"}`)
	tell("created", `{}`)
	told := func() map[string]int {
		var timeline []struct {
			Name string         `json:"name"`
			Data map[string]any `json:"data"`
		}
		h.cashier.GET("/api/v1/deudores/" + d.ID + "/timeline").OK(&timeline)
		found := map[string]int{}
		for _, line := range timeline {
			if line.Data["task_id"] == "t-1" {
				found[line.Name]++
			}
		}
		return found
	}
	once := map[string]int{"portfolios.debtor.task_created": 1, "portfolios.debtor.task_done": 1}
	require.Eventually(t, func() bool { return len(told()) == len(once) }, time.Minute, 20*time.Millisecond)
	require.Equal(t, once, told())
}

// chats has another module tell that something was written with a debtor.
func chats(t *testing.T, h *started) {
	d := list(t, h.cashier, "/api/v1/deudores?sort=name")[0]
	for range 2 { // an event that comes twice is one
		h.Broker.Tell(events.Envelope{
			SpecVersion: "1.0", ID: "written", Source: "/modules/chats", Type: "recobro.chats.conversation.written", Subject: "c-1",
			Time: time.Now(), TenantID: "rioplatense", Data: json.RawMessage(`{"debtor_id":"` + d.ID + `","channel":"whatsapp","direction":"in"}`),
		})
	}
	h.Broker.Tell(events.Envelope{
		SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/chats", Type: "recobro.chats.conversation.written", Subject: "c-2",
		Time: time.Now(), TenantID: "rioplatense", Data: json.RawMessage(`{"debtor_id":"` + d.ID + `","channel":"sms","direction":"out"}`),
	})
	told := func() (lines []map[string]any) {
		var timeline []struct {
			Name string         `json:"name"`
			Data map[string]any `json:"data"`
		}
		h.cashier.GET("/api/v1/deudores/" + d.ID + "/timeline").OK(&timeline)
		for _, line := range timeline {
			if line.Name == "portfolios.debtor.chatted" {
				lines = append(lines, line.Data)
			}
		}
		return lines
	}
	require.Eventually(t, func() bool { return len(told()) >= 2 }, time.Minute, 20*time.Millisecond)
	require.ElementsMatch(t, []map[string]any{
		{"conversation_id": "c-1", "channel": "whatsapp", "direction": "inbound"}, {"conversation_id": "c-2", "channel": "sms", "direction": "outbound"},
	}, told())
}

func reveal(t *testing.T, h *started) {
	d := list(t, h.cashier, "/api/v1/deudores?sort=name")[0]
	plain := get(t, h.admin, "/api/v1/deudores/"+d.ID)
	require.False(t, plain.Masked)
	require.Contains(t, d.NationalID, "*")
	require.Contains(t, d.Phone, "*")
	var opened struct {
		Value string `json:"value"`
	}
	h.cashier.POST("/api/v1/deudores/"+d.ID+"/reveal", map[string]any{"field": "national_id"}).OK(&opened)
	require.Equal(t, plain.NationalID, strings.NewReplacer(".", "", "-", "", "/", "").Replace(opened.Value))
	phone := list(t, h.cashier, "/api/v1/deudores/"+d.ID+"/phones")[0]
	require.Contains(t, phone.E164, "*")
	h.cashier.POST("/api/v1/deudores/"+d.ID+"/reveal", map[string]any{"field": "phone", "phone_id": phone.ID}).OK(&opened)
	require.Equal(t, plain.Phone, opened.Value)
	require.EqualValues(t, 1, h.cashier.GET("/api/v1/deudores?q="+strings.TrimPrefix(plain.Phone, "+")).Meta().Total, "the whole number finds it")
	require.Zero(t, h.cashier.GET("/api/v1/deudores?q="+plain.Phone[len(plain.Phone)-4:]).Meta().Total, "a part of it would tell the rest, digit by digit")
	var timeline []struct {
		Name  string              `json:"name"`
		Actor struct{ ID string } `json:"actor"`
		Data  map[string]any      `json:"data"`
	}
	h.cashier.GET("/api/v1/deudores/" + d.ID + "/timeline").OK(&timeline)
	require.Equal(t, "portfolios.debtor.revealed", timeline[0].Name)
	require.Equal(t, "ana", timeline[0].Actor.ID)
	require.Equal(t, map[string]any{"field": "phone", "phone_id": phone.ID}, timeline[0].Data)
}

func revealLimit(t *testing.T, h *started) {
	d := list(t, h.cashier, "/api/v1/deudores?sort=name")[0]
	open := func(by *sdktest.Person) *sdktest.Answer {
		return by.POST("/api/v1/deudores/"+d.ID+"/reveal", map[string]any{"field": "national_id"})
	}
	open(h.cashier).OK(nil)
	h.Choose("rioplatense", map[string]any{"reveals_per_hour": 1})
	refused := open(h.cashier)
	refused.Refused(http.StatusTooManyRequests, "portfolios.reveals_exceeded")
	require.Contains(t, refused.Problem.Title, "1")
	open(h.admin).OK(nil)
	h.Choose("rioplatense", map[string]any{})
	open(h.cashier).OK(nil)
}

func ledger(t *testing.T, h *started) {
	d := list(t, h.admin, "/api/v1/deudores?sort=-balance")[0]
	before := get(t, h.admin, "/api/v1/carteras/"+d.PortfolioID)
	debts := list(t, h.admin, "/api/v1/deudores/"+d.ID+"/debts")
	path := "/api/v1/deudores/" + d.ID + "/debts/" + debts[0].ID + "/movements"
	payment := map[string]any{"direction": "credit", "type": "discount", "amount": 150, "source_ref": "REC-1"}
	require.Equal(t, http.StatusForbidden, h.cashier.POST(path, payment).Status)
	h.manager.POST(path, payment, "Idempotency-Key", "pay-1").OK(nil)
	h.manager.POST(path, payment, "Idempotency-Key", "pay-1").OK(nil)
	require.Equal(t, debts[0].Balance-150, list(t, h.admin, "/api/v1/deudores/"+d.ID+"/debts")[0].Balance)
	require.Equal(t, d.Balance-150, get(t, h.admin, "/api/v1/deudores/"+d.ID).Balance)
	require.Equal(t, before.Balance-150, get(t, h.admin, "/api/v1/carteras/"+d.PortfolioID).Balance)
	var sum int64
	for _, m := range list(t, h.admin, path+"?pageSize=100") {
		if m.Direction == "credit" {
			m.Amount = -m.Amount
		}
		sum += m.Amount
	}
	require.Equal(t, debts[0].Balance-150, sum)
	h.manager.POST(path, map[string]any{"direction": "credit", "type": "discount", "amount": debts[0].Balance}).Refused(http.StatusConflict, "portfolios.movement_overdrawn")
	h.manager.POST(path, map[string]any{"direction": "debit", "type": "discount", "amount": 5}).Refused(http.StatusUnprocessableEntity, "portfolios.movement_direction")
	for _, at := range []string{"1800-01-01T00:00:00Z", "9999-12-31T00:00:00Z"} {
		old := map[string]any{"direction": "credit", "type": "discount", "amount": 5, "at": at}
		h.manager.POST(path, old).Refused(http.StatusUnprocessableEntity, "portfolios.movement_date")
	}
	debt := "/api/v1/deudores/" + d.ID + "/debts/" + debts[0].ID
	h.manager.POST(debt+"/pause", nil, "If-Match", tag(2)).OK(nil)
	h.manager.POST(debt+"/resume", nil, "If-Match", tag(3)).OK(nil)
	h.admin.POST(debt+"/resolve", map[string]any{"resolution": "sold"}, "If-Match", tag(4)).OK(nil)
	h.manager.POST(path, payment).Refused(http.StatusConflict, "portfolios.debt_resolved")
	require.Equal(t, d.Balance-debts[0].Balance, get(t, h.admin, "/api/v1/deudores/"+d.ID).Balance)
}

func atOnce(t *testing.T, h *started) {
	d := list(t, h.admin, "/api/v1/deudores?sort=-balance")[0]
	before := get(t, h.admin, "/api/v1/carteras/"+d.PortfolioID)
	debts := list(t, h.admin, "/api/v1/deudores/"+d.ID+"/debts")
	path := "/api/v1/deudores/" + d.ID + "/debts/" + debts[0].ID + "/movements"
	const people, each = 8, 5
	var all sync.WaitGroup
	for range people {
		all.Go(func() {
			for range each {
				answer := h.manager.POST(path, map[string]any{"direction": "debit", "type": "fee", "amount": 7})
				assert.Equal(t, http.StatusCreated, answer.Status)
			}
		})
	}
	all.Wait()
	require.Equal(t, debts[0].Balance+7*people*each, list(t, h.admin, "/api/v1/deudores/"+d.ID+"/debts")[0].Balance)
	require.Equal(t, d.Balance+7*people*each, get(t, h.admin, "/api/v1/deudores/"+d.ID).Balance)
	require.Equal(t, before.Balance+7*people*each, get(t, h.admin, "/api/v1/carteras/"+d.PortfolioID).Balance)
}

func debtorLife(t *testing.T, h *started) {
	home := list(t, h.admin, "/api/v1/carteras?sort=code")[0]
	var d row
	h.manager.POST("/api/v1/deudores", map[string]any{"portfolio_id": home.ID, "given_name": "Zulema", "family_name": "Ñandú", "national_id": "1.234.567-2"}).OK(&d)
	require.Equal(t, "Zulema Ñandú", d.Name)
	require.Equal(t, "12345672", d.NationalID)
	h.manager.POST("/api/v1/deudores", map[string]any{"portfolio_id": home.ID, "name": "Otra", "national_id": "12345672"}).Refused(http.StatusConflict, "portfolios.debtor_exists")
	for _, q := range []string{"nandu", "zul", "ÑANDÚ zulema", "1.234.567-2", "1234567", "zu"} {
		found := list(t, h.manager, "/api/v1/deudores?q="+strings.ReplaceAll(q, " ", "%20"))
		require.Len(t, found, 1, q)
		require.Equal(t, d.ID, found[0].ID)
	}
	var vip row
	h.manager.POST("/api/v1/deudores/tags", map[string]any{"name": "Urgente", "color": "red"}).OK(&vip)
	h.manager.POST("/api/v1/deudores/tag", map[string]any{"ids": []string{d.ID}, "add": []string{vip.ID}}).OK(nil)
	require.EqualValues(t, 1, h.manager.GET("/api/v1/deudores?q=urgente").Meta().Total)
	require.EqualValues(t, 1, h.manager.GET("/api/v1/deudores?tag="+vip.ID).Meta().Total)
	h.admin.DELETE("/api/v1/deudores/tags/"+vip.ID, "If-Match", tag(1)).Refused(http.StatusConflict, "portfolios.tag_in_use")
	h.manager.PUT("/api/v1/deudores/"+d.ID+"/tags", map[string]any{"tag_ids": []string{"nope"}}).Refused(http.StatusNotFound, "portfolios.tag_not_found")
	h.manager.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{d.ID}, "assignee_id": "ana"}).OK(nil)
	require.Equal(t, "Urgente", get(t, h.cashier, "/api/v1/deudores/"+d.ID).Tags[0].Name)
	version := get(t, h.admin, "/api/v1/deudores/"+d.ID).Version
	var changed row
	h.manager.PATCH("/api/v1/deudores/"+d.ID, map[string]any{"status": "in_progress", "name": "Zulema N."}, "If-Match", tag(version)).OK(&changed)
	require.Equal(t, "in_progress", changed.Status)
	h.manager.PATCH("/api/v1/deudores/"+d.ID, map[string]any{"status": "new"}, "If-Match", tag(changed.Version)).Refused(http.StatusConflict, "portfolios.debtor_transition")
	h.manager.PATCH("/api/v1/deudores/"+d.ID, map[string]any{"name": "X"}, "If-Match", tag(version)).Refused(http.StatusPreconditionFailed, "precondition.stale")
	require.Equal(t, http.StatusNoContent, h.admin.DELETE("/api/v1/deudores/"+d.ID, "If-Match", tag(changed.Version)).Status)
	require.Zero(t, h.manager.GET("/api/v1/deudores?q=zulema").Meta().Total)
	indebted := list(t, h.admin, "/api/v1/deudores?sort=-balance")[0]
	h.admin.DELETE("/api/v1/deudores/"+indebted.ID, "If-Match", tag(indebted.Version)).Refused(http.StatusConflict, "portfolios.debtor_has_debts")
}

func phones(t *testing.T, h *started) {
	d := list(t, h.cashier, "/api/v1/deudores?sort=name")[1]
	path := "/api/v1/deudores/" + d.ID + "/phones"
	var added row
	h.cashier.POST(path, map[string]any{"number": "094 000 111", "is_primary": true}).OK(&added)
	require.Equal(t, "+598*****111", added.E164)
	h.cashier.POST(path, map[string]any{"number": "+59894000111"}).Refused(http.StatusConflict, "portfolios.phone_exists")
	h.cashier.POST(path, map[string]any{"number": "12"}).Refused(http.StatusUnprocessableEntity, "invalid")
	h.cashier.POST(path, map[string]any{"number": "123456"}).Refused(http.StatusUnprocessableEntity, "phonenumber.number")
	require.Equal(t, "+59894000111", get(t, h.admin, "/api/v1/deudores/"+d.ID).Phone)
	require.EqualValues(t, 1, h.admin.GET("/api/v1/deudores?q=000111").Meta().Total)
	h.cashier.PATCH(path+"/"+added.ID, map[string]any{"status": "right_party"}, "If-Match", tag(added.Version)).Refused(http.StatusConflict, "portfolios.phone_status")
	main := 0
	for _, p := range list(t, h.cashier, path) {
		if p.IsPrimary {
			main++
		}
	}
	require.Equal(t, 1, main)
	require.Equal(t, http.StatusNoContent, h.cashier.DELETE(path+"/"+added.ID, "If-Match", tag(added.Version)).Status)
	require.NotEqual(t, "+59894000111", get(t, h.admin, "/api/v1/deudores/"+d.ID).Phone)
	require.True(t, list(t, h.cashier, path)[0].IsPrimary)
}

func addresses(t *testing.T, h *started) {
	d := list(t, h.cashier, "/api/v1/deudores?sort=name")[2]
	path := "/api/v1/deudores/" + d.ID + "/addresses"
	var a row
	h.cashier.POST(path, map[string]any{"line1": "Río Branco 1234", "city": "Montevideo"}).OK(&a)
	h.cashier.POST(path, map[string]any{"line1": "RIO BRANCO, 1234", "city": "montevideo"}).Refused(http.StatusConflict, "portfolios.address_exists")
	h.cashier.PATCH(path+"/"+a.ID, map[string]any{"city": "Salto"}, "If-Match", tag(a.Version)).OK(&a)
	require.Equal(t, http.StatusNoContent, h.cashier.DELETE(path+"/"+a.ID, "If-Match", tag(a.Version)).Status)
}

func buckets(t *testing.T, h *started) {
	var set []struct {
		ID      string `json:"id"`
		MaxDays *int   `json:"max_days"`
	}
	h.cashier.GET("/api/v1/carteras/buckets").OK(&set)
	require.Len(t, set, 7)
	require.Nil(t, set[6].MaxDays)
	h.admin.PUT("/api/v1/carteras/buckets", map[string]any{"ranges": []map[string]any{{"classification": "late", "min_days": 3}}}).
		Refused(http.StatusUnprocessableEntity, "portfolios.bucket_start")
	require.Equal(t, http.StatusForbidden, h.manager.PUT("/api/v1/carteras/buckets", map[string]any{}).Status)
	p := list(t, h.admin, "/api/v1/carteras?sort=code")[0]
	var ageing []struct {
		Balance int64 `json:"balance"`
		Debtors int64 `json:"debtors"`
	}
	h.manager.GET("/api/v1/carteras/" + p.ID + "/ageing").OK(&ageing)
	var balance, debtors int64
	for _, b := range ageing {
		balance, debtors = balance+b.Balance, debtors+b.Debtors
	}
	now := get(t, h.admin, "/api/v1/carteras/"+p.ID)
	require.Equal(t, now.Balance, balance)
	require.Equal(t, now.Debtors, debtors)
}

func foreign(t *testing.T, h *started) {
	d := list(t, h.admin, "/api/v1/deudores")[0]
	for _, path := range []string{"", "/debts", "/phones", "/addresses", "/timeline"} {
		h.foreign.GET("/api/v1/deudores/"+d.ID+path).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	}
	h.foreign.GET("/api/v1/carteras/"+d.PortfolioID).Refused(http.StatusNotFound, "portfolios.portfolio_not_found")
	require.Zero(t, h.foreign.GET("/api/v1/deudores?portfolio_id="+d.PortfolioID).Meta().Total)
	require.Zero(t, h.foreign.GET("/api/v1/deudores?q="+d.NationalID).Meta().Total)
	h.foreign.POST("/api/v1/deudores", map[string]any{"portfolio_id": d.PortfolioID, "name": "Ana"}).Refused(http.StatusNotFound, "portfolios.portfolio_not_found")
	h.foreign.PATCH("/api/v1/deudores/"+d.ID, map[string]any{"name": "X"}, "If-Match", tag(d.Version)).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
}

func wrongInput(t *testing.T, h *started) {
	home := list(t, h.admin, "/api/v1/carteras?sort=code")[0]
	answer := h.manager.POST("/api/v1/deudores", map[string]any{"portfolio_id": home.ID, "name": "Ana", "national_id": "1.234.567-3"}).
		Refused(http.StatusUnprocessableEntity, "portfolios.national_id")
	require.Equal(t, "body.national_id", answer.Problem.Errors[0].Field)
	require.Contains(t, answer.Problem.Title, "check digit")
	h.manager.GET("/api/v1/deudores?sort=password").Refused(http.StatusUnprocessableEntity, "page.sort")
	h.manager.GET("/api/v1/deudores?cursor=xx").Refused(http.StatusUnprocessableEntity, "page.cursor")
	h.manager.GET("/api/v1/deudores?page=0").Refused(http.StatusUnprocessableEntity, "invalid")
	h.manager.GET("/api/v1/deudores?status=sleeping").Refused(http.StatusUnprocessableEntity, "invalid")
	wrong := newPortfolio("W-1")
	wrong["currency"] = "XXX"
	h.manager.POST("/api/v1/carteras", wrong).Refused(http.StatusUnprocessableEntity, "money.currency")
	wrong = newPortfolio("W-1")
	wrong["opened_on"], wrong["closes_on"] = "2026-02-01", "2026-01-01"
	h.manager.POST("/api/v1/carteras", wrong).Refused(http.StatusUnprocessableEntity, "portfolios.portfolio_period")
}
