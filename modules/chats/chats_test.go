package chats_test

import (
	"bytes"
	"net/http"
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/whatsapp/whatsappdouble"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

type body = map[string]any

// office is the module at work, with a number at WhatsApp.
type office struct {
	*sdktest.Host
	whatsapp   *whatsappdouble.Double
	admin, ana *sdktest.Person
	inbox      string
	hook       string // path that WhatsApp calls
}

func newOffice(t testing.TB, engine sdktest.Engine) *office {
	t.Helper()
	return officeOn(t, engine, func(*control.StartRequest) {})
}

// officeOn is an office that is started in another way.
func officeOn(t testing.TB, engine sdktest.Engine, change func(*control.StartRequest)) *office {
	t.Helper()
	return officeOf(t, chats.Module(), sdktest.Options{Engine: engine}, change)
}

// officeOf is an office with a module that is told more.
func officeOf(t testing.TB, module sdk.Module, o sdktest.Options, change func(*control.StartRequest)) *office {
	t.Helper()
	x := &office{whatsapp: whatsappdouble.New(t)}
	o.Settings, o.Change = body{"whatsapp_api": x.whatsapp.API()}, func(r *control.StartRequest) {
		r.Outbound.Private = []string{x.whatsapp.Place()}
		change(r)
	}
	x.Host = sdktest.Start(t, module, o)
	x.admin, x.ana = x.As("a", "admin", "admin"), x.As("a", "cashier", "ana")
	var opened struct {
		Inbox struct {
			ID      string `json:"id"`
			Address string `json:"address"`
		} `json:"inbox"`
		Hook struct {
			URL string `json:"url"`
		} `json:"hook"`
	}
	x.admin.POST("/api/v1/inboxes", body{
		"name": "WhatsApp", "channel": "whatsapp", "secret": whatsappdouble.Token, "sign": whatsappdouble.AppSecret, "members": []string{"ana"},
		"settings": body{"phone_number_id": whatsappdouble.PhoneNumberID, "business_account_id": whatsappdouble.AccountID},
	}).OK(&opened)
	require.Equal(t, whatsappdouble.Number, opened.Inbox.Address)
	x.inbox = opened.Inbox.ID
	at, err := url.Parse(opened.Hook.URL)
	require.NoError(t, err)
	x.hook = at.Path
	x.whatsapp.Subscribe(func(body []byte, signature string) int {
		return x.admin.POST(at.Path, bytes.NewReader(body), "X-Hub-Signature-256", signature, "Content-Type", "application/json").Status
	})
	return x
}

type row struct {
	ID        string `json:"id"`
	Preview   string `json:"preview"`
	Unread    int    `json:"unread"`
	Status    string `json:"status"`
	State     string `json:"state"`
	Text      string `json:"text"`
	Direction string `json:"direction"`
	Code      string `json:"code"`
	Reason    string `json:"reason"`
}

func TestWhatsApp(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newOffice(t, engine)
		now := time.Now()
		t.Run("[CH-02] what is not signed changes nothing, what is told twice is one message", func(t *testing.T) {
			forged := x.whatsapp.Tell(whatsappdouble.Written("wamid.1", "59899123456", "Ana", "hola", now), "wrong")
			require.Equal(t, http.StatusUnauthorized, forged)
			for range 3 {
				require.Less(t, x.whatsapp.Writes("wamid.1", "59899123456", "Ana Díaz", "Hola, quiero pagar", now), 300)
			}
			x.whatsapp.Writes("wamid.2", "59899123456", "Ana Díaz", "¿Están?", now.Add(time.Second))
			var all []row
			x.ana.GET("/api/v1/conversations").OK(&all)
			require.Len(t, all, 1)
			require.Equal(t, row{all[0].ID, "¿Están?", 2, "open", "", "", "", "", ""}, all[0])
		})
		var all []row
		x.ana.GET("/api/v1/conversations").OK(&all)
		t.Run("[CH-03] an answer goes out once, and how far it came is told", func(t *testing.T) {
			var m row
			x.ana.POST("/api/v1/conversations/"+all[0].ID+"/messages", body{"text": "¡Hola! Le paso las opciones."}).OK(&m)
			sent := x.whatsapp.Took()
			require.Equal(t, m.ID, sent.Ours)
			x.whatsapp.Tell(whatsappdouble.Status(sent.ID, "read", sent.To, now.Add(5*time.Second)), whatsappdouble.AppSecret)
			x.whatsapp.Tell(whatsappdouble.Status(sent.ID, "delivered", sent.To, now.Add(4*time.Second)), whatsappdouble.AppSecret)
			require.Eventually(t, func() bool { return x.message(all[0].ID, m.ID).State == "read" }, 10*time.Second, 20*time.Millisecond)
			require.Len(t, x.whatsapp.All(), 1)
		})
		t.Run("[CH-03] a template goes out as it was approved, its gaps filled", func(t *testing.T) { x.templates(t, all[0].ID) })
	})
}

func (x *office) message(conversation, id string) (found row) {
	var all []row
	x.ana.GET("/api/v1/conversations/" + conversation + "/messages").OK(&all)
	for _, m := range all {
		if m.ID == id {
			found = m
		}
	}
	return found
}
