package note

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Store keeps notes. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps notes in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// there narrows to the notes of a debtor that nobody has removed.
func there(debtorID string) storage.Narrow {
	return storage.Where("debtor_id = ? AND removed_at IS NULL", debtorID)
}

// Of is a page of a debtor's notes: the pinned ones first, the latest before the others.
func (s *Store) Of(ctx context.Context, debtorID string, p page.Params) (all []Note, meta page.Meta, err error) {
	orders := map[string]string{"pinned": "pinned DESC, id DESC", "-created_at": "id DESC", "created_at": "id"}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		all, meta, err = page.Short[Note](tx.Scopes(there(debtorID)), "pinned", orders, p)
		return err
	})
	return all, meta, err
}

// Lock is a note of a debtor that nobody else writes meanwhile. It fails with ErrNotFound.
func (s *Store) Lock(ctx context.Context, debtorID, id string) (Note, error) {
	return storage.Lock[Note](ctx, s.db, there(debtorID), storage.ByID(id))
}

// mostKin is how many notes of a debtor tell their story with the debtor's.
const mostKin = 200

// Kin are the debtor's latest notes, the removed ones too, for the debtor's story.
func (s *Store) Kin(ctx context.Context, debtorID string) (kin []tracing.Subject, err error) {
	found, err := storage.All[Note](ctx, s.db, mostKin, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
	for _, n := range found {
		kin = append(kin, tracing.Subject{Type: "note", ID: n.ID})
	}
	return kin, err
}
