package communication_test

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/communication"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const base = "/api/v1/communication"

type body = map[string]any

// row is what an answer holds of hours, a sender or a template.
type row struct {
	ID        string          `json:"id"`
	Version   int64           `json:"version"`
	Address   string          `json:"address"`
	IsDefault bool            `json:"is_default"`
	Week      []*body         `json:"week"`
	Texts     map[string]body `json:"texts"`
}

func (r row) tag() string { return fmt.Sprintf(`"%d"`, r.Version) }

// office is the module with people of tenant a, and an admin of tenant b.
type office struct{ admin, manager, cashier, away *sdktest.Person }

func TestContract(t *testing.T) { sdktest.Contract(t, communication.Module()) }

func TestAPI(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := sdktest.Start(t, communication.Module(), sdktest.Options{Engine: engine})
		o := office{h.As("a", "admin", "ana"), h.As("a", "manager", "mario"), h.As("a", "cashier", "caro"), h.As("b", "admin", "beto")}
		t.Run("admins change, managers read, cashiers see nothing [AU-03]", func(t *testing.T) { roles(t, o) })
		t.Run("hours are the usual ones until a tenant chooses its own, and its own alone", func(t *testing.T) { hours(t, o) })
		t.Run("a channel has one default sender: the last that was marked", func(t *testing.T) { defaults(t, o) })
		t.Run("a sender has an address that its channel can carry, once", func(t *testing.T) { addresses(t, o) })
		t.Run("a template is saved in its languages, and its name is taken", func(t *testing.T) { templates(t, o) })
		t.Run("a preview reads as the debtor would read it", func(t *testing.T) { previews(t, o) })
		t.Run("a template that could not be sent is refused at its field", func(t *testing.T) { unsendable(t, o) })
	})
}

func roles(t *testing.T, o office) {
	for _, path := range []string{"/hours", "/senders", "/templates", "/variables"} {
		o.manager.GET(base + path).OK(nil)
		require.Equal(t, http.StatusForbidden, o.cashier.GET(base+path).Status)
	}
	require.Equal(t, http.StatusForbidden, o.manager.PUT(base+"/hours", body{"week": [7]any{}}).Status)
	require.Equal(t, http.StatusForbidden, o.manager.POST(base+"/senders", number("+59829001234")).Status)
	require.Equal(t, http.StatusForbidden, o.manager.POST(base+"/templates", reminder()).Status)
}

func hours(t *testing.T, o office) {
	var before, changed, other row
	o.admin.GET(base + "/hours").OK(&before)
	require.Positive(t, before.Version, "a change must be able to name it: If-Match")
	week := [7]any{body{"from": "08:00", "to": "12:30"}}
	o.admin.PUT(base+"/hours", body{"week": week}, "If-Match", before.tag()).OK(&changed)
	require.Equal(t, &body{"from": "08:00", "to": "12:30"}, changed.Week[0])
	require.Nil(t, changed.Week[1])
	require.Greater(t, changed.Version, before.Version)
	o.away.GET(base + "/hours").OK(&other)
	require.Equal(t, before.Week, other.Week)

	o.admin.PUT(base+"/hours", body{"week": week}, "If-Match", before.tag()).Refused(http.StatusPreconditionFailed, "precondition.stale")
	o.admin.PUT(base+"/hours", body{"week": [7]any{body{"from": "12:00", "to": "12:00"}}}, "If-Match", changed.tag()).
		Refused(http.StatusUnprocessableEntity, "communication.hours_span")
	o.admin.PUT(base+"/hours", body{"week": [7]any{}}, "If-Match", changed.tag()).Refused(http.StatusUnprocessableEntity, "communication.hours_never")
	o.admin.PUT(base+"/hours", body{"week": week}, "If-Match", changed.tag()).OK(&other)
	require.Greater(t, other.Version, changed.Version)
}

func number(address string) body {
	return body{"channel": "sms", "name": "Andina", "address": address, "is_default": true}
}

