// Package whatsappdouble stands for the WhatsApp Cloud API in tests: written from its published reference, and as strict. Nothing of it is
// in the product.
package whatsappdouble

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"
)

// What the double knows.
const (
	Token         = "EAAG-token"
	PhoneNumberID = "106540352242922"
	AccountID     = "102290129340398"
	Number        = "+598 2900 1234"
	AppSecret     = "app-secret"
)

// Double is one number at Meta. Safe for concurrent use.
type Double struct {
	*httptest.Server
	t     testing.TB
	mutex sync.Mutex
	sent  []Sent
	open  map[string]bool // who wrote within 24 hours
	known chan Sent       // each message that was taken
	hook  func(body []byte, signature string) (status int)
	fails []failure // what the next sends are refused with
	media map[string]Media
}

type failure struct {
	status, code int
	message      string
}

// Sent is a message that was taken.
type Sent struct {
	ID    string
	To    string
	Type  string
	Text  string
	Ours  string // biz_opaque_callback_data
	Media Media
}

// New is the API on this machine.
func New(t testing.TB) *Double {
	d := &Double{t: t, open: map[string]bool{}, media: map[string]Media{}, known: make(chan Sent, 1000)}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v23.0/"+PhoneNumberID, d.number)
	mux.HandleFunc("POST /v23.0/"+PhoneNumberID+"/messages", d.messages)
	mux.HandleFunc("GET /v23.0/"+AccountID+"/message_templates", d.templates)
	d.mediaRoutes(mux)
	d.Server = httptest.NewServer(mux)
	t.Cleanup(d.Close)
	return d
}

// API is its address.
func (d *Double) API() string { return d.URL + "/v23.0" }

// Place is the address as an allowance names it.
func (d *Double) Place() string { return d.Listener.Addr().String() }

func (d *Double) refuse(w http.ResponseWriter, status, code int, message string) {
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(map[string]any{"error": map[string]any{"message": message, "type": "OAuthException", "code": code, "fbtrace_id": "A"}})
}

func (d *Double) may(w http.ResponseWriter, r *http.Request) bool {
	if r.Header.Get("Authorization") != "Bearer "+Token {
		d.refuse(w, http.StatusUnauthorized, 190, "Invalid OAuth access token")
		return false
	}
	return true
}

func (d *Double) number(w http.ResponseWriter, r *http.Request) {
	if d.may(w, r) {
		_ = json.NewEncoder(w).Encode(map[string]string{"id": PhoneNumberID, "display_phone_number": Number, "verified_name": "Rioplatense"})
	}
}

// Fail has the next send refused.
func (d *Double) Fail(status, code int, message string) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.fails = append(d.fails, failure{status, code, message})
}

// Vanish has the line go dead on the next send: it was asked for, and nobody knows what came of it.
func (d *Double) Vanish() { d.Fail(0, 0, "") }

func (d *Double) failing() (f failure, fails bool) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if len(d.fails) == 0 {
		return f, false
	}
	f, d.fails = d.fails[0], d.fails[1:]
	return f, true
}

func (d *Double) messages(w http.ResponseWriter, r *http.Request) {
	if !d.may(w, r) {
		return
	}
	f, fails := d.failing()
	if fails && f.status == 0 {
		panic(http.ErrAbortHandler)
	}
	if fails {
		d.refuse(w, f.status, f.code, f.message)
		return
	}
	var m struct {
		Product string `json:"messaging_product"`
		To      string `json:"to"`
		Scoped  string `json:"recipient"`
		Type    string `json:"type"`
		Ours    string `json:"biz_opaque_callback_data"`
		Text    struct {
			Body string `json:"body"`
		} `json:"text"`
		Interactive interactive `json:"interactive"`
		Template    struct {
			Name string `json:"name"`
		} `json:"template"`
		enclosures
	}
	switch err := json.NewDecoder(r.Body).Decode(&m); {
	case err != nil || m.Product != "whatsapp" || !addressed(m.To, m.Scoped):
		d.refuse(w, http.StatusBadRequest, 100, "Invalid parameter")
	case m.Type == "text" && (m.Text.Body == "" || utf8.RuneCountInString(m.Text.Body) > 4096):
		d.refuse(w, http.StatusBadRequest, 100, "(#100) Param text['body'] must be at most 4096 characters long.")
	case m.Type == "interactive" && m.Interactive.wrong() != "":
		d.refuse(w, http.StatusBadRequest, 131009, m.Interactive.wrong())
	case m.one() != nil && !d.has(m.one().ID):
		d.refuse(w, http.StatusBadRequest, 100, "(#100) Invalid media id")
	case m.Type != "template" && !d.isOpen(cmp.Or(m.To, m.Scoped)):
		d.refuse(w, http.StatusBadRequest, 131047, "Re-engagement message")
	default:
		d.take(w, Sent{To: cmp.Or(m.To, m.Scoped), Type: m.Type, Text: m.Text.Body + m.Template.Name + m.Interactive.Body.Text + m.caption(), Ours: m.Ours, Media: d.of(m.one())})
	}
}

