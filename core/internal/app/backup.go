package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/installation"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Backup copies what the data directory keeps into a directory that is not there yet, beside the running host or without
// one. It is there when all of it is. A PostgreSQL database is for its own tools to save.
func Backup(ctx context.Context, c config.Config, into string) error {
	into, err := filepath.Abs(into)
	if err != nil {
		return err
	}
	if _, err := os.Lstat(into); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(fmt.Errorf("%s is there already: a backup goes into a directory of its own", into), err)
	}
	if strings.HasPrefix(into, c.Data+string(filepath.Separator)) {
		return fmt.Errorf("%s lies in the data directory, which is to be saved", into)
	}
	draft := into + ".part"
	if err := os.MkdirAll(filepath.Join(draft, "modules"), 0o700); err != nil {
		return err
	}
	if err := errors.Join(saveKeys(c, draft), saveDatabases(ctx, c, draft), saveFiles(c, draft)); err != nil {
		return errors.Join(err, os.RemoveAll(draft))
	}
	return os.Rename(draft, into)
}

// saveKeys copies the keys, and the demo's sign-ins.
func saveKeys(c config.Config, into string) (err error) {
	files := map[string]bool{keyring.FileName: true, installation.DatabaseKey: c.DatabaseURL != "", demoFile: false}
	for name, needed := range files {
		text, failed := os.ReadFile(filepath.Join(c.Data, name))
		if errors.Is(failed, fs.ErrNotExist) && !needed {
			continue
		}
		if failed == nil {
			failed = os.WriteFile(filepath.Join(into, name), text, 0o600)
		}
		err = errors.Join(err, failed)
	}
	return err
}

// saveDatabases copies the SQLite files, each as it is at one moment: the core's first, so that no checkpoint in it is
// younger than the record that it was signed for.
func saveDatabases(ctx context.Context, c config.Config, into string) error {
	if c.DatabaseURL != "" {
		return nil
	}
	modules, err := filepath.Glob(databaseFile(c.Data, "*"))
	for _, file := range append([]string{databaseFile(c.Data, coreSchema)}, modules...) {
		below, _ := filepath.Rel(c.Data, file) // it was found there
		err = errors.Join(err, storage.Backup(ctx, file, filepath.Join(into, below)))
	}
	return err
}

// saveFiles copies the modules' own directories, after the databases: what is removed meanwhile was removed by somebody, what
// comes meanwhile no saved row speaks of.
func saveFiles(c config.Config, into string) error {
	from := filepath.Join(c.Data, "modules")
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		below, _ := filepath.Rel(from, path) // it lies there
		inModule := strings.ContainsRune(below, filepath.Separator)
		if err == nil && (entry.IsDir() || inModule) { // the databases beside the directories are saved already
			err = saveFile(path, filepath.Join(into, "modules", below), entry)
		}
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return err
	})
}

// saveFile copies a file, or makes a directory, for its owner's eyes alone.
func saveFile(from, to string, entry fs.DirEntry) error {
	if entry.IsDir() {
		return os.MkdirAll(to, 0o700)
	}
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }() // it was read
	target, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	return errors.Join(err, target.Close())
}
