package throttle

import (
	"crypto/hmac"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
)

// DeviceLife is how long a browser is remembered after it signed in.
const DeviceLife = 180 * 24 * time.Hour

// mostKnown is as how many accounts a browser is remembered; the latest stay.
const mostKnown = 5

// device gives the id under which a browser signed in to an account before with the password that it has now; empty if
// it did not, or too long ago. Who once knew a former password is a stranger like others, however many browsers were
// made known by it.
func (s *Service) device(cookie, login, password string) string {
	for _, line := range s.known(cookie) {
		if line.account == s.accountMark(login) && line.password == s.passwordMark(password) {
			return line.device
		}
	}
	return ""
}

// Introduce gives a browser's cookie anew once it has signed in to an account, whose password is stored as the given.
func (s *Service) Introduce(cookie, login, password string) string {
	mine := acquaintance{
		account: s.accountMark(login), device: s.device(cookie, login, password), password: s.passwordMark(password),
		until: s.clock.Now().Add(DeviceLife),
	}
	if mine.device == "" {
		mine.device = vault.Random()
	}
	lines := []string{s.line(mine)}
	for _, other := range s.known(cookie) {
		if other.account != mine.account && len(lines) < mostKnown {
			lines = append(lines, s.line(other))
		}
	}
	return strings.Join(lines, "~")
}

// acquaintance is one account that a browser signed in to.
type acquaintance struct {
	account  string // a digest of the login: who reads the cookie learns no name
	device   string
	password string // a digest of how the password was stored then
	until    time.Time
}

func (s *Service) accountMark(login string) string {
	return s.vault.Digest("device account " + normal(login))[:32]
}

func (s *Service) passwordMark(stored string) string {
	return s.vault.Digest("device password " + stored)[:16]
}

func (s *Service) line(a acquaintance) string {
	text := strings.Join([]string{a.account, a.device, a.password, strconv.FormatInt(a.until.Unix(), 10)}, ".")
	return text + "." + s.vault.Digest("device cookie "+text)
}

// known are the lines of a cookie that are ours and have not expired.
func (s *Service) known(cookie string) []acquaintance {
	var all []acquaintance
	for _, line := range strings.SplitN(cookie, "~", mostKnown+1) {
		parts := strings.Split(line, ".")
		if len(parts) != 5 {
			continue
		}
		until, err := strconv.ParseInt(parts[3], 10, 64)
		found := acquaintance{account: parts[0], device: parts[1], password: parts[2], until: time.Unix(until, 0)}
		if err == nil && hmac.Equal([]byte(s.line(found)), []byte(line)) && s.clock.Now().Before(found.until) {
			all = append(all, found)
		}
	}
	return all
}
