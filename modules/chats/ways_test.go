package chats_test

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha1"
	"encoding/base64"
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/sms/smsdouble"
	"github.com/recobro/recobro/modules/chats/internal/telegram/telegramdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// counter is the module with one collector, and whatever provider stands on this machine.
type counter struct {
	*sdktest.Host
	admin, ana *sdktest.Person
}

func newCounter(t *testing.T, engine sdktest.Engine, operator body, place string) *counter {
	t.Helper()
	x := &counter{}
	x.Host = sdktest.Start(t, chats.Module(), sdktest.Options{
		Engine: engine, Settings: operator,
		Change: func(r *control.StartRequest) {
			r.Outbound.Private, r.PublicURL = []string{place}, "https://recobro.example.com"
		},
	})
	x.admin, x.ana = x.As("a", "admin", "admin"), x.As("a", "cashier", "ana")
	return x
}

type opened struct {
	Inbox struct {
		ID      string `json:"id"`
		Version int64  `json:"version"`
		Address string `json:"address"`
	} `json:"inbox"`
	Hook struct {
		URL    string `json:"url"`
		Secret string `json:"secret"`
	} `json:"hook"`
}

// look is how often something is looked at.
const look = 10 * time.Millisecond

// path is that of an address.
func path(t *testing.T, address string) string {
	t.Helper()
	at, err := url.Parse(address)
	require.NoError(t, err)
	return at.Path
}

// answers has the collector answer the only conversation, and gives the message.
func (x *counter) answers(t *testing.T, text string) (conversation, id string) {
	t.Helper()
	var all []row
	x.ana.GET("/api/v1/conversations").OK(&all)
	require.Len(t, all, 1)
	var m row
	x.ana.POST("/api/v1/conversations/"+all[0].ID+"/messages", body{"text": text}).OK(&m)
	return all[0].ID, m.ID
}

func (x *counter) state(conversation, id string) string {
	var all []row
	x.ana.GET("/api/v1/conversations/" + conversation + "/messages").OK(&all)
	at := slices.IndexFunc(all, func(m row) bool { return m.ID == id })
	return all[at].State
}

func (x *counter) reaches(t *testing.T, conversation, id, state string) {
	t.Helper()
	require.Eventually(t, func() bool { return x.state(conversation, id) == state }, sdktest.Patience, look, "the message is %s", state)
}

func TestTelegram(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		var x *counter
		telegram := telegramdouble.New(t, func(address string, body []byte, sign string) int {
			return x.admin.POST(path(t, address), bytes.NewReader(body), "X-Telegram-Bot-Api-Secret-Token", sign, "Content-Type", "application/json").Status
		})
		x = newCounter(t, engine, body{"telegram_api": telegram.URL}, telegram.Place())
		wanted := body{"name": "Telegram", "channel": "telegram", "secret": "1:wrong", "members": []string{"ana"}, "settings": body{}}
		x.admin.POST("/api/v1/inboxes", wanted).Refused(http.StatusUnprocessableEntity, "chats.credentials_refused")
		wanted["secret"] = telegramdouble.Token
		var made opened
		x.admin.POST("/api/v1/inboxes", wanted).OK(&made)
		require.Equal(t, "@"+telegramdouble.Username, made.Inbox.Address, "[CH-01] the credentials are proven")

		for range 2 {
			require.Less(t, telegram.Writes(10, 5, 777, "Ana", "Hola"), 300, "Telegram was told where to bring it")
		}
		conversation, id := x.answers(t, "¡Buenas!")
		sent := telegram.Took()
		require.Equal(t, []any{"777", "¡Buenas!"}, []any{sent.Chat, sent.Text})
		x.reaches(t, conversation, id, "sent")

		telegram.Block(777)
		conversation, id = x.answers(t, "¿Sigue ahí?")
		x.reaches(t, conversation, id, "failed")
	})
}

