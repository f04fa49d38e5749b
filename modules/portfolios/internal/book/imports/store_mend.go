package imports

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// mostMends bounds how many rows are mended by hand for one import: more are mended in the file.
const mostMends = 5000

// mend is a rejected row as somebody mended it.
type mend struct {
	TenantID  string   `gorm:"primaryKey"`
	ImportID  string   `gorm:"primaryKey"`
	Line      int64    `gorm:"primaryKey;autoIncrement:false"`
	Cells     []string `gorm:"serializer:json"`
	CreatedAt time.Time
	CreatedBy string
}

// TableName is the table of mended rows.
func (mend) TableName() string { return "import_mends" }

// FaultsOf are the faults of one row.
func (s *Store) FaultsOf(ctx context.Context, id string, attempt, line int64) (all []Rejection, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("import_id = ? AND attempt = ? AND line = ?", id, attempt, line).Order("nth").Limit(100).Find(&all).Error
	})
	return all, err
}

// Mended is a row as somebody mended it, if anybody did.
func (s *Store) Mended(ctx context.Context, id string, line int64) (values []string, mended bool, err error) {
	var found []mend
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("import_id = ? AND line = ?", id, line).Find(&found).Error
	})
	if len(found) == 0 {
		return nil, false, err
	}
	return found[0].Cells, true, err
}

// Mend keeps a row as it was mended, in the place of an earlier mend.
func (s *Store) Mend(ctx context.Context, id string, line int64, values []string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		one := mend{ImportID: id, Line: line, Cells: values, CreatedAt: s.db.Clock().Now().UTC(), CreatedBy: principal.Must(ctx).UserID}
		if err := tx.Where("import_id = ? AND line = ?", id, line).Delete(&mend{}).Error; err != nil {
			return err
		}
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&one).Error
	})
}

// Mends are the mended rows of an import that wait, in the order of the file.
func (s *Store) Mends(ctx context.Context, id string) (all []mend, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("import_id = ?", id).Order("line").Limit(mostMends).Find(&all).Error
	})
	return all, err
}

// MendedLines are the lines of an import that have been mended.
func (s *Store) MendedLines(ctx context.Context, id string) (lines []int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&mend{}).Where("import_id = ?", id).Order("line").Limit(mostMends).Pluck("line", &lines).Error
	})
	return lines, err
}

// ForgetMends forgets the mended rows up to a line: they are in an import of their own.
func (s *Store) ForgetMends(ctx context.Context, id string, line int64) error {
	return s.remove(ctx, &mend{}, "import_id = ? AND line <= ?", id, line)
}

// mostSaved is how many mappings are saved for one creditor.
const mostSaved = 50

// SavedMapping is a mapping that was saved under a name for a creditor's files.
type SavedMapping struct {
	storage.Row
	CreditorID string          `json:"creditor_id"`
	Name       string          `json:"name" example:"Archivo mensual"`
	Header     []string        `json:"header" gorm:"serializer:json" doc:"Names of the columns it was saved for"`
	Fields     mapping.Mapping `json:"fields" gorm:"serializer:json" doc:"Field of each of those columns"`
	Format     tabular.Format  `json:"format" gorm:"serializer:json" doc:"How the file was read"`
}

// TableName is the table of saved mappings.
func (SavedMapping) TableName() string { return "import_saved_mappings" }

// Saved are the mappings saved for a creditor, by name.
func (s *Store) Saved(ctx context.Context, creditorID string) (all []SavedMapping, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("creditor_id = ?", creditorID).Order("name").Limit(mostSaved).Find(&all).Error
	})
	return all, err
}

// SaveMapping keeps a mapping; one of the same name makes way for it. It fails with ErrSavedMany.
func (s *Store) SaveMapping(ctx context.Context, m *SavedMapping) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		all, err := s.Saved(ctx, m.CreditorID)
		if err != nil {
			return err
		}
		known := slices.ContainsFunc(all, func(one SavedMapping) bool { return one.Name == m.Name })
		if !known && len(all) >= mostSaved {
			return ErrSavedMany.WithParam("most", mostSaved)
		}
		if err := tx.Where("creditor_id = ? AND name = ?", m.CreditorID, m.Name).Delete(&SavedMapping{}).Error; err != nil {
			return err
		}
		return tx.Create(m).Error
	})
}

// DropMapping forgets a saved mapping of a creditor. It fails with ErrNoSaved.
func (s *Store) DropMapping(ctx context.Context, creditorID, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Where("creditor_id = ? AND id = ?", creditorID, id).Delete(&SavedMapping{})
		if done.Error == nil && done.RowsAffected == 0 {
			return ErrNoSaved
		}
		return done.Error
	})
}
