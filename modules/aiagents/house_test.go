package aiagents_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// house stands for the modules that keep conversations and debtors. It keeps what it was told, once for each key as they do, and counts; what
// must not be asked of it is a fault.
type house struct {
	*http.ServeMux
	mutex   sync.Mutex
	chats   map[string]*chat
	files   map[string]*file  // by debtor
	answers map[string]answer // by idempotency key
	faults  []string
	asks    []string        // conversations in which an answer is asked for, and nobody was told yet
	unheard map[string]bool // in which nobody has looked since
	news    chan struct{}   // that something is there to be told
	over    chan string     // conversations that have ended
}

// chat is a conversation: what they write next comes once what they wrote was answered.
type chat struct {
	ID, Debtor, Agent string
	Writes            []string
	Messages          []fields
	Ended             []string // how: by whoever ended it
}

// file is a debtor's.
type file struct {
	Tries            int
	Language         word.Language
	Checks           []bool
	Plans, Promises  []fields
	Flags, Callbacks int
}

type answer struct {
	body, raw string
	status    int
}

func newHouse() *house {
	h := &house{
		ServeMux: http.NewServeMux(), chats: map[string]*chat{}, files: map[string]*file{}, answers: map[string]answer{}, unheard: map[string]bool{},
		news: make(chan struct{}, 1), over: make(chan string, 10_000),
	}
	h.read("GET /api/v1/conversations/{id}", h.conversation)
	h.read("GET /api/v1/conversations/{id}/messages", h.messages)
	h.read("GET /api/v1/deudores/{id}", h.debtor)
	h.read("GET /api/v1/carteras/{id}", func(*http.Request) any {
		return fields{"id": "p1", "creditor_name": "Banco Sol", "country": "UY", "currency": "UYU"}
	})
	h.read("GET /api/v1/deudores/{id}/identity-checks", func(r *http.Request) any {
		return fields{"facts": []string{"document_last4"}, "tries_left": h.files[r.PathValue("id")].Tries}
	})
	h.read("GET /api/v1/articles/passages", func(*http.Request) any { return []fields{} })
	h.write("POST /api/v1/conversations/{id}/agent-typing", http.StatusOK, func(*http.Request, fields) (any, string) { return fields{}, "" })
	h.write("POST /api/v1/conversations/{id}/agent-messages", http.StatusCreated, h.said)
	h.write("POST /api/v1/conversations/{id}/handoff", http.StatusOK, h.ends("handed"))
	h.write("POST /api/v1/conversations/{id}/resolve", http.StatusOK, h.ends("resolved"))
	h.file()
	return h
}

// read answers what is asked.
func (h *house) read(pattern string, of func(r *http.Request) any) {
	h.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		h.mutex.Lock()
		defer h.mutex.Unlock()
		told(w, http.StatusOK, fields{"data": of(r), "meta": fields{"total": 1, "page": 1, "pageSize": 100}})
	})
}

// write does what is asked, once for each key; code is why it does not.
func (h *house) write(pattern string, status int, do func(r *http.Request, b fields) (data any, code string)) {
	h.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		h.mutex.Lock()
		defer h.mutex.Unlock()
		raw, _ := io.ReadAll(r.Body) // it is in memory
		key := r.Header.Get("Idempotency-Key")
		before, known := h.answers[key]
		if known && key != "" {
			if before.body != r.URL.Path+string(raw) {
				h.faults = append(h.faults, "another thing under the key "+key+": "+string(raw))
			}
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(before.status)
			_, _ = io.WriteString(w, before.raw)
			return
		}
		var b fields
		_ = json.Unmarshal(raw, &b) // none is empty
		data, code := do(r, b)
		if code != "" {
			told(w, http.StatusConflict, fields{"code": code, "status": http.StatusConflict, "title": "Conflict", "type": "about:blank"})
			return
		}
		text, _ := json.Marshal(fields{"data": data})
		h.answers[key] = answer{r.URL.Path + string(raw), string(text), status}
		told(w, status, fields{"data": data})
	})
}

func told(w http.ResponseWriter, status int, v fields) {
	w.Header().Set("Content-Type", map[bool]string{true: "application/json", false: "application/problem+json"}[status < 400])
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // who asked notices
}

// begins has a debtor write for the first time; they write the rest as they are answered.
func (h *house) begins(id, agent string, writes ...string) { h.beginsIn(word.ES, id, agent, writes...) }

func (h *house) beginsIn(language word.Language, id, agent string, writes ...string) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.files["d-"+id] = &file{Tries: 3, Language: language}
	h.chats[id] = &chat{ID: id, Debtor: "d-" + id, Agent: agent, Writes: writes}
	h.next(h.chats[id])
}

// next is what they write next.
func (h *house) next(c *chat) {
	if len(c.Writes) == 0 || c.Agent == "" {
		h.poke()
		return
	}
	n := len(c.Messages)
	c.Messages = append(c.Messages, fields{"id": fmt.Sprint(c.ID, "-m", n), "direction": "in", "sender": "debtor", "kind": "text", "text": c.Writes[0], "at": time.Now()})
	c.Writes = c.Writes[1:]
	h.ask(c.ID)
}

func (h *house) ask(id string) {
	h.asks, h.unheard[id] = append(h.asks, id), true
	h.poke()
}

// poke has whoever waits look again.
func (h *house) poke() {
	select {
	case h.news <- struct{}{}:
	default:
	}
}
