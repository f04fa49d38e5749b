// Package outgoing sends what is written to people: allowed first, written down, then handed over once.
package outgoing

import (
	"cmp"
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/attachment"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/template"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service sends messages.
type Service struct {
	db            *storage.DB
	inboxes       *inbox.Service
	persons       *person.Store
	conversations *conversation.Service
	messages      *message.Store
	templates     *template.Store
	book          *contacts.Book
	jobs          *jobs.Client
	ways          map[channel.Kind]channel.Way
	attachments   *attachment.Service
	clock         clock.Clock
	record        *record.Record
}

// Parts are what sending needs.
type Parts struct {
	DB            *storage.DB
	Inboxes       *inbox.Service
	Persons       *person.Store
	Conversations *conversation.Service
	Messages      *message.Store
	Templates     *template.Store
	Book          *contacts.Book
	Jobs          *jobs.Client
	Ways          map[channel.Kind]channel.Way
	Attachments   *attachment.Service
	Clock         clock.Clock
	Record        *record.Record
}

// NewService sends.
func NewService(p Parts) *Service {
	return &Service{p.DB, p.Inboxes, p.Persons, p.Conversations, p.Messages, p.Templates, p.Book, p.Jobs, p.Ways, p.Attachments, p.Clock, p.Record}
}

// Draft is what somebody has written.
type Draft struct {
	Text     string
	Template *channel.Template
	ReplyTo  string     // message that it answers
	SendAt   *time.Time // not before
	Files    []string   // of the conversation, that go with it
	IsNote   bool       // for us alone
	Seen     string     // last message that the writer has seen; empty: they do not say
	Anyway   bool       // though another has answered since
	By       string     // who wrote it, where it goes out later than it was written
	Itself   bool       // it goes out now that was put off
	Agent    *Agent     // program that answers; nil: a person
	Once     string     // key under which it is sent; the same again is the same message
}

// Write takes what somebody has written into a conversation; unless it is a note, it goes out as soon as that is committed. It fails with
// message.ErrEmpty, conversation.ErrStopped, conversation.ErrWindow and contacts.ErrRefused.
func (s *Service) Write(ctx context.Context, conversationID string, d Draft) (m message.Message, err error) {
	by := d.writer(ctx)
	if m, found, err := s.messages.Once(ctx, by, d.Once, conversationID, d.Text, d.Template); err != nil || found {
		return m, err
	}
	if m, err = s.write(ctx, conversationID, d); err == nil {
		return m, nil
	}
	if first, found, _ := s.messages.Once(ctx, by, d.Once, conversationID, d.Text, d.Template); found { // it was sent twice at once
		return first, nil
	}
	return m, err
}

func (s *Service) write(ctx context.Context, conversationID string, d Draft) (m message.Message, err error) {
	r, err := s.Prepare(ctx, conversationID, d)
	if err != nil {
		return m, err
	}
	if m, err = s.Commit(ctx, r); err != nil {
		s.Abandon(ctx, r)
	}
	return m, err
}

func (s *Service) written(ctx context.Context, c conversation.Conversation, d Draft) message.Message {
	m := message.Message{
		ConversationID: c.ID, InboxID: c.InboxID, Direction: message.Out, Kind: message.Text, Sender: message.User,
		SenderID: d.writer(ctx), At: s.clock.Now(), Text: d.Text, Template: d.Template, ReplyTo: d.ReplyTo,
		SendAt: d.SendAt, State: channel.Queued, TextKey: namekey.Of(d.Text), Data: map[string]any{}, Once: d.Once,
	}
	switch {
	case d.Agent != nil:
		d.Agent.sign(&m)
	case d.IsNote:
		m.Direction, m.Kind, m.State = message.Within, message.Note, channel.Read
	case d.Template != nil:
		m.Kind = message.Template
	}
	return m
}

// permit asks whether a message may be sent: who writes to us is answered within their conversation; a template, and whatever goes to somebody
// who has not written, is a contact that the rules decide on. Of nobody's conversation there is no debtor whom the rules would protect.
func (s *Service) permit(ctx context.Context, c conversation.Conversation, d Draft) (contactID string, received bool, err error) {
	who, err := s.persons.Get(ctx, c.PersonID)
	if err != nil {
		return "", false, err
	}
	now := s.clock.Now()
	switch {
	case who.StoppedAt != nil:
		return "", false, conversation.ErrStopped
	case d.Template == nil && !c.MayWrite(now):
		return "", false, conversation.ErrWindow
	case c.DebtorID == "" || d.SendAt != nil && d.SendAt.After(now): // what is put off is decided on when it goes out
		return "", false, nil
	}
	wanted := contacts.Wanted{DebtorID: c.DebtorID, PhoneID: who.PhoneID, Channel: c.Channel, Itself: d.Itself, Agent: d.Agent != nil}
	if answers, err := s.answers(ctx, c, d); err != nil || answers {
		if err == nil {
			contactID, err = s.receive(ctx, c, d, wanted)
		}
		return contactID, true, err
	}
	contactID, err = s.book.Reserve(ctx, wanted)
	return contactID, false, err
}

// receive is the contact of a debtor who has written to us: the one that goes on with whoever answers, or a new one.
func (s *Service) receive(ctx context.Context, c conversation.Conversation, d Draft, wanted contacts.Wanted) (string, error) {
	by := cmp.Or(d.By, principal.Must(ctx).UserID)
	if d.Agent != nil {
		by = ""
	}
	if c.ContactID != "" && c.WaitingSince == nil {
		return c.ContactID, nil
	}
	if c.ContactID != "" {
		if on, err := s.book.Continues(ctx, c.ContactID, by); err != nil || on {
			return c.ContactID, err
		}
	}
	return s.book.Receive(ctx, wanted, by)
}

func (s *Service) keep(ctx context.Context, tx *gorm.DB, m *message.Message) error {
	if err := s.attachments.Keep(ctx, m.Files); err != nil {
		return err
	}
	if err := storage.Insert(ctx, s.db, m); err != nil {
		return err
	}
	if err := s.messages.Index(ctx, *m); err != nil {
		return err
	}
	version, err := s.conversations.Say(ctx, *m)
	if err != nil {
		return err
	}
	m.ConversationVersion = version
	if m.Direction != message.Out {
		return nil
	}
	opts := &jobs.Opts{MaxAttempts: tries}
	if m.SendAt != nil {
		opts.At = *m.SendAt
	}
	_, err = s.jobs.InsertTx(ctx, tx, send{m.ID}, opts)
	return err
}