// addressed tells whether the API knows whom a message is for: a number in "to", or a business-scoped id in "recipient".
func addressed(to, scoped string) bool {
	if to != "" {
		return strings.Trim(to, "0123456789") == ""
	}
	country, of, is := strings.Cut(scoped, ".")
	return is && len(country) == 2 && of != ""
}

func (d *Double) isOpen(who string) bool {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return d.open[who]
}

func (d *Double) take(w http.ResponseWriter, s Sent) {
	d.mutex.Lock()
	s.ID = "wamid.out" + strconv.Itoa(len(d.sent)+1)
	d.sent = append(d.sent, s)
	d.mutex.Unlock()
	_ = json.NewEncoder(w).Encode(map[string]any{
		"messaging_product": "whatsapp", "contacts": []map[string]string{{"input": s.To, "wa_id": s.To}}, "messages": []map[string]string{{"id": s.ID}},
	})
	select {
	case d.known <- s:
	default: // more than anybody waits for
	}
}

// Took waits for a message that was taken.
func (d *Double) Took() Sent {
	d.t.Helper()
	select {
	case s := <-d.known:
		return s
	case <-time.After(20 * time.Second):
		d.t.Fatal("no message came")
		return Sent{}
	}
}

// All are the messages that were taken.
func (d *Double) All() []Sent {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return append([]Sent(nil), d.sent...)
}

// Subscribe says where deliveries go.
func (d *Double) Subscribe(hook func(body []byte, signature string) (status int)) { d.hook = hook }

// Writes has somebody write.
func (d *Double) Writes(id, from, name, text string, at time.Time) int {
	d.mutex.Lock()
	d.open[from] = true
	d.mutex.Unlock()
	return d.Tell(Written(id, from, name, text, at), AppSecret)
}

// WritesBy has somebody write who has a username instead of a number, or, with a number, both.
func (d *Double) WritesBy(id, userID, number, name, text string, at time.Time) int {
	d.mutex.Lock()
	d.open[userID] = true
	d.mutex.Unlock()
	contact := map[string]any{"profile": map[string]string{"name": name, "username": "@" + name}, "user_id": userID}
	message := map[string]any{"from_user_id": userID, "id": id, "timestamp": strconv.FormatInt(at.Unix(), 10), "type": "text", "text": map[string]string{"body": text}}
	if number != "" {
		contact["wa_id"], message["from"] = number, number
	}
	return d.Tell(change(map[string]any{"contacts": []any{contact}, "messages": []any{message}}), AppSecret)
}

// Written is the delivery of a text.
func Written(id, from, name, text string, at time.Time) []byte {
	return change(map[string]any{
		"contacts": []any{map[string]any{"profile": map[string]string{"name": name}, "wa_id": from}},
		"messages": []any{map[string]any{"from": from, "id": id, "timestamp": strconv.FormatInt(at.Unix(), 10), "type": "text", "text": map[string]string{"body": text}}},
	})
}

// Status is the delivery of how far a message came.
func Status(id, status, to string, at time.Time) []byte {
	return change(map[string]any{"statuses": []any{map[string]any{"id": id, "status": status, "timestamp": strconv.FormatInt(at.Unix(), 10), "recipient_id": to}}})
}

func change(value map[string]any) []byte {
	value["messaging_product"] = "whatsapp"
	value["metadata"] = map[string]string{"display_phone_number": "59829001234", "phone_number_id": PhoneNumberID}
	body, _ := json.Marshal(map[string]any{"object": "whatsapp_business_account", "entry": []any{map[string]any{
		"id": AccountID, "changes": []any{map[string]any{"field": "messages", "value": value}},
	}}}) // of these types it cannot fail
	return body
}

// Tell brings a delivery, signed with a secret, and gives the status that it was answered with.
func (d *Double) Tell(body []byte, secret string) int {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(body)
	return d.hook(body, "sha256="+hex.EncodeToString(mac.Sum(nil)))
}
