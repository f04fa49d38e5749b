package agent

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
)

// Said is what a program says.
type Said struct {
	outgoing.Agent
	Text string
	Once string // key under which it says it
}

// Say has a program say something to those it is to answer. It fails as outgoing.Service.Write does, with conversation.ErrAgentOff and
// conversation.ErrAgentBehind.
func (s *Service) Say(ctx context.Context, conversationID string, said Said) (message.Message, error) {
	return s.Outgoing.Write(ctx, conversationID, outgoing.Draft{Text: said.Text, Agent: &said.Agent, Once: said.Once})
}

// Resolve ends a conversation that a program has brought to an end. It fails with conversation.ErrNotFound and conversation.ErrAgentOff.
func (s *Service) Resolve(ctx context.Context, id string, e Ended) (c conversation.Conversation, err error) {
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		if c, err = s.Conversations.Speaking(ctx, id, e.AgentID); err != nil {
			return err
		}
		more := map[string]any{"agent_id": e.AgentID, "version_id": e.VersionID, "outcome": e.Outcome, "summary": e.Summary}
		if err := s.Outgoing.Happened(ctx, c, "agent_resolved", more); err != nil {
			return err
		}
		c, err = s.Conversations.Move(ctx, id, c.Version, conversation.Resolved, nil)
		return err
	})
	return c, err
}

// Ended is how a program brought a conversation to an end.
type Ended struct {
	AgentID   string `json:"agent_id" minLength:"1" maxLength:"64"`
	VersionID string `json:"version_id,omitempty" maxLength:"64"`
	Outcome   string `json:"outcome" pattern:"^[a-z][a-z_]{1,39}$" doc:"What came of it, as a word of the program's" example:"promise"`
	Summary   string `json:"summary,omitempty" maxLength:"2000" doc:"For whoever reads it later"`
}

// Type shows them, and those who may see the conversation, that a program writes. It fails with conversation.ErrAgentOff.
func (s *Service) Type(ctx context.Context, id, agentID string) error {
	c, err := s.Conversations.Get(ctx, id)
	if err != nil {
		return err
	}
	if !c.Answers(agentID) {
		return conversation.ErrAgentOff
	}
	return s.Conversations.ShowAgent(ctx, c)
}
