package host

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/core/internal/lasting"
)

const (
	// farewell is how long both sides of a socket have to close it; then it is cut.
	farewell = time.Second
	// takenWithin is for the client to receive a part of what a module says.
	takenWithin = time.Minute
)

// upgrading gives the proxy a connection that the host can end between two frames, once the request's context has ended.
type upgrading struct {
	http.ResponseWriter
	socket *socket
}

// serveSocket brings a socket's request to the module and passes on what both sides say.
func (p *proxy) serveSocket(w http.ResponseWriter, r *http.Request) {
	ctx, cut := context.WithCancel(context.WithoutCancel(r.Context()))
	defer cut()
	s := &socket{}
	defer context.AfterFunc(r.Context(), func() {
		if end := lasting.Of(r.Context()); end == nil || !s.end(*end) {
			cut()
		}
	})()
	p.forward.ServeHTTP(&upgrading{w, s}, r.WithContext(ctx))
}

// Unwrap is for http.ResponseController.
func (u *upgrading) Unwrap() http.ResponseWriter { return u.ResponseWriter }

// Hijack implements http.Hijacker.
func (u *upgrading) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, buffered, err := http.NewResponseController(u.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	u.socket.Conn = conn
	u.socket.open.Store(&conn)
	return u.socket, buffered, nil
}

// socket is the client's connection of a WebSocket. What the module sends is followed frame by frame, so that the host's own last
// word stands between two of them.
type socket struct {
	net.Conn
	open  atomic.Pointer[net.Conn]
	mutex sync.Mutex
	head  []byte // of the next frame, as far as it has come
	rest  uint64 // bytes of the present frame's payload that are still to come
	last  *lasting.End
	ended bool // the last word was said
}

// Read reads what the client says. One who hangs up has gone: nobody is left whom the module could say more to.
func (s *socket) Read(p []byte) (int, error) {
	n, err := s.Conn.Read(p)
	if errors.Is(err, io.EOF) {
		err = net.ErrClosed
	}
	return n, err
}

// Write passes on what the module says; what it says after the last word is for nobody.
func (s *socket) Write(p []byte) (n int, err error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	_ = s.SetWriteDeadline(time.Now().Add(takenWithin))
	for n < len(p) && err == nil {
		if err = s.sayLast(); s.ended {
			return len(p), err
		}
		var written int
		written, err = s.Conn.Write(p[n : n+s.piece(p[n:])])
		n += written
	}
	return n, errors.Join(err, s.sayLast())
}

// piece is how much of p belongs to the present frame.
func (s *socket) piece(p []byte) int {
	if s.rest > 0 {
		n := min(uint64(len(p)), s.rest)
		s.rest -= n
		return int(n)
	}
	for i, b := range p {
		s.head = append(s.head, b)
		if size, whole := payload(s.head); whole {
			s.head, s.rest = s.head[:0], size
			return i + 1
		}
	}
	return len(p)
}

// payload is the size that a frame's head names, once it is whole. A server's frames are not masked (RFC 6455, 5.2).
func payload(head []byte) (size uint64, whole bool) {
	if len(head) < 2 {
		return 0, false
	}
	switch short := head[1] & 0x7f; {
	case short < 126:
		return uint64(short), true
	case short == 126 && len(head) >= 4:
		return uint64(binary.BigEndian.Uint16(head[2:])), true
	case short == 127 && len(head) >= 10:
		return binary.BigEndian.Uint64(head[2:]), true
	default:
		return 0, false
	}
}

// end has the host say the last word as soon as the present frame is over, and cut the connection if the two do not close it by
// then; false if there is no connection yet.
func (s *socket) end(why lasting.End) bool {
	conn := s.open.Load()
	if conn == nil {
		return false
	}
	time.AfterFunc(farewell, func() { _ = (*conn).Close() })
	s.mutex.Lock() // locked while a client is slow to receive: not after the cut
	defer s.mutex.Unlock()
	s.last = &why
	_ = s.sayLast() // its next use fails too
	return true
}

// sayLast closes the conversation between two frames, if the host has to. The client's answer still reaches the module, for which
// it is the client that closes.
func (s *socket) sayLast() (err error) {
	if s.last == nil || s.ended || s.rest > 0 || len(s.head) > 0 {
		return nil
	}
	s.ended = true
	frame := []byte{0x88, byte(2 + len(s.last.Reason))} // final, close; not masked
	_, err = s.Conn.Write(append(binary.BigEndian.AppendUint16(frame, s.last.Code), s.last.Reason...))
	return err
}
