// Package mail sends the product's e-mails over the operator's SMTP server. The host alone knows that server: a module whose manifest
// says "mail" hands its messages to the host.
package mail

import (
	"bytes"
	"context"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"time"

	gomail "github.com/wneessen/go-mail"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrNotSent says that the server did not take a message. Trying again later may help.
var ErrNotSent = errs.New(errs.Unavailable, "mail.not_sent")

// sendTimeout bounds one message, from connecting to the server's word that it has it; one with files may take longer.
const (
	sendTimeout  = 15 * time.Second
	filesTimeout = 90 * time.Second
)

// Message is one e-mail to one person, in plain text.
type Message struct {
	ID      string `json:"id,omitempty"` // by which servers know a letter again that is sent twice, without brackets; empty for a new one
	To      string `json:"to"`
	Subject string `json:"subject"`
	Text    string `json:"text"`
	Files   []File `json:"files,omitempty"`
}

// File is one attachment, small enough to be held in memory.
type File struct {
	Name    string `json:"name"`
	Type    string `json:"type"` // media type
	Content []byte `json:"content"`
}

// Sender sends messages. The zero number of servers is allowed: then Configured is false and Send fails; Keep leaves a
// letter for the operator. Safe for concurrent use.
type Sender struct {
	host    string
	folder  string
	from    string
	options []gomail.Option
	hosted  *hosted // the host sends: nil in the host
}

// New is the host's sender: through the server at address, smtp://user:password@host:port (STARTTLS is required with a user and
// taken where offered without) or smtps://… (TLS from the start). An empty address configures no server. folder is where Keep
// leaves letters; it is made with the first.
func New(address, from, folder string) (*Sender, error) {
	if address == "" {
		return &Sender{folder: folder}, nil
	}
	server, err := url.Parse(address)
	if err != nil || server.Hostname() == "" || (server.Scheme != "smtp" && server.Scheme != "smtps") {
		return nil, fmt.Errorf("mail: %q is no smtp:// or smtps:// address", redacted(server))
	}
	if err := gomail.NewMsg().From(from); err != nil {
		return nil, fmt.Errorf("mail: sender address %q: %w", from, err)
	}
	options, err := optionsOf(server)
	if err != nil {
		return nil, err
	}
	return &Sender{host: server.Hostname(), folder: folder, from: from, options: options}, nil
}

// Configured says whether there is a server to send through.
func (s *Sender) Configured() bool { return s.host != "" || s.hosted != nil }

// Send hands a message to the server; ErrNotSent if it does not take it.
func (s *Sender) Send(ctx context.Context, m Message) error {
	if !s.Configured() {
		return ErrNotSent
	}
	if s.hosted != nil {
		return s.hosted.send(ctx, m)
	}
	written, err := s.write(m)
	if err != nil {
		return ErrNotSent.Wrap(err)
	}
	timeout := m.timeout()
	client, err := gomail.NewClient(s.host, append(slices.Clone(s.options), gomail.WithTimeout(timeout))...)
	if err != nil {
		return ErrNotSent.Wrap(err)
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	if err := client.DialAndSendWithContext(ctx, written); err != nil {
		return ErrNotSent.Wrap(err)
	}
	return nil
}

func (m Message) timeout() time.Duration {
	if len(m.Files) > 0 {
		return filesTimeout
	}
	return sendTimeout
}

func (s *Sender) write(m Message) (*gomail.Msg, error) {
	written := gomail.NewMsg()
	if err := written.From(s.from); err != nil {
		return nil, err
	}
	if err := written.To(m.To); err != nil {
		return nil, err
	}
	if m.ID != "" {
		written.SetMessageIDWithValue(m.ID)
	}
	written.Subject(m.Subject)
	written.SetBodyString(gomail.TypeTextPlain, m.Text)
	for _, file := range m.Files {
		kind := gomail.WithFileContentType(gomail.ContentType(file.Type))
		written.AttachReadSeeker(file.Name, bytes.NewReader(file.Content), kind)
	}
	return written, nil
}

func optionsOf(server *url.URL) ([]gomail.Option, error) {
	var options []gomail.Option
	if server.Scheme == "smtps" {
		options = append(options, gomail.WithSSLPort(false))
	}
	policy := gomail.TLSOpportunistic
	if user := server.User.Username(); user != "" {
		secret, _ := server.User.Password()
		options = append(options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover), gomail.WithUsername(user), gomail.WithPassword(secret))
		policy = gomail.TLSMandatory // the password must not travel in the clear
	}
	if server.Scheme == "smtp" {
		options = append(options, gomail.WithTLSPolicy(policy))
	}
	if server.Port() == "" {
		return options, nil
	}
	port, err := strconv.Atoi(server.Port())
	if err != nil {
		return nil, fmt.Errorf("mail: port %q: %w", server.Port(), err)
	}
	return append(options, gomail.WithPort(port)), nil
}

func redacted(u *url.URL) string {
	if u == nil {
		return ""
	}
	return u.Redacted()
}
