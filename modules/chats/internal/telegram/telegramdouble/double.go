// Package telegramdouble stands for Telegram's Bot API in tests: written from its published reference (https://core.telegram.org/bots/api), and
// as strict. Nothing of it is in the product.
package telegramdouble

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf16"
)

// What the double knows.
const (
	Token    = "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"
	Username = "rioplatense_bot"
)

// Double is one bot. Safe for concurrent use.
type Double struct {
	*httptest.Server
	t       testing.TB
	mutex   sync.Mutex
	webhook string
	sign    string
	next    int
	known   chan Sent
	blocked map[string]bool // chats that have stopped the bot
	deliver func(url string, body []byte, sign string) (status int)
}

// Sent is a message that was taken.
type Sent struct {
	ID      int
	Chat    string
	Text    string
	Answers int
	Buttons []string // their data
}

// New is the API on this machine.
func New(t testing.TB, deliver func(url string, body []byte, sign string) (status int)) *Double {
	d := &Double{t: t, next: 100, known: make(chan Sent, 100), blocked: map[string]bool{}, deliver: deliver}
	d.Server = httptest.NewServer(http.HandlerFunc(d.serve))
	t.Cleanup(d.Close)
	return d
}

// Place is the address as an allowance names it.
func (d *Double) Place() string { return d.Listener.Addr().String() }

func (d *Double) serve(w http.ResponseWriter, r *http.Request) {
	token, method, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/bot"), "/")
	if token != Token {
		refuse(w, http.StatusUnauthorized, "Unauthorized")
		return
	}
	asked := fields(r)
	d.mutex.Lock()
	defer d.mutex.Unlock()
	switch method {
	case "getMe":
		answer(w, map[string]any{"id": 110201543, "is_bot": true, "first_name": "Rioplatense", "username": Username})
	case "setWebhook":
		d.setWebhook(w, asked)
	case "sendMessage":
		d.send(w, asked)
	default:
		refuse(w, http.StatusNotFound, "Not Found")
	}
}

// fields are what was asked, whether it came as JSON or as a form.
func fields(r *http.Request) map[string]string {
	asked := map[string]string{}
	if strings.HasPrefix(r.Header.Get("Content-Type"), "application/json") {
		var all map[string]json.RawMessage
		body, _ := io.ReadAll(r.Body)
		_ = json.Unmarshal(body, &all)
		for name, value := range all {
			var text string
			if json.Unmarshal(value, &text) != nil {
				text = string(value)
			}
			asked[name] = text
		}
		return asked
	}
	_ = r.ParseMultipartForm(1 << 20)
	for name, values := range r.Form {
		asked[name] = values[0]
	}
	return asked
}

func (d *Double) setWebhook(w http.ResponseWriter, asked map[string]string) {
	if !strings.HasPrefix(asked["url"], "https://") {
		refuse(w, http.StatusBadRequest, "Bad Request: bad webhook: An HTTPS URL must be provided for webhook")
		return
	}
	d.webhook, d.sign = asked["url"], asked["secret_token"]
	answer(w, true)
}

const mostText = 4096

func (d *Double) send(w http.ResponseWriter, asked map[string]string) {
	chat, text := asked["chat_id"], asked["text"]
	switch {
	case d.blocked[chat]:
		refuse(w, http.StatusForbidden, "Forbidden: bot was blocked by the user")
		return
	case text == "":
		refuse(w, http.StatusBadRequest, "Bad Request: message text is empty")
		return
	case len(utf16.Encode([]rune(text))) > mostText:
		refuse(w, http.StatusBadRequest, "Bad Request: message is too long")
		return
	}
	d.next++
	sent := Sent{ID: d.next, Chat: chat, Text: text}
	var reply struct {
		MessageID int `json:"message_id"`
	}
	_ = json.Unmarshal([]byte(asked["reply_parameters"]), &reply)
	sent.Answers = reply.MessageID
	var markup struct {
		Keyboard [][]struct {
			Data string `json:"callback_data"`
		} `json:"inline_keyboard"`
	}
	_ = json.Unmarshal([]byte(asked["reply_markup"]), &markup)
	for _, row := range markup.Keyboard {
		sent.Buttons = append(sent.Buttons, row[0].Data)
	}
	id, _ := strconv.ParseInt(chat, 10, 64)
	answer(w, map[string]any{"message_id": sent.ID, "date": time.Now().Unix(), "chat": map[string]any{"id": id, "type": "private"}, "text": text})
	d.known <- sent
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

// Block has a person stop the bot.
func (d *Double) Block(chat int64) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.blocked[strconv.FormatInt(chat, 10)] = true
}

// Writes has somebody write to the bot.
func (d *Double) Writes(update, message int, chat int64, name, text string) int {
	return d.tell(map[string]any{"update_id": update, "message": map[string]any{
		"message_id": message, "date": time.Now().Unix(), "text": text,
		"from": map[string]any{"id": chat, "is_bot": false, "first_name": name},
		"chat": map[string]any{"id": chat, "type": "private", "first_name": name},
	}})
}

// Taps has somebody tap a button.
func (d *Double) Taps(update int, chat int64, name, data string) int {
	return d.tell(map[string]any{"update_id": update, "callback_query": map[string]any{
		"id": strconv.Itoa(update), "chat_instance": "1", "data": data, "from": map[string]any{"id": chat, "is_bot": false, "first_name": name},
	}})
}

func (d *Double) tell(update map[string]any) int {
	body, _ := json.Marshal(update) // of these types it cannot fail
	d.mutex.Lock()
	url, sign := d.webhook, d.sign
	d.mutex.Unlock()
	return d.deliver(url, body, sign)
}

func answer(w http.ResponseWriter, result any) {
	_ = json.NewEncoder(w).Encode(map[string]any{"ok": true, "result": result})
}

func refuse(w http.ResponseWriter, status int, why string) {
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(map[string]any{"ok": false, "error_code": status, "description": why})
}
