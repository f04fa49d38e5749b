// Package smsdouble stands for gateways of short messages in tests: Twilio and Infobip as their published references describe them, and the
// shape that the product describes; each as strict. Nothing of it is in the product.
package smsdouble

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// What the double knows.
const (
	Account = "AC0123456789abcdef0123456789abcdef"
	Key     = "gateway-key"
	From    = "+59829001234"
)

// Double is a gateway. Safe for concurrent use.
type Double struct {
	*httptest.Server
	t     testing.TB
	count atomic.Int64
	known chan Sent
}

// Sent is a message that was taken.
type Sent struct{ ID, To, Text, Back string }

// New is the gateway on this machine.
func New(t testing.TB) *Double {
	d := &Double{t: t, known: make(chan Sent, 100)}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /2010-04-01/Accounts/{account}", d.twilioAccount)
	mux.HandleFunc("POST /2010-04-01/Accounts/{account}/Messages.json", d.twilioMessage)
	mux.HandleFunc("GET /account/1/balance", d.with("App "+Key, func(w http.ResponseWriter, _ *http.Request) {
		say(w, 200, map[string]any{"balance": 1, "currency": "EUR"})
	}))
	mux.HandleFunc("POST /sms/2/text/advanced", d.with("App "+Key, d.infobip))
	mux.HandleFunc("GET /account", d.with("Bearer "+Key, func(w http.ResponseWriter, _ *http.Request) { say(w, 200, map[string]any{}) }))
	mux.HandleFunc("POST /messages", d.with("Bearer "+Key, d.described))
	d.Server = httptest.NewServer(mux)
	t.Cleanup(d.Close)
	return d
}

// Place is the address as an allowance names it.
func (d *Double) Place() string { return d.Listener.Addr().String() }

func say(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}

func (d *Double) with(authorization string, f http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != authorization {
			say(w, http.StatusUnauthorized, map[string]any{"requestError": map[string]any{"serviceException": map[string]string{"messageId": "UNAUTHORIZED", "text": "Invalid login details"}}})
			return
		}
		f(w, r)
	}
}

var e164 = regexp.MustCompile(`^\+[1-9]\d{6,14}$`)

func (d *Double) take(s Sent) string {
	s.ID = "SM" + strings.Repeat("0", 28) + strconv.FormatInt(1000+d.count.Add(1), 10)
	d.known <- s
	return s.ID
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

func (d *Double) twilioMay(w http.ResponseWriter, r *http.Request) bool {
	user, password, _ := r.BasicAuth()
	if user != Account || password != Key || strings.TrimSuffix(r.PathValue("account"), ".json") != Account {
		say(w, http.StatusUnauthorized, map[string]any{"code": 20003, "message": "Authenticate", "status": 401})
		return false
	}
	return true
}

func (d *Double) twilioAccount(w http.ResponseWriter, r *http.Request) {
	if d.twilioMay(w, r) {
		say(w, http.StatusOK, map[string]string{"sid": Account, "status": "active"})
	}
}

const mostText = 1600

func (d *Double) twilioMessage(w http.ResponseWriter, r *http.Request) {
	if !d.twilioMay(w, r) {
		return
	}
	to, text := r.FormValue("To"), r.FormValue("Body")
	switch {
	case !e164.MatchString(to):
		say(w, http.StatusBadRequest, map[string]any{"code": 21211, "message": "Invalid 'To' Phone Number: " + to, "status": 400})
	case r.FormValue("From") != From:
		say(w, http.StatusBadRequest, map[string]any{"code": 21606, "message": "The 'From' phone number is not a valid message-capable phone number", "status": 400})
	case text == "" || len([]rune(text)) > mostText:
		say(w, http.StatusBadRequest, map[string]any{"code": 21617, "message": "The concatenated message body exceeds the 1600 character limit", "status": 400})
	default:
		say(w, http.StatusCreated, map[string]any{"sid": d.take(Sent{To: to, Text: text, Back: r.FormValue("StatusCallback")}), "status": "queued", "num_segments": "1"})
	}
}

func (d *Double) infobip(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Messages []struct {
			From         string `json:"from"`
			Text         string `json:"text"`
			Destinations []struct {
				To string `json:"to"`
				ID string `json:"messageId"`
			} `json:"destinations"`
		} `json:"messages"`
	}
	if json.NewDecoder(r.Body).Decode(&asked) != nil || len(asked.Messages) != 1 || len(asked.Messages[0].Destinations) != 1 || asked.Messages[0].Text == "" {
		say(w, http.StatusBadRequest, map[string]any{"requestError": map[string]any{"serviceException": map[string]string{"messageId": "BAD_REQUEST", "text": "Bad Request"}}})
		return
	}
	m := asked.Messages[0]
	d.take(Sent{To: "+" + m.Destinations[0].To, Text: m.Text})
	say(w, http.StatusOK, map[string]any{"messages": []any{map[string]any{
		"to": m.Destinations[0].To, "messageId": m.Destinations[0].ID, "status": map[string]any{"groupId": 1, "groupName": "PENDING", "id": 26, "description": "Message sent to next instance"},
	}}})
}

func (d *Double) described(w http.ResponseWriter, r *http.Request) {
	var asked struct{ ID, From, To, Text string }
	if json.NewDecoder(r.Body).Decode(&asked) != nil || asked.ID == "" || !e164.MatchString(asked.To) || asked.Text == "" {
		say(w, http.StatusUnprocessableEntity, map[string]string{"code": "number", "message": "no such number"})
		return
	}
	say(w, http.StatusOK, map[string]string{"id": d.take(Sent{To: asked.To, Text: asked.Text})})
}
