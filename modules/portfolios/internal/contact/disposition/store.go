package disposition

import (
	"cmp"
	"context"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps dispositions. Every method joins the transaction of its context.
type Store struct {
	db      *storage.DB
	starter []Disposition
}

// NewStore keeps dispositions in db; until a tenant changes one it has the starter set.
func NewStore(db *storage.DB) (*Store, error) {
	set, err := starter()
	return &Store{db, set}, err
}

// All are the tenant's dispositions in the order of the tree, by their places within a group.
func (s *Store) All(ctx context.Context) ([]Disposition, error) {
	all, err := storage.All[Disposition](ctx, s.db, most, storage.Sorted("position, id"))
	if err == nil && len(all) == 0 {
		all = slices.Clone(s.starter)
	}
	return all, err
}

// Get is one disposition. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Disposition, error) {
	all, err := s.All(ctx)
	at := slices.IndexFunc(all, func(d Disposition) bool { return d.ID == id })
	if err == nil && at < 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Disposition{}, err
	}
	return all[at], nil
}

// Coded is the disposition of a code, with which the product ends contacts of its own: as the tenant has it, else as it came.
func (s *Store) Coded(ctx context.Context, code string) (Disposition, error) {
	all, err := s.All(ctx)
	for _, d := range append(all, s.starter...) {
		if d.Code == code && d.Ends() {
			return d, err
		}
	}
	return Disposition{}, cmp.Or(err, error(ErrNotFound))
}

// keep writes the starter set, if the tenant has it still.
func (s *Store) keep(ctx context.Context) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var there int64
		if err := tx.Model(&Disposition{}).Limit(1).Count(&there).Error; err != nil || there > 0 {
			return err
		}
		set := slices.Clone(s.starter)
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&set).Error
	})
}

// ended is a contact, as far as it ended with a disposition.
type ended struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
}

// TableName is the table of contacts.
func (ended) TableName() string { return "contacts" }

// used reports whether a contact ended with a disposition, or another is within it.
func (s *Store) used(ctx context.Context, id string) (bool, error) {
	contacts, err := storage.All[ended](ctx, s.db, 1, storage.Where("disposition_id = ?", id))
	if err != nil || len(contacts) > 0 {
		return true, err
	}
	within, err := storage.All[Disposition](ctx, s.db, 1, storage.Where("group_id = ?", id))
	return len(within) > 0, err
}
