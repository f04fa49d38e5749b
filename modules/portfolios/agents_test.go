package portfolios_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// spoken is a debtor with whom a program speaks, in the name of its module alone.
type spoken struct {
	*agreed
	bot *sdktest.Person
}

func speaks(t *testing.T, engine sdktest.Engine) *spoken {
	a := openRule(t, engine)
	return &spoken{a, a.Itself("rioplatense", "aiagents",
		"portfolios.debtors:read", "portfolios.debts:read", "portfolios.debtors:flag", "portfolios.identity:check", "portfolios.offers:create", "portfolios.offers:read",
		"portfolios.plans:create", "portfolios.plans:read", "portfolios.promises:create", "portfolios.promises:read", "portfolios.events:create",
		"portfolios.contacts:create", "portfolios.contacts:dial", "portfolios.dispositions:read")}
}

func TestPrograms(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := speaks(t, engine)
		t.Run("[AI-04] a program checks who speaks, and neither fact nor answer is found anywhere", func(t *testing.T) { identifies(t, x) })
		t.Run("[AI-03] a program proposes what the narrowest person could agree to, the best for the creditor first", func(t *testing.T) { proposesSet(t, x) })
		t.Run("[AI-03] a program takes promises with their evidence; what it is not sure of somebody confirms", func(t *testing.T) { vowsTo(t, x) })
		t.Run("[AI-03] a program schedules callbacks, puts flags and says how a contact ended", func(t *testing.T) { acts(t, x) })
		t.Run("[AI-03] a program agrees to nothing that is not signed, or altered, used or another debtor's", func(t *testing.T) { agreesToNothingElse(t, x) })
		t.Run("[AI-03] a program agrees once; what is beyond its authority waits for a person", func(t *testing.T) { agreesOnce(t, x) })
	})
}

// checked is what came of a check.
type checked struct {
	Passed      bool    `json:"passed"`
	TriesLeft   int     `json:"tries_left"`
	LockedUntil *string `json:"locked_until"`
}

func identifies(t *testing.T, x *spoken) {
	at := "/api/v1/deudores/" + x.who.ID + "/identity-checks"
	var asks struct {
		Facts     []string
		TriesLeft int `json:"tries_left"`
	}
	x.bot.GET(at).OK(&asks)
	require.Contains(t, asks.Facts, "document_last4")
	require.Equal(t, 3, asks.TriesLeft)
	var whole struct{ Value string }
	x.admin.POST("/api/v1/deudores/"+x.who.ID+"/reveal", map[string]any{"field": "national_id"}).OK(&whole)
	right := strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, whole.Value)
	right = right[len(right)-4:]
	says := func(by *sdktest.Person, answer, key string) (c checked) {
		by.POST(at, map[string]any{"fact": "document_last4", "answer": answer, "agent_id": "bot", "conversation_id": "c1"}, "Idempotency-Key", key).OK(&c)
		return c
	}
	x.bot.POST(at, map[string]any{"fact": "document_last4", "answer": "1234"}).Refused(http.StatusUnprocessableEntity, "invalid")
	wrong := right[1:] + map[bool]string{true: "1", false: "2"}[right[0] != '1']
	require.Equal(t, checked{false, 2, nil}, says(x.bot, wrong, "w1"))
	require.Equal(t, checked{false, 2, nil}, says(x.bot, wrong, "w1"), "the same try again is one")
	require.Equal(t, checked{true, 2, nil}, says(x.bot, right, "r1"))
	told := x.Broker.Await("recobro.portfolios.debtor.identity_checked")
	for _, secret := range []string{right, wrong} {
		require.NotContains(t, string(told.Data), secret)
	}
	var facts map[string]any
	require.NoError(t, json.Unmarshal(told.Data, &facts))
	require.ElementsMatch(t, []string{"fact", "passed", "is_locked", "agent_id", "conversation_id"}, slices.Collect(maps.Keys(facts)), "which kind of fact, whether it was right, and by whom")
	require.Equal(t, checked{false, 1, nil}, says(x.cashier, wrong, "w2"), "whoever asks")
	locked := says(x.manager, wrong, "w3")
	require.NotNil(t, locked.LockedUntil)
	require.False(t, says(x.bot, right, "r2").Passed)
	var timeline []struct{ Name string }
	raw := x.admin.GET("/api/v1/deudores/" + x.who.ID + "/timeline").OK(&timeline).Raw
	require.Equal(t, "portfolios.debtor.identity_checked", timeline[0].Name)
	require.NotContains(t, string(raw), `"answer"`)
	x.foreign.GET(at).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
	x.As("rioplatense", "cashier", "otto").GET(at).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
}

// set are offers to choose from.
type set struct {
	Offers []struct {
		offered
		Terms struct {
			Instalments int
			Discount    int64
		}
	}
}

