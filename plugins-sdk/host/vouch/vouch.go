// Package vouch signs who asks, for the module that is asked, and checks such a signature.
package vouch

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Header is the name of the request header in which the host tells a module the principal.
const Header = "Recobro-Principal"

// Lifetime is how long a signed principal is good for, in either direction of clock skew.
const Lifetime = 60 * time.Second

// The reasons why a header is refused.
var (
	ErrMalformed = errors.New("vouch: malformed header")
	ErrForged    = errors.New("vouch: signature does not match")
	ErrExpired   = errors.New("vouch: expired")
)

// Sign is the header value for p at now: base64url(8 bytes of Unix seconds + JSON) "." base64url(HMAC-SHA256).
func Sign(key []byte, p principal.Principal, now time.Time) string {
	body, _ := json.Marshal(p) // a struct of strings always marshals
	payload := binary.BigEndian.AppendUint64(make([]byte, 0, 8+len(body)), uint64(now.Unix()))
	payload = append(payload, body...)
	enc := base64.RawURLEncoding
	out := make([]byte, 0, enc.EncodedLen(len(payload))+1+enc.EncodedLen(sha256.Size))
	out = enc.AppendEncode(out, payload)
	out = append(out, '.')
	return string(enc.AppendEncode(out, digest(key, payload)))
}

// Verify is the principal of a header made by Sign with the same key within Lifetime of now.
// It fails with ErrMalformed, ErrForged or ErrExpired.
func Verify(key []byte, header string, now time.Time) (principal.Principal, error) {
	return verify(key, header, now, Lifetime)
}

// VouchedFor is how long after a request has come its module may ask others on the caller's behalf.
const VouchedFor = 5 * time.Minute

// Vouched is the principal of a header made by Sign, for which a module asks within VouchedFor of its request.
func Vouched(key []byte, header string, now time.Time) (principal.Principal, error) {
	return verify(key, header, now, VouchedFor)
}

func verify(key []byte, header string, now time.Time, within time.Duration) (principal.Principal, error) {
	payload, mac, err := split(header)
	if err != nil {
		return principal.Principal{}, err
	}
	if !hmac.Equal(mac, digest(key, payload)) {
		return principal.Principal{}, ErrForged
	}
	signed := time.Unix(int64(binary.BigEndian.Uint64(payload)), 0)
	if age := now.Sub(signed); age > within || age < -Lifetime {
		return principal.Principal{}, ErrExpired
	}
	var p principal.Principal
	if err := json.Unmarshal(payload[8:], &p); err != nil {
		return principal.Principal{}, ErrMalformed
	}
	return p, nil
}

func digest(key, payload []byte) []byte {
	h := hmac.New(sha256.New, key)
	h.Write(payload)
	return h.Sum(nil)
}

func split(header string) (payload, mac []byte, err error) {
	left, right, ok := strings.Cut(header, ".")
	if !ok {
		return nil, nil, ErrMalformed
	}
	payload, err = base64.RawURLEncoding.Strict().DecodeString(left)
	if err != nil || len(payload) < 8 {
		return nil, nil, ErrMalformed
	}
	mac, err = base64.RawURLEncoding.Strict().DecodeString(right)
	if err != nil {
		return nil, nil, ErrMalformed
	}
	return payload, mac, nil
}
