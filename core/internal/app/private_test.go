package app_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/producttest"
)

// requirePrivate asks that no other account of the machine can reach anything in a directory.
func requirePrivate(t *testing.T, dir string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		require.NoError(t, err)
		info, err := entry.Info()
		require.NoError(t, err)
		require.Zero(t, info.Mode().Perm()&0o077, "%s is %s", path, info.Mode())
		return nil
	}))
}

func write(t *testing.T, path string, mode fs.FileMode) {
	t.Helper()
	require.NoError(t, os.WriteFile(path, []byte("x"), 0o600))
	require.NoError(t, os.Chmod(path, mode))
}

func TestPrivateData(t *testing.T) {
	t.Run("a data directory that was open, with what lies in it, is narrowed to its owner", func(t *testing.T) {
		data := t.TempDir()
		for _, dir := range []string{data, filepath.Join(data, "modules"), filepath.Join(data, "modules", "portfolios"), filepath.Join(data, "events")} {
			require.NoError(t, os.MkdirAll(dir, 0o700))
			require.NoError(t, os.Chmod(dir, 0o755))
		}
		for _, name := range []string{"core.db", "core.db-wal", "core.db-shm", "setup.txt", "modules/portfolios.db", "modules/portfolios.db-wal", "modules/portfolios/import.csv", "events/store"} {
			write(t, filepath.Join(data, name), 0o644)
		}
		dirs, err := app.OpenDirs(data)
		require.NoError(t, err)
		defer func() { require.NoError(t, dirs.Close()) }()
		requirePrivate(t, data)
	})

	t.Run("databases that were open in a directory that was not are narrowed", func(t *testing.T) {
		data := t.TempDir()
		require.NoError(t, os.Chmod(data, 0o700))
		write(t, filepath.Join(data, "core.db"), 0o644)
		dirs, err := app.OpenDirs(data)
		require.NoError(t, err)
		defer func() { require.NoError(t, dirs.Close()) }()
		requirePrivate(t, data)
	})

	t.Run("a directory whose permissions cannot be changed is refused by name", func(t *testing.T) {
		_, err := app.OpenDirs("/proc/self") // nobody changes its permissions, root neither
		require.ErrorContains(t, err, "/proc/self")
		require.ErrorContains(t, err, "permissions cannot be changed")
	})

	t.Run("a directory of all accounts is refused and stays as it is", func(t *testing.T) {
		shared := t.TempDir()
		require.NoError(t, os.Chmod(shared, 0o777|fs.ModeSticky))
		_, err := app.OpenDirs(shared)
		require.ErrorContains(t, err, "shared by all accounts")
		info, err := os.Stat(shared)
		require.NoError(t, err)
		require.Equal(t, 0o777|fs.ModeSticky, info.Mode()&^fs.ModeDir)
	})
}

func TestPrivateProduct(t *testing.T) {
	data := t.TempDir()
	require.NoError(t, os.Chmod(data, 0o755))
	product := producttest.Start(t, producttest.Options{Dir: data, NoDemo: true})
	t.Run("all that a running host and its modules write is for their account alone", func(t *testing.T) {
		requirePrivate(t, product.Dir)
	})
}
