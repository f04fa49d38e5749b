package sender

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds a tenant's senders: they are read as a whole.
const most = 100

// Store reads senders and keeps one default a channel. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps senders in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// All are the tenant's senders by channel and name.
func (s *Store) All(ctx context.Context) ([]Sender, error) {
	return storage.All[Sender](ctx, s.db, most, storage.Sorted("channel, name, id"))
}

// clearDefault removes the mark from the channel's other senders.
func (s *Store) clearDefault(ctx context.Context, but Sender) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		others := tx.Model(&Sender{}).Where("channel = ? AND id <> ? AND is_default = ?", but.Channel, but.ID, true)
		return others.Updates(map[string]any{"is_default": false, "version": gorm.Expr("version + 1")}).Error
	})
}
