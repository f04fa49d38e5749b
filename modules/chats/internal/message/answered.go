package message

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Answered is the first answer to them in a conversation that was written after a message, and not by somebody; none is an empty one. Ids are
// in the order in which messages were written down.
func (s *Store) Answered(ctx context.Context, conversationID, afterID, except string) (Message, error) {
	m, err := storage.One[Message](ctx, s.db, storage.Where(
		"conversation_id = ? AND direction = ? AND id > ? AND sender_id <> ?", conversationID, Out, afterID, except), storage.Sorted("id"))
	if errors.Is(err, ErrNotFound) {
		return Message{}, nil
	}
	return m, err
}
