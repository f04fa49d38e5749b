package registry

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mark names a row and its version.
type mark struct {
	TenantID string
	ID       string
	Version  int64
}

// settingsMarks lists every tenant's choices by their versions.
func settingsMarks(ctx context.Context, db *storage.DB) (marks []mark, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&settingsRow{}).Select("tenant_id", "id", "version").Find(&marks).Error
	})
	return marks, err
}

// settingsAt reads the choice that a mark names, as it is now.
func settingsAt(ctx context.Context, db *storage.DB, m mark) (row settingsRow, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("tenant_id = ? AND id = ?", m.TenantID, m.ID).Take(&row).Error
	})
	return row, err
}

// settingsOf is the choice of the tenant of ctx for a module; a row at the version untouched without one.
func settingsOf(ctx context.Context, db *storage.DB, moduleID string) (settingsRow, error) {
	row, err := storage.One[settingsRow](ctx, db, storage.ByID(moduleID))
	if errors.Is(err, storage.ErrNotFound) {
		return settingsRow{Row: storage.Row{ID: moduleID, Version: untouched}, Chosen: "{}"}, nil
	}
	return row, err
}

// saveSettings writes a choice that still has the version. It fails with storage.ErrStale.
func saveSettings(ctx context.Context, db *storage.DB, row *settingsRow, version int64) error {
	if version == storage.AnyVersion {
		version = row.Version
	}
	if row.Version != version {
		return storage.ErrStale
	}
	if version > untouched {
		return storage.Update(ctx, db, row, version)
	}
	row.Version = untouched + 1
	err := storage.Insert(ctx, db, row)
	if errors.Is(err, storage.ErrDuplicate) {
		return storage.ErrStale.Wrap(err)
	}
	return err
}
