package app

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// Dirs are the places that the host works in.
type Dirs struct {
	Data    string // databases, keys, files; 0700
	Modules string // one database and one directory per module
	Events  string // the embedded event server's store
	Run     string // sockets; 0700, new at each start and short, because a socket's path may have 107 bytes
	lock    *os.File
}

// letters is where the core leaves letters for the operator when there is no mail server.
func letters(data string) string { return filepath.Join(data, "letters") }

// OpenDirs makes the directories, takes the data directory for this process alone, and removes the run directory that
// a killed host left.
func OpenDirs(data string) (*Dirs, error) {
	d := &Dirs{Data: data, Modules: filepath.Join(data, "modules"), Events: filepath.Join(data, "events")}
	if err := d.make(); err != nil {
		return nil, err
	}
	if err := d.take(); err != nil {
		return nil, err
	}
	if err := d.newRun(); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

// make makes the directories for the account alone that runs the host.
func (d *Dirs) make() error {
	if err := makePrivate(d.Data); err != nil {
		return err
	}
	return errors.Join(makePrivateTree(d.Modules), makePrivateTree(d.Events))
}

// take locks the data directory; the kernel gives the lock back when the process ends, however it ends.
func (d *Dirs) take() error {
	file, err := os.OpenFile(filepath.Join(d.Data, "host.lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return fmt.Errorf("data directory: %w", err)
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = file.Close()
		return fmt.Errorf("data directory %s is in use by another host: %w", d.Data, err)
	}
	d.lock = file
	return nil
}

// runPrefix begins the name of every run directory.
const runPrefix = "recobro-"

// newRun makes the run directory; its path is kept in the lock file, so that the next start can remove it.
func (d *Dirs) newRun() error {
	d.sweep()
	run, err := os.MkdirTemp("", runPrefix)
	if err != nil {
		return fmt.Errorf("run directory: %w", err)
	}
	d.Run = run
	if err := d.lock.Truncate(0); err != nil {
		return err
	}
	_, err = d.lock.WriteAt([]byte(run), 0)
	return err
}

// sweep removes the run directory that the lock file names, if it is one of ours.
func (d *Dirs) sweep() {
	old, err := os.ReadFile(d.lock.Name())
	if err != nil || !strings.HasPrefix(filepath.Base(string(old)), runPrefix) {
		return
	}
	info, err := os.Lstat(string(old))
	if errors.Is(err, fs.ErrNotExist) || err != nil || !info.IsDir() || info.Mode().Perm() != 0o700 {
		return
	}
	_ = os.RemoveAll(string(old)) // what cannot be removed is no hindrance
}

// Close removes the run directory and gives the data directory back.
func (d *Dirs) Close() error {
	if d.Run != "" {
		_ = os.RemoveAll(d.Run) // nothing in it outlives the process
	}
	return d.lock.Close()
}
