package outgoing

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// Words are what the product itself says to somebody.
type Words struct {
	Text    string
	Kind    message.Kind // empty for a text
	About   string       // what they are about, for whoever reads the thread
	Buttons []channel.Button
}

// AboutStop are the words by which a stop is confirmed: the last that reach whoever asked for it.
const AboutStop = "stop"

// Tell says something to somebody in the product's own name, in the transaction of ctx. Where nothing may be written now it is not said.
func (s *Service) Tell(ctx context.Context, conversationID string, w Words) (said bool, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		c, err := s.conversations.Any(ctx, conversationID)
		if err != nil || !c.MayWrite(s.clock.Now()) {
			return err
		}
		who, err := s.persons.Get(ctx, c.PersonID)
		if err != nil || who.StoppedAt != nil && w.About != AboutStop {
			return err
		}
		m := s.spoken(c, w)
		said = true
		return s.keep(ctx, tx, &m)
	})
	return said, err
}

func (s *Service) spoken(c conversation.Conversation, w Words) message.Message {
	m := message.Message{
		ConversationID: c.ID, InboxID: c.InboxID, Direction: message.Out, Kind: message.Text, Sender: message.System, At: s.clock.Now(),
		Text: w.Text, State: channel.Queued, TextKey: namekey.Of(w.Text), Data: map[string]any{"about": w.About},
	}
	if w.Kind != "" {
		m.Kind = w.Kind
	}
	if len(w.Buttons) > 0 {
		m.Data["buttons"] = w.Buttons
	}
	return m
}

// Happened writes into a thread what happened to a conversation; nobody outside sees it.
func (s *Service) Happened(ctx context.Context, c conversation.Conversation, what string, more map[string]any) error {
	m := message.Message{
		ConversationID: c.ID, InboxID: c.InboxID, Direction: message.Within, Kind: message.Activity, Sender: message.System, At: s.clock.Now(),
		State: channel.Read, Data: map[string]any{"activity": what},
	}
	for name, value := range more {
		m.Data[name] = value
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error { return s.keep(ctx, tx, &m) })
}

// Cancel takes back what waits to be sent to some persons.
func (s *Service) Cancel(ctx context.Context, personIDs []string, code string) error {
	for {
		waiting, err := s.messages.Waiting(ctx, personIDs, mostCancelled)
		if err != nil || len(waiting) == 0 {
			return err
		}
		for _, m := range waiting {
			if err := s.refuse(ctx, m, code, ""); err != nil {
				return err
			}
		}
	}
}

const mostCancelled = 200

// refuse marks a message as failed that was not handed over, in the transaction of ctx, which holds it.
func (s *Service) refuse(ctx context.Context, m message.Message, code, reason string) error {
	m.State, m.Code, m.Reason = channel.Failed, code, reason
	if err := s.conversations.Came(ctx, m); err != nil {
		return err
	}
	return s.outcome(ctx, m)
}

// buttons are those of a message, as they are kept.
func buttons(m message.Message) (all []channel.Button) {
	kept, _ := m.Data["buttons"].([]any)
	for _, each := range kept {
		b, _ := each.(map[string]any)
		id, _ := b["id"].(string)
		title, _ := b["title"].(string)
		all = append(all, channel.Button{ID: id, Title: title})
	}
	return all
}
