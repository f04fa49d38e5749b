// Package keyring keeps the installation's secrets and derives every other key from them: who the installation is follows from
// the first, what seals from the newest, and what was sealed before still opens.
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

// Ring derives keys for each purpose from the installation's secrets. Keys of different purposes tell nothing about
// each other. Safe for concurrent use.
type Ring struct {
	secrets    [][]byte      // the newest first
	sealing    []cipher.AEAD // of each secret
	bearer     ed25519.PrivateKey
	invitation []byte
}

// New derives the ring from secrets of at least 32 bytes: the one that the installation was founded with, and those that
// rotations have added since.
func New(founding []byte, added ...[]byte) (*Ring, error) {
	r := &Ring{}
	for _, secret := range append([][]byte{founding}, added...) {
		if len(secret) < keySize {
			return nil, fmt.Errorf("keyring: a secret has %d bytes, at least %d are needed", len(secret), keySize)
		}
		sealing, err := newSealing(secret)
		if err != nil {
			return nil, err
		}
		r.secrets, r.sealing = append([][]byte{secret}, r.secrets...), append([]cipher.AEAD{sealing}, r.sealing...)
	}
	seed, err := derive(founding, "bearer signing")
	if err != nil {
		return nil, err
	}
	r.bearer = ed25519.NewKeyFromSeed(seed)
	r.invitation, err = derive(founding, "invitations")
	return r, err
}

// Fingerprints tell the secrets from others and nothing else of them, the founding one first.
func (r *Ring) Fingerprints() ([]string, error) {
	marks := make([]string, len(r.secrets))
	for i, secret := range r.secrets {
		mark, err := derive(secret, "fingerprint")
		if err != nil {
			return nil, err
		}
		marks[len(marks)-1-i] = hex.EncodeToString(mark[:8])
	}
	return marks, nil
}

// ModuleKeys are the keys that a module seals with, the newest first; no other module's follow from them.
func (r *Ring) ModuleKeys(moduleID string) ([][]byte, error) {
	keys := make([][]byte, len(r.secrets))
	for i, secret := range r.secrets {
		key, err := derive(secret, "module "+moduleID)
		if err != nil {
			return nil, err
		}
		keys[i] = key
	}
	return keys, nil
}

// ModuleSecret is a secret of a module that nothing else is derived from; no other module's follows from it.
func (r *Ring) ModuleSecret(moduleID string) ([]byte, error) {
	return derive(r.secrets[len(r.secrets)-1], "secret of module "+moduleID)
}

// Bearer is the key that signs the tokens the browser carries.
func (r *Ring) Bearer() ed25519.PrivateKey { return r.bearer }

// Invitation is the key shared with the bundled identity provider: it proves invitations and the core's client secret.
func (r *Ring) Invitation() []byte { return r.invitation }

// Seal encrypts plain for storage. It can be opened only with the same place, so a sealed value copied into another
// row is worthless there.
func (r *Ring) Seal(plain []byte, place string) []byte {
	newest := r.sealing[0]
	nonce := make([]byte, newest.NonceSize())
	rand.Read(nonce) // never fails: crypto/rand ends the process instead
	return newest.Seal(nonce, nonce, plain, []byte(place))
}

// Unseal gives back what was sealed for place, or ErrSealBroken.
func (r *Ring) Unseal(sealed []byte, place string) ([]byte, error) {
	for _, sealing := range r.sealing {
		size := sealing.NonceSize()
		if len(sealed) < size {
			break
		}
		if plain, err := sealing.Open(nil, sealed[:size], sealed[size:], []byte(place)); err == nil {
			return plain, nil
		}
	}
	return nil, ErrSealBroken
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
