package httpapi

import (
	"io"
	"net/http"
	"sync"
	"time"
)

// pacedBody gives a body up that comes too slowly, by the deadline of its connection: whoever sends a byte a minute holds
// nothing for long.
type pacedBody struct {
	io.ReadCloser
	limits     Limits
	connection *http.ResponseController
	end        time.Time
	waited     time.Duration
	received   int64
	mutex      sync.Mutex // of the connection's deadline: a transport may still read when the handler is done
	settled    bool       // it is no longer ours
}

func newPacedBody(l Limits, w http.ResponseWriter, r *http.Request) *pacedBody {
	now := time.Now()
	b := &pacedBody{ReadCloser: r.Body, limits: l, connection: http.NewResponseController(w), end: now.Add(l.LongestBody)}
	b.until(now.Add(l.BodyTime)) // for what reads past us
	return b
}

// Read reads the body. Once it has arrived the deadline is lifted: the connection is watched for the client's going away,
// and a deadline that passed then would be taken for that.
func (b *pacedBody) Read(p []byte) (int, error) {
	began := time.Now()
	b.until(b.deadline(began))
	n, err := b.ReadCloser.Read(p)
	b.waited += time.Since(began)
	b.received += int64(n)
	if err == io.EOF {
		b.until(time.Time{})
		b.settle(0)
	}
	return n, err
}

func (b *pacedBody) deadline(now time.Time) time.Time {
	next := now.Add(b.limits.BodyTime + b.limits.earned(b.received) - b.waited)
	if next.After(b.end) {
		return b.end
	}
	return next
}

// until sets the connection's deadline while it is ours to set. A recorder has none.
func (b *pacedBody) until(deadline time.Time) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if !b.settled {
		_ = b.connection.SetReadDeadline(deadline)
	}
}

// settle gives the connection's deadline up. What has not arrived by then is waited for a little longer: the server reads
// on before it answers, in the hope of using the connection again.
func (b *pacedBody) settle(patience time.Duration) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if !b.settled && patience > 0 {
		_ = b.connection.SetReadDeadline(time.Now().Add(patience))
	}
	b.settled = true
}
