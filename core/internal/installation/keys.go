package installation

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// DatabaseKey is the name of the file with the secret that the roles' passwords follow from (PostgreSQL).
const DatabaseKey = "database.key"

// ErrKey is in the chain of every error about a key that is missing, damaged or another installation's.
var ErrKey = errors.New("the installation's key")

// remedy is what the operator is to do.
const remedy = "Restore the file from the backup of the data directory (docs/operations.md, Keep safe)"

func missing(path string) error {
	return fmt.Errorf("%w is missing: this installation was made with %s, and a new one cannot stand in for it. %s", ErrKey, path, remedy)
}

func wrong(path, have, want string) error {
	return fmt.Errorf("%w is another's: %s has the fingerprint %s, this installation was made with %s. %s", ErrKey, path, have, want, remedy)
}

// InUse reports whether an installation holds anything yet.
type InUse func(ctx context.Context) (bool, error)

// OpenRing reads the key file of the data directory; at the first start of an installation it makes one. It refuses a file
// that is missing or another's once there is an installation in db.
func OpenRing(ctx context.Context, db *storage.DB, data string, inUse InUse) (*keyring.Ring, error) {
	noted, err := known(ctx, db, keyring.FileName)
	if err != nil {
		return nil, err
	}
	made := noted != ""
	if !made {
		if made, err = inUse(ctx); err != nil {
			return nil, err
		}
	}
	path := filepath.Join(data, keyring.FileName)
	ring, err := open(data, made)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, missing(path)
	}
	if err != nil {
		return nil, fmt.Errorf("%w cannot be used: %w. %s", ErrKey, err, remedy)
	}
	return ring, settleRing(ctx, db, path, ring)
}

// settleRing settles every secret of the key file, and refuses a file from before the last rotation.
func settleRing(ctx context.Context, db *storage.DB, path string, ring *keyring.Ring) error {
	marks, err := ring.Fingerprints()
	if err != nil {
		return err
	}
	for n, mark := range marks {
		if err := settle(ctx, db, ringName(n), path, mark); err != nil {
			return err
		}
	}
	next, err := known(ctx, db, ringName(len(marks)))
	if next != "" {
		return wrong(path, marks[len(marks)-1], next)
	}
	return err
}

// ringName is what the nth secret of the key file is noted as.
func ringName(n int) string {
	if n == 0 {
		return keyring.FileName
	}
	return fmt.Sprintf("%s %d", keyring.FileName, n)
}

func open(data string, made bool) (*keyring.Ring, error) {
	if made {
		return keyring.Load(data)
	}
	return keyring.Open(data)
}

// settle notes the fingerprint of a key at its first use, and refuses another afterwards.
func settle(ctx context.Context, db *storage.DB, name, path, fingerprint string) error {
	noted, err := known(ctx, db, name)
	if err == nil && noted == "" {
		noted, err = keep(ctx, db, name, fingerprint, time.Now().UTC())
	}
	if err != nil {
		return err
	}
	if noted != fingerprint {
		return wrong(path, fingerprint, noted)
	}
	return nil
}

// DatabaseSecret reads the secret that the roles' passwords on a PostgreSQL server follow from; at the first start of an
// installation it makes one. It refuses a file that is missing or another's once the core's schema is there.
func DatabaseSecret(ctx context.Context, adminURL, schema, data string) ([]byte, error) {
	made, noted, err := look(ctx, adminURL, schema, DatabaseKey)
	if err != nil {
		return nil, fmt.Errorf("database: %w", err)
	}
	path := filepath.Join(data, DatabaseKey)
	secret, err := readSecret(path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && made:
		return nil, missing(path)
	case errors.Is(err, fs.ErrNotExist):
		return newSecret(path)
	case err != nil:
		return nil, err
	case noted != "" && noted != fingerprint(secret):
		return nil, wrong(path, fingerprint(secret), noted)
	}
	return secret, nil
}

// NoteDatabaseSecret notes the secret's fingerprint in the core's database, once that is open.
func NoteDatabaseSecret(ctx context.Context, db *storage.DB, data string) error {
	path := filepath.Join(data, DatabaseKey)
	secret, err := readSecret(path)
	if err != nil {
		return err
	}
	return settle(ctx, db, DatabaseKey, path, fingerprint(secret))
}

func fingerprint(secret []byte) string {
	mac := hmac.New(sha256.New, secret)
	mac.Write([]byte("recobro fingerprint v1"))
	return hex.EncodeToString(mac.Sum(nil)[:8])
}

func readSecret(path string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	secret, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil || len(secret) < sha256.Size {
		return nil, fmt.Errorf("%w is damaged: %s. %s", ErrKey, path, remedy)
	}
	return secret, nil
}

func newSecret(path string) ([]byte, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	secret := make([]byte, sha256.Size)
	_, _ = rand.Read(secret) // never fails: crypto/rand ends the process instead
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	_, err = file.WriteString(hex.EncodeToString(secret) + "\n")
	return secret, errors.Join(err, file.Sync(), file.Close())
}
