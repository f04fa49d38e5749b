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
func RepairModule(ctx context.Context, c config.Config, id string, module sdk.Module, log *slog.Logger, tell func(string)) (err error) {
	if module.Repair == nil {
		return fmt.Errorf("the module %s has nothing to repair", id)
	}
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
	return module.Repair(ctx, db, tell)
}
