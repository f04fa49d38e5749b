package storage

import (
	"log/slog"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Engine is the kind of database.
type Engine string

// The engines.
const (
	SQLite   Engine = "sqlite"
	Postgres Engine = "postgres"
)

// Config says which database to open.
//
//sdk:host
type Config struct {
	Engine   Engine
	Schema   string        // id of the module that owns the data, or "core"
	Path     string        // SQLite: file of the database
	URL      string        // PostgreSQL: connection as the application's role, which row level security binds
	OwnerURL string        // PostgreSQL: connection as the schema's owner, for migrations and platform work
	Pool     int           // connections for reading (SQLite) or in all (PostgreSQL); 0 = a default for the machine
	Timeout  time.Duration // longest transaction whose context has no deadline of its own; 0 = 30 s
	Clock    clock.Clock   // nil = the system's
	Log      *slog.Logger  // nil = slog.Default()

	WithoutClause bool // tests alone: leave the gorm clause out, so that row level security stands by itself
	WithoutRLS    bool // tests alone: leave row level security out, so that the clause stands by itself
}
