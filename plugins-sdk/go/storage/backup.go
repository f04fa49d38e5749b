package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
)

// Backup copies a SQLite file, which may be in use, into a new one as it is at one moment. Only its owner may read the copy.
//
//sdk:host
func Backup(ctx context.Context, path, into string) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("storage: back up %s: %w", path, err)
		}
	}()
	if _, err := os.Stat(path); err != nil { // to open it would make it
		return err
	}
	file, err := os.OpenFile(into, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Sync(), file.Close()) }()
	db, err := sql.Open(sqliteDriver, sqliteDSN(path))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	_, err = db.ExecContext(ctx, "VACUUM INTO ?", into)
	return err
}
