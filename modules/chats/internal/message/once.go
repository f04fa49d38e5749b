package message

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// errAnother refuses the key of one message with the words of another.
var errAnother = errs.New(errs.Conflict, "idempotency.mismatch")

// Once is the message that the caller has sent under a key before; found is false for none. It fails with idempotency.mismatch when that one
// says something else; of a template the text comes later, and is empty.
func (s *Store) Once(ctx context.Context, key, text string) (m Message, found bool, err error) {
	if key == "" {
		return m, false, nil
	}
	m, err = storage.One[Message](ctx, s.db, storage.Where("sender_id = ? AND once = ?", principal.Must(ctx).UserID, key))
	switch {
	case errors.Is(err, ErrNotFound):
		return m, false, nil
	case err == nil && text != "" && m.Text != text:
		err = errAnother
	}
	return m, err == nil, err
}
