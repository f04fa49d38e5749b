package document

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Store keeps documents. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps documents in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// there narrows to the documents of a debtor that nobody has removed.
func there(debtorID string) storage.Narrow {
	return storage.Where("debtor_id = ? AND removed_at IS NULL", debtorID)
}

// Of is a page of a debtor's documents, the latest first.
func (s *Store) Of(ctx context.Context, debtorID string, p page.Params) (all []Document, meta page.Meta, err error) {
	orders := page.Orders(map[string]string{"created_at": "created_at", "name": "name", "kind": "kind"})
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		all, meta, err = page.Short[Document](tx.Scopes(there(debtorID)), "-created_at", orders, p)
		return err
	})
	return all, meta, err
}

// Get is a document of a debtor. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, debtorID, id string) (Document, error) {
	return storage.One[Document](ctx, s.db, there(debtorID), storage.ByID(id))
}

// Lock is Get that keeps others from writing it.
func (s *Store) Lock(ctx context.Context, debtorID, id string) (Document, error) {
	return storage.Lock[Document](ctx, s.db, there(debtorID), storage.ByID(id))
}

// mostKin is how many documents of a debtor tell their story with the debtor's.
const mostKin = 200

// Kin are the debtor's latest documents, the removed ones too, for the debtor's story.
func (s *Store) Kin(ctx context.Context, debtorID string) (kin []tracing.Subject, err error) {
	found, err := storage.All[Document](ctx, s.db, mostKin, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
	for _, d := range found {
		kin = append(kin, tracing.Subject{Type: "document", ID: d.ID})
	}
	return kin, err
}
