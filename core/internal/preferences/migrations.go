package preferences

import (
	"embed"
	"io/fs"
)

//go:embed migrations/*.sql
var migrations embed.FS

// Migrations are the tables of this package, under migrations/, numbered from 201.
func Migrations() fs.FS { return migrations }
