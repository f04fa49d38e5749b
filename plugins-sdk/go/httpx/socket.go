package httpx

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"reflect"
	"sync"
	"time"

	"github.com/coder/websocket"
	"github.com/danielgtaylor/huma/v2"
	"golang.org/x/net/http/httpguts"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// SocketExtension is the key under which the OpenAPI document says that an operation is a WebSocket, and what both sides say.
//
//sdk:host
const SocketExtension = "x-socket"

const (
	defaultMaxMessage = 64 << 10
	mostToSend        = 256 // messages that wait to be sent
	mostReceived      = 16  // messages that wait to be received; then the other side waits
)

// Message is what the other side said: JSON, or bytes as they are.
type Message[T any] struct {
	Value T
	Bytes []byte // nil if it is JSON
}

// Socket is a connection on which both sides speak. Safe for concurrent use.
type Socket[In, Out any] struct {
	api     *API
	conn    *websocket.Conn
	ctx     context.Context
	end     context.CancelCauseFunc
	out     chan frame
	in      chan Message[In]
	accepts func([]byte) (In, error)
}

type frame struct {
	kind websocket.MessageType
	data []byte
}

// The ways a socket ends, beside by what the handler returns.
var (
	errDraining = websocket.CloseError{Code: websocket.StatusServiceRestart, Reason: "restart"}
	errSlow     = websocket.CloseError{Code: websocket.StatusTryAgainLater, Reason: "slow"}
	errMessage  = websocket.CloseError{Code: websocket.StatusInvalidFramePayloadData, Reason: "message"}
	errNormal   = websocket.CloseError{Code: websocket.StatusNormalClosure}
	errFailed   = websocket.CloseError{Code: websocket.StatusInternalError, Reason: "internal"}
)

// errNoSocket refuses a request that does not ask for a WebSocket.
var errNoSocket = errs.New(errs.BadRequest, "socket_expected")

// RegisterSocket serves an operation on which both sides speak as they like, over a WebSocket; a browser opens it with a ticket
// (ADR 15). op.MaxBody bounds a message that comes, 64 KiB if it is 0. open reads the request and refuses it, or gives what is
// done until the socket ends; its error is told by a code: 4000 and the status of its kind, with its code as the reason. ctx ends
// with the socket: the other side is gone or too slow, what let it in no longer holds, or the process drains.
func RegisterSocket[I, In, Out any](api *API, op Operation, open func(ctx context.Context, in *I) (func(ctx context.Context, s *Socket[In, Out]) error, error)) {
	op.Method = http.MethodGet
	says := api.schemaOf(reflect.TypeFor[In](), op.ID+" in")
	described := registerLasting(api, op, func(ctx context.Context, in *I) (http.HandlerFunc, error) {
		handle, err := open(ctx, in)
		return func(w http.ResponseWriter, r *http.Request) { serveSocket(api, op, w, r, says, handle) }, err
	})
	described.Responses["101"] = &huma.Response{Description: "A WebSocket"}
	described.Extensions[SocketExtension] = map[string]any{"receives": says, "sends": api.schemaOf(reflect.TypeFor[Out](), op.ID+" out")}
}

// Send sends v as JSON. It does not wait: it fails when the socket has ended, and ends one whose other side is 256 messages behind.
func (s *Socket[In, Out]) Send(v Out) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return s.queue(frame{websocket.MessageText, data})
}

// SendBytes is Send of bytes as they are, which the caller no longer changes.
func (s *Socket[In, Out]) SendBytes(data []byte) error {
	return s.queue(frame{websocket.MessageBinary, data})
}

func (s *Socket[In, Out]) queue(f frame) error {
	if s.ctx.Err() != nil {
		return context.Cause(s.ctx)
	}
	select {
	case s.out <- f:
		return nil
	default:
		s.end(errSlow)
		return errSlow
	}
}

// Receive waits for the next message. It fails when the socket has ended.
func (s *Socket[In, Out]) Receive() (Message[In], error) {
	select {
	case m := <-s.in:
		return m, nil
	case <-s.ctx.Done():
		return Message[In]{}, context.Cause(s.ctx)
	}
}

func serveSocket[In, Out any](api *API, op Operation, w http.ResponseWriter, r *http.Request, says *huma.Schema, handle func(context.Context, *Socket[In, Out]) error) {
	if !websocketAsked(r) {
		api.Problem(w, r, errNoSocket)
		return
	}
	conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true}) // the host looks at the origin
	if err != nil {
		return // it has been told
	}
	conn.SetReadLimit(op.maxMessage())
	s := &Socket[In, Out]{
		api: api, conn: conn, out: make(chan frame, mostToSend), in: make(chan Message[In], mostReceived),
		accepts: func(data []byte) (In, error) { return parse[In](api, says, data) },
	}
	s.ctx, s.end = context.WithCancelCause(r.Context())
	s.run(op, handle)
}

