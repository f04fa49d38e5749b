package app

import (
	"context"
	"errors"
	"log/slog"
	"os"

	"github.com/recobro/recobro/core/internal/config"
	coretracing "github.com/recobro/recobro/core/internal/tracing"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// VerifyRecord walks every tenant's chain of tracing events in the core's database and in every module's, beside the running
// host or without one, and holds each against its last signed checkpoint; a chain that was signed and is not there is told. It
// changes nothing.
func VerifyRecord(ctx context.Context, c config.Config, modules Builtins, log *slog.Logger) (verdicts []coretracing.Verdict, err error) {
	databases, err := recordDatabases(ctx, c, modules, log)
	if err != nil {
		return nil, err
	}
	defer func() {
		for _, db := range databases {
			err = errors.Join(err, db.Close())
		}
	}()
	ring, err := newRing(ctx, c, databases[0])
	if err != nil {
		return nil, err
	}
	checkpoints := newCheckpoints(databases[0], ring, log)
	return coretracing.VerifyAll(ctx, checkpoints, databases)
}

// recordDatabases opens the core's database first, then those of the modules that have one.
func recordDatabases(ctx context.Context, c config.Config, modules Builtins, log *slog.Logger) ([]*storage.DB, error) {
	p := newProvisioner(c)
	core, err := openCoreDB(ctx, c, p, log)
	if err != nil {
		return nil, err
	}
	databases := []*storage.DB{core}
	for _, module := range modules {
		if c.DatabaseURL == "" && !isFile(databaseFile(c.Data, module.ID)) {
			continue
		}
		place, err := p.database(ctx, module.ID)
		if err != nil {
			return nil, err
		}
		db, err := storage.Open(ctx, place.storage(module.ID, log))
		if err != nil {
			return nil, err
		}
		databases = append(databases, db)
	}
	return databases, nil
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