func proposesSet(t *testing.T, x *spoken) {
	var region struct {
		Own struct{ Discount, Instalments int64 }
	}
	x.bot.GET("/api/v1/offers/region?debtor_id=" + x.who.ID).OK(&region)
	require.EqualValues(t, []int64{1000, 6}, []int64{region.Own.Discount, region.Own.Instalments}, "as a cashier, the narrowest")
	propose := func(by *sdktest.Person) (s set) {
		by.POST("/api/v1/offers/sets", map[string]any{"debtor_id": x.who.ID}).OK(&s)
		return s
	}
	one, again := propose(x.bot), propose(x.bot)
	var shapes [][2]int64
	for n, o := range one.Offers {
		require.NotEmpty(t, o.Token)
		require.False(t, o.Approval)
		require.Equal(t, []any{o.Total, o.Schedule}, []any{again.Offers[n].Total, again.Offers[n].Schedule}, "the same on the same day")
		shapes = append(shapes, [2]int64{int64(o.Terms.Instalments), o.Terms.Discount})
	}
	require.Equal(t, [][2]int64{{1, 0}, {3, 0}, {6, 0}, {1, 1000}}, shapes)
	require.Equal(t, x.balances, one.Offers[0].Total)
	require.Equal(t, int64(2000), propose(x.manager).Offers[3].Terms.Discount, "a manager proposes what a manager may")
	var listed []offered
	x.bot.GET("/api/v1/offers?debtor_id=" + x.who.ID + "&pageSize=100").OK(&listed)
	require.GreaterOrEqual(t, len(listed), 8)
	x.As("rioplatense", "cashier", "otto").POST("/api/v1/offers/sets", map[string]any{"debtor_id": x.who.ID}).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
}

// taken is a promise as whoever reads it sees how it came.
type taken struct {
	ID, Status     string
	TakenBy        string `json:"taken_by"`
	AgentID        string `json:"agent_id"`
	OwnerID        string `json:"owner_id"`
	ConversationID string `json:"conversation_id"`
	Confidence     *int
	Evidence       struct{ Quote, Span string }
}

func vowsTo(t *testing.T, x *spoken) {
	takes := func(by *sdktest.Person, confidence any) (p taken) {
		asked := promising(x.who.ID, 1_000, 4)
		asked["channel"], asked["agent_id"], asked["conversation_id"] = "whatsapp", "bot", "c1"
		asked["evidence"] = map[string]any{"quote": "El viernes pago mil", "span": "3-4"}
		if confidence != nil {
			asked["confidence"] = confidence
		}
		by.POST("/api/v1/promesas", asked).OK(&p)
		return p
	}
	sure := takes(x.bot, 92)
	require.Equal(t, []string{"pending", "system:aiagents", "bot", "ana", "c1", "El viernes pago mil"}, []string{sure.Status, sure.TakenBy, sure.AgentID, sure.OwnerID, sure.ConversationID, sure.Evidence.Quote})
	require.Equal(t, 92, *sure.Confidence)
	for _, confidence := range []any{79, nil} {
		draft := takes(x.bot, confidence)
		require.Equal(t, "draft", draft.Status)
		x.manager.POST("/api/v1/promesas/"+draft.ID+"/confirm", nil).OK(&draft)
		require.Equal(t, "pending", draft.Status)
		x.manager.POST("/api/v1/promesas/"+draft.ID+"/cancel", map[string]any{"reason": "De prueba"}).OK(nil)
	}
	x.Choose("rioplatense", map[string]any{"promise_confidence": 95})
	require.Equal(t, "draft", takes(x.bot, 92).Status, "the company has chosen how sure a program has to be")
	byHand := takes(x.cashier, 10)
	require.Equal(t, []any{"pending", "ana", ""}, []any{byHand.Status, byHand.TakenBy, byHand.AgentID}, "a person is no program")
	for _, p := range vows(t, x.admin, "/api/v1/promesas?debtor_id="+x.who.ID+"&status=pending&status=draft") {
		x.manager.POST("/api/v1/promesas/"+p.ID+"/cancel", map[string]any{"reason": "De prueba"}).OK(nil)
	}
}

