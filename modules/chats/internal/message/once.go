package message

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrAnother refuses the key of one message with the words, or for the person, of another.
var ErrAnother = errs.New(errs.Conflict, "idempotency.mismatch")

// Once is the message that somebody, or a program, has sent under a key before; found is false for none. It fails with idempotency.mismatch when that one
// says something else, of a template another, or stands in another conversation; an empty one is any.
func (s *Store) Once(ctx context.Context, by, key, conversationID, text string, of *channel.Template) (m Message, found bool, err error) {
	if key == "" {
		return m, false, nil
	}
	m, err = storage.One[Message](ctx, s.db, storage.Where("sender_id = ? AND once = ?", by, key))
	if errors.Is(err, ErrNotFound) {
		return m, false, nil
	}
	here := conversationID == "" || m.ConversationID == conversationID
	if err == nil && (!here || !m.says(text, of)) {
		err = ErrAnother
	}
	return m, err == nil, err
}

// says tells whether the message was written as a text, or from a template.
func (m Message) says(text string, of *channel.Template) bool {
	if of == nil || m.Template == nil {
		return of == nil && m.Template == nil && m.Text == text
	}
	return m.Template.Name == of.Name && m.Template.Language == of.Language && slices.Equal(m.Template.Values, of.Values)
}
