package signin

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/session"
)

func TestCookies(t *testing.T) {
	t.Parallel()
	value := session.NewCookie("andina")

	t.Run("over https only this host over https can have set them", func(t *testing.T) {
		t.Parallel()
		for _, made := range []*http.Cookie{NewCookies(true).Keep(value), NewCookies(true).keepAttempt("x"), NewCookies(true).Forget()} {
			require.Regexp(t, "^__Host-recobro_", made.Name)
			require.True(t, made.Secure)
			require.Equal(t, "/", made.Path)
			require.Empty(t, made.Domain)
			require.True(t, made.HttpOnly)
			require.Equal(t, http.SameSiteLaxMode, made.SameSite)
			require.NoError(t, made.Valid())
		}
	})

	t.Run("what was kept is read back; what is not ours is nothing", func(t *testing.T) {
		t.Parallel()
		cookies := NewCookies(false)
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		_, ok := cookies.Session(r)
		require.False(t, ok)
		r.AddCookie(cookies.Keep(value))
		read, ok := cookies.Session(r)
		require.True(t, ok)
		require.Equal(t, value, read)
		_, ok = NewCookies(true).Session(r)
		require.False(t, ok, "a cookie set over http is no session over https")
		for _, forged := range []string{"", ".", "andina", "andina.short", "." + value.String()[7:], "andina." + value.String()} {
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.AddCookie(&http.Cookie{Name: cookies.SessionName(), Value: forged})
			_, ok := cookies.Session(r)
			require.False(t, ok, forged)
		}
	})
}
