package tenant

import (
	"context"
	"errors"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func byID(tx *gorm.DB, id string) (*Tenant, error) {
	var t Tenant
	err := tx.Where("id = ?", id).Take(&t).Error
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, ErrNotFound
	}
	return &t, err
}

// all lists every tenant by name.
func all(ctx context.Context, db *storage.DB) ([]Tenant, error) {
	var found []Tenant
	err := db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Order("name, id").Find(&found).Error
	})
	return found, err
}

func tighten(tx *gorm.DB, id string, wanted Security) error {
	return tx.Model(&Tenant{}).Where("id = ?", id).Updates(map[string]any{
		"api_key_days": wanted.APIKeyDays, "second_factor_roles": strings.Join(wanted.SecondFactorRoles, ","),
	}).Error
}
