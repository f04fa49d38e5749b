package httpx

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// EventStream is the media type of server-sent events.
//
//sdk:host
const EventStream = "text/event-stream"

// Event is one server-sent event.
type Event struct {
	ID   string // where the browser goes on from when it comes back; may be empty
	Type string
	Data any // sent as JSON; a json.RawMessage as it is
}

// Stream sends events until there are no more, or ctx ends: the other side is gone, what let it in no longer holds, or the
// process drains. It is run once whenever it was given, so it may release what was taken for it.
type Stream func(ctx context.Context, to *Sender) error

// RegisterEvents serves an operation, a GET if it names no method, that answers with server-sent events. open reads the request and refuses it, or gives the
// stream; what it subscribes to there is heard from the answer's first byte. payloads has a value of what each type of event
// carries, for the OpenAPI document; nil if that cannot be told.
func RegisterEvents[I any](api *API, op Operation, payloads map[string]any, open func(ctx context.Context, in *I) (Stream, error)) {
	op.Method = cmp.Or(op.Method, http.MethodGet)
	described := registerLasting(api, op, func(ctx context.Context, in *I) (http.HandlerFunc, error) {
		stream, err := open(ctx, in)
		return func(w http.ResponseWriter, r *http.Request) { api.stream(w, r, op, stream) }, err
	})
	described.Responses["200"] = api.eventsResponse(op, payloads)
}

// Sender sends the events of one stream. Safe for concurrent use.
type Sender struct {
	LastID  string // ID of the last event that the other side has, if it comes back
	w       http.ResponseWriter
	control *http.ResponseController
	end     context.CancelCauseFunc
	pace    pace
	mutex   sync.Mutex
	failed  error
}

// Send sends events, together. It fails when the other side is gone, or takes nothing for 15 seconds; the stream's context has
// ended then.
func (s *Sender) Send(events ...Event) error {
	var frames bytes.Buffer
	for _, e := range events {
		if err := e.frame(&frames); err != nil {
			return err
		}
	}
	return s.write(frames.String())
}

func (e Event) frame(to *bytes.Buffer) error {
	text, err := e.text()
	if err != nil {
		return fmt.Errorf("event %s: %w", e.Type, err)
	}
	for _, line := range [][2]string{{"id", e.ID}, {"event", e.Type}, {"data", string(text)}} {
		if strings.ContainsAny(line[1], "\r\n\x00") {
			return fmt.Errorf("event %q: its %s breaks the line", e.Type, line[0])
		}
		if line[1] != "" {
			to.WriteString(line[0] + ": " + line[1] + "\n")
		}
	}
	return to.WriteByte('\n')
}

func (e Event) text() ([]byte, error) {
	if raw, written := e.Data.(json.RawMessage); written {
		return raw, nil
	}
	return json.Marshal(e.Data)
}

func (s *Sender) write(text string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.failed != nil {
		return s.failed
	}
	_ = s.control.SetWriteDeadline(time.Now().Add(s.pace.send)) // a recorder has none
	if _, s.failed = io.WriteString(s.w, text); s.failed == nil {
		s.failed = s.control.Flush()
	}
	if s.failed != nil {
		s.end(s.failed)
	}
	return s.failed
}

func (api *API) stream(w http.ResponseWriter, r *http.Request, op Operation, stream Stream) {
	ctx, end := context.WithCancelCause(r.Context())
	to := &Sender{LastID: r.Header.Get("Last-Event-ID"), w: w, control: http.NewResponseController(w), end: end, pace: api.pace}
	w.Header().Set("Content-Type", EventStream)
	w.Header().Set("X-Accel-Buffering", "no")
	_ = to.write(": connected\n\n") // that it failed, the context tells
	var beside sync.WaitGroup
	beside.Go(func() { to.beat(ctx) })
	defer beside.Wait()
	defer end(nil)
	if err := stream(ctx, to); err != nil && ctx.Err() == nil {
		api.log.WarnContext(ctx, "stream of events", "operation", op.ID, "error", err)
	}
}

func (s *Sender) beat(ctx context.Context) {
	tick := time.NewTicker(s.pace.beat)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			_ = s.write(": still here\n\n") // that it failed, the context tells
		}
	}
}

// eventsResponse documents the payloads of a stream's events.
func (api *API) eventsResponse(op Operation, payloads map[string]any) *huma.Response {
	schema := &huma.Schema{Type: huma.TypeString}
	if len(payloads) > 0 {
		schema = &huma.Schema{}
	}
	for _, name := range slices.Sorted(maps.Keys(payloads)) {
		schema.OneOf = append(schema.OneOf, api.schemaOf(reflect.TypeOf(payloads[name]), op.ID+" "+name))
	}
	return &huma.Response{Description: "Server-sent events", Content: map[string]*huma.MediaType{EventStream: {Schema: schema}}}
}

func (api *API) schemaOf(of reflect.Type, hint string) *huma.Schema {
	return api.OpenAPI().Components.Schemas.Schema(of, true, hint)
}
