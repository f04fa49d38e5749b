package tenant

import (
	"context"
	"errors"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
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

// listed is one page of the tenants whose name or id has the text in it.
func listed(tx *gorm.DB, text string, p page.Params) ([]Tenant, page.Meta, error) {
	query := tx.Model(&Tenant{})
	if text != "" {
		like := "%" + strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`).Replace(strings.ToLower(text)) + "%"
		query = query.Where(`(LOWER(name) LIKE ? ESCAPE '\' OR id LIKE ? ESCAPE '\')`, like, like)
	}
	return page.Short[Tenant](query, "name", orders(), p)
}

func orders() map[string]string {
	return page.Orders(map[string]string{"name": "LOWER(name)", "country": "country", "created_at": "created_at", "suspended_at": "suspended_at"})
}

// likeIt are the ids that a short name and its numbered kin have taken.
func likeIt(tx *gorm.DB, short string) (ids []string, err error) {
	err = tx.Model(&Tenant{}).Where("id = ? OR id LIKE ?", short, short+"-%").Order("id").Limit(mostKin).Pluck("id", &ids).Error
	return ids, err
}

func tighten(tx *gorm.DB, id string, wanted Security) error {
	return tx.Model(&Tenant{}).Where("id = ?", id).Updates(map[string]any{
		"api_key_days": wanted.APIKeyDays, "second_factor_roles": strings.Join(wanted.SecondFactorRoles, ","),
	}).Error
}

// suspend turns a tenant that is open, or shut with at nil, and says whether it was.
func suspend(tx *gorm.DB, id string, at *time.Time, why Reason) (bool, error) {
	was := "suspended_at IS NULL"
	if at == nil {
		was = "suspended_at IS NOT NULL"
	}
	done := tx.Model(&Tenant{}).Where("id = ?", id).Where(was).Updates(map[string]any{"suspended_at": at, "suspended_for": why})
	return done.RowsAffected == 1, done.Error
}
