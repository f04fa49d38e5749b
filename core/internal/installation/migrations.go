// Package installation knows which keys an installation was made with, so that it does not start with others: a host that is
// well and that nobody can enter is worse than one that says which file to restore.
package installation

import (
	"embed"
	"io/fs"
)

//go:embed migrations/*.sql
var migrations embed.FS

// Migrations are the tables of this package, under migrations/, numbered from 1001.
func Migrations() fs.FS { return migrations }
