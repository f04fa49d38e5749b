package offer

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"strings"
	"time"
)

// Signed is everything that an offer says, as it is signed: the encoding is one, so that the same offer has one text.
type Signed struct {
	Form        int      `json:"form"` // of this encoding
	TenantID    string   `json:"tenant"`
	ID          string   `json:"id"`
	DebtorID    string   `json:"debtor"`
	Currency    string   `json:"currency"`
	Debts       []Debt   `json:"debts"`
	Terms       Terms    `json:"terms"`
	Cuts        []Cut    `json:"cuts"`
	Discount    int64    `json:"discount"`
	Total       int64    `json:"total"`
	Schedule    []Due    `json:"schedule"`
	RuleID      string   `json:"rule"`
	RuleVersion int64    `json:"rule_version"`
	Missed      Missed   `json:"missed"`
	MadeFor     string   `json:"made_for"` // user who asked for it
	Role        string   `json:"role"`     // by whose line it was held
	Approval    bool     `json:"approval"`
	IssuedAt    unixTime `json:"issued"`
	ExpiresAt   unixTime `json:"expires"`
}

// unixTime is a moment in whole seconds.
type unixTime int64

// At is the moment as a time.
func (u unixTime) At() time.Time { return time.Unix(int64(u), 0).UTC() }

// form is the encoding that is written; domain keeps a signature from being good for anything else.
const (
	form   = 1
	domain = "recobro.offer.1\n"
)

// most is the longest token that is looked at, in bytes: a hundred debts and a hundred and twenty instalments stay far below.
const mostToken = 64 << 10

// encoding is strict: a text that ends in other bits is another text.
func encoding() *base64.Encoding { return base64.RawURLEncoding.Strict() }

// seal is the signed offer as a compact text: the payload and its signature.
func (s Signed) seal(key ed25519.PrivateKey) (string, error) {
	payload, err := json.Marshal(s)
	if err != nil {
		return "", err
	}
	signature := ed25519.Sign(key, append([]byte(domain), payload...))
	return encoding().EncodeToString(payload) + "." + encoding().EncodeToString(signature), nil
}

// unseal reads a token that was signed with a key and bears exactly what was written. It fails with ErrForged.
func unseal(token string, key ed25519.PublicKey) (s Signed, err error) {
	payload, signature, found := strings.Cut(token, ".")
	if !found || len(token) > mostToken {
		return s, ErrForged
	}
	text, err := encoding().DecodeString(payload)
	if err != nil {
		return s, ErrForged
	}
	mark, err := encoding().DecodeString(signature)
	if err != nil || !ed25519.Verify(key, append([]byte(domain), text...), mark) {
		return s, ErrForged
	}
	if err := json.Unmarshal(text, &s); err != nil || s.Form != form {
		return s, ErrForged
	}
	if again, err := json.Marshal(s); err != nil || !bytes.Equal(again, text) {
		return s, ErrForged
	}
	return s, nil
}
