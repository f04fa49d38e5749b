// Package sealed keeps secrets in a module's own tables: sealed with a key of the tenant, which itself lies sealed with the
// module's key, which follows from the installation's. Whoever has the database alone reads nothing.
package sealed

import (
	"context"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/crypto/chacha20poly1305"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of this package.
var (
	// ErrBroken says that a sealed text was changed, or stands in another place than it was sealed for.
	ErrBroken = errs.New(errs.Internal, "sealed.broken")
	// ErrKey says that the key which a text was sealed with is not this installation's, or is gone.
	ErrKey = errs.New(errs.Internal, "sealed.key")
)

// Place is where a sealed text stands; it opens nowhere else, nor in another tenant. The row's id must be there before the
// row is created: storage.NewID.
type Place struct{ Table, Column, Row string }

// Keys seal and open texts. Safe for concurrent use.
type Keys struct {
	db     *storage.DB
	keys   []moduleKey // the newest first
	opened *lru.Cache[string, cipher.AEAD]
}

// mostOpened is how many tenants' keys stay opened in memory.
const mostOpened = 1024

// moduleKey seals the tenants' keys.
type moduleKey struct {
	fingerprint string
	box         cipher.AEAD
}

// New seals with the first of a module's keys, and opens what was sealed with the others too.
//
//sdk:host
func New(db *storage.DB, keys ...[]byte) (*Keys, error) {
	if len(keys) == 0 {
		return nil, errors.New("sealed: the host gave no key")
	}
	opened, err := lru.New[string, cipher.AEAD](mostOpened)
	if err != nil {
		return nil, err
	}
	k := &Keys{db: db, opened: opened}
	for _, secret := range keys {
		key, err := newModuleKey(secret)
		if err != nil {
			return nil, err
		}
		k.keys = append(k.keys, key)
	}
	return k, nil
}

func newModuleKey(secret []byte) (key moduleKey, err error) {
	wrapping, err := hkdf.Key(sha256.New, secret, nil, "recobro data keys v1", chacha20poly1305.KeySize)
	if err != nil {
		return key, err
	}
	mark, err := hkdf.Key(sha256.New, secret, nil, "recobro fingerprint v1", fingerprintSize)
	if err != nil {
		return key, err
	}
	key.fingerprint = hex.EncodeToString(mark)
	key.box, err = chacha20poly1305.NewX(wrapping)
	return key, err
}

// fingerprintSize is of what tells one module key from another, in bytes.
const fingerprintSize = 8

// Seal seals a text for a place in the tenant of ctx; no text stays none.
func (k *Keys) Seal(ctx context.Context, at Place, plain string) (Text, error) {
	if plain == "" {
		return Text{}, nil
	}
	place, err := at.in(ctx)
	if err != nil {
		return Text{}, err
	}
	key, err := k.tenantKey(ctx, true)
	if err != nil {
		return Text{}, err
	}
	return Text{box: closed(key, []byte(plain), place)}, nil
}

// Open gives the text that was sealed for a place in the tenant of ctx. It fails with ErrBroken and ErrKey.
func (k *Keys) Open(ctx context.Context, at Place, text Text) (string, error) {
	if text.Empty() {
		return "", nil
	}
	place, err := at.in(ctx)
	if err != nil {
		return "", err
	}
	key, err := k.tenantKey(ctx, false)
	if err != nil {
		return "", err
	}
	plain, err := opened(key, text.box, place)
	return string(plain), err
}

// Format prints nothing of the keys.
func (*Keys) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, "[keys]") } // who prints knows why it fails

// in is the place as it is bound to a text: quoted, so that no two places are written alike.
func (p Place) in(ctx context.Context) ([]byte, error) {
	who, ok := principal.From(ctx)
	if !ok || who.TenantID == "" {
		return nil, storage.ErrNoTenant
	}
	if p.Table == "" || p.Column == "" || p.Row == "" {
		return nil, fmt.Errorf("sealed: the place %q lacks its table, column or row", p)
	}
	return fmt.Appendf(nil, "text %q %q %q %q", who.TenantID, p.Table, p.Column, p.Row), nil
}
