package app

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// What the data directory holds is for the account alone that runs the host.
const (
	privateDir fs.FileMode = 0o700
	others     fs.FileMode = 0o077
)

// makePrivate makes a directory of mode 0700. One that is there with wider permissions is narrowed, with the files in it;
// where that cannot be, the host must not write into it.
func makePrivate(dir string) error {
	if err := os.MkdirAll(dir, privateDir); err != nil {
		return fmt.Errorf("data directory: %w", err)
	}
	info, err := os.Stat(dir)
	if err != nil {
		return fmt.Errorf("data directory: %w", err)
	}
	if info.Mode()&fs.ModeSticky != 0 {
		return fmt.Errorf("data directory: %s is shared by all accounts of the machine: name a directory of its own with --data", dir)
	}
	return errors.Join(narrow(dir, info.Mode()), narrowFiles(dir))
}

// makePrivateTree is makePrivate for a directory that only the host writes into: what lies below an open one is narrowed too.
func makePrivateTree(dir string) error {
	info, err := os.Stat(dir)
	open := err == nil && info.Mode().Perm()&others != 0
	if err := makePrivate(dir); err != nil || !open {
		return err
	}
	return filepath.WalkDir(dir, narrowEntry)
}

// narrowFiles narrows the files that lie in a directory itself, as an earlier version or a restore left them.
func narrowFiles(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return fmt.Errorf("data directory: %w", err)
	}
	for _, entry := range entries {
		if entry.IsDir() {
			continue
		}
		if err := narrowEntry(filepath.Join(dir, entry.Name()), entry, nil); err != nil {
			return err
		}
	}
	return nil
}

// narrowEntry is a fs.WalkDirFunc. A symbolic link has no permissions of its own, and a file may go while one looks.
func narrowEntry(path string, entry fs.DirEntry, err error) error {
	if err != nil {
		return fmt.Errorf("data directory: %w", err)
	}
	info, err := entry.Info()
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("data directory: %w", err)
	}
	if !info.IsDir() && !info.Mode().IsRegular() {
		return nil
	}
	return narrow(path, info.Mode())
}

// narrow takes the permissions of other accounts away, and looks whether the file system keeps that.
func narrow(path string, mode fs.FileMode) error {
	if mode.Perm()&others == 0 {
		return nil
	}
	err := os.Chmod(path, mode.Perm()&^others)
	if info, failed := os.Stat(path); err == nil && failed == nil && info.Mode().Perm()&others != 0 {
		err = fs.ErrPermission
	}
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return fmt.Errorf("data directory: other accounts can reach %s (mode %o), and its permissions cannot be changed: %w; "+
		"make the account that runs the host its owner, or name another directory with --data", path, mode.Perm(), err)
}
