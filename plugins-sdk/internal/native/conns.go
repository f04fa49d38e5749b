package native

import "database/sql"

// Leave is what a caller of storage's Conns shows; only the SDK's packages can make one.
type Leave struct{ granted bool }

// Ask is leave to use a database's connections without walls.
func Ask() Leave { return Leave{granted: true} }

// Granted reports whether the leave came from Ask.
func (l Leave) Granted() bool { return l.granted }

// Conns are the ways into a module's database, without walls.
type Conns struct {
	Writer   *sql.DB // SQLite: the one connection that writes
	Path     string  // SQLite: of the file
	URL      string  // PostgreSQL: as the application
	OwnerURL string  // PostgreSQL: as the owner
	Schema   string  // PostgreSQL: name of the schema
}
