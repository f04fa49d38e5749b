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

// byID names the tenant itself, because a change of superadmins runs outside of the tenant's wall.
func byID(tx *gorm.DB, tenant, id string) (*User, error) {
	var u User
	if err := tx.Where("tenant_id = ? AND id = ?", tenant, id).Take(&u).Error; err != nil {
		return nil, missing(err)
	}
	return &u, nil
}

func list(tx *gorm.DB, f Filter, p page.Params) ([]User, page.Meta, error) {
	query := tx.Model(&User{})
	if len(f.IDs) > 0 {
		query = query.Where("id IN ?", f.IDs)
	}
	if len(f.Statuses) > 0 {
		query = query.Where("status IN ?", f.Statuses)
	}
	if len(f.Roles) > 0 {
		query = query.Where("role IN ?", f.Roles)
	}
	if f.Username != "" {
		like := "%" + escapeLike(strings.ToLower(f.Username)) + "%"
		query = query.Where(`(LOWER(username) LIKE ? ESCAPE '\' OR LOWER(display_name) LIKE ? ESCAPE '\')`, like, like)
	}
	return page.Short[User](query, "username", orders(), p)
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
func DemandProof(tx *gorm.DB, id string, after time.Time) error {
	return tx.Model(&User{}).Where("id = ?", id).UpdateColumn("prove_after", after).Error
}

func touch(tx *gorm.DB, id string, at time.Time) error {
	return tx.Model(&User{}).Where("id = ?", id).UpdateColumn("last_seen_at", at).Error
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

func missing(err error) error {
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return ErrNotFound
	}
	return err
}

func byEmail(tx *gorm.DB, tenant, email string) (*User, error) {
	var u User
	if err := tx.Where("tenant_id = ? AND email = ?", tenant, email).Take(&u).Error; err != nil {
		return nil, missing(err)
	}
	return &u, nil
}

func named(tx *gorm.DB, ids []string) (found []User, err error) {
	err = tx.Select("tenant_id", "id", "username", "display_name").Where("id IN ?", ids).Find(&found).Error
	return found, err
}

func active(tx *gorm.DB, ids []string) (found []User, err error) {
	err = tx.Where("id IN ? AND status = ?", ids, Active).Find(&found).Error
	return found, err
}

func holding(tx *gorm.DB, roles []Role, limit int) (found []User, err error) {
	err = tx.Where("role IN ? AND status = ?", roles, Active).Order("id").Limit(limit).Find(&found).Error
	return found, err
}

// counted runs over the tenants: tx belongs to the platform.
func counted(tx *gorm.DB, tenants []string) (map[string]int, error) {
	var found []struct {
		TenantID string
		People   int
	}
	err := tx.Model(&User{}).Select("tenant_id, COUNT(*) AS people").
		Where("tenant_id IN ? AND status IN ?", tenants, []Status{Active, Invited}).Group("tenant_id").Scan(&found).Error
	counts := map[string]int{}
	for _, one := range found {
		counts[one.TenantID] = one.People
	}
	return counts, err
}

func anybody(tx *gorm.DB, limit int) (found []User, err error) {
	err = tx.Order("tenant_id, id").Limit(limit).Find(&found).Error
	return found, err
}
