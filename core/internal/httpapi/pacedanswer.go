package httpapi

import (
	"net/http"
	"time"
)

// pacedAnswer gives a client up that does not take what it asked for.
type pacedAnswer struct {
	http.ResponseWriter
	limits     Limits
	connection *http.ResponseController
	stream     bool // HTTP/2: a deadline that passes ends the stream, whether something is written or not
}

func newPacedAnswer(l Limits, w http.ResponseWriter, version int) *pacedAnswer {
	a := &pacedAnswer{ResponseWriter: w, limits: l, connection: http.NewResponseController(w), stream: version > 1}
	a.begin(0) // the connection may still have the deadline of the answer before
	a.end()
	return a
}

// Unwrap is for http.ResponseController.
func (a *pacedAnswer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// WriteHeader writes the head; one of the informational ones is sent at once.
func (a *pacedAnswer) WriteHeader(status int) {
	a.begin(0)
	a.ResponseWriter.WriteHeader(status)
	a.end()
}

// Write writes a piece of the answer.
func (a *pacedAnswer) Write(p []byte) (int, error) {
	a.begin(len(p))
	n, err := a.ResponseWriter.Write(p)
	a.end()
	return n, err
}

// Flush sends what has been written.
func (a *pacedAnswer) Flush() { _ = a.FlushError() }

// FlushError sends what has been written and tells when that fails.
func (a *pacedAnswer) FlushError() error {
	a.begin(0)
	err := a.connection.Flush()
	a.end()
	return err
}

func (a *pacedAnswer) begin(n int) {
	_ = a.connection.SetWriteDeadline(time.Now().Add(a.limits.AnswerTime + a.limits.earned(int64(n)))) // a recorder has none
}

func (a *pacedAnswer) end() {
	if a.stream {
		_ = a.connection.SetWriteDeadline(time.Time{})
	}
}

// settle leaves a deadline for what the server itself still sends.
func (a *pacedAnswer) settle() { a.begin(0) }
