// Package planting makes the accounts of the demo's users.
package planting

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/password"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Plant makes an account for each demo user that has none. All share the demo's one password and therefore its one
// hash: it is printed on the screen anyway.
func Plant(ctx context.Context, seed sdk.DemoSeed, hasher *password.Hasher, db *storage.DB) error {
	hash, err := hasher.Hash(ctx, seed.Password)
	if err != nil {
		return err
	}
	var wanted []account.Account
	for _, tenant := range seed.Tenants {
		for _, user := range tenant.Users {
			wanted = append(wanted, account.Account{
				Email: user.Email, EmailProved: true, DisplayName: user.DisplayName, Language: user.Language, PasswordHash: hash,
				Words: []string{tenant.Name},
			})
		}
	}
	if len(wanted) == 0 {
		return nil
	}
	return db.Tx(realm.In(ctx), func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&wanted).Error
	})
}
