package app

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	coreSchema   = "core"
	sqlitePrefix = "sqlite:"
	secretFile   = "database.key"
)

// place is where a module's tables are.
type place struct{ url, ownerURL, schema string }

// storage says how to open it.
func (p place) storage(schema string, log *slog.Logger) storage.Config {
	settings := storage.Config{Engine: storage.Postgres, Schema: schema, URL: p.url, OwnerURL: p.ownerURL, Clock: clock.System(), Log: log}
	if path, isFile := strings.CutPrefix(p.url, sqlitePrefix); isFile {
		settings.Engine, settings.Path, settings.URL = storage.SQLite, path, ""
	}
	return settings
}

// provisioner makes a database for each module: a file of its own, or a role and a schema of its own.
type provisioner struct {
	config config.Config
	mutex  sync.Mutex
	places map[string]place
}

func newProvisioner(c config.Config) *provisioner {
	return &provisioner{config: c, places: map[string]place{}}
}

// database gives the place of a module's tables, making it when there is none yet.
func (p *provisioner) database(ctx context.Context, id string) (place, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if known, ok := p.places[id]; ok {
		return known, nil
	}
	made, err := p.make(ctx, id)
	if err != nil {
		return place{}, err
	}
	p.places[id] = made
	return made, nil
}

func (p *provisioner) make(ctx context.Context, id string) (place, error) {
	if p.config.DatabaseURL == "" {
		file := databaseFile(p.config.Data, id)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			return place{}, err
		}
		return place{url: sqlitePrefix + file, schema: id}, nil
	}
	secret, err := databaseSecret(p.config.Data)
	if err != nil {
		return place{}, err
	}
	application, owner, err := storage.Provision(ctx, p.config.DatabaseURL, id, secret)
	return place{url: application, ownerURL: owner, schema: storage.SchemaName(id)}, err
}

// databaseSecret reads the secret that the roles' passwords follow from, or makes it (mode 0600) at the first start.
func databaseSecret(data string) ([]byte, error) {
	path := filepath.Join(data, secretFile)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return newDatabaseSecret(path)
	}
	if err != nil {
		return nil, err
	}
	secret, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil {
		return nil, fmt.Errorf("%s is damaged: %w", path, err)
	}
	return secret, nil
}

func newDatabaseSecret(path string) ([]byte, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	secret := make([]byte, 32)
	_, _ = rand.Read(secret) // never fails: crypto/rand ends the process instead
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	_, err = file.WriteString(hex.EncodeToString(secret) + "\n")
	return secret, errors.Join(err, file.Sync(), file.Close())
}
