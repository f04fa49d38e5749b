// Package signingkey keeps the keys that sign ID tokens: each is published a day before it signs and stays published a
// day after it has ceased to, so that no client ever meets a token whose key it cannot find.
package signingkey

import (
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The life of a key.
const (
	Period  = 30 * 24 * time.Hour // how long one key signs
	Overlap = 24 * time.Hour      // how long it is published before and after
)

const bits = 2048

// signingKey is one RSA key. Its id is its name in tokens (kid).
type signingKey struct {
	storage.Row
	Sealed    string
	ActiveAt  time.Time  // signs from here on
	RetiresAt *time.Time // is published until then; nil: no successor yet
}

// TableName is where keys are kept.
func (signingKey) TableName() string { return "signing_keys" }

func (k *signingKey) place() string { return "signing key " + k.ID }

// generate makes a key that signs from active on.
func generate(v *vault.Vault, active time.Time) (*signingKey, error) {
	private, err := rsa.GenerateKey(rand.Reader, bits)
	if err != nil {
		return nil, err
	}
	made := &signingKey{Row: storage.Row{ID: storage.NewID()}, ActiveAt: active}
	made.Sealed = v.Seal(x509.MarshalPKCS1PrivateKey(private), made.place())
	return made, nil
}

func (k *signingKey) open(v *vault.Vault) (*rsa.PrivateKey, error) {
	plain, err := v.Unseal(k.Sealed, k.place())
	if err != nil {
		return nil, err
	}
	return x509.ParsePKCS1PrivateKey(plain)
}
