package app

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/installation"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	coreSchema   = "core"
	sqlitePrefix = "sqlite:"
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
	secret []byte // that the roles' passwords follow from (PostgreSQL)
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
		if err := os.MkdirAll(filepath.Dir(file), privateDir); err != nil {
			return place{}, err
		}
		return place{url: sqlitePrefix + file, schema: id}, nil
	}
	if p.secret == nil {
		secret, err := installation.DatabaseSecret(ctx, p.config.DatabaseURL, storage.SchemaName(coreSchema), p.config.Data)
		if err != nil {
			return place{}, err
		}
		p.secret = secret
	}
	application, owner, err := storage.Provision(ctx, p.config.DatabaseURL, id, p.secret)
	return place{url: application, ownerURL: owner, schema: storage.SchemaName(id)}, err
}
