package password_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/password"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

func TestHasher(t *testing.T) {
	t.Parallel()
	hasher := password.New(2)
	hash, err := hasher.Hash(t.Context(), "cuatro caballos azules")
	require.NoError(t, err)

	t.Run("stores argon2id with its cost and a salt of its own", func(t *testing.T) {
		t.Parallel()
		require.True(t, strings.HasPrefix(hash, "$argon2id$v=19$m=19456,t=2,p=1$"), hash)
		again, err := hasher.Hash(t.Context(), "cuatro caballos azules")
		require.NoError(t, err)
		require.NotEqual(t, hash, again)
	})

	t.Run("knows the password and no other", func(t *testing.T) {
		t.Parallel()
		for plain, same := range map[string]bool{
			"cuatro caballos azules": true, "cuatro caballos azule": false, "Cuatro caballos azules": false, "": false,
		} {
			matches, err := hasher.Matches(t.Context(), plain, hash)
			require.NoError(t, err)
			require.Equal(t, same, matches, plain)
		}
	})

	t.Run("nothing matches where no password is set, not even the decoy", func(t *testing.T) {
		t.Parallel()
		for _, plain := range []string{"", "nobody has this password"} {
			matches, err := hasher.Matches(t.Context(), plain, "")
			require.NoError(t, err)
			require.False(t, matches)
		}
	})

	t.Run("who cannot get a slot in time is told to come back", func(t *testing.T) {
		t.Parallel()
		none := password.New(0)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		_, err = none.Hash(ctx, "cuatro caballos azules")
		require.Equal(t, errs.Unavailable, errs.KindOf(err))
	})
}
