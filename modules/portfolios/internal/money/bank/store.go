package bank

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Store keeps bank files and their lines. Every method joins the transaction of its context.
type Store struct {
	db    *storage.DB
	lines *page.List[Line]
}

// NewStore keeps bank files in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, lines: page.New(db, page.Config[Line]{
		Usual: "line", Sorts: map[string]string{"line": "line", "certainty": "certainty", "amount": "amount", "day": "day"},
	})}
}

// saved is what the columns of a bank's last file were.
type saved struct {
	storage.Row
	Header     []string       `gorm:"serializer:json"`
	Columns    []Field        `gorm:"serializer:json"`
	Format     tabular.Format `gorm:"serializer:json"`
	MinorUnits bool
}

// TableName is the table of saved columns.
func (saved) TableName() string { return "bank_mappings" }

// Get is one file with its counts. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (File, error) {
	f, err := storage.One[File](ctx, s.db, storage.ByID(id))
	if err != nil {
		return f, err
	}
	all := []File{f}
	err = s.count(ctx, all)
	return all[0], err
}

// List is a page of files, the latest first.
func (s *Store) List(ctx context.Context, p page.Params) (all []File, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := tx.Model(&File{}).Omit("detected", "proposed", "columns")
		all, meta, err = page.Short[File](of, "-created_at", map[string]string{"created_at": "id", "-created_at": "id DESC"}, p)
		return err
	})
	if err != nil || len(all) == 0 {
		return all, meta, err
	}
	return all, meta, s.count(ctx, all)
}

// count fills in the counts of files.
func (s *Store) count(ctx context.Context, files []File) error {
	ids := make([]string, len(files))
	for i, f := range files {
		ids[i] = f.ID
	}
	var rows []struct {
		FileID     string
		Status     State
		N, Certain int64
	}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Line{}).Where("file_id IN ?", ids).Group("file_id, status").
			Select("file_id, status, COUNT(*) AS n, SUM(CASE WHEN certainty >= ? THEN 1 ELSE 0 END) AS certain", Certain).Scan(&rows).Error
	})
	for _, r := range rows {
		at := slices.Index(ids, r.FileID)
		c := &files[at].Counts
		c.Lines += r.N
		switch r.Status {
		case Wrong:
			c.Wrong = r.N
		case Waiting:
			c.Waiting, c.Certain = r.N, r.Certain
		case Known:
			c.Known = r.N
		case Posted:
			c.Posted = r.N
		case Skipped:
			c.Skipped = r.N
		}
	}
	return err
}

// Lines is a page of a file's lines.
func (s *Store) Lines(ctx context.Context, id string, f Filter, p page.Params) ([]Line, page.Meta, error) {
	return s.lines.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		tx = page.Among(tx.Where("bank_lines.file_id = ?", id), "bank_lines.status", f.Status)
		if f.Below > 0 {
			tx = tx.Where("bank_lines.certainty < ?", f.Below)
		}
		return tx
	}})
}

// HoldLine is a line that nobody else decides on until the transaction of ctx ends. It fails with ErrLine.
func (s *Store) HoldLine(ctx context.Context, id string, number int64) (Line, error) {
	return storage.Lock[Line](ctx, s.db, storage.Where("file_id = ? AND line = ?", id, number))
}

// HoldNext are the next waiting lines with a certainty or more, held; some of them at most.
func (s *Store) HoldNext(ctx context.Context, id string, certainty, some int) (lines []*Line, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Order("line").Limit(some).
			Where("file_id = ? AND status = ? AND certainty >= ? AND certainty > 0", id, Waiting, certainty).Find(&lines).Error
	})
	return lines, err
}

// Posted are those of fingerprints whose line was posted, in whatever file.
func (s *Store) Posted(ctx context.Context, prints []string) (map[string]bool, error) {
	known := map[string]bool{}
	if len(prints) == 0 {
		return known, nil
	}
	found, err := storage.All[Line](ctx, s.db, -1, storage.Columns("fingerprint"), storage.Where("status = ?", Posted), s.db.Listed("fingerprint", prints))
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

// Settle writes what became of lines. It fails with ErrLineKnown where another file was first.
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

// Saved is what the columns of a bank's last file were, if there was one.
func (s *Store) Saved(ctx context.Context, bankKey string) (m saved, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", bankKey).Limit(1).Find(&m).Error })
	return m, err
}

// Save keeps a file's columns for the bank's next ones.
func (s *Store) Save(ctx context.Context, f *File) error {
	was, err := s.Saved(ctx, f.BankKey)
	if err != nil {
		return err
	}
	now := was
	now.ID, now.Header, now.Columns, now.Format, now.MinorUnits = f.BankKey, f.Detected.Header, f.Columns, f.Format, f.MinorUnits
	if was.ID == "" {
		return storage.Insert(ctx, s.db, &now)
	}
	return storage.Update(ctx, s.db, &now, was.Version)
}

// AtWork are the files of every tenant that a job works on.
func (s *Store) AtWork(ctx context.Context) (all []File, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("tenant_id", "id").Where("status IN ?", []Status{Matching, Posting}).Find(&all).Error
	})
	return all, err
}

// systemOf is the context of background work in a tenant.
func systemOf(ctx context.Context, tenantID string) context.Context {
	return principal.With(ctx, principal.System(tenantID, "portfolios"))
}
