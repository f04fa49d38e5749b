package outgoing

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Agent is a program that answers.
type Agent struct {
	ID        string
	VersionID string // of what it goes by
	Name      string // as it is called now
	Answers   string // message of theirs that it answers
	Buttons   []channel.Button
}

// sign makes a message the program's.
func (a Agent) sign(m *message.Message) {
	m.Sender = message.Agent
	m.Data["version_id"], m.Data["agent_name"], m.Data["asked_by"] = a.VersionID, a.Name, a.Answers
	if len(a.Buttons) > 0 {
		m.Data["buttons"] = a.Buttons
	}
}

// writer is whose what is written is.
func (d Draft) writer(ctx context.Context) string {
	if d.Agent != nil {
		return d.Agent.ID
	}
	return principal.Must(ctx).UserID
}

// speaks fails unless a program may answer now, in a conversation that is held: with conversation.ErrAgentOff where it is not its to answer,
// and with conversation.ErrAgentBehind when they have written since, so that it answers all that they said.
func (s *Service) speaks(ctx context.Context, c conversation.Conversation, a *Agent) error {
	if a == nil {
		return nil
	}
	if !c.Answers(a.ID) {
		return conversation.ErrAgentOff
	}
	last, err := s.messages.LastHeard(ctx, c.ID)
	if err == nil && last != a.Answers {
		err = conversation.ErrAgentBehind.WithTold("message_id", last)
	}
	return err
}
