package offer_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func in(ctx context.Context, tenant string) context.Context {
	return principal.With(ctx, principal.System(tenant, "portfolios"))
}

func keyring(t testing.TB, db *storage.DB) *signing.Keyring {
	keys, err := sealed.New(db, bytes.Repeat([]byte{7}, 32))
	require.NoError(t, err)
	return signing.NewKeyring(db, keys)
}

func database(t testing.TB, engine sdktest.Engine) *storage.DB {
	return engine.DB(t, "portfolios", os.DirFS("../../.."))
}

func usual() offer.Signed {
	s := offer.Signed{
		ID: "o-1", DebtorID: "d-1", Currency: "UYU", Debts: []offer.Debt{{ID: "debt-1", Balance: 1_254_300, Principal: 1_000_000, Interest: 254_300}},
		Terms: offer.Terms{Discount: 1_000, Instalments: 12, Frequency: offer.Monthly, FirstOn: "2026-12-01"}, Discount: 125_430, Total: 1_128_870,
		Cuts:   []offer.Cut{{DebtID: "debt-1", Component: "interest", Amount: 125_430}},
		RuleID: "r-1", RuleVersion: 3, Missed: offer.Missed{Instalments: 2, Days: 45}, MadeFor: "ana", Role: "cashier", IssuedAt: 1_763_900_000, ExpiresAt: 1_764_100_000,
	}
	for n := range 12 {
		s.Schedule = append(s.Schedule, offer.Due{N: n + 1, DueOn: "2026-12-01", Amount: 94_072})
	}
	return s
}

func TestSignature(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := database(t, engine)
		ring, ctx := keyring(t, db), in(t.Context(), "a")
		token, err := usual().Sign(ctx, ring)
		require.NoError(t, err)
		t.Run("[MO-10] a signed offer says what was signed, also after a restart", func(t *testing.T) {
			read, err := offer.ReadSigned(ctx, ring, token)
			require.NoError(t, err)
			want := usual()
			want.Form, want.TenantID = 1, "a"
			require.Equal(t, want, read)
		})
		t.Run("[MO-10] no changed text is an offer", func(t *testing.T) { altered(t, ctx, ring, token) })
		t.Run("[MO-10] another tenant's offer is none", func(t *testing.T) {
			_, err := offer.ReadSigned(in(t.Context(), "b"), ring, token)
			require.ErrorIs(t, err, offer.ErrForged)
		})
		t.Run("two first uses at once make one key", func(t *testing.T) { oneKey(t, db) })
		t.Run("a key that was not committed signs nothing", func(t *testing.T) { undone(t, db) })
	})
}

func altered(t *testing.T, ctx context.Context, ring *signing.Keyring, token string) {
	payload, signature, _ := strings.Cut(token, ".")
	text, err := base64.RawURLEncoding.DecodeString(payload)
	require.NoError(t, err)
	cheaper := base64.RawURLEncoding.EncodeToString(bytes.Replace(text, []byte(`"total":1128870`), []byte(`"total":1`), 1))
	for _, other := range []string{"", ".", payload, payload + ".", "." + signature, cheaper + "." + signature, token + "=", token + "A", " " + token, payload + "." + payload} {
		_, err := offer.ReadSigned(ctx, ring, other)
		require.ErrorIs(t, err, offer.ErrForged, other)
	}
	rapid.Check(t, func(t *rapid.T) {
		changed := []byte(token)
		at := rapid.IntRange(0, len(changed)-1).Draw(t, "at")
		to := rapid.Byte().Draw(t, "to")
		if changed[at] == to {
			return
		}
		changed[at] = to
		_, err := offer.ReadSigned(ctx, ring, string(changed))
		require.ErrorIs(t, err, offer.ErrForged)
	})
}

func oneKey(t *testing.T, db *storage.DB) {
	tokens := make([]string, 8)
	var all sync.WaitGroup
	for i := range tokens {
		ring := keyring(t, db)
		all.Go(func() { tokens[i], _ = usual().Sign(in(t.Context(), "c"), ring) })
	}
	all.Wait()
	for _, token := range tokens {
		require.Equal(t, tokens[0], token)
		_, err := offer.ReadSigned(in(t.Context(), "c"), keyring(t, db), token)
		require.NoError(t, err)
	}
}

func undone(t *testing.T, db *storage.DB) {
	ring, ctx := keyring(t, db), in(t.Context(), "d")
	var lost string
	_ = db.Within(ctx, func(ctx context.Context) (err error) {
		lost, err = usual().Sign(ctx, ring)
		require.NoError(t, err)
		return fmt.Errorf("undone")
	})
	_, err := offer.ReadSigned(ctx, ring, lost)
	require.ErrorIs(t, err, offer.ErrForged)
}

// measure prints how many microseconds something takes on one thread, beside its limit.
func measure(b *testing.B, what string, work func(ctx context.Context, ring *signing.Keyring, token string) error) {
	const times = 2_000
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		ring, ctx := keyring(b, database(b, engine)), in(b.Context(), "a")
		token, err := usual().Sign(ctx, ring)
		require.NoError(b, err)
		_, err = offer.ReadSigned(ctx, ring, token)
		require.NoError(b, err)
		began := time.Now()
		for range times {
			require.NoError(b, work(ctx, ring, token))
		}
		fmt.Printf("| %s: an offer of twelve instalments %s | %.0f µs | ≤ 100 µs |\n", engine.Name, what, float64(time.Since(began).Microseconds())/times)
	})
}

// BenchmarkSign prints how long the signing of an offer takes.
func BenchmarkSign(b *testing.B) {
	measure(b, "signed", func(ctx context.Context, ring *signing.Keyring, _ string) error {
		_, err := usual().Sign(ctx, ring)
		return err
	})
}

// BenchmarkVerify prints how long it takes to read such an offer and to check its signature.
func BenchmarkVerify(b *testing.B) {
	measure(b, "read and its signature checked", func(ctx context.Context, ring *signing.Keyring, token string) error {
		_, err := offer.ReadSigned(ctx, ring, token)
		return err
	})
}
