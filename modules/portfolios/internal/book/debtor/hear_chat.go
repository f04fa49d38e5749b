package debtor

import (
	"context"
	"encoding/json"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
)

// written is what the event of a conversation in which something was written says of it.
type written struct {
	DebtorID  string `json:"debtor_id"`
	Channel   string `json:"channel"`
	Direction string `json:"direction"`
}

// HearChats has the story of debtors tell of the conversations with them: once a day for each. What was written stays with the conversation,
// for those who may read it.
func HearChats(consumers *events.Consumers, s *Service) {
	consumers.On("recobro.chats.conversation.written", "debtor-story-chatted", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		var w written
		if err := json.Unmarshal(e.Data, &w); err != nil {
			return err
		}
		d, err := s.store.Get(ctx, w.DebtorID)
		if errors.Is(err, ErrNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		direction := map[string]string{"in": "inbound", "out": "outbound"}[w.Direction]
		return s.Mark(ctx, "chatted", d, map[string]any{"conversation_id": e.Subject, "channel": w.Channel, "direction": direction})
	})
}
