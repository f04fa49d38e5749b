package jobs

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// fileLife locks a file for each client beside the database, which is of one machine alone.
type fileLife struct {
	db   *sql.DB
	path string // of the database
	own  *os.File
}

func (l *fileLife) hold(_ context.Context, client string) error {
	l.tidy()
	own, free, err := l.lock(client)
	if err == nil && !free {
		err = errors.New("jobs: the lock of a new client is taken")
	}
	l.own = own
	return err
}

// tidy removes the files of clients that died.
func (l *fileLife) tidy() {
	left, _ := filepath.Glob(l.path + lockInfix + "*") // none where the path has signs of a pattern: they do no harm
	for _, path := range left {
		if file, free, _ := l.lock(strings.TrimPrefix(path, l.path+lockInfix)); free {
			discard(file)
		}
	}
}

// lockInfix stands between the path of the database and the name of a client.
const lockInfix = ".jobs-"

// lock takes the lock of a client, unless it is held.
func (l *fileLife) lock(client string) (file *os.File, free bool, err error) {
	file, err = os.OpenFile(l.path+lockInfix+client, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, false, err
	}
	err = unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	if err == nil {
		return file, true, nil
	}
	_ = file.Close()
	if errors.Is(err, unix.EWOULDBLOCK) {
		return nil, false, nil
	}
	return nil, false, err
}

const sqliteOwner = `json_extract(attempted_by, '$[#-1]')`

func (l *fileLife) busy(ctx context.Context) (clients []string, err error) {
	rows, err := l.db.QueryContext(ctx, `SELECT DISTINCT `+sqliteOwner+` FROM river_job WHERE state = 'running'`)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var client sql.NullString
		if err := rows.Scan(&client); err != nil {
			return nil, err
		}
		clients = append(clients, client.String)
	}
	return clients, rows.Err()
}

func (l *fileLife) bury(ctx context.Context, client string) error {
	file, free, err := l.lock(client)
	if err != nil || !free {
		return err
	}
	defer discard(file)
	_, err = l.db.ExecContext(ctx, `UPDATE river_job SET
		state = CASE WHEN attempt < max_attempts THEN 'available' ELSE 'discarded' END,
		finalized_at = CASE WHEN attempt < max_attempts THEN NULL ELSE datetime('now', 'subsec') END
		WHERE state = 'running' AND `+sqliteOwner+` = ?`, client)
	return err
}

func (l *fileLife) letGo() {
	if l.own != nil {
		discard(l.own)
		l.own = nil
	}
}

// discard removes a client's file: no other client is ever called the same.
func discard(file *os.File) {
	_ = os.Remove(file.Name())
	_ = file.Close()
}
