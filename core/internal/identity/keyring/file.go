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

// FileName is the name of the key file inside the data directory: a secret a line, the founding one first. Replicas that share
// a database share this file.
const FileName = "identity.key"

// Open reads the key file of the data directory, or makes one (mode 0600) on the first start. It refuses a file that
// others on the machine may read: such a secret has to be taken as known.
func Open(dataDir string) (*Ring, error) {
	ring, err := Load(dataDir)
	if !errors.Is(err, fs.ErrNotExist) {
		return ring, err
	}
	if err := createSecret(filepath.Join(dataDir, FileName)); err != nil {
		return nil, err
	}
	return Load(dataDir)
}

// Load reads the key file of the data directory as Open does, and makes none.
func Load(dataDir string) (*Ring, error) {
	secrets, err := readSecrets(filepath.Join(dataDir, FileName))
	if err != nil {
		return nil, err
	}
	return New(secrets[0], secrets[1:]...)
}

// Rotate adds a secret to the key file: whoever reads it from now on seals with that one, and opens what was sealed before.
func Rotate(dataDir string) error {
	path := filepath.Join(dataDir, FileName)
	secrets, err := readSecrets(path)
	if err != nil {
		return err
	}
	draft, err := writeDraft(dataDir, append(secrets, newSecret())...)
	if err != nil {
		return err
	}
	if err := os.Rename(draft, path); err != nil {
		return err
	}
	return settle(dataDir)
}

// settle has the names in a directory outlast a power cut: what is sealed with a key must not.
func settle(dir string) error {
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}

func readSecrets(path string) ([][]byte, error) {
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
	var secrets [][]byte
	for line := range strings.Lines(strings.TrimSpace(string(text)) + "\n") {
		secret, err := base64.StdEncoding.DecodeString(strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("keyring: %s is damaged: %w", path, err)
		}
		secrets = append(secrets, secret)
	}
	return secrets, nil
}

// createSecret writes to a name of its own and links it into place, so that of two processes starting at once exactly
// one wins and the other reads the winner's whole secret.
func createSecret(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	draft, err := writeDraft(filepath.Dir(path), newSecret())
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(draft) }() // the draft is a second name of the same file
	if err := os.Link(draft, path); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return settle(filepath.Dir(path))
}

func newSecret() []byte {
	secret := make([]byte, keySize)
	rand.Read(secret) // never fails: crypto/rand ends the process instead
	return secret
}

func writeDraft(dir string, secrets ...[]byte) (string, error) {
	file, err := os.CreateTemp(dir, FileName+".*")
	if err != nil {
		return "", err
	}
	defer func() { _ = file.Close() }() // Sync below reports what matters
	for _, secret := range secrets {
		if _, err := file.WriteString(base64.StdEncoding.EncodeToString(secret) + "\n"); err != nil {
			return "", err
		}
	}
	return file.Name(), file.Sync()
}
