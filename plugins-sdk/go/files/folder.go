package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// Folder keeps blobs below a local folder, which it makes (0700): one folder a tenant, one file a blob.
//
//sdk:host
func Folder(path string) (Blobs, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(path) // no name leads out of it
	return folder{root}, err
}

type folder struct{ root *os.Root }

// path is a blob's, in a folder of its tenant and no other's.
func (b Blob) path() (string, error) {
	for _, name := range []string{b.Tenant, b.ID} {
		if !fs.ValidPath(name) || name == "." || strings.ContainsAny(name, `/\`) {
			return "", fmt.Errorf("files: %q is no name of a folder", name)
		}
	}
	return b.Tenant + "/" + b.ID, nil
}

// Put implements Blobs.
func (f folder) Put(_ context.Context, blob Blob, from io.Reader) error {
	path, err := blob.path()
	if err != nil {
		return err
	}
	if err := f.root.Mkdir(blob.Tenant, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	file, err := f.root.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(file, from)
	if err = errors.Join(err, file.Sync(), file.Close()); err != nil {
		return err
	}
	return errors.Join(f.settle(blob.Tenant), f.settle("."))
}

// settle has the names in a folder outlast a power cut.
func (f folder) settle(name string) error {
	dir, err := f.root.Open(name)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

// Read implements Blobs.
func (f folder) Read(_ context.Context, blob Blob, offset int64) (io.ReadCloser, error) {
	path, err := blob.path()
	if err != nil {
		return nil, err
	}
	file, err := f.root.Open(path)
	if err != nil {
		return nil, err
	}
	if _, err := file.Seek(offset, io.SeekStart); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

// Delete implements Blobs.
func (f folder) Delete(_ context.Context, blob Blob) error {
	path, err := blob.path()
	if err != nil {
		return err
	}
	if err := f.root.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}
