// Package vault keeps the provider's keys, all derived from the one that the module gets from the host.
package vault

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
)

// ErrBroken says that a sealed value was changed, moved, or sealed with another key.
var ErrBroken = errors.New("vault: sealed value cannot be opened")

const keySize = 32

// Vault seals what must be read back and digests what must only be recognised. Safe for concurrent use.
type Vault struct {
	shared  []byte
	sealing cipher.AEAD
	digest  []byte
}

// New derives the keys from the one shared with the core, of at least 32 bytes.
func New(shared []byte) (*Vault, error) {
	if len(shared) < keySize {
		return nil, fmt.Errorf("vault: the key has %d bytes, at least %d are needed", len(shared), keySize)
	}
	v := &Vault{shared: shared}
	key, err := v.derive("provider sealing")
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	if v.sealing, err = cipher.NewGCM(block); err != nil {
		return nil, err
	}
	v.digest, err = v.derive("provider digests")
	return v, err
}

// Shared is the key that proves the core's invitations.
func (v *Vault) Shared() []byte { return v.shared }

// ClientSecret is the secret of the core as our client; the core derives the same.
func (v *Vault) ClientSecret(clientID string) (string, error) {
	secret, err := v.derive("client " + clientID)
	return base64.RawURLEncoding.EncodeToString(secret), err
}

// Digest is the stored form of a random secret.
func (v *Vault) Digest(secret string) string {
	mac := hmac.New(sha256.New, v.digest)
	mac.Write([]byte(secret))
	return hex.EncodeToString(mac.Sum(nil))
}

// DigestKey is the key behind Digest, for packages that digest in their own way.
func (v *Vault) DigestKey() []byte { return v.digest }

// Seal encrypts plain for one place.
func (v *Vault) Seal(plain []byte, place string) string {
	nonce := make([]byte, v.sealing.NonceSize())
	rand.Read(nonce) // never fails: crypto/rand ends the process instead
	return base64.RawStdEncoding.EncodeToString(v.sealing.Seal(nonce, nonce, plain, []byte(place)))
}

// Unseal gives back what was sealed for place, or ErrBroken.
func (v *Vault) Unseal(sealed, place string) ([]byte, error) {
	raw, err := base64.RawStdEncoding.DecodeString(sealed)
	size := v.sealing.NonceSize()
	if err != nil || len(raw) < size {
		return nil, ErrBroken
	}
	plain, err := v.sealing.Open(nil, raw[:size], raw[size:], []byte(place))
	if err != nil {
		return nil, ErrBroken
	}
	return plain, nil
}

// Random is a fresh secret of 256 bits.
func Random() string {
	b := make([]byte, keySize)
	rand.Read(b) // never fails: crypto/rand ends the process instead
	return base64.RawURLEncoding.EncodeToString(b)
}

func (v *Vault) derive(purpose string) ([]byte, error) {
	return hkdf.Key(sha256.New, v.shared, nil, "recobro "+purpose+" v1", keySize)
}
