package conversation

import (
	"context"
	"errors"
	"strconv"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/office"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/presence"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with conversations.
type Service struct {
	*Store
	inboxes     *inbox.Store
	people      *presence.Store
	host        *ask.Host
	record      *record.Record
	bus         *events.Bus
	clock       clock.Clock
	office      *office.Office
	tellVisitor TellVisitor
	hooks       []StatusHook
	closes      CloseContact
}

// NewService works on a store and records what happens.
func NewService(store *Store, inboxes *inbox.Store, people *presence.Store, host *ask.Host, r *record.Record, bus *events.Bus, c clock.Clock, o *office.Office, tell TellVisitor) *Service {
	return &Service{store, inboxes, people, host, r, bus, c, o, tell, nil, nil}
}

// Of is the conversation that a message of somebody's is of: that of its thread, or their last; a new one where there is none.
func (s *Service) Of(ctx context.Context, i inbox.Inbox, p person.Person, in channel.Incoming) (c Conversation, err error) {
	if i.Channel == channel.Email {
		c, err = s.OfLetter(ctx, p.ID, in)
	} else {
		c, err = s.Latest(ctx, p.ID)
	}
	if err == nil && c.MergedInto != "" {
		c, err = s.merged(ctx, c)
	}
	if !errors.Is(err, ErrNotFound) {
		return c, err
	}
	return s.begin(ctx, i, p, in)
}

func (s *Service) begin(ctx context.Context, i inbox.Inbox, p person.Person, in channel.Incoming) (c Conversation, err error) {
	number, err := s.next(ctx)
	if err != nil {
		return c, err
	}
	c = Conversation{
		Number: number.Value, InboxID: i.ID, Channel: i.Channel, PersonID: p.ID, PersonName: p.Called(), DebtorID: p.DebtorID,
		PortfolioID: p.PortfolioID, Subject: in.Subject, Status: Open, Priority: Medium, LastAt: in.At.UTC(), Round: 1, MostFiles: i.Channel.Files(),
	}
	if len(in.Thread) > 0 {
		c.Thread = in.Thread[0]
	}
	if err := storage.Insert(ctx, s.db, &c); err != nil {
		return c, err
	}
	told := map[string]any{"number": c.Number, "channel": c.Channel, "inbox_id": c.InboxID}
	return c, s.told(ctx, c, "conversation.created", told)
}

// Hear takes a message of theirs into its conversation, for whoever's turn it is to answer.
func (s *Service) Hear(ctx context.Context, c Conversation, m message.Message, t Turn) error {
	before := c
	c.receive(m)
	if !m.IsAutomatic() {
		c.turn(t)
	}
	if err := s.reckon(ctx, before, &c, m.At); err != nil {
		return err
	}
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return err
	}
	if err := s.tellStory(ctx, before, c, m); err != nil {
		return err
	}
	return s.shown(ctx, c, "conversation.heard", m)
}

// Came writes how far a message of ours came.
func (s *Service) Came(ctx context.Context, m message.Message) error {
	if err := storage.Update(ctx, s.db, &m, m.Version); err != nil {
		return err
	}
	c, err := storage.One[Conversation](ctx, s.db, storage.ByID(m.ConversationID))
	if err != nil {
		return err
	}
	return s.told(ctx, c, "conversation.receipt", map[string]any{"message_id": m.ID, "state": m.State})
}

// Say takes a message of ours into its conversation, and gives the version that this makes of it.
func (s *Service) Say(ctx context.Context, m message.Message) (version int64, err error) {
	c, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(m.ConversationID))
	if err != nil {
		return 0, err
	}
	if m.Direction == message.Within { // it changes nothing that somebody may be deciding on: whoever resolves it meanwhile may
		return c.Version, s.shown(ctx, c, "conversation.said", m)
	}
	before := c
	c.say(m)
	if err := s.reckon(ctx, before, &c, m.At); err != nil {
		return 0, err
	}
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return 0, err
	}
	if err := s.tellStory(ctx, before, c, m); err != nil {
		return 0, err
	}
	return c.Version, s.shown(ctx, c, "conversation.said", m)
}

// say takes what goes out: the product's own words answer nobody.
func (c *Conversation) say(m message.Message) {
	if m.Sender == message.System {
		c.last(m.At, m.Text, false)
		return
	}
	if m.Received { // what we wrote of ourselves has one of its own
		c.ContactID = m.ContactID
	}
	c.said(m)
	c.Said(m.At, m.Short())
}

// told says what happened to a conversation to those who may see it.
func (s *Service) told(ctx context.Context, c Conversation, name string, payload map[string]any) error {
	owners, err := s.ownersOf(ctx, c)
	if err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: name, ID: c.ID, Payload: payload, Owners: owners})
}

// ownersOf are those whose own a conversation is: who answers it, or, while nobody does, all who work in its inbox.
func (s *Service) ownersOf(ctx context.Context, c Conversation) ([]string, error) {
	if c.AssigneeID != "" {
		return []string{c.AssigneeID}, nil
	}
	return s.inboxes.Members(ctx, c.InboxID)
}

// History is what happened to a conversation, the latest first.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "conversation", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Conversation](ctx, s.db, len(ids), storage.Where("id IN ?", ids), Reached(ctx))
	return httpx.Named(found, func(c Conversation) httpx.Name {
		return httpx.Name{ID: c.ID, Name: "#" + strconv.FormatInt(c.Number, 10), Page: "/chats/" + c.ID}
	}), err
}