func defaults(t *testing.T, o office) {
	var first, second row
	o.admin.POST(base+"/senders", number("+59829001234")).OK(&first)
	o.admin.POST(base+"/senders", number("+59829005678")).OK(&second)
	require.Equal(t, map[string]bool{"+59829001234": false, "+59829005678": true}, marked(o))
	o.admin.PUT(base+"/senders/"+first.ID, number("+59829001234"), "If-Match", first.tag()).Refused(http.StatusPreconditionFailed, "precondition.stale")
	o.admin.PUT(base+"/senders/"+first.ID, number("+59829009999"), "If-Match", "*").OK(nil)
	require.Equal(t, map[string]bool{"+59829009999": true, "+59829005678": false}, marked(o))
	o.away.DELETE(base+"/senders/"+second.ID, "If-Match", "*").Refused(http.StatusNotFound, "communication.sender_not_found")
	o.admin.DELETE(base+"/senders/"+second.ID, "If-Match", "*").OK(nil)
	require.Equal(t, map[string]bool{"+59829009999": true}, marked(o))
}

// marked are the addresses of tenant a's senders, and which of them is the default.
func marked(o office) map[string]bool {
	var senders []row
	o.manager.GET(base + "/senders").OK(&senders)
	marks := map[string]bool{}
	for _, sender := range senders {
		marks[sender.Address] = sender.IsDefault
	}
	return marks
}

func addresses(t *testing.T, o office) {
	for _, address := range []string{"29001234", "+0123456789", "x@y", "+598 2900 1234"} {
		o.admin.POST(base+"/senders", number(address)).Refused(http.StatusUnprocessableEntity, "communication.sender_address")
	}
	mail := body{"channel": "email", "name": "Andina", "address": "cobranzas@andina.test"}
	o.admin.POST(base+"/senders", mail).OK(nil)
	o.admin.POST(base+"/senders", mail).Refused(http.StatusConflict, "communication.sender_exists")
}

func reminder() body {
	return body{"name": "Recordatorio", "channel": "sms", "status": "active", "texts": body{
		"es": body{"body": "Hola {{debtor.first_name}}, su promesa de {{ promise.amount }} vence el {{promise.due_on}}."},
		"pt": body{"body": "Olá {{debtor.first_name}}, seu acordo vence em {{promise.due_on}}."},
	}}
}

func templates(t *testing.T, o office) {
	var saved row
	var all []row
	o.admin.POST(base+"/templates", reminder()).OK(&saved)
	o.manager.GET(base + "/templates").OK(&all)
	require.Equal(t, []row{saved}, all)
	again := reminder()
	again["name"] = "  recordatorio "
	o.admin.POST(base+"/templates", again).Refused(http.StatusConflict, "communication.template_exists")
	o.admin.PUT(base+"/templates/"+saved.ID, again, "If-Match", saved.tag()).OK(&all[0])
	require.Greater(t, all[0].Version, saved.Version)
}

func previews(t *testing.T, o office) {
	var shown struct{ Body, Language string }
	for language, words := range map[string]string{
		"pt": "Olá María, seu acordo vence em 24/11/2026.",
		"en": "Hola María, su promesa de $ 12.000 vence el 24/11/2026.", // there is none in English: the first that it has
	} {
		wanted := reminder()
		wanted["language"] = language
		o.manager.POST(base+"/preview", wanted).OK(&shown)
		require.Equal(t, words, shown.Body)
	}
}

func unsendable(t *testing.T, o office) {
	for code, change := range map[string]body{
		"template_variable": {"texts": body{"es": body{"body": "{{debtor.salary}}"}}},
		"template_subject":  {"channel": "email"},
		"template_language": {"texts": body{"fr": body{"body": "Bonjour"}}},
		"template_empty":    {"texts": body{}},
	} {
		wanted := reminder()
		for field, value := range change {
			wanted[field] = value
		}
		refused := o.admin.POST(base+"/templates", wanted).Refused(http.StatusUnprocessableEntity, "communication."+code)
		require.NotEmpty(t, refused.Problem.Errors, code)
	}
}
