package chats_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const (
	debtorID  = "0198c0de-0000-7000-8000-00000000d0d0"
	phoneID   = "0198c0de-0000-7000-8000-00000000f0f0"
	anaNumber = "+59899123456"
)

// site is a creditor's page with the window of an inbox.
type site struct {
	*sdktest.Host
	admin, ana, stranger *sdktest.Person
	inbox, key, at       string
}

type begun struct {
	Token     string `json:"token"`
	IsVouched bool   `json:"is_vouched"`
	HasThread bool   `json:"has_thread"`
	Unread    int    `json:"unread"`
	IsOpen    bool   `json:"is_open"`
}

type line struct {
	ID       string `json:"id"`
	ClientID string `json:"client_id"`
	IsMine   bool   `json:"is_mine"`
	Text     string `json:"text"`
	Buttons  []struct {
		ID    string `json:"id"`
		Title string `json:"title"`
	} `json:"buttons"`
}

type visitorsThread struct {
	Lines  []line `json:"lines"`
	More   string `json:"more"`
	Unread int    `json:"unread"`
}

func newSite(t *testing.T, engine sdktest.Engine) *site {
	t.Helper()
	x := &site{Host: sdktest.Start(t, chats.Module(), sdktest.Options{Engine: engine, Tenants: []string{"a", "b"}, Others: http.HandlerFunc(portfolios)})}
	x.admin, x.ana, x.stranger = x.As("a", "admin", "admin"), x.As("a", "cashier", "ana"), x.As("", "", "")
	var opened struct {
		Inbox struct {
			ID string `json:"id"`
		} `json:"inbox"`
	}
	x.admin.POST("/api/v1/inboxes", body{
		"name": "Web", "channel": "widget", "members": []string{"ana"}, "asks_rating": true,
		"settings": body{"origins": "https://www.example.com https://*.example.org", "color": "#ffcc00"},
	}).OK(&opened)
	x.inbox = opened.Inbox.ID
	var snippet struct {
		Key     string `json:"key"`
		Snippet string `json:"snippet"`
	}
	x.admin.GET("/api/v1/inboxes/" + x.inbox + "/widget").OK(&snippet)
	x.key, x.at = snippet.Key, "/api/v1/chats/widget/"+snippet.Key
	require.Contains(t, snippet.Snippet, x.at+"/widget.js")
	return x
}

// portfolios know one debtor, with one number.
func portfolios(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	switch {
	case r.URL.Path == "/api/v1/deudores/by-number" && r.URL.Query().Get("number") == anaNumber:
		_ = json.NewEncoder(w).Encode(body{"data": []body{{"debtor_id": debtorID, "portfolio_id": "p", "phone_id": phoneID, "assignee_id": ""}}})
	case r.URL.Path == "/api/v1/deudores/by-number":
		_ = json.NewEncoder(w).Encode(body{"data": []body{}})
	case r.URL.Path == "/api/v1/deudores/by-email" && r.URL.Query().Get("email") == "ana@example.com", r.URL.Path == "/api/v1/deudores/by-reference" && r.URL.Query().Get("reference") == "CLI-1":
		_ = json.NewEncoder(w).Encode(body{"data": []body{{"debtor_id": debtorID, "portfolio_id": "p", "assignee_id": ""}}})
	case r.URL.Path == "/api/v1/deudores/by-email" || r.URL.Path == "/api/v1/deudores/by-reference":
		_ = json.NewEncoder(w).Encode(body{"data": []body{}})
	case r.URL.Path == "/api/v1/contacts/received":
		w.WriteHeader(http.StatusCreated)
		_ = json.NewEncoder(w).Encode(body{"data": body{"id": "c1"}})
	default:
		w.WriteHeader(http.StatusNotFound)
		_ = json.NewEncoder(w).Encode(body{"status": 404, "code": "not_found"})
	}
}

func (x *site) begin(asked body) (b begun) {
	x.stranger.POST(x.at+"/visits", asked).OK(&b)
	return b
}

func (x *site) write(token, clientID, text string) *sdktest.Answer {
	return x.stranger.POST(x.at+"/messages", body{"client_id": clientID, "text": text}, "Authorization", "Bearer "+token)
}

func (x *site) read(token string) (t visitorsThread) {
	x.stranger.Do(http.MethodGet, x.at+"/messages", nil, "Authorization", "Bearer "+token).OK(&t)
	return t
}

// conversation is the one whose last word is so.
func (x *site) conversation(t *testing.T, preview string) (found map[string]any) {
	t.Helper()
	var all []map[string]any
	x.admin.GET("/api/v1/conversations?pageSize=100").OK(&all)
	for _, c := range all {
		if c["preview"] == preview {
			found = c
		}
	}
	require.NotNil(t, found, "no conversation ends with %q", preview)
	return found
}

