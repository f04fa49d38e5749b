package keyring_test

import (
	"bytes"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/keyring"
)

func TestOpen(t *testing.T) {
	t.Parallel()

	t.Run("the first start makes a file only its owner can read, later starts read the same keys", func(t *testing.T) {
		t.Parallel()
		dir := t.TempDir()
		first, err := keyring.Open(dir)
		require.NoError(t, err)
		info, err := os.Stat(filepath.Join(dir, keyring.FileName))
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
		second, err := keyring.Open(dir)
		require.NoError(t, err)
		require.Equal(t, first.Bearer(), second.Bearer())
		require.Equal(t, first.Invitation(), second.Invitation())
	})

	t.Run("processes that start at once agree on one secret", func(t *testing.T) {
		t.Parallel()
		dir := t.TempDir()
		rings := make([]*keyring.Ring, 8)
		var starting sync.WaitGroup
		for i := range rings {
			starting.Go(func() { rings[i], _ = keyring.Open(dir) })
		}
		starting.Wait()
		for _, ring := range rings {
			require.NotNil(t, ring)
			require.Equal(t, rings[0].Bearer(), ring.Bearer())
		}
		files, err := os.ReadDir(dir)
		require.NoError(t, err)
		require.Len(t, files, 1)
	})

	t.Run("a file that others may read is refused", func(t *testing.T) {
		t.Parallel()
		dir := t.TempDir()
		_, err := keyring.Open(dir)
		require.NoError(t, err)
		require.NoError(t, os.Chmod(filepath.Join(dir, keyring.FileName), 0o640))
		_, err = keyring.Open(dir)
		require.ErrorContains(t, err, "0600")
	})

	t.Run("a damaged or short file is refused", func(t *testing.T) {
		t.Parallel()
		for _, text := range []string{"???", "c2hvcnQ=", ""} {
			dir := t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(dir, keyring.FileName), []byte(text), 0o600))
			_, err := keyring.Open(dir)
			require.Error(t, err, text)
		}
	})
}

func TestRing_Seal(t *testing.T) {
	t.Parallel()
	ring, err := keyring.New(bytes.Repeat([]byte{1}, 32))
	require.NoError(t, err)
	other, err := keyring.New(bytes.Repeat([]byte{2}, 32))
	require.NoError(t, err)
	sealed := ring.Seal([]byte("refresh token"), "session 1")

	t.Run("opens at its own place", func(t *testing.T) {
		t.Parallel()
		plain, err := ring.Unseal(sealed, "session 1")
		require.NoError(t, err)
		require.Equal(t, "refresh token", string(plain))
		require.NotContains(t, string(sealed), "refresh")
	})

	t.Run("does not open elsewhere, changed, cut or with another key", func(t *testing.T) {
		t.Parallel()
		changed := bytes.Clone(sealed)
		changed[len(changed)-1] ^= 1
		for name, open := range map[string]func() ([]byte, error){
			"another place": func() ([]byte, error) { return ring.Unseal(sealed, "session 2") },
			"changed":       func() ([]byte, error) { return ring.Unseal(changed, "session 1") },
			"cut":           func() ([]byte, error) { return ring.Unseal(sealed[:5], "session 1") },
			"another key":   func() ([]byte, error) { return other.Unseal(sealed, "session 1") },
		} {
			_, err := open()
			require.ErrorIs(t, err, keyring.ErrSealBroken, name)
		}
	})
}

func TestRotate(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	before, err := keyring.Open(dir)
	require.NoError(t, err)
	sealed := before.Seal([]byte("refresh token"), "session 1")
	require.NoError(t, keyring.Rotate(dir))
	after, err := keyring.Load(dir)
	require.NoError(t, err)

	t.Run("what was sealed before opens, what is sealed from now on does not open with the old key", func(t *testing.T) {
		t.Parallel()
		plain, err := after.Unseal(sealed, "session 1")
		require.NoError(t, err)
		require.Equal(t, "refresh token", string(plain))
		_, err = before.Unseal(after.Seal([]byte("new"), "session 1"), "session 1")
		require.ErrorIs(t, err, keyring.ErrSealBroken)
	})

	t.Run("who the installation is stays", func(t *testing.T) {
		t.Parallel()
		require.Equal(t, before.Bearer(), after.Bearer())
		require.Equal(t, before.Invitation(), after.Invitation())
		old, err := before.Fingerprints()
		require.NoError(t, err)
		marks, err := after.Fingerprints()
		require.NoError(t, err)
		require.Len(t, marks, 2)
		require.Equal(t, old[0], marks[0])
	})

	t.Run("a module gets its new key first and its old one behind, and none of another module", func(t *testing.T) {
		t.Parallel()
		old, err := before.ModuleKeys("chats")
		require.NoError(t, err)
		keys, err := after.ModuleKeys("chats")
		require.NoError(t, err)
		require.Len(t, keys, 2)
		require.Equal(t, old[0], keys[1])
		others, err := after.ModuleKeys("calls")
		require.NoError(t, err)
		for _, other := range others {
			require.NotContains(t, keys, other)
		}
	})

	t.Run("the file stays its owner's", func(t *testing.T) {
		t.Parallel()
		info, err := os.Stat(filepath.Join(dir, keyring.FileName))
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
		files, err := os.ReadDir(dir)
		require.NoError(t, err)
		require.Len(t, files, 1)
	})
}
