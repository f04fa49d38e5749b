package signin_test

import (
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/signin"
)

func TestSafeRedirect(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../../../shell/src/app/redirects.json")
	require.NoError(t, err)
	var cases struct{ Kept, Home []string }
	require.NoError(t, json.Unmarshal(text, &cases))

	t.Run("a page of ours is kept as it is", func(t *testing.T) {
		t.Parallel()
		for _, page := range cases.Kept {
			require.Equal(t, page, signin.SafeRedirect(page))
		}
	})

	t.Run("anywhere else is home", func(t *testing.T) {
		t.Parallel()
		for _, elsewhere := range cases.Home {
			require.Equal(t, signin.Home, signin.SafeRedirect(elsewhere), "%q", elsewhere)
		}
	})
}

// FuzzSafeRedirect shows that whatever comes out stays on our own origin, as a browser would resolve it.
func FuzzSafeRedirect(f *testing.F) {
	for _, seed := range []string{"/x", "//x", "/\\x", "/..//x", "/%2f/x"} {
		f.Add(seed)
	}
	base, err := url.Parse("https://recobro.example/sso-callback")
	require.NoError(f, err)
	f.Fuzz(func(t *testing.T, raw string) {
		safe := signin.SafeRedirect(raw)
		resolved, err := base.Parse(safe)
		require.NoError(t, err)
		require.Equal(t, "recobro.example", resolved.Host)
		require.True(t, strings.HasPrefix(safe, "/") && !strings.HasPrefix(safe, "//") && !strings.ContainsAny(safe, "\\\t\r\n"), "%q", safe)
	})
}

func TestCode(t *testing.T) {
	t.Parallel()
	require.Equal(t, "replayed", signin.Code(signin.ErrReplayed.Wrap(errors.New("detail"))))
	require.Equal(t, "suspended", signin.Code(signin.ErrShutOut))
	require.Equal(t, "sign_in_failed", signin.Code(errors.New("database is on fire")))
}
