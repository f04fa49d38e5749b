// Package communication holds how a tenant speaks to its debtors: when, in whose name, with which words. Modules that call,
// write or chat read it; the contact rules of a country narrow it further.
package communication

import (
	"embed"

	"github.com/recobro/recobro/core/internal/communication/hours"
	"github.com/recobro/recobro/core/internal/communication/sender"
	"github.com/recobro/recobro/core/internal/communication/template"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Migrations are the tables, numbered from 00601 in the core's line.
//
//go:embed migrations/*.sql
var Migrations embed.FS

// Routes registers every operation of the package.
func Routes(api *httpx.API, db *storage.DB, recorder *tracing.Recorder) {
	hours.Routes(api, hours.NewService(hours.NewStore(db), recorder, db))
	sender.Routes(api, sender.NewService(sender.NewStore(db), recorder, db))
	template.Routes(api, template.NewService(template.NewStore(db), recorder, db))
}
