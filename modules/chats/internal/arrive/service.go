// Package arrive takes what providers tell: messages to us, and how far ours came. Whatever the order of what is told, and however often, the
// same is known in the end.
package arrive

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/agent"
	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/consent"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/rating"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Parts are what taking it needs.
type Parts struct {
	DB            *storage.DB
	Persons       *person.Store
	Conversations *conversation.Service
	Messages      *message.Store
	Queue         DeskQueue
	Clock         clock.Clock
	Keeper        *consent.Keeper
	Agents        *agent.Service
	Ratings       *rating.Service
	Jobs          *jobs.Client
}

// Service takes what providers tell.
type Service struct{ Parts }

// DeskQueue puts on the desk's queue what is to be done about a message of theirs, once the transaction has committed. The conversation is as it
// was before.
type DeskQueue interface {
	Enqueue(ctx context.Context, tx *gorm.DB, i inbox.Inbox, p person.Person, c conversation.Conversation) error
}

// NewService takes it into the module's database.
func NewService(p Parts) *Service { return &Service{p} }

// Take takes a message to an inbox, once, however often it is told.
func (s *Service) Take(ctx context.Context, i inbox.Inbox, in channel.Incoming) error {
	if in.At.IsZero() { // the way tells no time
		in.At = s.Clock.Now()
	}
	return s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		who, err := s.Persons.Meet(ctx, person.Person{InboxID: i.ID, SourceID: in.From, UserID: in.UserID, Name: in.Name, Address: in.Address})
		if err != nil {
			return err
		}
		c, err := s.Conversations.Of(ctx, i, who, in)
		if err != nil {
			return err
		}
		m := taken(in, i, c)
		stars, word, rates := rating.Read(c, in)
		if rates = rates && !asksToStop(i, m); rates { // whoever asks that nobody writes to them is heard whatever they were asked
			m.Kind = message.Rating
		}
		added, err := s.Messages.Keep(ctx, &m)
		if err != nil || !added {
			return err
		}
		if err := s.attach(ctx, in, &m); err != nil {
			return err
		}
		if rates {
			return s.Ratings.Take(ctx, c, who, m, stars, word)
		}
		if err := s.takeIn(ctx, i, c, who, m); err != nil {
			return err
		}
		return s.Queue.Enqueue(ctx, tx, i, who, c)
	})
}

// takeIn takes a message into its conversation, and does at once what a debtor may ask for by a single word.
func (s *Service) takeIn(ctx context.Context, i inbox.Inbox, c conversation.Conversation, who person.Person, m message.Message) error {
	switch {
	case asksToStop(i, m):
		return s.Keeper.Stop(ctx, c, who, m)
	case who.StoppedAt != nil && takesStopBack(i, m):
		return s.Keeper.Resume(ctx, c, who, m)
	}
	turn, err := s.Agents.Turn(ctx, i, c, who)
	if err != nil {
		return err
	}
	if err := s.Conversations.Hear(ctx, c, m, turn); err != nil {
		return err
	}
	if err := s.Agents.Ask(ctx, turn, who, m); err != nil {
		return err
	}
	return s.Keeper.Wrote(ctx, c, who, m)
}

func taken(in channel.Incoming, i inbox.Inbox, c conversation.Conversation) message.Message {
	return message.Message{
		ConversationID: c.ID, InboxID: i.ID, Direction: message.In, Kind: message.Text, Sender: message.Debtor, At: in.At.UTC(),
		Text: in.Text, HTML: in.HTML, Subject: in.Subject, Files: waiting(in.Files), State: channel.Read, ProviderID: in.ProviderID,
		TextKey: namekey.Of(in.Text), Data: facts(in),
	}
}

// Receipt takes what a provider tells of a message of ours.
func (s *Service) Receipt(ctx context.Context, i inbox.Inbox, r channel.Receipt) error {
	if r.At.IsZero() {
		r.At = s.Clock.Now()
	}
	return s.DB.Within(ctx, func(ctx context.Context) error {
		m, err := s.told(ctx, i, r)
		if errors.Is(err, message.ErrNotFound) {
			return s.Messages.Wait(ctx, i.ID, r)
		}
		if err != nil || !m.Told(r) {
			return err
		}
		return s.Conversations.Came(ctx, m)
	})
}

// told is the message that a provider tells of. It fails with message.ErrNotFound while it is not known that it was sent.
func (s *Service) told(ctx context.Context, i inbox.Inbox, r channel.Receipt) (message.Message, error) {
	m, err := s.Messages.ByProvider(ctx, i.ID, r.ProviderID)
	if !errors.Is(err, message.ErrNotFound) {
		return m, err
	}
	if err := s.Messages.Meet(ctx, i.ID, r.ProviderID); err != nil {
		return m, err
	}
	return s.Messages.ByProvider(ctx, i.ID, r.ProviderID)
}
