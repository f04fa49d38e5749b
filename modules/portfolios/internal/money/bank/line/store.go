package line

import (
	"context"
	"encoding/json"
	"errors"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps the lines of bank files. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Line]
}

// NewStore keeps lines in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Line]{
		Usual: "line", Sorts: map[string]string{"line": "line", "certainty": "certainty", "amount": "amount", "day": "day"},
	})}
}

// Filter narrows the lines of a file; empty fields do not.
type Filter struct {
	Status []State `query:"status" maxItems:"5"`
	Below  int     `query:"below" minimum:"0" maximum:"101" doc:"Certainty less than this"`
}

// Page is a page of a file's lines.
func (s *Store) Page(ctx context.Context, id string, f Filter, p page.Params) ([]Line, page.Meta, error) {
	return s.list.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		tx = page.Among(tx.Where("bank_lines.file_id = ?", id), "bank_lines.status", f.Status)
		if f.Below > 0 {
			tx = tx.Where("bank_lines.certainty < ?", f.Below)
		}
		return tx
	}})
}

// Hold is a line that nobody else decides on until the transaction of ctx ends. It fails with ErrNotFound.
func (s *Store) Hold(ctx context.Context, id string, number int64) (Line, error) {
	return storage.Lock[Line](ctx, s.db, storage.Where("file_id = ? AND line = ?", id, number))
}

// HoldNext are the next waiting lines behind one with a certainty or more, held; some of them at most.
func (s *Store) HoldNext(ctx context.Context, id string, behind int64, certainty, some int) (lines []*Line, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Order("line").Limit(some).
			Where("file_id = ? AND line > ? AND status = ? AND certainty >= ? AND certainty > 0", id, behind, Waiting, certainty).Find(&lines).Error
	})
	return lines, err
}

// Posted are those of fingerprints whose line was posted, in whatever file.
func (s *Store) Posted(ctx context.Context, prints []string) (map[string]bool, error) {
	known := map[string]bool{}
	if len(prints) == 0 {
		return known, nil
	}
	found, err := storage.All[Line](ctx, s.db, -1, storage.Columns("fingerprint"), storage.Where("status = 'posted'"), s.db.Listed("fingerprint", prints)) // a literal: the index of those alone
	for _, l := range found {
		known[l.Fingerprint] = true
	}
	return known, err
}

// Insert writes the lines of a batch.
func (s *Store) Insert(ctx context.Context, lines []*Line) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) (failed error) {
		columns := []string{
			"id", "file_id", "line", "status", "day", "amount", "currency", "reference", "payer", "document", "debt_ref", "fault",
			"fingerprint", "proposals", "certainty", "debtor_id", "payment_id",
		}
		_, err := s.db.Bulk(ctx, tx, "bank_lines", columns, func(yield func([]any) bool) {
			for _, l := range lines {
				proposals, err := json.Marshal(l.Proposals)
				failed = errors.Join(failed, err)
				if !yield([]any{
					l.ID, l.FileID, l.Line, string(l.Status), string(l.Day), l.Amount, l.Currency, l.Reference, l.Payer, l.Document, l.DebtRef,
					string(l.Fault), l.Fingerprint, string(proposals), l.Certainty, l.DebtorID, l.PaymentID,
				}) {
					return
				}
			}
		})
		return errors.Join(failed, err)
	})
}

// Settle writes what became of lines. It fails with ErrKnown where another file was first.
func (s *Store) Settle(ctx context.Context, lines []*Line) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		columns := []string{"status", "fault", "certainty", "debtor_id", "payment_id", "left_over", "reason", "decided_by", "decided_at"}
		return s.db.Told(s.db.BulkUpdate(ctx, tx, "bank_lines", columns, func(yield func([]any) bool) {
			for _, l := range lines {
				if !yield([]any{l.ID, string(l.Status), string(l.Fault), l.Certainty, l.DebtorID, l.PaymentID, l.LeftOver, l.Reason, l.DecidedBy, l.DecidedAt}) {
					return
				}
			}
		}), Line{})
	})
}

// Forget deletes the lines of a file, to be read again. Nothing was posted of it.
func (s *Store) Forget(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("file_id = ?", id).Delete(&Line{}).Error
	})
}
