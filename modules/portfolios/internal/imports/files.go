package imports

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"

	"github.com/recobro/recobro/modules/portfolios/internal/tabular"
)

// Files keeps uploaded files in the module's own directory, one folder per import.
type Files struct {
	dir   string
	limit int64 // bytes of one file
}

// NewFiles keeps files of up to limit bytes under dir.
func NewFiles(dir string, limit int64) *Files {
	return &Files{dir: filepath.Join(dir, "imports"), limit: limit}
}

func (f *Files) folder(tenantID, id string) string {
	return filepath.Join(f.dir, filepath.Base(tenantID), filepath.Base(id))
}

// Upload is the path of the file as it was uploaded.
func (f *Files) Upload(tenantID, id string) string {
	return filepath.Join(f.folder(tenantID, id), "upload")
}

// received is what is known of a file once it is on disk.
type received struct {
	path   string
	size   int64
	sha256 string
}

// Receive streams a file to disk and hashes it on the way; nothing of it is held in memory. It fails with ErrTooLarge,
// ErrNoFile for an empty one, and ErrInterrupted when the sender stopped.
func (f *Files) Receive(tenantID, id string, from io.Reader) (received, error) {
	if err := os.MkdirAll(f.folder(tenantID, id), 0o700); err != nil {
		return received{}, err
	}
	path := f.Upload(tenantID, id)
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return received{}, err
	}
	hash := sha256.New()
	size, err := io.Copy(io.MultiWriter(file, hash), io.LimitReader(from, f.limit+1))
	err = errors.Join(f.judge(size, err), file.Sync(), file.Close())
	if err != nil {
		return received{}, errors.Join(err, f.Remove(tenantID, id))
	}
	return received{path: path, size: size, sha256: hex.EncodeToString(hash.Sum(nil))}, nil
}

func (f *Files) judge(size int64, err error) error {
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large), size > f.limit:
		return ErrTooLarge.WithParam("megabytes", f.limit>>20)
	case err != nil:
		return ErrInterrupted.Wrap(err)
	case size == 0:
		return ErrNoFile.WithField("body.file", "portfolios.import_no_file")
	}
	return nil
}

// Remove forgets an import's files.
func (f *Files) Remove(tenantID, id string) error { return os.RemoveAll(f.folder(tenantID, id)) }

// Readable is the file that rows are read from: a CSV file itself, a sheet unrolled once into a CSV beside it. A half
// unrolled one, which a crash may leave, is never taken for a whole one.
func (f *Files) Readable(ctx context.Context, tenantID, id string, format tabular.Format, limit int64) (string, error) {
	upload := f.Upload(tenantID, id)
	if format.Kind == tabular.CSV {
		return upload, nil
	}
	sum := sha256.Sum256([]byte(format.Sheet))
	unrolled := fmt.Sprintf("%s-%x.csv", upload, sum[:8])
	if _, err := os.Stat(unrolled); err == nil {
		return unrolled, nil
	}
	part, err := os.CreateTemp(f.folder(tenantID, id), "unroll-*")
	if err != nil {
		return "", ErrFileGone.Wrap(err)
	}
	defer func() { _ = os.Remove(part.Name()) }()
	err = tabular.Unroll(ctx, upload, format.Sheet, part, limit)
	if err = errors.Join(err, part.Sync(), part.Close()); err != nil {
		return "", readError(err)
	}
	return unrolled, os.Rename(part.Name(), unrolled)
}

// readError makes what the tables say of a file a refusal.
func readError(err error) error {
	switch {
	case errors.Is(err, tabular.ErrTooManyRows):
		return ErrTooManyRows.Wrap(err)
	case errors.Is(err, tabular.ErrNoSheet):
		return ErrSheet.WithField("body.sheet", "portfolios.import_sheet").Wrap(err)
	case errors.Is(err, tabular.ErrUnreadable):
		return ErrUnreadable.WithField("body.file", "portfolios.import_unreadable").Wrap(err)
	case errors.Is(err, os.ErrNotExist):
		return ErrFileGone.Wrap(err)
	}
	return err
}
