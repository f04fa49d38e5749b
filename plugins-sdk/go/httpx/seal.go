package httpx

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// seal keeps what is stored of a request illegible: its keys follow from the Idempotency-Key, which only the client has, and
// from the installation's secret. Whoever reads the table, or guesses a short key, learns nothing.
type seal struct {
	place string // stands for the key in the table
	hash  []byte // stands for the request
	box   cipher.AEAD
}

func sealOf(secret []byte, who principal.Principal, req request) (seal, error) {
	root := derive(secret, "recobro idempotency", who.TenantID, who.UserID, req.key)
	block, err := aes.NewCipher(derive(root, "answer"))
	if err != nil {
		return seal{}, err
	}
	box, err := cipher.NewGCM(block)
	return seal{place: hex.EncodeToString(derive(root, "place")), hash: derive(root, "request", string(req.hash[:])), box: box}, err
}

func derive(key []byte, parts ...string) []byte {
	h := hmac.New(sha256.New, key)
	for _, part := range parts {
		h.Write([]byte(part))
		h.Write([]byte{0})
	}
	return h.Sum(nil)
}

// close gives text sealed; nothing stays nothing.
func (s seal) close(text []byte) []byte {
	if text == nil {
		return nil
	}
	nonce := make([]byte, s.box.NonceSize())
	_, _ = rand.Read(nonce) // never fails: crypto/rand ends the process instead
	return s.box.Seal(nonce, nonce, text, nil)
}

// errSeal is a stored answer that was not sealed by us, or was changed.
var errSeal = errors.New("httpx: a kept answer cannot be opened")

func (s seal) open(sealed []byte) ([]byte, error) {
	if len(sealed) == 0 {
		return nil, nil
	}
	size := s.box.NonceSize()
	if len(sealed) < size {
		return nil, errSeal
	}
	text, err := s.box.Open(nil, sealed[:size], sealed[size:], nil)
	if err != nil {
		return nil, errSeal
	}
	return text, nil
}
