package files

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"iter"
	"time"
)

// List implements Blobs.
func (f folder) List(ctx context.Context) iter.Seq2[Blob, error] {
	return func(yield func(Blob, error) bool) {
		for tenant, err := range f.entries(ctx, ".") {
			if err != nil {
				yield(Blob{}, err)
				return
			}
			if !tenant.IsDir() {
				continue
			}
			for blob, err := range f.of(ctx, tenant.Name()) {
				if !yield(blob, err) || err != nil {
					return
				}
			}
		}
	}
}

// of lists the blobs of a tenant.
func (f folder) of(ctx context.Context, tenant string) iter.Seq2[Blob, error] {
	return func(yield func(Blob, error) bool) {
		for entry, err := range f.entries(ctx, tenant) {
			blob := Blob{Tenant: tenant}
			if err == nil {
				blob.ID = entry.Name()
				blob.ModifiedAt, err = modifiedAt(entry)
			}
			if errors.Is(err, fs.ErrNotExist) {
				continue // removed meanwhile
			}
			if !yield(blob, err) {
				return
			}
		}
	}
}

func modifiedAt(entry fs.DirEntry) (time.Time, error) {
	info, err := entry.Info()
	if err != nil {
		return time.Time{}, err
	}
	return info.ModTime(), nil
}

// entries are what lies in a folder, read some at a time: there may be millions.
func (f folder) entries(ctx context.Context, name string) iter.Seq2[fs.DirEntry, error] {
	return func(yield func(fs.DirEntry, error) bool) {
		dir, err := f.root.Open(name)
		if err != nil {
			yield(nil, err)
			return
		}
		defer func() { _ = dir.Close() }() // it was read
		for {
			some, err := dir.ReadDir(mostSwept)
			for _, entry := range some {
				if !yield(entry, ctx.Err()) {
					return
				}
			}
			if err != nil && !errors.Is(err, io.EOF) {
				yield(nil, err)
			}
			if err != nil {
				return
			}
		}
	}
}
