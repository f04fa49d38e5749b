// Package planting makes the accounts of the demo's users.
package planting

import (
	"context"
	"slices"

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
	wanted, err := missing(ctx, db, accounts(seed))
	if err != nil || len(wanted) == 0 {
		return err
	}
	hash, err := hasher.Hash(ctx, seed.Password)
	if err != nil {
		return err
	}
	for i := range wanted {
		wanted[i].PasswordHash = hash
	}
	return db.Tx(realm.In(ctx), func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&wanted).Error
	})
}

func accounts(seed sdk.DemoSeed) (all []account.Account) {
	for _, tenant := range seed.Tenants {
		for _, user := range tenant.Users {
			all = append(all, account.Account{
				Email: user.Email, EmailProved: true, DisplayName: user.DisplayName, Language: user.Language, Words: []string{tenant.Name},
			})
		}
	}
	return all
}

// missing are those accounts that are not there yet: a hash costs what starting a module does.
func missing(ctx context.Context, db *storage.DB, all []account.Account) ([]account.Account, error) {
	var there []string
	err := db.Read(realm.In(ctx), func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&account.Account{}).Where("email IN ?", emails(all)).Pluck("email", &there).Error
	})
	return slices.DeleteFunc(all, func(a account.Account) bool { return slices.Contains(there, a.Email) }), err
}

func emails(all []account.Account) []string {
	emails := make([]string, len(all))
	for i, a := range all {
		emails[i] = a.Email
	}
	return emails
}
