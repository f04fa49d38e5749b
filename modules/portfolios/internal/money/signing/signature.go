package signing

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
)

// Signature is a tenant's over some bytes, with the public key by which anybody can verify it.
type Signature struct {
	Key   string `json:"key"`   // Ed25519, base64url
	Value string `json:"value"` // base64url
}

// Signature is what the tenant of ctx signs some bytes with. The domain keeps it from being good for anything else.
func (k *Keyring) Signature(ctx context.Context, domain string, content []byte) (Signature, error) {
	key, err := k.of(ctx)
	if err != nil {
		return Signature{}, err
	}
	public, _ := key.Public().(ed25519.PublicKey)
	value := ed25519.Sign(key, append([]byte(domain), content...))
	return Signature{encoding().EncodeToString(public), encoding().EncodeToString(value)}, nil
}

// Holds reports whether the bytes are those that were signed for the domain.
func (s Signature) Holds(domain string, content []byte) bool {
	key, err := encoding().DecodeString(s.Key)
	if err != nil || len(key) != ed25519.PublicKeySize {
		return false
	}
	value, err := encoding().DecodeString(s.Value)
	return err == nil && ed25519.Verify(key, append([]byte(domain), content...), value)
}

// Fingerprint names the key, so that a company can give it out beforehand: the first half of its SHA-256.
func (s Signature) Fingerprint() string {
	key, _ := encoding().DecodeString(s.Key)
	sum := sha256.Sum256(key)
	return hex.EncodeToString(sum[:16])
}
