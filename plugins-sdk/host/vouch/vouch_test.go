package vouch_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

func TestSignedHeader(t *testing.T) {
	key, now := []byte("0123456789abcdef0123456789abcdef"), time.Unix(1_800_000_000, 0)
	p := principal.Principal{TenantID: "andina", UserID: "u1", Role: "cashier", Permission: "a.b:read", Scope: principal.ScopeOwn, Language: "pt"}
	header := vouch.Sign(key, p, now)

	t.Run("what was signed is what is read", func(t *testing.T) {
		got, err := vouch.Verify(key, header, now.Add(vouch.Lifetime))
		require.NoError(t, err)
		require.Equal(t, p, got)
	})

	t.Run("any changed byte is refused", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			at := rapid.IntRange(0, len(header)-1).Draw(t, "at")
			other := rapid.SampledFrom([]byte("ABCxyz019-_.")).Draw(t, "byte")
			changed := header[:at] + string(other) + header[at+1:]
			if changed == header {
				t.Skip("unchanged")
			}
			_, err := vouch.Verify(key, changed, now)
			require.Error(t, err)
		})
	})

	t.Run("a foreign key is refused", func(t *testing.T) {
		_, err := vouch.Verify([]byte(strings.Repeat("x", 32)), header, now)
		require.ErrorIs(t, err, vouch.ErrForged)
	})

	t.Run("a header is refused before and after its minute", func(t *testing.T) {
		_, err := vouch.Verify(key, header, now.Add(vouch.Lifetime+time.Second))
		require.ErrorIs(t, err, vouch.ErrExpired)
		_, err = vouch.Verify(key, header, now.Add(-vouch.Lifetime-time.Second))
		require.ErrorIs(t, err, vouch.ErrExpired)
	})

	t.Run("rubbish is refused, never a panic", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			_, err := vouch.Verify(key, rapid.String().Draw(t, "header"), now)
			require.Error(t, err)
		})
	})
}

func TestContext(t *testing.T) {
	t.Run("a context without a principal has none", func(t *testing.T) {
		_, ok := principal.From(context.Background())
		require.False(t, ok)
		require.Panics(t, func() { principal.Must(context.Background()) })
	})

	t.Run("the system's principal names its module and tenant", func(t *testing.T) {
		ctx := principal.With(context.Background(), principal.System("andina", "portfolios"))
		require.Equal(t, "system:portfolios", principal.Must(ctx).UserID)
		require.Equal(t, "andina", principal.Must(ctx).TenantID)
	})
}

func BenchmarkSignAndVerify(b *testing.B) {
	key, now := make([]byte, 32), time.Now()
	p := principal.Principal{TenantID: "andina", UserID: "0190", Role: "admin", Permission: "portfolios.debtors:read", Scope: principal.ScopeAll}
	b.Run("sign", func(b *testing.B) {
		for b.Loop() {
			_ = vouch.Sign(key, p, now)
		}
	})
	header := vouch.Sign(key, p, now)
	b.Run("verify", func(b *testing.B) {
		for b.Loop() {
			_, _ = vouch.Verify(key, header, now)
		}
	})
}
