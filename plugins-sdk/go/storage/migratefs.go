package storage

import (
	"io/fs"
	"strings"
)

// engineFS shows, of a folder of migrations, those for one engine: "0001_a.sql" for both, "0002_b.sqlite.sql" and
// "0002_b.postgres.sql" for one each.
type engineFS struct {
	fs.FS
	engine Engine
}

// ReadDir lists the folder without the other engine's files.
func (f engineFS) ReadDir(name string) ([]fs.DirEntry, error) {
	all, err := fs.ReadDir(f.FS, name)
	if err != nil {
		return nil, err
	}
	own := all[:0]
	for _, entry := range all {
		if !strings.HasSuffix(entry.Name(), "."+string(f.engine.other())+".sql") {
			own = append(own, entry)
		}
	}
	return own, nil
}

func (e Engine) other() Engine {
	if e == SQLite {
		return Postgres
	}
	return SQLite
}
