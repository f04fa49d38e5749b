package preferences

import (
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// find gives a user's row, nil if nothing was ever chosen.
func find(tx *gorm.DB, userID string) (*row, error) {
	var found []row
	err := tx.Where("id = ?", userID).Limit(1).Find(&found).Error
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return &found[0], nil
}

// keep stores a row. Two first choices at once make one of them fail with a conflict, which the client repeats.
func keep(tx *gorm.DB, r *row) error {
	if r.Version == 0 {
		return tx.Create(r).Error
	}
	return storage.Update(tx, r, r.Version)
}
