package events

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/core/internal/lasting"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// update is what a browser hears: which queries to read again, and what is worth showing at once.
type update struct {
	ID      string          `json:"id"`
	Subject string          `json:"subject,omitempty"`
	Keys    [][]string      `json:"keys,omitempty"`
	Payload json.RawMessage `json:"payload,omitempty"`
}

// ended is the last event of a stream that the host ends because of what its person may do or is signed in to: the browser asks
// anew at once, rather than after the pause that a host which restarts is spared by.
const ended = "ended"

// Open gives the live updates of the person who asks, until they go or fall too far behind.
func (h *Hub) Open(ctx context.Context, _ *struct{}) (httpx.Stream, error) {
	watcher := h.watch(principal.Must(ctx))
	return func(ctx context.Context, to *httpx.Sender) error {
		defer h.forget(watcher)
		return watcher.send(ctx, to)
	}, nil
}

func (w *watcher) send(ctx context.Context, to *httpx.Sender) error {
	for {
		select {
		case <-ctx.Done():
			if lasting.Of(ctx) == lasting.Access {
				return to.Send(httpx.Event{Type: ended, Data: struct{}{}})
			}
			return nil
		case <-w.gone:
			return nil
		case e := <-w.updates:
			if err := to.Send(httpx.Event{ID: e.ID, Type: e.Type, Data: updateOf(e)}); err != nil {
				return err
			}
		}
	}
}

func updateOf(e sdkevents.Envelope) update { return update{e.ID, e.Subject, e.Keys, e.Data} }
