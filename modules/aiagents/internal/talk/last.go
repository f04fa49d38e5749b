package talk

import (
	"context"
	"errors"

	"gorm.io/gorm"

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

// Cited are the turns of a conversation's talks in which articles were looked up, the oldest first.
func (s *Store) Cited(ctx context.Context, refID string) ([]Turn, error) {
	its := func(tx *gorm.DB) *gorm.DB {
		talks := tx.Session(&gorm.Session{NewDB: true}).Model(&Talk{}).Select("id").Where("ref_id = ?", refID)
		return tx.Where("talk_id IN (?)", talks)
	}
	return storage.All[Turn](ctx, s.db, mostTurns, its, storage.Where("cites IS NOT NULL AND cites <> '[]' AND cites <> 'null' AND said <> ''"), storage.Sorted("id"))
}