func (s *Socket[In, Out]) run(op Operation, handle func(context.Context, *Socket[In, Out]) error) {
	var beside sync.WaitGroup
	defer beside.Wait()
	defer s.end(errFailed) // of a panic
	for _, work := range []func(){s.read, s.write, s.beat} {
		beside.Go(work)
	}
	err := handle(s.ctx, s)
	if s.ctx.Err() == nil && errs.KindOf(err) == errs.Internal && err != nil {
		s.api.log.WarnContext(s.ctx, "socket", "operation", op.ID, "error", err)
	}
	s.end(closing(err))
}

// closing is how a socket ends whose handler returned err.
func closing(err error) error {
	var refused *errs.Error
	switch {
	case err == nil:
		return errNormal
	case errors.As(err, &refused) && refused.Kind != errs.Internal:
		return websocket.CloseError{Code: websocket.StatusCode(4000 + refused.Kind.Status()), Reason: refused.Code}
	default:
		return errFailed
	}
}

// read reads until the connection is closed, so that pings and the other side's farewell are heard at any time.
func (s *Socket[In, Out]) read() {
	for {
		kind, data, err := s.conn.Read(context.Background())
		if err != nil {
			s.end(err)
			return
		}
		m := Message[In]{Bytes: data}
		if kind == websocket.MessageText {
			if m.Value, err = s.accepts(data); err != nil {
				s.end(errMessage)
				continue
			}
			m.Bytes = nil
		}
		select {
		case s.in <- m:
		case <-s.ctx.Done():
		}
	}
}

// write sends what is queued; at the end what is left of it, unless the other side is too slow, and why it ends.
func (s *Socket[In, Out]) write() {
	alive, kill := context.WithCancel(context.Background())
	defer kill()
	defer context.AfterFunc(s.ctx, func() { time.AfterFunc(s.api.pace.close, kill) })()
	for {
		select {
		case f := <-s.out:
			s.send(alive, f)
			continue
		case <-s.ctx.Done():
		}
		for len(s.out) > 0 && alive.Err() == nil && !errors.Is(context.Cause(s.ctx), errSlow) {
			s.send(alive, <-s.out)
		}
		s.close()
		return
	}
}

func (s *Socket[In, Out]) send(ctx context.Context, f frame) {
	ctx, cancel := context.WithTimeout(ctx, s.api.pace.send)
	defer cancel()
	if err := s.conn.Write(ctx, f.kind, f.data); err != nil {
		s.end(err)
	}
}

func (s *Socket[In, Out]) close() {
	var told websocket.CloseError
	if errors.As(context.Cause(s.ctx), &told) {
		_ = s.conn.Close(told.Code, told.Reason) // the other side may be gone
	}
	_ = s.conn.CloseNow()
}

// beat asks the other side for signs of life.
func (s *Socket[In, Out]) beat() {
	tick := time.NewTicker(s.api.pace.beat)
	defer tick.Stop()
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-tick.C:
		}
		ctx, cancel := context.WithTimeout(s.ctx, s.api.pace.send)
		err := s.conn.Ping(ctx)
		cancel()
		if err != nil {
			s.end(err)
		}
	}
}

// parse reads a message by the schema that the document has of it.
func parse[T any](api *API, schema *huma.Schema, data []byte) (value T, err error) {
	if err := saneJSON(data); err != nil {
		return value, err
	}
	var plain any
	if err := json.Unmarshal(data, &plain); err != nil {
		return value, err
	}
	found := &huma.ValidateResult{}
	huma.Validate(api.OpenAPI().Components.Schemas, schema, huma.NewPathBuffer(nil, 0), huma.ModeWriteToServer, plain, found)
	if len(found.Errors) > 0 {
		return value, errors.Join(found.Errors...)
	}
	return value, json.Unmarshal(data, &value)
}

func websocketAsked(r *http.Request) bool {
	return httpguts.HeaderValuesContainsToken(r.Header["Connection"], "upgrade") && httpguts.HeaderValuesContainsToken(r.Header["Upgrade"], "websocket")
}

func (op Operation) maxMessage() int64 {
	if op.MaxBody > 0 {
		return op.MaxBody
	}
	return defaultMaxMessage
}
