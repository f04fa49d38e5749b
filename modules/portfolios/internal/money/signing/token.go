package signing

import (
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
)

// ErrForged is why a text is none that the tenant has signed.
var ErrForged = errors.New("not signed by the tenant")

// mostToken is the longest token that is looked at, in bytes: an offer of a hundred debts and a hundred and twenty instalments stays far below.
const mostToken = 64 << 10

// encoding is strict: a text that ends in other bits is another text.
func encoding() *base64.Encoding { return base64.RawURLEncoding.Strict() }

// Sign is something as a compact text of the tenant of ctx: its JSON, which is the same for the same thing, and a signature. The domain
// keeps the signature from being good for anything else.
func (k *Keyring) Sign(ctx context.Context, domain string, said any) (string, error) {
	key, err := k.of(ctx)
	if err != nil {
		return "", err
	}
	payload, err := json.Marshal(said)
	if err != nil {
		return "", err
	}
	signature := ed25519.Sign(key, append([]byte(domain), payload...))
	return encoding().EncodeToString(payload) + "." + encoding().EncodeToString(signature), nil
}

// Read reads into said what the tenant of ctx has signed for a domain. It fails with ErrForged for any other text.
func (k *Keyring) Read(ctx context.Context, domain, token string, said any) error {
	key, err := k.of(ctx)
	if err != nil {
		return err
	}
	public, _ := key.Public().(ed25519.PublicKey)
	text, err := verified(domain, token, public)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, said); err != nil {
		return ErrForged
	}
	return nil
}

// verified is the payload of a token that was signed with a key.
func verified(domain, token string, key ed25519.PublicKey) ([]byte, error) {
	payload, signature, found := strings.Cut(token, ".")
	if !found || len(token) > mostToken {
		return nil, ErrForged
	}
	text, err := encoding().DecodeString(payload)
	if err != nil {
		return nil, ErrForged
	}
	mark, err := encoding().DecodeString(signature)
	if err != nil || !ed25519.Verify(key, append([]byte(domain), text...), mark) {
		return nil, ErrForged
	}
	return text, nil
}
