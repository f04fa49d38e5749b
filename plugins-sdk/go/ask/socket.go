package ask

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"time"

	"github.com/coder/websocket"
	"go.opentelemetry.io/otel/propagation"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// TenantHeader names the tenant of a socket that a module opens in its own name.
//
//sdk:host
const TenantHeader = "Recobro-Tenant"

// MostHeard is the largest message that a socket takes, in bytes.
const MostHeard = 256 << 10

// sentWithin is for the other side to receive a message.
const sentWithin = 5 * time.Second

// Said is what the other side of a socket said: JSON, or bytes as they are.
type Said[T any] struct {
	Value T
	Bytes []byte // nil if it is JSON
}

// Socket is a socket of another module's operation, open. One may read and others write at a time.
type Socket[In, Out any] struct{ conn *websocket.Conn }

// Open opens the socket that another module serves at path, by the rules of Host.Do: for the caller of ctx, or, in a job, in the
// module's own name. ctx bounds the opening alone. In is what is heard, Out what is said. It fails as Do does. The socket ends when
// either module drains, is switched off for the tenant, or the caller's rights change.
func Open[In, Out any](ctx context.Context, h *Host, path string) (*Socket[In, Out], error) {
	conn, err := h.Dial(ctx, path, nil)
	if err != nil {
		return nil, err
	}
	return &Socket[In, Out]{conn}, nil
}

// Send says v as JSON.
func (s *Socket[In, Out]) Send(v Out) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return s.write(websocket.MessageText, data)
}

// SendBytes says bytes as they are.
func (s *Socket[In, Out]) SendBytes(data []byte) error { return s.write(websocket.MessageBinary, data) }

func (s *Socket[In, Out]) write(kind websocket.MessageType, data []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), sentWithin)
	defer cancel()
	return s.conn.Write(ctx, kind, data)
}

// Receive waits for what the other side says next. It fails when the socket has ended, or with ctx, which ends the socket.
func (s *Socket[In, Out]) Receive(ctx context.Context) (said Said[In], err error) {
	kind, data, err := s.conn.Read(ctx)
	if err != nil {
		return said, err
	}
	if kind == websocket.MessageBinary {
		said.Bytes = data
		return said, nil
	}
	return said, json.Unmarshal(data, &said.Value)
}

// Close takes leave of the other side; it may be called twice.
func (s *Socket[In, Out]) Close() { _ = s.conn.Close(websocket.StatusNormalClosure, "") } // the other side may be gone

// Dial opens the socket as it is, with headers of one's own; see Open.
func (h *Host) Dial(ctx context.Context, path string, header http.Header) (*websocket.Conn, error) {
	who := principal.Must(ctx)
	if who.Vouch == "" && who.Kind != principal.KindSystem {
		return nil, ErrUnvouched
	}
	ctx, cancel := context.WithTimeout(ctx, Within)
	defer cancel()
	//nolint:bodyclose // an open socket has no body, and that of one that is refused is held in memory
	conn, answer, err := websocket.Dial(ctx, "http://host"+path, &websocket.DialOptions{
		HTTPClient: &http.Client{Transport: &http.Transport{DialContext: h.way, DisableKeepAlives: true}}, HTTPHeader: asking(ctx, who, header),
	})
	if err != nil {
		return nil, refusal(answer, err)
	}
	conn.SetReadLimit(MostHeard)
	return conn, nil
}

func asking(ctx context.Context, who principal.Principal, header http.Header) http.Header {
	sent := http.Header{}
	for name, values := range header {
		sent[name] = values
	}
	propagation.TraceContext{}.Inject(ctx, propagation.HeaderCarrier(sent))
	if who.Vouch != "" {
		sent.Set(vouch.Header, who.Vouch)
		return sent
	}
	sent.Set(TenantHeader, who.TenantID)
	sent.Set("Accept-Language", who.Language)
	return sent
}

// refusal is why a socket was not opened.
func refusal(answer *http.Response, err error) error {
	if answer == nil || answer.StatusCode < http.StatusBadRequest {
		return errs.New(errs.Unavailable, "unavailable").Wrap(err)
	}
	body, _ := io.ReadAll(answer.Body) // what was read of it says why
	return errs.OfAnswer(answer.StatusCode, body)
}

// errNoHost says that the host takes no sockets.
var errNoHost = errors.New("the host takes no sockets")

func (h *Host) way(ctx context.Context, _, _ string) (net.Conn, error) {
	if h.dial == nil {
		return nil, errNoHost
	}
	return h.dial(ctx)
}
