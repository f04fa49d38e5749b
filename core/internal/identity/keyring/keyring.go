// Package keyring keeps the installation's one secret and derives every other key from it.
package keyring

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
)

// ErrSealBroken says that sealed bytes were changed, moved to another row, or sealed with another key.
var ErrSealBroken = errors.New("keyring: sealed value cannot be opened")

const keySize = 32

// Ring derives keys for each purpose from the installation's secret. Keys of different purposes tell nothing about
// each other. Safe for concurrent use.
type Ring struct {
	bearer     ed25519.PrivateKey
	sealing    cipher.AEAD
	invitation []byte
	mark       []byte
}

// New derives the ring from a secret of at least 32 bytes.
func New(secret []byte) (*Ring, error) {
	if len(secret) < keySize {
		return nil, fmt.Errorf("keyring: the secret has %d bytes, at least %d are needed", len(secret), keySize)
	}
	seed, err := derive(secret, "bearer signing")
	if err != nil {
		return nil, err
	}
	sealing, err := newSealing(secret)
	if err != nil {
		return nil, err
	}
	invitation, err := derive(secret, "invitations")
	if err != nil {
		return nil, err
	}
	mark, err := derive(secret, "fingerprint")
	if err != nil {
		return nil, err
	}
	return &Ring{bearer: ed25519.NewKeyFromSeed(seed), sealing: sealing, invitation: invitation, mark: mark}, nil
}

// Fingerprint tells this ring from others and nothing else of it.
func (r *Ring) Fingerprint() string { return hex.EncodeToString(r.mark[:8]) }

// Bearer is the key that signs the tokens the browser carries.
func (r *Ring) Bearer() ed25519.PrivateKey { return r.bearer }

// Invitation is the key shared with the bundled identity provider: it proves invitations and the core's client secret.
func (r *Ring) Invitation() []byte { return r.invitation }

// Seal encrypts plain for storage. It can be opened only with the same place, so a sealed value copied into another
// row is worthless there.
func (r *Ring) Seal(plain []byte, place string) []byte {
	nonce := make([]byte, r.sealing.NonceSize())
	rand.Read(nonce) // never fails: crypto/rand ends the process instead
	return r.sealing.Seal(nonce, nonce, plain, []byte(place))
}

// Unseal gives back what was sealed for place, or ErrSealBroken.
func (r *Ring) Unseal(sealed []byte, place string) ([]byte, error) {
	size := r.sealing.NonceSize()
	if len(sealed) < size {
		return nil, ErrSealBroken
	}
	plain, err := r.sealing.Open(nil, sealed[:size], sealed[size:], []byte(place))
	if err != nil {
		return nil, ErrSealBroken
	}
	return plain, nil
}

func newSealing(secret []byte) (cipher.AEAD, error) {
	key, err := derive(secret, "sealing")
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

func derive(secret []byte, purpose string) ([]byte, error) {
	return hkdf.Key(sha256.New, secret, nil, "recobro "+purpose+" v1", keySize)
}

// SealText is Seal as text, for a column.
func (r *Ring) SealText(plain []byte, place string) string {
	return base64.RawStdEncoding.EncodeToString(r.Seal(plain, place))
}

// UnsealText gives back what SealText sealed for place, or ErrSealBroken.
func (r *Ring) UnsealText(sealed, place string) ([]byte, error) {
	raw, err := base64.RawStdEncoding.DecodeString(sealed)
	if err != nil {
		return nil, ErrSealBroken
	}
	return r.Unseal(raw, place)
}
