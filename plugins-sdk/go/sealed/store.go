package sealed

import (
	"context"
	"crypto/cipher"
	"crypto/rand"
	"fmt"
	"slices"
	"time"

	"golang.org/x/crypto/chacha20poly1305"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// dataKey is a tenant's key, sealed with the module key of the fingerprint.
type dataKey struct {
	TenantID    string `gorm:"primaryKey"`
	Fingerprint string
	Box         []byte
	CreatedAt   time.Time
}

// TableName is the table of the SDK's migrations.
func (dataKey) TableName() string { return "sdk_data_keys" }

// tenantKey opens the key of the tenant of ctx; the first time that something is sealed, it is made.
func (k *Keys) tenantKey(ctx context.Context, sealing bool) (cipher.AEAD, error) {
	tenant := principal.Must(ctx).TenantID
	if key, ok := k.opened.Get(tenant); ok {
		return key, nil
	}
	rows, err := storage.All[dataKey](ctx, k.db, 1)
	if err == nil && len(rows) == 0 && sealing {
		rows, err = k.create(ctx, tenant)
	}
	if err != nil {
		return nil, err
	}
	if len(rows) == 0 {
		return nil, ErrKey.Wrap(fmt.Errorf("tenant %s has no data key", tenant))
	}
	secret, err := k.unwrap(rows[0])
	if err != nil {
		return nil, err
	}
	key, err := chacha20poly1305.NewX(secret)
	if err == nil { // what the transaction under way has made may still be undone
		k.db.AfterCommit(ctx, func() { k.opened.Add(tenant, key) })
	}
	return key, err
}

// create stores a new key for a tenant, and gives it or the one that another has stored meanwhile.
func (k *Keys) create(ctx context.Context, tenant string) (rows []dataKey, err error) {
	secret := make([]byte, chacha20poly1305.KeySize)
	_, _ = rand.Read(secret) // never fails: crypto/rand ends the process instead
	fresh := k.wrap(tenant, secret)
	err = k.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&fresh).Error; err != nil {
			return err
		}
		return tx.Limit(1).Find(&rows).Error
	})
	return rows, err
}

func (k *Keys) wrap(tenant string, secret []byte) dataKey {
	newest := k.keys[0]
	return dataKey{TenantID: tenant, Fingerprint: newest.fingerprint, Box: closed(newest.box, secret, k.placeOf(tenant))}
}

// unwrap opens a tenant's key. It fails with ErrKey and ErrBroken.
func (k *Keys) unwrap(row dataKey) ([]byte, error) {
	i := slices.IndexFunc(k.keys, func(key moduleKey) bool { return key.fingerprint == row.Fingerprint })
	if i < 0 {
		return nil, ErrKey.Wrap(fmt.Errorf("the data key of tenant %s was sealed with the key %s, the module has %s: restore the installation's key file",
			row.TenantID, row.Fingerprint, k.keys[0].fingerprint))
	}
	return opened(k.keys[i].box, row.Box, k.placeOf(row.TenantID))
}

func (k *Keys) placeOf(tenant string) []byte {
	return fmt.Appendf(nil, "key %q %q", k.db.Schema(), tenant)
}

// Reseal seals every tenant's key with the newest module key; what is sealed with them stays as it is. A module does so at
// its start. It fails with ErrKey when a key was sealed with none that the module has.
//
//sdk:host
func (k *Keys) Reseal(ctx context.Context) error {
	return k.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		var old []dataKey
		if err := tx.Where("fingerprint <> ?", k.keys[0].fingerprint).Find(&old).Error; err != nil {
			return err
		}
		for _, row := range old {
			secret, err := k.unwrap(row)
			if err != nil {
				return err
			}
			fresh := k.wrap(row.TenantID, secret)
			done := tx.Model(&dataKey{}).Where("tenant_id = ? AND fingerprint = ?", row.TenantID, row.Fingerprint).
				Updates(map[string]any{"fingerprint": fresh.Fingerprint, "box": fresh.Box})
			if done.Error != nil {
				return done.Error
			}
		}
		return nil
	})
}
