package events

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// heartbeat keeps proxies from closing a stream that has nothing to say.
const heartbeat = 15 * time.Second

// update is what a browser hears: which queries to read again, and what is worth showing at once.
type update struct {
	ID      string          `json:"id"`
	Subject string          `json:"subject,omitempty"`
	Keys    [][]string      `json:"keys,omitempty"`
	Payload json.RawMessage `json:"payload,omitempty"`
}

// ServeHTTP streams live updates to the person who asks, as server-sent events, until they go or fall too far behind.
func (h *Hub) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	who := principal.Must(r.Context())
	stream := http.NewResponseController(w)
	_ = stream.SetWriteDeadline(time.Time{}) // a stream has no end; each write below has its own deadline
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no")
	watcher := h.watch(who)
	defer h.forget(watcher)
	if !write(w, stream, ": connected\n\n") {
		return
	}
	h.stream(w, r, stream, watcher)
}

func (h *Hub) stream(w http.ResponseWriter, r *http.Request, stream *http.ResponseController, watcher *watcher) {
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		select {
		case <-r.Context().Done():
			return
		case <-watcher.gone:
			return
		case <-beat.C:
			if !write(w, stream, ": still here\n\n") {
				return
			}
		case envelope := <-watcher.updates:
			if !write(w, stream, frame(envelope)) {
				return
			}
		}
	}
}

func frame(envelope sdkevents.Envelope) string {
	text, err := json.Marshal(update{envelope.ID, envelope.Subject, envelope.Keys, envelope.Data})
	if err != nil {
		return ": unreadable\n\n"
	}
	return fmt.Sprintf("id: %s\nevent: %s\ndata: %s\n\n", envelope.ID, envelope.Type, text)
}

func write(w http.ResponseWriter, stream *http.ResponseController, text string) bool {
	_ = stream.SetWriteDeadline(time.Now().Add(heartbeat))
	if _, err := w.Write([]byte(text)); err != nil {
		return false
	}
	return stream.Flush() == nil
}
