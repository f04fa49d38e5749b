package widget

import (
	"crypto/hmac"
	"encoding/base64"
	"encoding/json"
	"strings"
	"time"
)

// visit is somebody in front of a window, as their token says. It is good for an hour, and may be had anew for half a year of silence: so a
// thread is kept over pages, and a token that was seen somewhere is soon worth nothing.
type visit struct {
	Source string `json:"s"` // the visitor's id on this way
	Until  int64  `json:"u"`
	Again  int64  `json:"a"` // until when it may be had anew
}

const (
	visitLife  = time.Hour
	visitAgain = 180 * 24 * time.Hour
	mostToken  = 600
)

// The visitors whom a page has vouched for, and those who are known by their browser alone.
const (
	vouchedPrefix  = "u:"
	strangerPrefix = "w:"
)

func (v visit) isVouched() bool { return strings.HasPrefix(v.Source, vouchedPrefix) }

func newVisit(source string, now time.Time) visit {
	return visit{Source: source, Until: now.Add(visitLife).Unix(), Again: now.Add(visitAgain).Unix()}
}

// token is a visit as the browser keeps it.
func (v visit) token(secret string) string {
	plain, _ := json.Marshal(v) // plain fields always marshal
	head := base64.RawURLEncoding.EncodeToString(plain)
	return head + "." + base64.RawURLEncoding.EncodeToString(macOf(secret, head))
}

// readVisit reads a token that the secret has signed, however old it is.
func readVisit(secret, token string) (v visit, ok bool) {
	head, mac, found := strings.Cut(token, ".")
	given, err := base64.RawURLEncoding.DecodeString(mac)
	if !found || len(token) > mostToken || err != nil || !hmac.Equal(given, macOf(secret, head)) {
		return v, false
	}
	plain, err := base64.RawURLEncoding.DecodeString(head)
	return v, err == nil && json.Unmarshal(plain, &v) == nil && v.Source != ""
}

func (v visit) isGood(now time.Time) bool { return now.Unix() < v.Until }

func (v visit) mayReturn(now time.Time) bool { return now.Unix() < v.Again }
