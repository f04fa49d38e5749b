// Package registry knows which installed modules each tenant has on.
package registry

import (
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Refusals.
var (
	ErrNotFound = errs.New(errs.NotFound, "core.app_not_found")
	ErrRequired = errs.New(errs.Conflict, "core.app_required")
)

// App is a tenant's switch for a module; its id is the module's. Without a row the module is on.
type App struct {
	storage.Row
	Connected bool
}

// TableName is where switches are kept.
func (App) TableName() string { return "apps" }
