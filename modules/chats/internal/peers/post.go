package peers

import (
	"errors"
	"io"
	"net"
	"net/mail"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
	"github.com/stretchr/testify/require"
)

// Post takes letters over SMTP on the loopback interface.
type Post struct {
	t       testing.TB
	Port    int
	mutex   sync.Mutex
	refusal *smtp.SMTPError // of the next letter; nil for none
	taken   chan Posted
}

// Posted is a letter that was taken.
type Posted struct {
	From, To string
	Raw      string
	Head     mail.Header
}

// NewPost takes letters until the test ends.
func NewPost(t testing.TB) *Post {
	t.Helper()
	p := &Post{t: t, taken: make(chan Posted, 100)}
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return &session{post: p}, nil }))
	server.AllowInsecureAuth, server.EnableDSN, server.MaxMessageBytes, server.Domain = true, true, 40<<20, "post.test"
	listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	require.NoError(t, err)
	p.Port = listener.Addr().(*net.TCPAddr).Port
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(func() { _ = server.Close() })
	return p
}

// Place is where it is, as an allowance names it.
func (p *Post) Place() string { return net.JoinHostPort("127.0.0.1", strconv.Itoa(p.Port)) }

// Refuse has the next letter refused.
func (p *Post) Refuse(code int, class int, words string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.refusal = &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{class, 1, 1}, Message: words}
}

// Took waits for a letter that was taken.
func (p *Post) Took() Posted {
	p.t.Helper()
	select {
	case one := <-p.taken:
		return one
	case <-time.After(patience):
		require.Fail(p.t, "no letter came")
		return Posted{}
	}
}

// session is one client.
type session struct {
	post   *Post
	letter Posted
	known  bool
}

// AuthMechanisms implements smtp.AuthSession.
func (*session) AuthMechanisms() []string { return []string{sasl.Plain} }

// Auth implements smtp.AuthSession.
func (s *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, _, password string) error {
		if s.known = password == Password; !s.known {
			return errors.New("no")
		}
		return nil
	}), nil
}

// Mail implements smtp.Session.
func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	if !s.known {
		return smtp.ErrAuthRequired
	}
	s.letter = Posted{From: from}
	return nil
}

// Rcpt implements smtp.Session.
func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	s.post.mutex.Lock()
	defer s.post.mutex.Unlock()
	if refusal := s.post.refusal; refusal != nil {
		s.post.refusal = nil
		return refusal
	}
	s.letter.To = to
	return nil
}

// Data implements smtp.Session.
func (s *session) Data(from io.Reader) error {
	raw, err := io.ReadAll(from)
	if err != nil {
		return err
	}
	read, err := mail.ReadMessage(strings.NewReader(string(raw)))
	if err != nil {
		return &smtp.SMTPError{Code: 554, EnhancedCode: smtp.EnhancedCode{5, 6, 0}, Message: "no letter"}
	}
	s.letter.Raw, s.letter.Head = string(raw), read.Header
	s.post.taken <- s.letter
	return nil
}

// Reset implements smtp.Session.
func (s *session) Reset() { s.letter = Posted{} }

// Logout implements smtp.Session.
func (*session) Logout() error { return nil }