// signed is an identity as a creditor's page signs it, with the number, and behind it what else the page knows: mailbox and reference.
func signed(secret, userID, phone string, at time.Time, more ...string) body {
	text := userID + "\n" + strconv.FormatInt(at.Unix(), 10)
	if phone != "" || len(more) > 0 {
		text += "\n" + strings.Join(append([]string{phone}, more...), "\n")
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(text))
	of := body{"user_id": userID, "phone": phone, "at": at.Unix(), "hash": hex.EncodeToString(mac.Sum(nil)), "name": "Ana Díaz"}
	for n, one := range more {
		of[[]string{"email", "reference"}[n]] = one
	}
	return of
}

func (x *site) secret() string {
	var made struct {
		Secret string `json:"secret"`
	}
	x.admin.POST("/api/v1/inboxes/"+x.inbox+"/widget/secret", nil).OK(&made)
	return made.Secret
}

func TestWidget(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newSite(t, engine)

		t.Run("[CH-10] a visitor writes, is answered live, and finds the thread again; nothing is kept of who writes nothing", func(t *testing.T) {
			first := x.begin(body{"language": "en"})
			require.False(t, first.HasThread)
			require.Empty(t, x.read(first.Token).Lines)
			var none []row
			x.admin.GET("/api/v1/conversations").OK(&none)
			require.Empty(t, none)

			for range 3 { // sent again, it is the same message
				x.write(first.Token, "client-0001", "Hola, ¿están?").OK(nil)
			}
			heard := x.stranger.Events(x.at+"/live", "Authorization", "Bearer "+first.Token)
			c := x.conversation(t, "Hola, ¿están?")
			x.ana.POST("/api/v1/conversations/"+c["id"].(string)+"/messages", body{"text": "¡Sí! Diga."}).OK(nil)
			x.ana.POST("/api/v1/conversations/"+c["id"].(string)+"/messages", body{"text": "solo para nosotros", "is_note": true}).OK(nil)
			await(t, heard, "changed")

			again := x.begin(body{"token": first.Token})
			require.True(t, again.HasThread)
			require.Equal(t, 1, again.Unread)
			seen := x.read(again.Token)
			require.Len(t, seen.Lines, 2, "notes are for us alone")
			require.Equal(t, []any{"client-0001", true, "Hola, ¿están?"}, []any{seen.Lines[0].ClientID, seen.Lines[0].IsMine, seen.Lines[0].Text})
			require.Equal(t, []any{"", false, "¡Sí! Diga."}, []any{seen.Lines[1].ClientID, seen.Lines[1].IsMine, seen.Lines[1].Text})

			x.ana.POST("/api/v1/conversations/"+c["id"].(string)+"/typing", nil).OK(nil)
			await(t, heard, "typing")
			x.stranger.POST(x.at+"/seen", nil, "Authorization", "Bearer "+again.Token).OK(nil)
			require.Zero(t, x.read(again.Token).Unread)
			x.stranger.POST(x.at+"/typing", nil, "Authorization", "Bearer "+again.Token).OK(nil)
		})

		t.Run("[CH-10] whom a page has signed is linked; what is forged, old or altered links nobody", func(t *testing.T) {
			secret := x.secret()
			stranger := x.begin(body{})
			x.write(stranger.Token, "client-0002", "Quiero pagar").OK(nil)
			for what, identity := range map[string]body{
				"chats.widget_identity":     signed("guess", "user-7", anaNumber, time.Now()),
				"chats.widget_identity_old": signed(secret, "user-7", anaNumber, time.Now().Add(-2*time.Hour)),
			} {
				x.stranger.POST(x.at+"/visits", body{"identity": identity, "token": stranger.Token}).Refused(http.StatusForbidden, what)
			}
			altered := signed(secret, "user-7", "", time.Now())
			altered["phone"] = anaNumber
			x.stranger.POST(x.at+"/visits", body{"identity": altered}).Refused(http.StatusForbidden, "chats.widget_identity")
			require.Empty(t, x.conversation(t, "Quiero pagar")["debtor_id"])

			known := x.begin(body{"identity": signed(secret, "user-7", anaNumber, time.Now()), "token": stranger.Token})
			require.True(t, known.IsVouched)
			require.True(t, known.HasThread, "what they wrote before is theirs")
			c := x.conversation(t, "Quiero pagar")
			require.Equal(t, debtorID, c["debtor_id"])
			require.Equal(t, "Ana Díaz", c["person_name"])

			require.False(t, x.begin(body{"token": known.Token}).HasThread, "who signs out leaves nothing to whoever comes after")
			elsewhere := x.begin(body{"identity": signed(secret, "user-7", anaNumber, time.Now())})
			require.Len(t, x.read(elsewhere.Token).Lines, 1, "in another browser the same thread")
			for n, one := range [][]string{{"ana@example.com"}, {"", "CLI-1"}, {"nobody@example.com", "CLI-1"}} {
				known := x.begin(body{"identity": signed(secret, fmt.Sprintf("user-8%d", n), "", time.Now(), one...)})
				text := fmt.Sprintf("Soy la clienta %d", n)
				x.write(known.Token, fmt.Sprintf("client-008%d", n), text).OK(nil)
				require.Equal(t, debtorID, x.conversation(t, text)["debtor_id"], "by mailbox, or by what the creditor calls them")
			}
			altered = signed(secret, "user-9", "", time.Now(), "ana@example.com")
			altered["email"], altered["phone"] = "", "ana@example.com"
			x.stranger.POST(x.at+"/visits", body{"identity": altered}).Refused(http.StatusForbidden, "chats.widget_identity")
			x.secret()
			x.stranger.POST(x.at+"/visits", body{"identity": signed(secret, "user-7", anaNumber, time.Now())}).Refused(http.StatusForbidden, "chats.widget_identity")
		})

		t.Run("what a visitor says of themselves is told to those who answer, and links nobody", func(t *testing.T) {
			v := x.begin(body{})
			said := body{"client_id": "client-0003", "text": "Soy Ana", "about": body{"name": "Ana", "phone": anaNumber}}
			x.stranger.POST(x.at+"/messages", said, "Authorization", "Bearer "+v.Token).OK(nil)
			c := x.conversation(t, "Soy Ana")
			require.Equal(t, "Ana", c["person_name"])
			require.Empty(t, c["debtor_id"])
			var all []row
			x.ana.GET("/api/v1/conversations/" + c["id"].(string) + "/messages").OK(&all)
			require.Contains(t, []string{all[0].Text, all[1].Text}, "+598*****456", "covered for whom addresses are")
			x.admin.GET("/api/v1/conversations/" + c["id"].(string) + "/messages").OK(&all)
			require.Contains(t, []string{all[0].Text, all[1].Text}, anaNumber)
			require.Len(t, x.read(v.Token).Lines, 1)
		})

		t.Run("[CH-12] once resolved the window asks how satisfied they are, in their language, and a tap answers", func(t *testing.T) {
			v := x.begin(body{})
			as := []string{"Authorization", "Bearer " + v.Token}
			x.stranger.POST(x.at+"/messages", body{"client_id": "client-0005", "text": "Gracias, listo", "language": "pt"}, as...).OK(nil)
			c := x.conversation(t, "Gracias, listo")
			heard := x.stranger.Events(x.at+"/live", as...)
			x.ana.POST("/api/v1/conversations/"+c["id"].(string)+"/messages", body{"text": "De nada."}).OK(nil)
			x.ana.POST("/api/v1/conversations/"+c["id"].(string)+"/move", body{"status": "resolved"}, "If-Match", "*").OK(nil)
			var asked line
			for len(asked.Buttons) < 5 {
				await(t, heard, "changed")
				all := x.read(v.Token).Lines
				asked = all[len(all)-1]
			}
			x.stranger.POST(x.at+"/messages", body{"client_id": "client-0006", "text": asked.Buttons[1].Title, "tapped": asked.Buttons[1].ID}, as...).OK(nil)
			var got struct {
				Rating int    `json:"rating"`
				Status string `json:"status"`
			}
			x.ana.GET("/api/v1/conversations/" + c["id"].(string)).OK(&got)
			require.Equal(t, 4, got.Rating)
			require.Equal(t, "resolved", got.Status)
		})

		t.Run("nobody reads another's thread, and no other site's page asks in a visitor's name", func(t *testing.T) {
			one, other := x.begin(body{}), x.begin(body{})
			x.write(one.Token, "client-0004", "lo mío").OK(nil)
			require.Empty(t, x.read(other.Token).Lines)
			x.write(other.Token, "client-0004", "lo de otro").OK(nil)
			require.Len(t, x.read(other.Token).Lines, 1)
			for _, token := range []string{"", "x", one.Token + "x", strings.Replace(one.Token, ".", "A.", 1)} {
				x.stranger.Do(http.MethodGet, x.at+"/messages", nil, "Authorization", "Bearer "+token).Refused(http.StatusUnauthorized, "chats.widget_visit")
			}
			x.stranger.Do(http.MethodGet, x.at+"/messages?before="+x.read(one.Token).Lines[0].ID, nil, "Authorization", "Bearer "+other.Token).Refused(http.StatusNotFound, "chats.message_not_found")
			x.stranger.POST(x.at+"/visits", body{}, "Origin", "https://evil.example.com").Refused(http.StatusForbidden, "chats.widget_foreign")
			x.stranger.POST(x.at+"/visits", body{}, "Sec-Fetch-Site", "cross-site").Refused(http.StatusForbidden, "chats.widget_foreign")
		})

		t.Run("the script may be loaded anywhere, and the window be framed on the inbox's sites alone", func(t *testing.T) {
			script := x.stranger.GET(x.at + "/widget.js")
			require.Equal(t, http.StatusOK, script.Status)
			require.Equal(t, "cross-origin", script.Header.Get("Cross-Origin-Resource-Policy"))
			require.Contains(t, script.Header.Get("Cache-Control"), "max-age=300")
			require.LessOrEqual(t, len(script.Raw), 20<<10)
			require.Contains(t, string(script.Raw), `"ink":"#000000"`, "on yellow black is read")
			page := x.stranger.GET(x.at + "/page?lang=pt&dir=rtl")
			require.Contains(t, page.Header.Get("Content-Security-Policy"), "frame-ancestors https://www.example.com https://*.example.org")
			require.Contains(t, string(page.Raw), `<html lang="pt" dir="rtl">`)
			total := 0
			for _, name := range strings.Split(string(page.Raw), `"/api/v1/chats/widget/parts/`)[1:] {
				name, _, _ = strings.Cut(name, `"`)
				part := x.stranger.GET("/api/v1/chats/widget/parts/" + name)
				require.Contains(t, part.Header.Get("Cache-Control"), "immutable")
				total += len(part.Raw)
			}
			require.Greater(t, total, 1000)
			require.LessOrEqual(t, total, 60<<10)
		})
	})
}

