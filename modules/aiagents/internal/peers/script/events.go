package script

import (
	"encoding/json"
	"fmt"
	"net/http"
)

// Events are an answer that comes bit by bit, as server-sent events.
type Events struct {
	w http.ResponseWriter
	r *http.Request
}

// NewEvents begins one.
func NewEvents(w http.ResponseWriter, r *http.Request) *Events {
	w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	w.WriteHeader(http.StatusOK)
	return &Events{w, r}
}

// Send sends one; name may be empty.
func (e *Events) Send(name string, data any) {
	raw, _ := json.Marshal(data)
	e.Raw(name, string(raw))
}

// Raw sends one as it is written.
func (e *Events) Raw(name, data string) {
	if name != "" {
		_, _ = fmt.Fprintf(e.w, "event: %s\n", name)
	}
	_, _ = fmt.Fprintf(e.w, "data: %s\n\n", data)
	e.flush()
}

// Comment is what keeps a line open.
func (e *Events) Comment() {
	_, _ = fmt.Fprint(e.w, ": keepalive\n\n")
	e.flush()
}

func (e *Events) flush() { _ = http.NewResponseController(e.w).Flush() }

// Amid does what a fault does amid an answer, and tells whether it goes on.
func (e *Events) Amid(f Fault, failing func()) (on bool) {
	switch f {
	case Hangs:
		<-e.r.Context().Done()
	case BrokenOff:
		panic(http.ErrAbortHandler)
	case Malformed:
		e.Raw("message", `{"not`)
	case FailsAmid:
		failing()
	case Ends:
	default:
		return true
	}
	return false
}

// Pieces are a text in parts of a few bytes, as arguments come.
func Pieces(text string) (all []string) {
	const size = 7
	for len(text) > size {
		all = append(all, text[:size])
		text = text[size:]
	}
	return append(all, text)
}

// JSON answers with a status.
func JSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}

// RetryIn says when one may ask again; nothing for 0.
func RetryIn(w http.ResponseWriter, seconds int) {
	if seconds > 0 {
		w.Header().Set("Retry-After", fmt.Sprint(seconds))
	}
}

// Gateway answers as the gateway before an API does that is not there.
func Gateway(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "text/html")
	w.WriteHeader(http.StatusBadGateway)
	_, _ = fmt.Fprint(w, "<html><body><h1>502 Bad Gateway</h1></body></html>")
}
