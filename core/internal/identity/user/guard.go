package user

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/proof"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// guardSelf keeps people from changing their own role or status, and from removing themselves.
func guardSelf(ctx context.Context, id string) error {
	if who, _ := principal.From(ctx); who.UserID == id {
		return ErrSelf
	}
	return nil
}

// guardRole keeps everybody but superadmins from making, changing or removing superadmins. The installation itself may.
func guardRole(ctx context.Context, role Role) error {
	who, _ := principal.From(ctx)
	if role == Superadmin && who.Role != string(Superadmin) && who.Kind != principal.KindSystem {
		return ErrAboveOwn
	}
	return nil
}

// guardProof keeps a browser that was left open, and an API key, from giving anybody a role.
func guardProof(ctx context.Context, now time.Time) error {
	who, _ := principal.From(ctx)
	return proof.Check(who, now)
}

// guardLast keeps the last active admin of a tenant and the last active superadmin of the installation in place.
func guardLast(tx *gorm.DB, before, after User) error {
	loses := before.Status == Active && (after.Status != Active || after.Role != before.Role)
	if !loses || (before.Role != Admin && before.Role != Superadmin) {
		return nil
	}
	others, err := othersHolding(tx, before)
	if err == nil && others == 0 {
		return ErrLastAdmin
	}
	return err
}
