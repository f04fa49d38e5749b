package widget

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

// Identity is whom the creditor's page says that a visitor is. Signed are the id, the moment, the number, the mailbox and the reference, each on
// a line, without the lines behind the last that says something: HMAC-SHA256 with the inbox's secret, in hex.
type Identity struct {
	UserID    string `json:"user_id" minLength:"1" maxLength:"120" doc:"The creditor's own id of the user, or ours of the debtor"`
	Phone     string `json:"phone,omitempty" maxLength:"20" doc:"The user's number, which the creditor knows to be theirs, in E.164"`
	Email     string `json:"email,omitempty" maxLength:"254" doc:"The user's mailbox, which the creditor knows to be theirs"`
	Reference string `json:"reference,omitempty" maxLength:"120" doc:"The creditor's own number of the debtor, as it came with the portfolio"`
	Name      string `json:"name,omitempty" maxLength:"80" doc:"Not signed: how the user is called"`
	At        int64  `json:"at" doc:"When it was signed, in Unix seconds; good for an hour"`
	Hash      string `json:"hash" minLength:"1" maxLength:"64" doc:"HMAC-SHA256 in hex of user_id, at, phone, email and reference, each but the first behind a line feed; what is empty at the end is left out"`
}

// identityLife bounds for how long, either way, what was signed may be shown: whoever finds it later has nothing.
const identityLife = time.Hour

// signed is what the page signs.
func (i Identity) signed() string {
	parts := []string{i.UserID, strconv.FormatInt(i.At, 10), i.Phone, i.Email, i.Reference}
	for len(parts) > 2 && parts[len(parts)-1] == "" {
		parts = parts[:len(parts)-1]
	}
	return strings.Join(parts, "\n")
}

// Check fails with ErrIdentity for what the secret has not signed, and with ErrIdentityOld for what was signed too long ago.
func (i Identity) Check(secret string, now time.Time) error {
	given, err := hex.DecodeString(i.Hash)
	if err != nil || !hmac.Equal(given, macOf(secret, i.signed())) || strings.ContainsAny(i.UserID+i.Phone+i.Email+i.Reference, "\n\r") {
		return ErrIdentity
	}
	if now.Sub(time.Unix(i.At, 0)).Abs() > identityLife {
		return ErrIdentityOld
	}
	return nil
}

func macOf(secret, text string) []byte {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(text))
	return mac.Sum(nil)
}
