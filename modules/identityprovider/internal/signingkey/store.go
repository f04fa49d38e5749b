package signingkey

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostPublished bounds the keys that are published: there are two, and for a while three.
const mostPublished = 10

// published lists the keys that clients may meet at now, the last to become active first.
func (s *Service) published(ctx context.Context, now time.Time) ([]signingKey, error) {
	return storage.All[signingKey](ctx, s.db, mostPublished, storage.Where("retires_at IS NULL OR retires_at > ?", now), storage.Sorted("active_at DESC, id DESC"))
}

func (s *Service) retire(ctx context.Context, id string, at time.Time) error {
	_, err := storage.Set[signingKey](ctx, s.db, map[string]any{"retires_at": at}, storage.ByID(id))
	return err
}

func (s *Service) sweep(ctx context.Context, now time.Time) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("retires_at <= ?", now).Delete(&signingKey{}).Error
	})
}