func acts(t *testing.T, x *spoken) {
	due := time.Now().Add(26 * time.Hour).UTC().Format(time.RFC3339)
	var event struct{ ID, Status, Kind string }
	x.bot.POST("/api/v1/eventos-programados", map[string]any{"debtor_id": x.who.ID, "kind": "callback", "due_at": due, "note": "Pide que lo llamen"}).OK(&event)
	require.Equal(t, []string{"scheduled", "callback"}, []string{event.Status, event.Kind})
	var contact struct {
		ID, Status, Maker string
		UserID            string `json:"user_id"`
	}
	received := map[string]any{"debtor_id": x.who.ID, "channel": "whatsapp", "user_id": ""}
	x.bot.POST("/api/v1/contacts/received", received).Refused(http.StatusUnprocessableEntity, "unknown_member")
	received["maker"] = "ai"
	x.bot.POST("/api/v1/contacts/received", received).OK(&contact)
	require.Equal(t, []string{"open", "ai", "system:aiagents"}, []string{contact.Status, contact.Maker, contact.UserID})
	var dispositions []struct {
		ID, Code string
		Group    bool
	}
	x.bot.GET("/api/v1/contacts/dispositions").OK(&dispositions)
	for _, d := range dispositions {
		if d.Code == "sent" {
			x.bot.POST("/api/v1/contacts/"+contact.ID+"/end", map[string]any{"disposition_id": d.ID, "note": "Quedó en pagar"}).OK(&contact)
		}
	}
	require.Equal(t, "ended", contact.Status)
	var d struct{ Flags []string }
	flags := map[string]any{"put": []string{"dispute"}, "agent_id": "bot", "conversation_id": "c1"}
	x.bot.POST("/api/v1/deudores/"+x.who.ID+"/flags", flags).OK(&d)
	require.Equal(t, []string{"dispute"}, d.Flags)
	var told events.Envelope
	for told.Subject != x.who.ID {
		told = x.Broker.Await("recobro.portfolios.debtor.flagged")
	}
	var by map[string]any
	require.NoError(t, json.Unmarshal(told.Data, &by))
	require.Equal(t, []any{"bot", "c1"}, []any{by["agent_id"], by["conversation_id"]})
	x.bot.POST("/api/v1/deudores/"+x.who.ID+"/flags", map[string]any{"take": []string{"dispute"}}).OK(nil)
}

func agreesToNothingElse(t *testing.T, x *spoken) {
	o := x.offer(t, x.bot, "discount", 1000)
	agrees := func(token, debtor string) *sdktest.Answer {
		return x.bot.POST("/api/v1/plans", map[string]any{"offer": token, "debtor_id": debtor, "agent_id": "bot"})
	}
	agrees("quita del 90 %", x.who.ID).Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
	agrees("e30.e30", x.who.ID).Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
	agrees("e30"+o.Token[3:], x.who.ID).Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
	agrees(o.Token[:len(o.Token)-4]+"AAAA", x.who.ID).Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
	agrees(o.Token, "somebody-else").Refused(http.StatusUnprocessableEntity, "portfolios.offer_foreign")
	x.Itself("andina", "aiagents", "portfolios.plans:create").POST("/api/v1/plans", map[string]any{"offer": o.Token}).Refused(http.StatusUnprocessableEntity, "portfolios.offer_forged")
	x.bot.POST("/api/v1/offers", x.asks("discount", 9000)).Refused(http.StatusUnprocessableEntity, "portfolios.offer_outside")
	require.Equal(t, http.StatusForbidden, x.bot.POST("/api/v1/plans/0/approve", nil).Status)
	require.Equal(t, x.balances, x.balance(t), "nothing was given up")
}

func agreesOnce(t *testing.T, x *spoken) {
	beyond := x.offer(t, x.bot, "discount", 1500)
	require.True(t, beyond.Approval)
	var waits struct {
		planned
		AgentID        string `json:"agent_id"`
		ConversationID string `json:"conversation_id"`
	}
	agree := map[string]any{"offer": beyond.Token, "debtor_id": x.who.ID, "reason": "Pide más quita", "agent_id": "bot", "conversation_id": "c1"}
	x.bot.POST("/api/v1/plans", agree).OK(&waits)
	require.Equal(t, []string{"awaiting_approval", "bot", "c1"}, []string{waits.Status, waits.AgentID, waits.ConversationID})
	asked := x.Broker.Await("recobro.portfolios.plan.waiting").Notify
	require.Equal(t, []any{"agent_plan_waiting", 1}, []any{asked.Kind, len(asked.Params)}, "those who may approve are told, and of nobody who asks")
	require.Equal(t, x.balances, x.balance(t))
	x.manager.POST("/api/v1/plans/"+waits.ID+"/refuse", map[string]any{"reason": "Demasiado"}).OK(nil)
	for _, change := range [][]any{{"discount", 0, "instalments", 7}, {"discount", 1100}} {
		require.True(t, x.offer(t, x.bot, change...).Approval)
	}
	within := x.offer(t, x.bot)
	require.False(t, within.Approval)
	agree = map[string]any{"offer": within.Token, "debtor_id": x.who.ID, "agent_id": "bot", "call_id": "k1"}
	var p, again planned
	x.bot.POST("/api/v1/plans", agree, "Idempotency-Key", "p1").OK(&p)
	x.bot.POST("/api/v1/plans", agree, "Idempotency-Key", "p1").OK(&again)
	require.Equal(t, []string{"active", p.ID}, []string{p.Status, again.ID})
	require.Equal(t, x.balances-within.Discount, x.balance(t), "given up once")
	x.bot.POST("/api/v1/plans", agree, "Idempotency-Key", "p2").Refused(http.StatusConflict, "portfolios.offer_used")
}
