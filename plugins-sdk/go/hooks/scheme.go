package hooks

import (
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// Scheme is how a provider shows that a delivery is its own.
type Scheme struct {
	Document huma.SecurityScheme
	SignsURL bool // beside the body
	// Valid says whether a delivery that comes now shows that its sender has the secret. It compares in constant time.
	Valid func(d Delivery, secret string, now time.Time) bool
}

// tolerance is how far the time of a signature may be from ours, either way.
const tolerance = 5 * time.Minute

// HMAC is a header with the HMAC-SHA256 of the body behind a prefix: in hex, with the prefix "sha256=", at Meta and GitHub
// (X-Hub-Signature-256); in base64 at others. decode is hex.DecodeString, or that of a base64.Encoding.
func HMAC(header, prefix string, decode func(string) ([]byte, error)) Scheme {
	return Scheme{Document: inHeader(header, "HMAC-SHA256 of the body"), Valid: func(d Delivery, secret string, _ time.Time) bool {
		text, found := strings.CutPrefix(d.Header.Get(header), prefix)
		given, err := decode(text)
		return found && err == nil && hmac.Equal(given, sha256Of(secret, d.Body))
	}}
}

// TimedHMAC is a header "t=<Unix seconds>,v1=<hex>,…" with HMAC-SHA256 of "<seconds>.<body>", any of them, at most 5 minutes old:
// Stripe-Signature.
func TimedHMAC(header string) Scheme {
	return Scheme{Document: inHeader(header, "t=…,v1=…: HMAC-SHA256 of time and body"), Valid: func(d Delivery, secret string, now time.Time) bool {
		at, given := "", [][]byte{}
		for part := range strings.SplitSeq(d.Header.Get(header), ",") {
			switch name, value, _ := strings.Cut(strings.TrimSpace(part), "="); name {
			case "t":
				at = value
			case "v1":
				if mac, err := hex.DecodeString(value); err == nil {
					given = append(given, mac)
				}
			}
		}
		seconds, err := strconv.ParseInt(at, 10, 64)
		if err != nil || now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
			return false
		}
		wanted := sha256Of(secret, []byte(at+"."), d.Body)
		return slices.ContainsFunc(given, func(mac []byte) bool { return hmac.Equal(mac, wanted) })
	}}
}

// FormHMAC is a header with the HMAC-SHA1, in base64, of the address and the form's fields in their order: X-Twilio-Signature. Of a
// body that is no form the address has the SHA-256, as bodySHA256.
func FormHMAC(header string) Scheme {
	document := inHeader(header, "HMAC-SHA1 of the address and the sorted fields of the form")
	return Scheme{Document: document, SignsURL: true, Valid: func(d Delivery, secret string, _ time.Time) bool {
		given, err := base64.StdEncoding.DecodeString(d.Header.Get(header))
		if err != nil || (d.Form == nil && !namesBody(d)) {
			return false
		}
		mac := hmac.New(sha1.New, []byte(secret))
		mac.Write([]byte(d.URL))
		for _, name := range slices.Sorted(maps.Keys(d.Form)) {
			for _, value := range slices.Compact(slices.Sorted(slices.Values(d.Form[name]))) {
				mac.Write([]byte(name + value))
			}
		}
		return hmac.Equal(given, mac.Sum(nil))
	}}
}

// namesBody says whether a delivery's address has the hash of its body.
func namesBody(d Delivery) bool {
	address, err := url.Parse(d.URL)
	if err != nil {
		return false
	}
	sum := sha256.Sum256(d.Body)
	return same(address.Query().Get("bodySHA256"), hex.EncodeToString(sum[:]))
}

// Token is a header that is the secret itself: X-Telegram-Bot-Api-Secret-Token.
func Token(header string) Scheme {
	return Scheme{Document: inHeader(header, "The secret itself"), Valid: func(d Delivery, secret string, _ time.Time) bool {
		return same(d.Header.Get(header), secret)
	}}
}

// Basic is basic authentication; the secret is "user:password". The hook's path must be below one of the manifest's credentials
// prefixes, or the host keeps the header back.
func Basic() Scheme {
	return Scheme{Document: huma.SecurityScheme{Type: "http", Scheme: "basic"}, Valid: func(d Delivery, secret string, _ time.Time) bool {
		kind, given, _ := strings.Cut(d.Header.Get("Authorization"), " ")
		return strings.EqualFold(kind, "Basic") && same(given, base64.StdEncoding.EncodeToString([]byte(secret)))
	}}
}

func inHeader(name, what string) huma.SecurityScheme {
	if name == "" {
		panic(fmt.Sprintf("hooks: %s in no header", what))
	}
	return huma.SecurityScheme{Type: "apiKey", In: "header", Name: name, Description: what}
}

func sha256Of(secret string, parts ...[]byte) []byte {
	mac := hmac.New(sha256.New, []byte(secret))
	for _, part := range parts {
		mac.Write(part)
	}
	return mac.Sum(nil)
}

// same compares without telling how far two texts are alike, or how long they are.
func same(given, wanted string) bool {
	a, b := sha256.Sum256([]byte(given)), sha256.Sum256([]byte(wanted))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1
}
