// Package otp is the second factor: time-based codes (RFC 6238) and the recovery codes for when the phone is lost.
package otp

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"image/png"
	"strings"
	"time"

	pquerna "github.com/pquerna/otp"
	"github.com/pquerna/otp/totp"
)

// Period is how long one code stands.
const Period = 30 * time.Second

// drift is how many periods a phone's clock may be off, either way.
const drift = 1

const (
	recoveryCodes   = 10
	qrSize          = 240
	recoveryCodeLen = 10 // bytes: 80 bits, far beyond guessing
)

// Enrolment is a new secret in the forms that a phone can read.
type Enrolment struct {
	Secret string // base32, to type by hand
	URI    string // otpauth://…
	QR     string // PNG of the URI as a data: URL
}

// Enrol makes a secret for the account (its e-mail) at issuer, the name shown on the phone.
func Enrol(issuer, account string) (Enrolment, error) {
	key, err := totp.Generate(totp.GenerateOpts{Issuer: issuer, AccountName: account, Period: uint(Period.Seconds())})
	if err != nil {
		return Enrolment{}, err
	}
	image, err := key.Image(qrSize, qrSize)
	if err != nil {
		return Enrolment{}, err
	}
	var drawn bytes.Buffer
	if err := png.Encode(&drawn, image); err != nil {
		return Enrolment{}, err
	}
	qr := "data:image/png;base64," + base64.StdEncoding.EncodeToString(drawn.Bytes())
	return Enrolment{Secret: key.Secret(), URI: key.URL(), QR: qr}, nil
}

// Step checks a code at a moment and gives the number of the period it stands for. A code is good once: the caller
// keeps the step of the last accepted code and passes it as used; only later steps are accepted.
func Step(secret, code string, now time.Time, used int64) (int64, bool) {
	code = strings.ReplaceAll(code, " ", "")
	current := now.Unix() / int64(Period.Seconds())
	for step := current - drift; step <= current+drift; step++ {
		expected, err := codeAt(secret, step)
		if err == nil && step > used && subtle.ConstantTimeCompare([]byte(expected), []byte(code)) == 1 {
			return step, true
		}
	}
	return 0, false
}

func codeAt(secret string, step int64) (string, error) {
	at := time.Unix(step*int64(Period.Seconds()), 0)
	return totp.GenerateCodeCustom(secret, at, totp.ValidateOpts{
		Period: uint(Period.Seconds()), Digits: pquerna.DigitsSix, Algorithm: pquerna.AlgorithmSHA1,
	})
}

// RecoveryCodes makes ten one-time codes. They are shown once; only what Digest makes of them is stored.
func RecoveryCodes() []string {
	codes := make([]string, recoveryCodes)
	for i := range codes {
		b := make([]byte, recoveryCodeLen)
		rand.Read(b) // never fails: crypto/rand ends the process instead
		text := strings.ToLower(base32.StdEncoding.EncodeToString(b))
		codes[i] = text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:]
	}
	return codes
}

// Digest is the stored form of a recovery code, however the person wrote it. The codes are random enough that a keyed
// hash is as good as a slow one.
func Digest(key []byte, code string) string {
	plain := strings.Map(letterOrDigit, strings.ToLower(code))
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(plain))
	return hex.EncodeToString(mac.Sum(nil))
}

func letterOrDigit(r rune) rune {
	if (r >= 'a' && r <= 'z') || (r >= '0' && r <= '9') {
		return r
	}
	return -1
}