func TestWidgetBounds(t *testing.T) {
	x := newSite(t, sdktest.Engine{Name: "sqlite"})

	t.Run("a flood of one visitor, and of newcomers from one place, is told to wait", func(t *testing.T) {
		v := x.begin(body{})
		status := 0
		for n := range 20 {
			status = x.write(v.Token, "client-flood-"+strconv.Itoa(n), "x").Status
		}
		require.Equal(t, http.StatusTooManyRequests, status)
		for n := range 40 {
			status = x.write(x.begin(body{}).Token, "client-new-"+strconv.Itoa(n), "x").Status
		}
		require.Equal(t, http.StatusTooManyRequests, status)
	})

	t.Run("a company that has the module off, and a key of none, are not there", func(t *testing.T) {
		y := newSite(t, sdktest.Engine{Name: "sqlite"})
		for _, key := range []string{"x", "a.AAAAAAAAAAAAAAAAAAAAAA", strings.Replace(y.key, "a.", "b.", 1), strings.Replace(y.key, "a.", "nobody.", 1)} {
			y.stranger.GET("/api/v1/chats/widget/"+key+"/page").Refused(http.StatusNotFound, "not_found")
		}
		z := newSite(t, sdktest.Engine{Name: "sqlite"})
		z.admin.DELETE("/api/v1/inboxes/"+z.inbox, "If-Match", `"1"`).OK(nil)
		z.stranger.GET(z.at+"/page").Refused(http.StatusNotFound, "not_found")
		require.NoError(t, y.Control.SetTenants(t.Context(), []string{"b"}))
		for _, at := range []string{"/page", "/widget.js"} {
			y.stranger.GET(y.at+at).Refused(http.StatusNotFound, "not_found")
		}
		y.stranger.POST(y.at+"/visits", body{}).Refused(http.StatusNotFound, "not_found")
	})

	t.Run("an inbox without a site, or with one that is none, is not connected", func(t *testing.T) {
		for _, origins := range []string{"http://www.example.com", "https://x/y", "javascript:alert(1)", "https://a b; script-src *", "https://*"} {
			x.admin.POST("/api/v1/inboxes", body{"name": "W", "channel": "widget", "settings": body{"origins": origins}}).Refused(http.StatusUnprocessableEntity, "chats.widget_origin")
		}
		x.admin.POST("/api/v1/inboxes", body{"name": "W", "channel": "widget", "settings": body{"origins": "https://x.uy", "color": "red"}}).Refused(http.StatusUnprocessableEntity, "chats.widget_look")
	})
}

// await waits until a window has been told something.
func await(t *testing.T, heard <-chan sdktest.Heard, what string) {
	t.Helper()
	limit := time.After(10 * time.Second)
	for {
		select {
		case e, more := <-heard:
			require.True(t, more, "the stream ended before %s", what)
			if e.Type == what {
				return
			}
		case <-limit:
			t.Fatalf("nothing was told of %s", what)
		}
	}
}
