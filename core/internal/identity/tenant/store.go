package tenant

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// all lists every tenant by name.
func all(ctx context.Context, db *storage.DB) (found []Tenant, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Order("name, id").Find(&found).Error
	})
	return found, err
}

// listed is one page of the tenants whose name or id has the text in it.
func listed(ctx context.Context, db *storage.DB, text string, p page.Params) (found []Tenant, meta page.Meta, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		query := tx.Model(&Tenant{})
		if text != "" {
			like := "%" + strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`).Replace(strings.ToLower(text)) + "%"
			query = query.Where(`(LOWER(name) LIKE ? ESCAPE '\' OR id LIKE ? ESCAPE '\')`, like, like)
		}
		found, meta, err = page.Short[Tenant](query, "name", orders(), p)
		return err
	})
	return found, meta, err
}

func orders() map[string]string {
	return page.Orders(map[string]string{"name": "LOWER(name)", "country": "country", "created_at": "created_at", "suspended_at": "suspended_at"})
}

// mostKin bounds the kin of a short name.
const mostKin = 100

// likeIt are the ids that a short name and its numbered kin have taken.
func likeIt(ctx context.Context, db *storage.DB, short string) (ids []string, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Tenant{}).Where("id = ? OR id LIKE ?", short, short+"-%").Order("id").Limit(mostKin).Pluck("id", &ids).Error
	})
	return ids, err
}
