package storage

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io/fs"
	"strings"
)

// Fingerprint names what Migrate makes of an empty database: it changes with every migration and every wall.
// migrations may be nil.
//
//sdk:host
func Fingerprint(schema string, migrations fs.FS) (string, error) {
	sum := sha256.New()
	for _, source := range []fs.FS{sdkMigrations, migrations} {
		if err := addMigrations(sum, source); err != nil {
			return "", err
		}
	}
	db := &DB{cfg: Config{Schema: schema}}
	_, _ = sum.Write([]byte(strings.Join(append(db.granting(), db.walling("any")...), ";"))) // a hash takes everything
	return hex.EncodeToString(sum.Sum(nil)[:8]), nil
}

func addMigrations(sum hash.Hash, source fs.FS) error {
	if source == nil {
		return nil
	}
	files, err := fs.Glob(source, "migrations/*.sql")
	if err != nil {
		return err
	}
	for _, file := range files {
		text, err := fs.ReadFile(source, file)
		if err != nil {
			return err
		}
		_, _ = fmt.Fprintf(sum, "%s %d\n%s", file, len(text), text)
	}
	return nil
}
