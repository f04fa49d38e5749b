package identity

import (
	"embed"
	"io/fs"
)

//go:embed migrations/*.sql
var migrations embed.FS

// Migrations are the tables of this package and those below it, under migrations/, numbered from 101.
func Migrations() fs.FS { return migrations }

//go:embed locales/*.json
var locales embed.FS

// Locales are the titles of the refusals, under locales/.
func Locales() fs.FS { return locales }
