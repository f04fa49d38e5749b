package producttest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// recoveryToken is the secret part of a link for a new password.
var recoveryToken = regexp.MustCompile(`token=([\w-]{43})`)

// RecoveryToken is the secret of the newest recovery link that was sent to an e-mail, as the operator finds it in the folder
// of kept letters; it waits for the letter.
func (p *Product) RecoveryToken(t testing.TB, email string) string {
	t.Helper()
	var token string
	require.Eventually(t, func() bool {
		letters, _ := filepath.Glob(filepath.Join(p.Dir, "modules", "identityprovider", "letters", "*.txt"))
		for _, path := range slices.Backward(letters) {
			text, _ := os.ReadFile(path)
			found := recoveryToken.FindSubmatch(text)
			if strings.HasPrefix(string(text), "To: "+email+"\n") && found != nil {
				token = string(found[1])
				return true
			}
		}
		return false
	}, readyWithin, 10*time.Millisecond, "no letter to %s", email)
	return token
}
