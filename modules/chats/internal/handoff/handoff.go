// Package handoff hands conversations over between programs and people: with a reason, and the debtor is told.
package handoff

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/phrase"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service hands conversations over.
type Service struct {
	db            *storage.DB
	conversations *conversation.Service
	persons       *person.Store
	messages      *message.Store
	outgoing      *outgoing.Service
	phrases       *phrase.Book
}

// NewService hands over.
func NewService(db *storage.DB, conversations *conversation.Service, persons *person.Store, messages *message.Store, o *outgoing.Service, phrases *phrase.Book) *Service {
	return &Service{db, conversations, persons, messages, o, phrases}
}

// Hand hands a conversation over that still has the version. It fails with the refusals of a conversation.Hand, and conversation.ErrAway.
func (s *Service) Hand(ctx context.Context, id string, version int64, h conversation.Hand) (c conversation.Conversation, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		c, err = s.conversations.HandOver(ctx, id, version, h)
		if err != nil {
			return err
		}
		if err := s.tell(ctx, c, h); err != nil {
			return err
		}
		if err := s.ask(ctx, c); err != nil {
			return err
		}
		c, err = s.conversations.Any(ctx, id)
		return err
	})
	return c, err
}

// tell writes into the thread what happened, and tells the debtor who answers from now on.
func (s *Service) tell(ctx context.Context, c conversation.Conversation, h conversation.Hand) error {
	who, err := s.persons.Get(ctx, c.PersonID)
	if err != nil {
		return err
	}
	code := map[conversation.Side]string{conversation.People: phrase.ToPeople, conversation.Agent: phrase.ToAgent}[h.To]
	said, err := s.outgoing.Tell(ctx, c.ID, outgoing.Words{Text: s.phrases.Say(ctx, who.Language, code), About: "handoff"})
	if err != nil {
		return err
	}
	more := map[string]any{"to": h.To, "reason": h.Reason, "summary": h.Summary, "user_id": h.UserID, "agent_id": h.AgentID, "told": said}
	return s.outgoing.Happened(ctx, c, "handoff", more)
}

// ask has the program answer that goes on, where they wait for an answer.
func (s *Service) ask(ctx context.Context, c conversation.Conversation) error {
	if c.AgentDue == nil {
		return nil
	}
	who, err := s.persons.Get(ctx, c.PersonID)
	if err != nil {
		return err
	}
	last, err := s.messages.LastHeard(ctx, c.ID)
	if err != nil || last == "" {
		return err
	}
	return s.conversations.AskAgent(ctx, c.ID, s.phrases.Language(ctx, who.Language), last)
}

// HandInput is to whom a conversation goes, and why.
type HandInput struct {
	httpx.ByVersion
	Body struct {
		To      conversation.Side    `json:"to"`
		Reason  conversation.Handoff `json:"reason"`
		Summary string               `json:"summary,omitempty" maxLength:"2000" doc:"What whoever goes on has to know"`
		UserID  string               `json:"user_id,omitempty" maxLength:"64" doc:"Of people, who; without it whoever is free"`
		AgentID string               `json:"agent_id,omitempty" maxLength:"64" doc:"To a program, which; to people, the program that gives it up, which must be the one that answers still"`
	}
}

// hand is what is asked for, of a version, or, by a program, of whichever there is while it answers. It fails with precondition.required.
func (in *HandInput) hand() (h conversation.Hand, version int64, err error) {
	b := in.Body
	h = conversation.Hand{To: b.To, Reason: b.Reason, Summary: b.Summary, UserID: b.UserID, AgentID: b.AgentID}
	if b.To == conversation.People {
		h.AgentID, h.From = "", b.AgentID
	}
	if h.From != "" && in.IfMatch.IfMatch == "" {
		return h, storage.AnyVersion, nil
	}
	version, err = in.Version()
	return h, version, err
}

// Routes serves hand-offs.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.Act(g.Op("handoff", "/{id}/handoff", "update", "Hand a conversation over between a program and people"), func(ctx context.Context, in *HandInput) (conversation.Conversation, error) {
		h, version, err := in.hand()
		if err != nil {
			return conversation.Conversation{}, err
		}
		return s.Hand(ctx, in.ID, version, h)
	})
}
