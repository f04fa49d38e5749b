package outgoing

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
)

// letter is what a letter needs besides; of other ways there is none.
func (s *Service) letter(ctx context.Context, c conversation.Conversation, m message.Message) (l channel.Letter, err error) {
	if c.Channel != channel.Email {
		return l, nil
	}
	l = channel.Letter{Number: c.Number, Automatic: m.Sender != message.User}
	l.Thread, err = s.messages.Thread(ctx, c.ID)
	if c.Thread != "" && (len(l.Thread) == 0 || l.Thread[0] != c.Thread) {
		l.Thread = append([]string{c.Thread}, l.Thread...)
	}
	return l, err
}
