package installation_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/installation"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestOpenRing(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "core", installation.Migrations())
		data := t.TempDir()
		open := func() error {
			_, err := installation.OpenRing(t.Context(), db, data, func(context.Context) (bool, error) { return false, nil })
			return err
		}
		require.NoError(t, open())
		file := filepath.Join(data, keyring.FileName)
		founding, err := os.ReadFile(file)
		require.NoError(t, err)

		t.Run("an installation goes on with a key that was rotated, once and again", func(t *testing.T) {
			for range 2 {
				require.NoError(t, keyring.Rotate(data))
				require.NoError(t, open())
			}
		})

		t.Run("a key file from before the last rotation is refused", func(t *testing.T) {
			now, err := os.ReadFile(file)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(file, founding, 0o600))
			err = open()
			require.ErrorIs(t, err, installation.ErrKey)
			require.ErrorContains(t, err, "Restore")
			require.NoError(t, os.WriteFile(file, now, 0o600))
			require.NoError(t, open())
		})
	})
}
