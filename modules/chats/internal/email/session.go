package email

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/email/letter"
)

// Session is a mailbox that is read. Nothing in it is changed: neither what is read nor what is kept is for us to say.
type Session struct {
	client *imapclient.Client
	news   chan struct{}
	Marked uint32 // UIDVALIDITY: while it is the same, so are the numbers of letters
}

// Envelope is what a mailbox says of a letter.
type Envelope struct {
	UID     uint32
	Size    int64
	At      time.Time // when it came
	From    letter.Address
	Subject string
}

// Open logs in to the server that keeps letters to us.
func (w *Way) Open(ctx context.Context, a channel.Account) (*Session, error) {
	b, err := boxOf(a)
	if err != nil {
		return nil, err
	}
	return w.open(ctx, b)
}

func (w *Way) open(ctx context.Context, b box) (*Session, error) {
	line, err := w.outside.Connect(ctx, b.imap, b.imapPort, b.imapPort == imapPort)
	if err != nil {
		return nil, told(err, ErrIMAPUnreachable, ErrIMAPTLS)
	}
	s := &Session{news: make(chan struct{}, 1)}
	options := &imapclient.Options{
		TLSConfig:             &tls.Config{ServerName: b.imap, MinVersion: tls.VersionTLS12},
		UnilateralDataHandler: &imapclient.UnilateralDataHandler{Mailbox: s.heard},
	}
	if b.imapPort == imapPort || line.Trusted {
		s.client = imapclient.New(line, options)
	} else if s.client, err = imapclient.NewStartTLS(line, options); err != nil {
		return nil, ErrIMAPTLS.Wrap(err)
	}
	if err := s.enter(b); err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}

// enter logs in and looks at what came.
func (s *Session) enter(b box) error {
	if err := s.client.WaitGreeting(); err != nil {
		return ErrIMAPUnreachable.Wrap(err)
	}
	if err := s.client.Login(b.user, b.secret).Wait(); err != nil {
		return refusedByIMAP(err)
	}
	selected, err := s.client.Select("INBOX", &imap.SelectOptions{ReadOnly: true}).Wait()
	if err != nil {
		return refusedByIMAP(err)
	}
	s.Marked = selected.UIDValidity
	return nil
}

// refusedByIMAP tells what the server said from that it said nothing.
func refusedByIMAP(err error) error {
	var said *imap.Error
	if errors.As(err, &said) && said.Code != imap.ResponseCodeUnavailable {
		return ErrIMAPLogin.Wrap(err)
	}
	return ErrIMAPUnreachable.Wrap(err)
}

// heard is told by the server, while it is waited for.
func (s *Session) heard(*imapclient.UnilateralDataMailbox) {
	select {
	case s.news <- struct{}{}:
	default: // it is known
	}
}

// Close leaves the mailbox.
func (s *Session) Close() { _ = s.client.Close() }

// After are the letters that came after one, none older than a day before since, in their order.
func (s *Session) After(uid uint32, since time.Time) ([]Envelope, error) {
	asked := &imap.SearchCriteria{UID: []imap.UIDSet{{imap.UIDRange{Start: imap.UID(uid + 1), Stop: 0}}}}
	if uid == 0 { // its days are of its own time zone
		asked.Since = since.AddDate(0, 0, -1)
	}
	found, err := s.client.UIDSearch(asked, nil).Wait()
	if err != nil {
		return nil, refusedByIMAP(err)
	}
	var all []Envelope
	for _, one := range found.AllUIDs() {
		if uint32(one) > uid { // of none after it, servers name the last one
			all = append(all, Envelope{UID: uint32(one)})
		}
	}
	slices.SortFunc(all, func(a, b Envelope) int { return int(int64(a.UID) - int64(b.UID)) })
	return all, nil
}

// Look gives what the mailbox says of a letter; false where it is gone.
func (s *Session) Look(uid uint32) (e Envelope, there bool, err error) {
	found, err := s.client.Fetch(imap.UIDSetNum(imap.UID(uid)), &imap.FetchOptions{UID: true, RFC822Size: true, InternalDate: true, Envelope: true}).Collect()
	if err != nil || len(found) == 0 {
		return e, false, err
	}
	e = Envelope{UID: uid, Size: found[0].RFC822Size, At: found[0].InternalDate}
	if of := found[0].Envelope; of != nil {
		e.Subject = of.Subject
		if len(of.From) > 0 {
			e.From = letter.Address{Name: of.From[0].Name, Mailbox: of.From[0].Addr()}
		}
	}
	return e, true, nil
}

// beginning is how much is read of a letter that is too large: its head and, most often, its text.
const beginning = 512 << 10

var errLarger = errors.New("email: the server sends more than it was asked for")

// Fetch copies a letter; of one that is too large the beginning.
func (s *Session) Fetch(e Envelope, to io.Writer) error {
	part := &imap.FetchItemBodySection{Peek: true}
	if e.Size > letter.Largest {
		part.Partial = &imap.SectionPartial{Size: beginning}
	}
	fetching := s.client.Fetch(imap.UIDSetNum(imap.UID(e.UID)), &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{part}})
	var failed error
	for message := fetching.Next(); message != nil; message = fetching.Next() {
		for item := message.Next(); item != nil; item = message.Next() {
			body, is := item.(imapclient.FetchItemDataBodySection)
			if !is || body.Literal == nil || failed != nil {
				continue
			}
			if _, failed = io.CopyN(to, body.Literal, letter.Largest+1); errors.Is(failed, io.EOF) {
				failed = nil
			} else if failed == nil {
				s.Close() // it would go on
				failed = errLarger
			}
		}
	}
	return errors.Join(failed, fetching.Close())
}

// Wait waits until something came, but no longer than most: not every server says so.
func (s *Session) Wait(ctx context.Context, most time.Duration) error {
	if !s.client.Caps().Has(imap.CapIdle) {
		return s.poll(ctx)
	}
	idle, err := s.client.Idle()
	if err != nil {
		return ErrIMAPUnreachable.Wrap(err)
	}
	timer := time.NewTimer(most)
	defer timer.Stop()
	select {
	case <-s.news:
	case <-timer.C:
	case <-s.client.Closed():
	case <-ctx.Done():
	}
	if err := errors.Join(idle.Close(), idle.Wait(), ctx.Err()); err != nil {
		return ErrIMAPUnreachable.Wrap(err)
	}
	return nil
}

// asking is how often a server is asked that tells nothing by itself.
const asking = time.Minute

func (s *Session) poll(ctx context.Context) error {
	timer := time.NewTimer(asking)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
		return ctx.Err()
	}
	return s.client.Noop().Wait()
}
