package bank

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps bank files. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps bank files in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

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

// Known reports whether there is such a file.
func (s *Store) Known(ctx context.Context, id string) (bool, error) {
	found, err := storage.All[File](ctx, s.db, 1, storage.ByID(id), storage.Columns("id"))
	return len(found) > 0, err
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
		Status     line.State
		N, Certain int64
	}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&line.Line{}).Where("file_id IN ?", ids).Group("file_id, status").
			Select("file_id, status, COUNT(*) AS n, SUM(CASE WHEN certainty >= ? THEN 1 ELSE 0 END) AS certain", Certain).Scan(&rows).Error
	})
	for _, r := range rows {
		at := slices.Index(ids, r.FileID)
		c := &files[at].Counts
		c.Lines += r.N
		switch r.Status {
		case line.Wrong:
			c.Wrong = r.N
		case line.Waiting:
			c.Waiting, c.Certain = r.N, r.Certain
		case line.Known:
			c.Known = r.N
		case line.Posted:
			c.Posted = r.N
		case line.Skipped:
			c.Skipped = r.N
		}
	}
	return err
}

// AtWork are the files of every tenant that a job works on.
func (s *Store) AtWork(ctx context.Context) (all []File, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("tenant_id", "id").Where("status IN ?", []Status{Matching, Posting}).Find(&all).Error
	})
	return all, err
}
