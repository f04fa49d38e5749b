package storage

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"testing"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Open opens the database of cfg. It does not migrate. It fails when the database cannot be reached, and when a wall
// is switched off outside a test.
//
//sdk:host
func Open(ctx context.Context, cfg Config) (*DB, error) {
	if (cfg.WithoutClause || cfg.WithoutRLS) && !testing.Testing() {
		return nil, errors.New("storage: the walls between tenants can be switched off in tests alone")
	}
	db := &DB{cfg: withDefaults(cfg)}
	var err error
	switch cfg.Engine {
	case SQLite:
		err = db.openSQLite(ctx)
	case Postgres:
		err = db.openPostgres(ctx)
	default:
		err = fmt.Errorf("unknown engine %q", cfg.Engine)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("storage: open %s: %w", cfg.Schema, err), db.Close())
	}
	return db, nil
}

func withDefaults(cfg Config) Config {
	if cfg.Timeout <= 0 {
		cfg.Timeout = defaultTimeout
	}
	if cfg.Clock == nil {
		cfg.Clock = clock.System()
	}
	if cfg.Log == nil {
		cfg.Log = slog.Default()
	}
	return cfg
}

// gormOver is gorm over a dialector, with the walls around it.
func (db *DB) gormOver(d gorm.Dialector) (*gorm.DB, error) {
	g, err := gorm.Open(d, &gorm.Config{
		Logger:                 queryLog{log: db.cfg.Log},
		NowFunc:                db.cfg.Clock.Now,
		SkipDefaultTransaction: true,
		TranslateError:         true,
		DisableAutomaticPing:   true,
		QueryFields:            true,
	})
	if err != nil {
		return nil, err
	}
	return g, db.wall(g)
}
