package outbound

import (
	"context"
	"io"
	"net/http"
	"time"
)

// switched is a connection that has gone over from HTTP to another protocol, which bounds its own messages: a WebSocket. It ends with the
// context of its request.
type switched struct {
	io.ReadWriteCloser
	ctx  context.Context
	stop func() bool
	end  context.CancelCauseFunc
}

// goesOver tells whether an answer is that the other side has switched to the protocol that was asked for.
func goesOver(response *http.Response) (io.ReadWriteCloser, bool) {
	way, both := response.Body.(io.ReadWriteCloser)
	return way, both && response.StatusCode == http.StatusSwitchingProtocols
}

// newSwitched lets it last for longer than an answer may.
func newSwitched(ctx context.Context, way io.ReadWriteCloser, timer *time.Timer, end context.CancelCauseFunc) *switched {
	timer.Stop()
	return &switched{way, ctx, context.AfterFunc(ctx, func() { _ = way.Close() }), end}
}

// Read implements io.Reader.
func (s *switched) Read(p []byte) (int, error) {
	n, err := s.ReadWriteCloser.Read(p)
	if err != nil && s.ctx.Err() != nil {
		err = s.ctx.Err()
	}
	return n, err
}

// Close ends it.
func (s *switched) Close() error {
	s.stop()
	err := s.ReadWriteCloser.Close()
	s.end(nil)
	return err
}
