package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/installation"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// newRing opens the installation's keys; the database says whether they are its own.
func newRing(ctx context.Context, c config.Config, db *storage.DB) (*keyring.Ring, error) {
	if c.DatabaseURL != "" {
		if err := installation.NoteDatabaseSecret(ctx, db, c.Data); err != nil {
			return nil, err
		}
	}
	tenants := tenant.NewService(db, nil, clock.System())
	return installation.OpenRing(ctx, db, c.Data, func(ctx context.Context) (bool, error) {
		all, err := tenants.List(ctx)
		return len(all) > 0, err
	})
}

// RotateKey adds a secret to the key file of an installation and gives the file's path. A host that runs takes it at its next
// start.
func RotateKey(ctx context.Context, c config.Config, log *slog.Logger) (string, error) {
	core, err := OpenCore(ctx, c, log) // refuses a file that is another's
	if err != nil {
		return "", err
	}
	return filepath.Join(c.Data, keyring.FileName), errors.Join(keyring.Rotate(c.Data), core.Close())
}

// errHalfRestored stops a start that would begin a new installation beside what is left of another.
var errHalfRestored = errors.New("the core's database is missing while those of modules are there")

// checkWhole refuses a data directory of which a part is missing.
func checkWhole(c config.Config) error {
	core := databaseFile(c.Data, coreSchema)
	if c.DatabaseURL != "" || isFile(core) {
		return nil
	}
	others, err := filepath.Glob(databaseFile(c.Data, "*"))
	if err != nil || len(others) == 0 {
		return err
	}
	return fmt.Errorf("%w: restore %s from the backup of the data directory (docs/operations.md, Keep safe)", errHalfRestored, core)
}
