package user

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Identity binds a user to what a provider calls the person.
type Identity struct {
	storage.Row
	UserID  string
	Issuer  string
	Subject string
}

// TableName is where identities are kept.
func (Identity) TableName() string { return "identities" }

func list(ctx context.Context, db *storage.DB, f Filter, p page.Params) (users []User, meta page.Meta, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		users, meta, err = page.Short[User](tx.Scopes(f.narrow), "username", orders(), p)
		return err
	})
	return users, meta, err
}

func (f Filter) narrow(tx *gorm.DB) *gorm.DB {
	tx = page.Among(page.Among(page.Among(tx, "id", f.IDs), "status", f.Statuses), "role", f.Roles)
	if f.Username != "" {
		like := "%" + escapeLike(strings.ToLower(f.Username)) + "%"
		tx = tx.Where(`(LOWER(username) LIKE ? ESCAPE '\' OR LOWER(display_name) LIKE ? ESCAPE '\')`, like, like)
	}
	return tx
}

func orders() map[string]string {
	return page.Orders(map[string]string{
		"username": "username", "display_name": "display_name", "email": "email", "role": "role", "status": "status",
		"created_at": "created_at", "last_seen_at": "last_seen_at",
	})
}

func escapeLike(s string) string {
	return strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`).Replace(s)
}

// othersHolding counts the active users of a role but one: in the tenant, or everywhere for a superadmin. It locks them,
// so that two changes at once cannot each count on the other.
func othersHolding(tx *gorm.DB, u User) (int, error) {
	query := tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Where("role = ? AND status = ?", u.Role, Active)
	if u.Role != Superadmin {
		query = query.Where("tenant_id = ?", u.TenantID)
	}
	var holders []User
	if err := query.Order("tenant_id, id").Find(&holders).Error; err != nil {
		return 0, err
	}
	shut, err := suspended(tx)
	others := 0
	for _, holder := range holders {
		if holder.ID != u.ID && !shut[holder.TenantID] {
			others++
		}
	}
	return others, err
}

// tenantOf is a tenant as far as users hang on it.
type tenantOf struct{ TenantID string }

// TableName is where tenants are kept.
func (tenantOf) TableName() string { return "tenants" }

// suspended are the tenants, as far as tx sees them, from which nobody comes in.
func suspended(tx *gorm.DB) (map[string]bool, error) {
	var found []tenantOf
	err := tx.Session(&gorm.Session{NewDB: true}).Where("suspended_at IS NOT NULL").Find(&found).Error
	shut := map[string]bool{}
	for _, one := range found {
		shut[one.TenantID] = true
	}
	return shut, err
}

// DemandProof has the user's next sign-in count only with a proof made after a moment.
func DemandProof(ctx context.Context, db *storage.DB, id string, after time.Time) error {
	return mark(ctx, db, id, "prove_after", after)
}

// mark notes a moment of a user, which is no change of the row: the time of that stays.
func mark(ctx context.Context, db *storage.DB, id, column string, at time.Time) error {
	return db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&User{}).Where("id = ?", id).UpdateColumn(column, at).Error
	})
}

// linkedTo lists the users of every tenant that an identity is bound to, the latest seen first.
func linkedTo(ctx context.Context, db *storage.DB, issuer, subject string) ([]User, error) {
	var found []User
	err := db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		var bound []Identity
		if err := tx.Where("issuer = ? AND subject = ?", issuer, subject).Limit(maxTenants).Find(&bound).Error; err != nil {
			return err
		}
		for _, one := range bound {
			var u User
			if err := tx.Where("tenant_id = ? AND id = ?", one.TenantID, one.UserID).Take(&u).Error; err != nil {
				return err
			}
			found = append(found, u)
		}
		return nil
	})
	return found, err
}

// sharing lists u and the other users, of any tenant, that are the same account at the issuer: by their identity there, or
// by the e-mail for one who has not signed in yet.
func sharing(ctx context.Context, db *storage.DB, issuer string, u User) (subject string, same []User, err error) {
	var known []Identity
	var others []User
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("tenant_id = ? AND user_id = ? AND issuer = ?", u.TenantID, u.ID, issuer).Limit(1).Find(&known).Error; err != nil {
			return err
		}
		return tx.Where("email = ? AND id <> ?", u.Email, u.ID).Limit(maxTenants).Find(&others).Error
	})
	if err != nil || len(known) == 0 {
		return "", append([]User{u}, others...), err
	}
	linked, err := linkedTo(ctx, db, issuer, known[0].Subject)
	linked = slices.DeleteFunc(linked, func(one User) bool { return one.TenantID == u.TenantID && one.ID == u.ID })
	return known[0].Subject, append([]User{u}, linked...), err
}

// waitingFor lists the users of every tenant that have an e-mail and are not bound to an identity of the issuer yet.
func waitingFor(ctx context.Context, db *storage.DB, issuer, email string, status Status) (waiting []User, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		var found []User
		err := tx.Where("email = ? AND status = ?", email, status).Limit(maxTenants).Find(&found).Error
		for _, u := range found {
			bound, failed := boundTo(tx, u, issuer)
			err = errors.Join(err, failed)
			if !bound {
				waiting = append(waiting, u)
			}
		}
		return err
	})
	return waiting, err
}

func boundTo(tx *gorm.DB, u User, issuer string) (bool, error) {
	var n int64
	err := tx.Model(&Identity{}).Where("tenant_id = ? AND user_id = ? AND issuer = ?", u.TenantID, u.ID, issuer).Count(&n).Error
	return n > 0, err
}

// maxTenants bounds in how many tenants one person can be.
const maxTenants = 50

// counted are the people of each tenant.
func counted(ctx context.Context, db *storage.DB, tenants []string) (map[string]int, error) {
	counts := map[string]int{}
	err := db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		var found []struct {
			TenantID string
			People   int
		}
		err := tx.Model(&User{}).Select("tenant_id, COUNT(*) AS people").
			Where("tenant_id IN ? AND status IN ?", tenants, []Status{Active, Invited}).Group("tenant_id").Scan(&found).Error
		for _, one := range found {
			counts[one.TenantID] = one.People
		}
		return err
	})
	return counts, err
}

// Anybody are some users of the installation, whatever their tenant and status: at most limit. tx belongs to the platform.
func Anybody(tx *gorm.DB, limit int) (found []User, err error) {
	err = tx.Order("tenant_id, id").Limit(limit).Find(&found).Error
	return found, err
}
