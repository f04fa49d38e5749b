package app

import (
	"errors"
	"io/fs"
	"sort"

	"github.com/recobro/recobro/core/internal/grants"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/installation"
	"github.com/recobro/recobro/core/internal/maintenance"
	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/core/internal/preferences"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/core/internal/reports"
	"github.com/recobro/recobro/core/internal/tracing"
)

// Migrations are the core's tables: one line of versions over the packages that keep something. Each package numbers
// in a hundred of its own: identity 101, preferences 201, tracing 401, registry 501,
// maintenance 701, notifications 801, reports 901, installation 1001, grants 1101. 601 is spent.
func Migrations() fs.FS {
	return layered{identity.Migrations(), preferences.Migrations(), tracing.Migrations, registry.Migrations(),
		maintenance.Migrations, notifications.Migrations, reports.Migrations, installation.Migrations(), grants.Migrations}
}

// layered is several file systems with directories of the same names seen as one.
type layered []fs.FS

// Open opens the file of the first layer that has it.
func (l layered) Open(name string) (fs.File, error) {
	for _, layer := range l {
		file, err := layer.Open(name)
		if err == nil || !errors.Is(err, fs.ErrNotExist) {
			return file, err
		}
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// ReadDir lists the directory of all layers together.
func (l layered) ReadDir(name string) ([]fs.DirEntry, error) {
	var all []fs.DirEntry
	for _, layer := range l {
		entries, err := fs.ReadDir(layer, name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		all = append(all, entries...)
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Name() < all[j].Name() })
	return all, nil
}
