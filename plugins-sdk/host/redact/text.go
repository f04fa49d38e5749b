// Package redact strikes secrets and personal data out of what is logged: links, tokens, keys, codes, e-mails, phones and
// national ids. It is the last guard, at the writer: who logs leaves them out in the first place.
package redact

import (
	"regexp"
	"strings"
)

// Struck stands where something was.
const Struck = "[redacted]"

// named finds a value behind a name that tells what it is, as JSON, as key=value or in a header.
var named = regexp.MustCompile(`(?i)("?\b(?:` + strings.Join(names, "|") + `)\b"?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|[^\s"',;&}]+)`)

// names are words whose values are never logged.
var names = []string{
	"password", "passwd", "secret", "client_secret", "token", "access_token", "refresh_token", "id_token", "id_token_hint",
	"authorization", "cookie", "set-cookie", "api_key", "apikey", "otp", "one_time_code", "recovery_code", "invitation", "link",
	"email", "e-mail", "login", "phone", "telephone", "document", "national_id", "display_name", "nonce", "verifier", "order",
}

var (
	credentials = regexp.MustCompile(`://[^/\s@"]+@`)
	query       = regexp.MustCompile(`\?[^\s"'<>?]*=[^\s"'<>]*`)
	scheme      = regexp.MustCompile(`(?i)\b(bearer|basic|digest)\s+[\w.~+/=-]{8,}`)
	email       = regexp.MustCompile(`[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`)
	phone       = regexp.MustCompile(`\+\d[\d ().-]{5,18}\d`)
	// words are what may be a token or a number of a person; judge tells.
	words = regexp.MustCompile(`"[\w.]+":-?\d+|\d{4}-\d\d-\d\d[T ][\d:.]+|[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*(?:/\d{4}-\d\d)?`)
	// document is a number as people write it: 1.234.567-8, 123.456.789-09, 20-12345678-9, 12.345.678/0001-95.
	document = regexp.MustCompile(`^(?:\d{1,3}(?:\.\d{3})+[-/][\dkK]+(?:-\d\d)?|\d{2}-\d{7,8}-\d|\d{6,9}-[\dkK]{1,2}|\d{7,})$`)
	// recovery is a recovery code of the bundled identity provider.
	recovery = regexp.MustCompile(`^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$`)
)

// Text is s without what nobody may read in a log. It errs on the side of striking.
func Text(s string) string {
	if !suspicious(s) {
		return s
	}
	s = named.ReplaceAllStringFunc(s, strikeValue)
	s = credentials.ReplaceAllString(s, "://"+Struck+"@")
	s = query.ReplaceAllString(s, "?"+Struck)
	s = scheme.ReplaceAllString(s, "$1 "+Struck)
	s = email.ReplaceAllString(s, Struck)
	s = phone.ReplaceAllString(s, Struck)
	return words.ReplaceAllStringFunc(s, judge)
}

// strikeValue keeps the name and the quotes, so that a JSON line stays one.
func strikeValue(pair string) string {
	parts := named.FindStringSubmatch(pair)
	if strings.HasPrefix(parts[2], `"`) {
		return parts[1] + `"` + Struck + `"`
	}
	return parts[1] + Struck
}

func judge(word string) string {
	switch {
	case word[0] == '"', strings.ContainsAny(word, ": "), plainID(word):
		return word // a JSON number, a moment, an id of a row
	case strings.HasPrefix(word, "rk_"), strings.HasPrefix(word, "eyJ"), document.MatchString(word), recovery.MatchString(word):
		return Struck
	}
	for _, part := range strings.FieldsFunc(word, func(r rune) bool { return r == '.' || r == '/' }) {
		if random(part) {
			return Struck
		}
	}
	return word
}

// shortestToken is as long as the shortest secret that we make: 26 letters of crypto/rand.Text.
const shortestToken = 26

// recoveryLength is of a recovery code.
const recoveryLength = 19

// tokenLength is of the secrets that are drawn here: 256 bits in base64.
const tokenLength = 43

// random says whether a word looks drawn and not thought of: long, with capitals, and with digits or with kinds of letters
// that change all the time. Hex digests, constants and names are not.
func random(word string) bool {
	if len(word) < shortestToken || plainID(word) {
		return false
	}
	upper, lower, digit := count(word, 'A', 'Z'), count(word, 'a', 'z'), count(word, '0', '9')
	return upper > 2 && (len(word) == tokenLength || digit > 0 || upper == len(word) || (lower > 0 && switches(word) >= len(word)*2/5))
}

// switches counts how often the kind of letter changes.
func switches(word string) (n int) {
	for i := 1; i < len(word); i++ {
		if kind(word[i]) != kind(word[i-1]) {
			n++
		}
	}
	return n
}

func kind(c byte) int {
	switch {
	case c >= 'A' && c <= 'Z':
		return 1
	case c >= 'a' && c <= 'z':
		return 2
	case c >= '0' && c <= '9':
		return 3
	default:
		return 4
	}
}

func count(s string, from, to byte) (n int) {
	for i := range len(s) {
		if s[i] >= from && s[i] <= to {
			n++
		}
	}
	return n
}

// suspicious is a quick look that spares most of what is logged the expressions: methods, paths, ids of rows, plain words.
func suspicious(s string) bool {
	if strings.ContainsAny(s, `@=?+"%`) || strings.Contains(s, ": ") || strings.Contains(s, "://") {
		return true
	}
	for start := 0; start < len(s); {
		end := start
		for end < len(s) && ofWord(s[end]) {
			end++
		}
		if odd(s[start:end]) {
			return true
		}
		start = end + 1
	}
	lower := strings.ToLower(s)
	return strings.Contains(lower, "basic ") || strings.Contains(lower, "bearer ") || strings.Contains(lower, "digest ")
}

func ofWord(c byte) bool { return kind(c) != 4 || c == '-' || c == '_' || c == '.' }

// odd says whether a word deserves a closer look.
func odd(word string) bool {
	if len(word) < 6 || plainID(word) || plainAddress(word) {
		return false
	}
	return len(word) >= shortestToken || count(word, '0', '9') >= 6 || len(strings.Trim(word, ".")) == recoveryLength && strings.Count(word, "-") == 3
}

// plainAddress says whether a word is an address of IPv4: digits and three dots, as no number of a person is written.
func plainAddress(word string) bool {
	return len(word) <= len("255.255.255.255") && strings.Count(word, ".") == 3 && count(word, '0', '9') == len(word)-3
}

// plainID says whether a word is an id of a row.
func plainID(word string) bool {
	if len(word) != 36 {
		return false
	}
	for i := range len(word) {
		dash := i == 8 || i == 13 || i == 18 || i == 23
		hex := (word[i] >= '0' && word[i] <= '9') || (word[i] >= 'a' && word[i] <= 'f')
		if (dash && word[i] != '-') || (!dash && !hex) {
			return false
		}
	}
	return true
}
