package storage

import (
	"context"
	"errors"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// migrateAlone waits until no other process migrates the same SQLite file. On PostgreSQL goose does so itself.
func (db *DB) migrateAlone(ctx context.Context) (unlock func(), err error) {
	if db.cfg.Engine != SQLite {
		return func() {}, nil
	}
	file, err := os.OpenFile(db.cfg.Path+".lock", os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	for {
		err := unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB)
		if err == nil {
			return func() { _ = file.Close() }, nil // closing lets go of the lock
		}
		if !errors.Is(err, unix.EWOULDBLOCK) && !errors.Is(err, unix.EINTR) {
			return nil, errors.Join(err, file.Close())
		}
		select {
		case <-ctx.Done():
			return nil, errors.Join(ctx.Err(), file.Close())
		case <-time.After(lockPoll):
		}
	}
}

// lockPoll is how often a lock is tried for.
const lockPoll = 20 * time.Millisecond
