package keyring

import (
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// FileName is the name of the key file inside the data directory. Replicas that share a database share this file.
const FileName = "identity.key"

// Open reads the key file of the data directory, or makes one (mode 0600) on the first start. It refuses a file that
// others on the machine may read: such a secret has to be taken as known.
func Open(dataDir string) (*Ring, error) {
	ring, err := Load(dataDir)
	if !errors.Is(err, fs.ErrNotExist) {
		return ring, err
	}
	secret, err := createSecret(filepath.Join(dataDir, FileName))
	if err != nil {
		return nil, err
	}
	return New(secret)
}

// Load reads the key file of the data directory as Open does, and makes none.
func Load(dataDir string) (*Ring, error) {
	secret, err := readSecret(filepath.Join(dataDir, FileName))
	if err != nil {
		return nil, err
	}
	return New(secret)
}

func readSecret(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if mode := info.Mode().Perm(); mode&0o077 != 0 {
		return nil, fmt.Errorf("keyring: %s has mode %04o, it must be 0600: others could read it", path, mode)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	secret, err := base64.StdEncoding.DecodeString(strings.TrimSpace(string(text)))
	if err != nil {
		return nil, fmt.Errorf("keyring: %s is damaged: %w", path, err)
	}
	return secret, nil
}

// createSecret writes to a name of its own and links it into place, so that of two processes starting at once exactly
// one wins and the other reads the winner's whole secret.
func createSecret(path string) ([]byte, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	draft, err := writeDraft(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.Remove(draft) }() // the draft is a second name of the same file
	if err := os.Link(draft, path); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, err
	}
	return readSecret(path)
}

func writeDraft(dir string) (string, error) {
	secret := make([]byte, keySize)
	rand.Read(secret) // never fails: crypto/rand ends the process instead
	file, err := os.CreateTemp(dir, FileName+".*")
	if err != nil {
		return "", err
	}
	defer func() { _ = file.Close() }() // Sync below reports what matters
	if _, err := file.WriteString(base64.StdEncoding.EncodeToString(secret) + "\n"); err != nil {
		return "", err
	}
	return file.Name(), file.Sync()
}
