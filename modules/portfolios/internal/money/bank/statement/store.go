package statement

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Remembered is how a bank's last file was read: for its next ones.
type Remembered struct {
	storage.Row
	Header     []string       `gorm:"serializer:json"`
	Columns    []Field        `gorm:"serializer:json"`
	Format     tabular.Format `gorm:"serializer:json"`
	MinorUnits bool
}

// TableName is the table of saved columns.
func (Remembered) TableName() string { return "bank_mappings" }

// Fits reports whether a file has the same columns.
func (r Remembered) Fits(header []string) bool {
	return len(r.Columns) == len(header) && slices.Equal(r.Header, header)
}

// Remember is how the bank of a key had its last file read, if there was one.
func Remember(ctx context.Context, db *storage.DB, bankKey string) (r Remembered, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", bankKey).Limit(1).Find(&r).Error })
	return r, err
}

// Keep keeps how a file is read for the bank's next ones.
func Keep(ctx context.Context, db *storage.DB, l Layout, header []string) error {
	was, err := Remember(ctx, db, l.BankKey)
	if err != nil {
		return err
	}
	now := was
	now.ID, now.Header, now.Columns, now.Format, now.MinorUnits = l.BankKey, header, l.Columns, l.Format, l.MinorUnits
	if was.ID == "" {
		return storage.Insert(ctx, db, &now)
	}
	return storage.Update(ctx, db, &now, was.Version)
}

// Fields are what columns are taken for.
func Fields(all []Proposed) []Field {
	fields := make([]Field, len(all))
	for i, p := range all {
		fields[i] = p.Field
	}
	return fields
}
