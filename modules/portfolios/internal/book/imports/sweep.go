package imports

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// Whoever writes a file of an import, or of a bank, keeps it locked until the import is known, or the file whole: the lock ends with the
// process, however that ends. So what a crash has left can be told from what another process is still writing.

// lock locks an open file; false when somebody else does.
func lock(file *os.File) bool {
	return unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB) == nil
}

// Sweeper removes what a crash has left of files that became no record: they are full of people's data.
type Sweeper struct {
	files   *Files
	records Records
	log     *slog.Logger
}

// Records know whose files there are.
type Records interface {
	Known(ctx context.Context, id string) (bool, error)
}

// NewSweeper sweeps files that records know nothing of.
func NewSweeper(files *Files, records Records, log *slog.Logger) *Sweeper {
	return &Sweeper{files: files, records: records, log: log}
}

// Run sweeps once, at the start of a module.
func (s *Sweeper) Run(ctx context.Context) {
	if err := s.Sweep(ctx); err != nil && ctx.Err() == nil {
		s.log.WarnContext(ctx, "files of broken uploads not removed", "error", err)
	}
}

// Sweep looks at the folders of all tenants.
func (s *Sweeper) Sweep(ctx context.Context) error {
	folders, err := filepath.Glob(filepath.Join(s.files.dir, "*", "*"))
	for _, folder := range folders {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		err = errors.Join(err, s.folder(ctx, folder))
	}
	return err
}

func (s *Sweeper) folder(ctx context.Context, folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return ignore(err, fs.ErrNotExist)
	}
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), unrolling) {
			err = errors.Join(err, abandoned(filepath.Join(folder, entry.Name()), os.Remove))
		}
	}
	upload := filepath.Join(folder, uploadName)
	if _, gone := os.Stat(upload); gone != nil {
		return err
	}
	return errors.Join(err, abandoned(upload, func(string) error {
		tenantID, id := filepath.Base(filepath.Dir(folder)), filepath.Base(folder)
		known, err := s.records.Known(systemOf(ctx, tenantID), id)
		if err != nil || known {
			return err
		}
		s.log.InfoContext(ctx, "broken upload removed", "tenant", tenantID, "file", id)
		return os.RemoveAll(folder)
	}))
}

// abandoned calls f with a file that nobody writes.
func abandoned(path string, f func(string) error) error {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return ignore(err, fs.ErrNotExist)
	}
	defer func() { _ = file.Close() }() // gives the lock back
	if !lock(file) {
		return nil
	}
	return f(path)
}
