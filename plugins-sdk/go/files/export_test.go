package files

import (
	"context"

	"gorm.io/gorm"
)

// Sweep is one round of the job that removes what is due.
func (s *Store) Sweep(ctx context.Context) error { return s.sweep(ctx) }

// Search is one round of the job that finds what nothing speaks of.
func (s *Store) Search(ctx context.Context) error { return s.search(ctx) }

// Used is what the tenant of ctx takes of its quota, in bytes.
func (s *Store) Used(ctx context.Context) (bytes int64, err error) {
	err = s.cfg.DB.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&usage{}).Select("COALESCE(SUM(bytes), 0)").Scan(&bytes).Error
	})
	return bytes, err
}

// Clean is the name that a file goes by.
func Clean(name string) string { return clean(name) }
