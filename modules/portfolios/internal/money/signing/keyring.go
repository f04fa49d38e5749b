// Package signing signs what a tenant says, and reads what it has signed: each tenant has a key of its own.
package signing

import (
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"sync"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostKept is how many tenants' keys are kept in memory; beyond it they are read again.
const mostKept = 1_000

// Key is what a tenant signs with. The private part lies sealed.
type Key struct {
	TenantID  string `gorm:"primaryKey"`
	ID        string `gorm:"primaryKey"`
	CreatedAt time.Time
	Secret    sealed.Text
}

// TableName is the table of keys.
func (Key) TableName() string { return "offer_keys" }

// Keyring has the key of each tenant, made on its first use. Safe for concurrent use.
type Keyring struct {
	db     *storage.DB
	sealed *sealed.Keys
	mutex  sync.RWMutex
	kept   map[string]ed25519.PrivateKey
}

// NewKeyring keeps keys in db, sealed.
func NewKeyring(db *storage.DB, keys *sealed.Keys) *Keyring {
	return &Keyring{db: db, sealed: keys, kept: map[string]ed25519.PrivateKey{}}
}

// of is the key of the tenant of ctx.
func (k *Keyring) of(ctx context.Context) (ed25519.PrivateKey, error) {
	tenant := principal.Must(ctx).TenantID
	k.mutex.RLock()
	key, known := k.kept[tenant]
	k.mutex.RUnlock()
	if known {
		return key, nil
	}
	stored, err := k.stored(ctx)
	if err != nil {
		return nil, err
	}
	seed, err := k.open(ctx, stored)
	if err != nil {
		return nil, err
	}
	key = ed25519.NewKeyFromSeed(seed)
	k.db.AfterCommit(ctx, func() { k.keep(tenant, key) }) // what is not committed is nobody's key
	return key, nil
}

func (k *Keyring) keep(tenant string, key ed25519.PrivateKey) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	if len(k.kept) >= mostKept {
		clear(k.kept)
	}
	k.kept[tenant] = key
}

// place is where a tenant's one key stands.
func place() sealed.Place { return sealed.Place{Table: "offer_keys", Column: "secret", Row: "signing"} }

func (k *Keyring) open(ctx context.Context, stored Key) ([]byte, error) {
	text, err := k.sealed.Open(ctx, place(), stored.Secret)
	if err != nil {
		return nil, err
	}
	seed, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(seed) != ed25519.SeedSize {
		return nil, sealed.ErrBroken
	}
	return seed, nil
}

// made is a new key, not yet stored.
func (k *Keyring) made(ctx context.Context) (Key, error) {
	_, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		return Key{}, err
	}
	secret, err := k.sealed.Seal(ctx, place(), base64.StdEncoding.EncodeToString(private.Seed()))
	return Key{ID: place().Row, Secret: secret}, err
}

// stored is the tenant's key, made if there is none: of two that are made at once the first one stays.
func (k *Keyring) stored(ctx context.Context) (key Key, err error) {
	if key, err = k.find(ctx); !errors.Is(err, storage.ErrNotFound) {
		return key, err
	}
	made, err := k.made(ctx)
	if err != nil {
		return key, err
	}
	err = k.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&made).Error
	})
	if err != nil {
		return key, err
	}
	return k.find(ctx)
}

func (k *Keyring) find(ctx context.Context) (Key, error) { return storage.One[Key](ctx, k.db) }
