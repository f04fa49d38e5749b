package setup

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// find gives the set-up; the zero one, which no secret opens, where there is none.
func find(tx *gorm.DB) (*Setup, error) {
	var found []Setup
	err := tx.Where("tenant_id = ? AND id = ?", tenant.Installation, only).Limit(1).Find(&found).Error
	if err != nil || len(found) == 0 {
		return &Setup{}, err
	}
	return &found[0], nil
}

// locked is find for who is about to act on it: the next waits until this one has committed.
func locked(tx *gorm.DB) (*Setup, error) {
	return find(tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}))
}

// nobody says whether nobody is there but the person whom the set-up has invited.
func nobody(tx *gorm.DB, s *Setup) (bool, error) {
	found, err := user.Anybody(tx.Session(&gorm.Session{NewDB: true}), 2)
	switch {
	case err != nil || len(found) > 1:
		return false, err
	case len(found) == 0:
		return true, nil
	default:
		return found[0].ID == s.MadeUser && found[0].Status == user.Invited, nil
	}
}

// renew runs in the installation's own tenant.
func renew(ctx context.Context, db *storage.DB, hash string, until time.Time) error {
	return db.Within(ctx, func(ctx context.Context) error {
		renewed, err := storage.Set[Setup](ctx, db, map[string]any{"secret_hash": hash, "expires_at": until}, storage.ByID(only))
		if err != nil || renewed == 1 {
			return err
		}
		return storage.Insert(ctx, db, &Setup{Row: storage.Row{ID: only}, SecretHash: hash, ExpiresAt: until})
	})
}

func keep(tx *gorm.DB, made Made) error {
	return tx.Model(&Setup{}).Where("tenant_id = ? AND id = ?", tenant.Installation, only).
		Updates(map[string]any{"made_tenant": made.Tenant, "made_user": made.User}).Error
}
