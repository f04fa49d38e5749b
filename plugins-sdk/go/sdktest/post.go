package sdktest

import (
	"io"
	"net"
	"sync/atomic"
	"testing"

	"github.com/emersion/go-smtp"
)

// Post is a real SMTP server on the loopback, gone with the test. It takes every letter but those to the recipients that it
// was told to refuse.
type Post struct {
	Address string      // smtp://…
	Letters chan string // as they were sent; 100 wait at most
	refuse  atomic.Int64
}

// NewPost opens the server. It refuses the first recipients, as many as refusals says, for now: 451.
func NewPost(t testing.TB, refusals int64) *Post {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &Post{Address: "smtp://" + listener.Addr().String(), Letters: make(chan string, 100)}
	p.refuse.Store(refusals)
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return letterbox{p}, nil }))
	go func() { _ = server.Serve(listener) }() // until it is closed
	t.Cleanup(func() { _ = server.Close() })
	return p
}

// letterbox is what one sender speaks to.
type letterbox struct{ post *Post }

// Mail implements smtp.Session.
func (letterbox) Mail(string, *smtp.MailOptions) error { return nil }

// Rcpt implements smtp.Session.
func (l letterbox) Rcpt(string, *smtp.RcptOptions) error {
	if l.post.refuse.Add(-1) >= 0 {
		return &smtp.SMTPError{Code: 451, Message: "later"}
	}
	return nil
}

// Data implements smtp.Session.
func (l letterbox) Data(r io.Reader) error {
	text, err := io.ReadAll(r)
	l.post.Letters <- string(text)
	return err
}

// Reset implements smtp.Session.
func (letterbox) Reset() {}

// Logout implements smtp.Session.
func (letterbox) Logout() error { return nil }
