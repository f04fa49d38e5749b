package talk

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// going are some ids of talks that go on, of an agent or, for "", of all, the oldest first.
func (s *Store) going(ctx context.Context, agentID string, most int) (ids []string, err error) {
	rows, err := storage.All[Talk](ctx, s.db, most, storage.Columns("id"), storage.Where("status = ?", Open), of(agentID), storage.Sorted("id"))
	for _, t := range rows {
		ids = append(ids, t.ID)
	}
	return ids, err
}

func of(agentID string) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if agentID == "" {
			return tx
		}
		return tx.Where("agent_id = ?", agentID)
	}
}

// over are some talks that ended before a moment and still have words.
func (s *Store) over(ctx context.Context, before time.Time, most int) ([]Talk, error) {
	worded := func(tx *gorm.DB) *gorm.DB {
		return tx.Where("EXISTS (?)", tx.Session(&gorm.Session{NewDB: true}).Model(&Turn{}).Select("1").
			Where("turns.tenant_id = talks.tenant_id AND turns.talk_id = talks.id AND (turns.heard <> '' OR turns.said <> '')"))
	}
	return storage.All[Talk](ctx, s.db, most, storage.Columns("id"), storage.Where("status <> ? AND ended_at < ?", Open, before), worded, storage.Sorted("id"))
}

// empty takes the words out of a talk's turns; what was done, and what it cost, stays.
func (s *Store) empty(ctx context.Context, talkID string) error {
	_, err := storage.Set[Turn](ctx, s.db, map[string]any{"heard": "", "said": "", "buttons": nil}, storage.Where("talk_id = ?", talkID))
	return err
}

// old are some talks that ended before a moment.
func (s *Store) old(ctx context.Context, before time.Time, most int) ([]Talk, error) {
	return storage.All[Talk](ctx, s.db, most, storage.Where("status <> ? AND ended_at < ?", Open, before), storage.Sorted("id"))
}

// remove removes a talk with its turns.
func (s *Store) remove(ctx context.Context, t Talk) error {
	err := s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("talk_id = ?", t.ID).Delete(&Turn{}).Error })
	if err != nil {
		return err
	}
	return storage.Delete(ctx, s.db, &t, storage.AnyVersion)
}
