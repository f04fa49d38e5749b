package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/recobro/recobro/core/internal/config"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// RepairModule brings a module's database up to date and has the module mend it, beside the running host or without one.
func RepairModule(ctx context.Context, c config.Config, id string, module sdk.Module, log *slog.Logger, tell func(string)) error {
	if module.Repair == nil {
		return fmt.Errorf("the module %s has nothing to repair", id)
	}
	return withDatabase(ctx, c, id, module, log, func(db *storage.DB) error { return module.Repair(ctx, db, tell) })
}

// AuditModule has a module prove a part of its data anew, beside the running host or without one, and counts what does not hold.
func AuditModule(ctx context.Context, c config.Config, id, name string, module sdk.Module, log *slog.Logger, tell func(string)) (broken int, err error) {
	err = withDatabase(ctx, c, id, module, log, func(db *storage.DB) (err error) {
		broken, err = module.Audits[name](ctx, db, tell)
		return err
	})
	return broken, err
}

// withDatabase opens a module's database, brought up to date.
func withDatabase(ctx context.Context, c config.Config, id string, module sdk.Module, log *slog.Logger, do func(*storage.DB) error) (err error) {
	if c.DatabaseURL == "" && !isFile(databaseFile(c.Data, id)) {
		return fmt.Errorf("there is no database of the module %s in %s", id, c.Data)
	}
	place, err := newProvisioner(c).database(ctx, id)
	if err != nil {
		return err
	}
	db, err := storage.Open(ctx, place.storage(id, log))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := db.Migrate(ctx, module.Migrations); err != nil {
		return err
	}
	return do(db)
}
