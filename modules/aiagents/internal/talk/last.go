package talk

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Last is the last talk of a conversation or a call, over or not; found is false where no agent has spoken.
func (s *Store) Last(ctx context.Context, refID string) (t Talk, found bool, err error) {
	t, err = storage.One[Talk](ctx, s.db, storage.Where("ref_id = ?", refID), storage.Sorted("id DESC"))
	if errors.Is(err, ErrNotFound) {
		return Talk{}, false, nil
	}
	return t, err == nil, err
}