// gateways are the kinds, how a reader of theirs tells a message of somebody, and that a message was delivered.
func gatewaysOf(t *testing.T) map[string]func(x *counter, hook opened, message map[string]string) int {
	post := func(x *counter, hook opened, document any) int {
		data, err := json.Marshal(document)
		require.NoError(t, err)
		return x.admin.POST(path(t, hook.Hook.URL), bytes.NewReader(data), "X-Token", hook.Hook.Secret, "Content-Type", "application/json").Status
	}
	return map[string]func(x *counter, hook opened, m map[string]string) int{
		"twilio": func(x *counter, hook opened, m map[string]string) int {
			form := url.Values{"MessageSid": {m["id"]}, "From": {m["from"]}, "Body": {m["text"]}, "SmsStatus": {"received"}}
			if m["status"] != "" {
				form = url.Values{"MessageSid": {m["id"]}, "MessageStatus": {m["status"]}}
			}
			return x.admin.POST(path(t, hook.Hook.URL), strings.NewReader(form.Encode()),
				"Content-Type", "application/x-www-form-urlencoded", "X-Twilio-Signature", twilioSign(hook.Hook.URL, form, hook.Hook.Secret)).Status
		},
		"infobip": func(x *counter, hook opened, m map[string]string) int {
			result := body{"messageId": m["id"], "from": strings.TrimPrefix(m["from"], "+"), "to": "59829001234", "text": m["text"], "receivedAt": "2026-01-02T15:04:05.000+0000"}
			if m["status"] != "" {
				result = body{"messageId": m["id"], "status": body{"groupName": strings.ToUpper(m["status"]), "id": 5, "description": "Delivered"}, "doneAt": "2026-01-02T15:04:05.000+0000"}
			}
			return post(x, hook, body{"results": []any{result}})
		},
		"described": func(x *counter, hook opened, m map[string]string) int {
			document := body{"type": "message", "id": m["id"], "from": m["from"], "text": m["text"]}
			if m["status"] != "" {
				document = body{"type": "status", "id": m["id"], "status": m["status"]}
			}
			return post(x, hook, document)
		},
	}
}

// twilioSign is as Twilio signs: https://www.twilio.com/docs/usage/security
func twilioSign(address string, form url.Values, secret string) string {
	mac := hmac.New(sha1.New, []byte(secret))
	mac.Write([]byte(address))
	for _, name := range slices.Sorted(maps.Keys(form)) {
		mac.Write([]byte(name + form.Get(name)))
	}
	return base64.StdEncoding.EncodeToString(mac.Sum(nil))
}

func TestSMS(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for preset, tell := range gatewaysOf(t) {
			t.Run(preset, func(t *testing.T) {
				gateway := smsdouble.New(t)
				x := newCounter(t, engine, nil, gateway.Place())
				x.Choose("a", body{"sms_gateway": gateway.URL})
				wanted := body{"name": "SMS", "channel": "sms", "secret": "wrong", "members": []string{"ana"}, "settings": body{"preset": preset, "from": smsdouble.From, "username": smsdouble.Account}}
				x.admin.POST("/api/v1/inboxes", wanted).Refused(http.StatusUnprocessableEntity, "chats.credentials_refused")
				wanted["secret"] = smsdouble.Key
				var made opened
				x.admin.POST("/api/v1/inboxes", wanted).OK(&made)

				forged := made
				forged.Hook.Secret = "forged"
				require.Equal(t, http.StatusUnauthorized, tell(x, forged, map[string]string{"id": "1", "from": "+59899123456", "text": "hola"}), "[CH-02]")
				for range 2 {
					require.Less(t, tell(x, made, map[string]string{"id": "1", "from": "+59899123456", "text": "Hola"}), 300)
				}
				long := strings.Repeat("Buenas. ", 180)
				conversation, id := x.answers(t, strings.TrimSpace(long))
				sent := gateway.Took()
				require.Equal(t, []string{"+59899123456", strings.TrimSpace(long)}, []string{sent.To, sent.Text}, "a long text is one message")
				x.reaches(t, conversation, id, "sent")
				told := sent.ID
				if preset == "infobip" { // the id is ours there
					told = id
				}
				require.Less(t, tell(x, made, map[string]string{"id": told, "status": "delivered"}), 300)
				x.reaches(t, conversation, id, "delivered")
			})
		}
	})
}

func TestDisconnect(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		gateway := smsdouble.New(t)
		x := newCounter(t, engine, nil, gateway.Place())
		x.Choose("a", body{"sms_gateway": gateway.URL})
		var made opened
		x.admin.POST("/api/v1/inboxes", body{"name": "SMS", "channel": "sms", "secret": smsdouble.Key, "settings": body{"preset": "described", "from": smsdouble.From}}).OK(&made)
		at := "/api/v1/inboxes/" + made.Inbox.ID
		require.Equal(t, http.StatusNoContent, x.admin.DELETE(at, "If-Match", `"1"`).Status)
		x.admin.GET(at).Refused(http.StatusNotFound, "chats.inbox_not_found")
		require.Equal(t, http.StatusNotFound, gatewaysOf(t)["described"](x, made, map[string]string{"id": "1", "from": "+59899123456", "text": "Hola"}), "its address is closed")
	})
}
