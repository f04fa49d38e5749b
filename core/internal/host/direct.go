package host

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"sync"
	"time"
)

// direct speaks HTTP/1.1 over the module's socket on the goroutine that asks. The standard transport hands each request
// to two goroutines of the connection and back, which costs a third of a short request's way; it still sends what has
// a body to send or changes its protocol. The messages are written and read by the standard library.
type direct struct {
	dial          func(ctx context.Context) (net.Conn, error)
	headerTimeout time.Duration
	buffer        int
	keep          int // idle connections at most
	mutex         sync.Mutex
	idle          []*directConn // the last used is used next
	closed        bool
}

// directConn is one connection; one request at a time uses it.
type directConn struct {
	net.Conn
	in   *bufio.Reader
	out  *bufio.Writer
	used bool // has answered before: it may have been closed by the other side meanwhile
	head int  // bytes that the head of the answer may still have; negative while its body is read
}

const (
	requestBuffer  = 4 << 10  // bytes: heads of requests alone
	maxAnswersHead = 64 << 10 // bytes
)

var errLongHead = errors.New("the head of the answer is too long")

// Read bounds the head of an answer.
func (c *directConn) Read(p []byte) (int, error) {
	if c.head < 0 {
		return c.Conn.Read(p)
	}
	if c.head == 0 {
		return 0, errLongHead
	}
	n, err := c.Conn.Read(p)
	c.head = max(0, c.head-n)
	return n, err
}

// suits reports whether a request can go the direct way: it has no body, and it may be sent again when its connection
// turns out to be closed.
func (d *direct) suits(r *http.Request) bool {
	return (r.Method == http.MethodGet || r.Method == http.MethodHead) && r.ContentLength == 0 && len(r.TransferEncoding) == 0 && r.Header.Get("Upgrade") == ""
}

// RoundTrip sends a request without a body and returns when the answer's head has been read.
func (d *direct) RoundTrip(r *http.Request) (*http.Response, error) {
	var before error // how an earlier connection ended
	for {
		conn, err := d.acquire(r.Context())
		if err != nil {
			return nil, cmp.Or(before, err)
		}
		response, err := d.exchange(conn, r)
		if err == nil {
			return response, nil
		}
		_ = conn.Close()
		if !conn.used || !isStale(err) || r.Context().Err() != nil {
			return nil, err
		}
		if !errors.Is(err, errUnsent) {
			before = err
		}
	}
}

// isStale reports whether the module had closed the connection before it saw the request.
func isStale(err error) bool { return errors.Is(err, errUnanswered) }

var errUnanswered = errors.New("the connection was closed before an answer began")

// errUnsent marks what the process cannot have seen.
var errUnsent = errors.New("the request was not sent")

func (d *direct) exchange(conn *directConn, r *http.Request) (*http.Response, error) {
	stop := context.AfterFunc(r.Context(), func() { _ = conn.SetDeadline(time.Unix(1, 0)) })
	response, err := d.ask(conn, r)
	if err != nil {
		stop()
		if r.Context().Err() != nil {
			return nil, r.Context().Err()
		}
		return nil, err
	}
	response.Body = &directBody{ReadCloser: response.Body, conn: conn, from: d, stop: stop, keep: !response.Close}
	return response, nil
}

func (d *direct) ask(conn *directConn, r *http.Request) (*http.Response, error) {
	if err := r.Write(conn.out); err != nil {
		return nil, errors.Join(errUnanswered, errUnsent, err)
	}
	if err := conn.out.Flush(); err != nil {
		return nil, errors.Join(errUnanswered, errUnsent, err)
	}
	conn.head = maxAnswersHead + d.buffer
	defer func() { conn.head = -1 }()
	_ = conn.SetReadDeadline(time.Now().Add(d.headerTimeout))
	if _, err := conn.in.Peek(1); err != nil {
		if errors.Is(err, os.ErrDeadlineExceeded) {
			return nil, err
		}
		return nil, errors.Join(errUnanswered, err)
	}
	response, err := http.ReadResponse(conn.in, r)
	if err != nil {
		return nil, err
	}
	for response.StatusCode < http.StatusOK && response.StatusCode != http.StatusSwitchingProtocols {
		if response, err = http.ReadResponse(conn.in, r); err != nil {
			return nil, err
		}
	}
	_ = conn.SetReadDeadline(time.Time{})
	return response, r.Context().Err()
}

// acquire gives an idle connection, or a new one.
func (d *direct) acquire(ctx context.Context) (*directConn, error) {
	d.mutex.Lock()
	if n := len(d.idle); n > 0 {
		conn := d.idle[n-1]
		d.idle = d.idle[:n-1]
		d.mutex.Unlock()
		return conn, nil
	}
	d.mutex.Unlock()
	conn, err := d.dial(ctx)
	if err != nil {
		return nil, err
	}
	fresh := &directConn{Conn: conn, out: bufio.NewWriterSize(conn, requestBuffer)}
	fresh.in = bufio.NewReaderSize(fresh, d.buffer)
	return fresh, nil
}

// release keeps a connection for the next request.
func (d *direct) release(conn *directConn) {
	conn.used = true
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.closed || len(d.idle) >= d.keep {
		_ = conn.Close()
		return
	}
	d.idle = append(d.idle, conn)
}

// CloseIdleConnections closes what is idle now and everything that becomes idle later: the process is on its way out.
func (d *direct) CloseIdleConnections() {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.closed = true
	for _, conn := range d.idle {
		_ = conn.Close()
	}
	d.idle = nil
}

// directBody gives the connection back once the answer has been read to its end.
type directBody struct {
	io.ReadCloser
	conn *directConn
	from *direct
	stop func() bool
	keep bool
	done bool
	once sync.Once
}

// Read reads the answer's body.
func (b *directBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err == io.EOF {
		b.done = true
		b.settle()
	}
	return n, err
}

// Close ends the answer; one that was not read to its end costs its connection.
func (b *directBody) Close() error {
	b.settle()
	return nil
}

func (b *directBody) settle() {
	b.once.Do(func() {
		if b.stop() && b.keep && (b.done || b.ReadCloser == http.NoBody) {
			b.from.release(b.conn)
			return
		}
		_ = b.conn.Close()
	})
}
