package hours

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// onlyRow is the id of a tenant's one row.
const onlyRow = "hours"

// Store keeps contact hours.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Get is the tenant's hours; version 0 and the usual ones while none were chosen.
func (s *Store) Get(ctx context.Context) (h Hours, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("id = ?", onlyRow).Limit(1).Find(&h).Error
	})
	if h.Version == 0 {
		h = Hours{Row: storage.Row{ID: onlyRow}, Week: Usual()}
	}
	return h, err
}

// Put writes the hours if they still have the version.
func (s *Store) Put(ctx context.Context, h *Hours, version int64) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if h.Version == 0 && (version == 0 || version == storage.AnyVersion) {
			return tx.Create(h).Error
		}
		return storage.Update(tx, h, version)
	})
}
