package events

import (
	"context"
	"encoding/json"
	"time"

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
	Spread  int64           `json:"spread_ms,omitempty"` // within how long to read them again, at a moment by chance; 0: at once
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
		case first := <-w.updates:
			if err := to.Send(w.pending(first)...); err != nil {
				return err
			}
		}
	}
}

// together is how many updates are sent at once to who has fallen behind.
const together = 32

// pending are an update and those that wait behind it.
func (w *watcher) pending(first told) []httpx.Event {
	all := []httpx.Event{first.event()}
	for len(all) < together {
		select {
		case next := <-w.updates:
			all = append(all, next.event())
		default:
			return all
		}
	}
	return all
}

func (t told) event() httpx.Event { return httpx.Event{ID: t.id, Type: t.kind, Data: t.data} }

func writeOut(e sdkevents.Envelope, spread time.Duration) told {
	data, err := httpx.JSON(update{e.ID, e.Subject, e.Keys, spread.Milliseconds(), e.Data})
	if err != nil { // its payload is no JSON: it is not of the product's making
		data, _ = httpx.JSON(update{e.ID, e.Subject, e.Keys, spread.Milliseconds(), nil})
	}
	return told{e.ID, e.Type, data}
}
