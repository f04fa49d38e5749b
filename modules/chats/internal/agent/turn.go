package agent

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/presence"
)

// Turn is whose turn it is to answer a message of theirs, before the conversation has taken it. Whoever has asked to be left alone is for
// people to look at, as is what begins while programs are off.
func (s *Service) Turn(ctx context.Context, i inbox.Inbox, c conversation.Conversation, who person.Person) (t conversation.Turn, err error) {
	if who.StoppedAt != nil {
		return t, nil
	}
	if c.Begins() {
		return s.begins(ctx, i)
	}
	if c.Answers(c.AgentID) {
		t.AgentID, t.Due = c.AgentID, s.Clock.Now()
		if t.IsAsked = s.on(ctx); t.IsAsked { // else people are given it as soon as anybody looks, and the debtor is told
			t.Due = t.Due.Add(i.Patience())
		}
	}
	return t, nil
}

// begins is whose turn it is where a message of theirs begins something new.
func (s *Service) begins(ctx context.Context, i inbox.Inbox) (t conversation.Turn, err error) {
	if i.AgentID == "" {
		return t, nil
	}
	does, err := s.does(ctx, i)
	if err != nil || !does || !s.on(ctx) {
		return t, err
	}
	return conversation.Turn{AgentID: i.AgentID, Due: s.Clock.Now().Add(i.Patience()), IsAsked: true}, nil
}

// does tells whether an inbox's program answers now.
func (s *Service) does(ctx context.Context, i inbox.Inbox) (bool, error) {
	switch i.AgentWhen {
	case inbox.OutsideHours:
		hours, err := s.Office.Hours(ctx)
		return err == nil && !hours.Open(s.Clock.Now()), err
	case inbox.NobodyThere:
		return s.nobody(ctx, i.ID)
	default:
		return true, nil
	}
}

// nobody tells whether nobody who works in an inbox is at work.
func (s *Service) nobody(ctx context.Context, inboxID string) (bool, error) {
	users, err := s.Inboxes.Members(ctx, inboxID)
	if err != nil {
		return false, err
	}
	people, err := s.People.All(ctx, users)
	now := s.Clock.Now()
	return !slices.ContainsFunc(people, func(p presence.Presence) bool { return p.AtWork(now) }), err
}

// on tells whether the company has programs that answer. Where the host does not say, they are asked: people go on when nobody answers.
func (s *Service) on(ctx context.Context) bool {
	on, err := s.Host.On(ctx, module)
	return on || err != nil
}

// Ask asks the program that is to answer a message of theirs, in the transaction that takes it.
func (s *Service) Ask(ctx context.Context, t conversation.Turn, who person.Person, m message.Message) error {
	if !t.IsAsked || m.IsAutomatic() {
		return nil
	}
	return s.Conversations.AskAgent(ctx, m.ConversationID, s.Phrases.Language(ctx, who.Language), m.ID)
}
