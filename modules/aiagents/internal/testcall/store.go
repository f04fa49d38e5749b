package testcall

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// store keeps tests.
type store struct {
	db   *storage.DB
	list *page.List[Test]
}

func newStore(db *storage.DB) *store {
	return &store{db, page.New(db, page.Config[Test]{Usual: "-created_at", Sorts: map[string]string{"created_at": "created_at"}})}
}

// forget removes tests that began before a time.
func (s *store) forget(ctx context.Context, before time.Time) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("created_at < ?", before.UTC()).Delete(&Test{}).Error
	})
}

// drop removes a test that could not begin.
func (s *store) drop(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", id).Delete(&Test{}).Error })
}

// rings notes of which call a test is, unless the call has said so itself.
func (s *store) rings(ctx context.Context, id, callID string) error {
	_, err := storage.Set[Test](ctx, s.db, map[string]any{"call_id": callID}, storage.Where("id = ? AND call_id = ''", id))
	return err
}

// take gives a test on a line to its call: to the first that says it is. It fails with ErrNotFound and talk.ErrOver.
func (s *store) take(ctx context.Context, id, callID string) (Test, error) {
	rows, err := storage.Set[Test](ctx, s.db, map[string]any{"call_id": callID},
		storage.Where("id = ? AND way <> ? AND turns = 0 AND (call_id = '' OR call_id = ?)", id, Text, callID))
	if err != nil {
		return Test{}, err
	}
	t, err := storage.One[Test](ctx, s.db, storage.ByID(id))
	switch {
	case err != nil:
		return t, err
	case rows == 0:
		return t, ErrNotFound
	case t.Status != talk.Open:
		return t, talk.ErrOver
	}
	return t, nil
}

// trying are some tests on lines that go on, and began after a time.
func (s *store) trying(ctx context.Context, since time.Time, most int) ([]Test, error) {
	return storage.All[Test](ctx, s.db, most, storage.Columns("id"), storage.Where("status = ? AND way <> ? AND created_at > ?", talk.Open, Text, since.UTC()))
}
