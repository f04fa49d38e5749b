package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// FirstBy is who gave the first answer of a round.
type FirstBy string

// Those who may have.
const (
	Unanswered FirstBy = ""
	ByUser     FirstBy = "user"
	ByAgent    FirstBy = "agent"
)

// Enum are all of them.
func (FirstBy) Enum() []FirstBy { return []FirstBy{Unanswered, ByUser, ByAgent} }

// The refusals of what a program does.
var (
	ErrAgentOff    = errs.New(errs.Conflict, "chats.agent_off")
	ErrAgentBehind = errs.New(errs.Conflict, "chats.agent_behind")
)

// Turn is who is to answer a message of theirs.
type Turn struct {
	AgentID string    // program; empty: people
	Due     time.Time // by when the program is to have answered
	IsAsked bool      // it is told of the message
}

// Begins tells whether a message of theirs begins something new: a conversation, or a round of one. What we began ourselves, and what people
// were given, is theirs.
func (c Conversation) Begins() bool {
	fresh := c.WaitingSince == nil && c.FirstReplyAt == nil && c.Round == 1 && c.Preview == "" && c.AssigneeID == "" && c.Handoff == None
	return c.Status == Resolved || c.Status == Open && fresh
}

// Answers tells whether it is a program's to answer now.
func (c Conversation) Answers(agentID string) bool {
	return c.Status == Pending && c.AgentID != "" && c.AgentID == agentID
}

// turn gives the conversation to whoever is to answer. Of two messages that wait for an answer the first one says by when.
func (c *Conversation) turn(t Turn) {
	switch {
	case t.AgentID != "":
		if c.Status != Pending {
			c.Handoff, c.AgentTurns, c.AgentDue = None, 0, nil
		}
		c.Status, c.SnoozedUntil, c.AgentID, c.AssigneeID = Pending, nil, t.AgentID, ""
		c.AgentTurns++
		c.AgentDue = earlier(c.AgentDue, t.Due)
	case c.Status == Pending && c.AgentID != "":
		c.toPeople()
	}
}

// said notes who gave the first answer. What somebody of ours writes takes the conversation from a program: no two answer at once.
func (c *Conversation) said(m message.Message) {
	if c.FirstReplyAt == nil && c.WaitingSince != nil {
		c.FirstBy = FirstBy(m.Sender)
	}
	switch {
	case m.Sender == message.Agent:
		c.AgentDue = nil
	case c.Status == Pending && c.AgentID != "" && m.SendAt == nil:
		c.toPeople()
		c.AssigneeID = m.SenderID
	}
}

// toPeople has people answer from now on.
func (c *Conversation) toPeople() {
	c.Status, c.AgentID, c.AgentDue, c.AgentTurns = Open, "", nil, 0
}

// AskAgent tells the program that is to answer of a message of theirs, in the transaction of ctx.
func (s *Service) AskAgent(ctx context.Context, id, language, messageID string) error {
	c, err := s.Any(ctx, id)
	if err != nil || !c.Answers(c.AgentID) {
		return err
	}
	told := map[string]any{
		"agent_id": c.AgentID, "message_id": messageID, "debtor_id": c.DebtorID, "inbox_id": c.InboxID, "channel": c.Channel,
		"language": language, "person_id": c.PersonID, "turn": c.AgentTurns, "round": c.Round,
	}
	return s.record.Write(ctx, record.Act{Name: "agent.asked", Unseen: true, ID: c.ID, Payload: told})
}

// due says by when a program is to answer somebody who waits already.
func (s *Service) due(ctx context.Context, c *Conversation) error {
	i, err := s.inboxes.Any(ctx, c.InboxID)
	c.turn(Turn{AgentID: c.AgentID, Due: s.clock.Now().Add(i.Patience())})
	return err
}

// Unspoken are the conversations in which a program is to answer, those first in which it is due first.
func (s *Store) Unspoken(ctx context.Context, most int) ([]Conversation, error) {
	return storage.All[Conversation](ctx, s.db, most, storage.Where("agent_due IS NOT NULL"), storage.Sorted("agent_due, id"))
}

// Speaking is a conversation that is a program's to answer, held until the transaction of ctx ends. It fails with ErrNotFound and ErrAgentOff.
func (s *Service) Speaking(ctx context.Context, id, agentID string) (Conversation, error) {
	c, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx))
	if err == nil && !c.Answers(agentID) {
		err = ErrAgentOff
	}
	return c, err
}
