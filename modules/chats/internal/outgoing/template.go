package outgoing

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
)

// fill has a draft by a template read as they will read it. It fails with template.ErrUnknown, ErrNotReady and ErrValues.
func (s *Service) fill(ctx context.Context, c conversation.Conversation, d *Draft) error {
	if d.Template == nil {
		return nil
	}
	t, err := s.templates.One(ctx, c.InboxID, d.Template.Name, d.Template.Language)
	if err != nil {
		return err
	}
	d.Text, err = t.Fill(d.Template.Values)
	return err
}
