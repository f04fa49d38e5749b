package conversation

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// tellStory has the debtor's story tell that we wrote with each other: once for each conversation and day, by its first message. What was
// written stays here, for those who may read it.
func (s *Service) tellStory(ctx context.Context, before, after Conversation, m message.Message) error {
	if after.DebtorID == "" || m.Direction == message.Within || m.Sender == message.System {
		return nil
	}
	h, err := s.office.Hours(ctx)
	if err != nil {
		return err
	}
	if before.Preview != "" && !civil.On(before.LastAt, h.Zone).Before(civil.On(m.At, h.Zone)) {
		return nil
	}
	return s.story(ctx, after, m.Direction)
}

func (s *Service) story(ctx context.Context, c Conversation, d message.Direction) error {
	told := map[string]any{"debtor_id": c.DebtorID, "channel": c.Channel, "direction": d}
	return s.record.Write(ctx, record.Act{Name: "conversation.written", ID: c.ID, Payload: told, Unseen: true})
}
