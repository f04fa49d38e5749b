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

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Files keeps uploaded files in the module's own directory, one folder per import.
type Files struct {
	dir    string
	limit  int64 // bytes of one file
	reader reader
}

// reader looks at a file, and unrolls it.
type reader interface {
	Detect(ctx context.Context, tenantID, path string, fixed tabular.Format) (tabular.Detection, error)
	Unroll(ctx context.Context, tenantID, path string, format tabular.Format, out *os.File, limit int64) error
}

// NewFiles keeps files of up to limit bytes under dir.
func NewFiles(dir string, limit int64) *Files {
	return &Files{dir: filepath.Join(dir, "imports"), limit: limit, reader: tabular.NewReader()}
}

// Own is the same place for files that the product itself has made; see tabular.Here.
func (f *Files) Own() *Files { return &Files{dir: f.dir, limit: f.limit, reader: tabular.Here{}} }

func (f *Files) folder(tenantID, id string) string {
	return filepath.Join(f.dir, filepath.Base(tenantID), filepath.Base(id))
}

const uploadName = "upload"

// Upload is the path of the file as it was uploaded.
func (f *Files) Upload(tenantID, id string) string {
	return filepath.Join(f.folder(tenantID, id), uploadName)
}

// received is what is known of a file once it is on disk. It is locked until it is an import's, or forgotten.
type received struct {
	path   string
	size   int64
	sha256 string
	held   *os.File
}

// let gives the file up: it is an import's now, or nobody's.
func (r *received) let() {
	if r.held != nil {
		_ = r.held.Close() // written and synced before
	}
}

// Size is the file's, in bytes.
func (r *received) Size() int64 { return r.size }

// SHA256 is that of the file, in hex.
func (r *received) SHA256() string { return r.sha256 }

// Let gives the file up once it is a record's, or nobody's.
func (r *received) Let() { r.let() }

// Receive streams a file to disk and hashes it on the way; nothing of it is kept in memory. It fails with ErrTooLarge,
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
	if !lock(file) {
		return received{}, errors.Join(ErrInterrupted, file.Close())
	}
	hash := sha256.New()
	size, err := io.Copy(io.MultiWriter(file, hash), io.LimitReader(from, f.limit+1))
	if err = errors.Join(f.judge(size, err), file.Sync()); err != nil {
		return received{}, errors.Join(err, f.Remove(tenantID, id), file.Close())
	}
	return received{path: path, size: size, sha256: hex.EncodeToString(hash.Sum(nil)), held: file}, nil
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

// Readable is the file that rows are read from: what a process of its own unrolls of the upload, once, beside it. A half
// unrolled one, which a crash may leave, is never read as a whole one. CSV files that came in before they were unrolled
// are read as they are.
func (f *Files) Readable(ctx context.Context, tenantID, id string, format tabular.Format, limit int64) (string, error) {
	upload := f.Upload(tenantID, id)
	if !format.Unrolled() {
		return upload, nil
	}
	unrolled := unrolledName(upload, format)
	if _, err := os.Stat(unrolled); err == nil {
		return unrolled, nil
	}
	part, err := os.CreateTemp(f.folder(tenantID, id), unrolling+"*")
	if err != nil {
		return "", ErrFileGone.Wrap(err)
	}
	defer func() { _ = os.Remove(part.Name()) }()
	lock(part)
	err = f.reader.Unroll(ctx, tenantID, upload, format, part, limit)
	if err = errors.Join(err, part.Sync(), part.Close()); err != nil {
		return "", readError(err)
	}
	return unrolled, os.Rename(part.Name(), unrolled)
}

// unrolling begins the name of a file that is being unrolled.
const unrolling = "unroll-"

// unrolledName follows from what of a format decides how a file is read.
func unrolledName(upload string, format tabular.Format) string {
	what := format.Sheet
	if format.Reader >= tabular.Apart {
		what = fmt.Sprintf("%d\x00%s\x00%s\x00%s\x00%d%s", format.Reader, format.Sheet, format.Encoding, format.Delimiter, format.HeaderRow, cutsOf(format))
	}
	sum := sha256.Sum256([]byte(what))
	return fmt.Sprintf("%s-%x.csv", upload, sum[:8])
}

func cutsOf(format tabular.Format) string {
	if format.Kind != tabular.Fixed {
		return ""
	}
	return fmt.Sprint("\x00", format.Cuts)
}

// Detect looks at an upload; with a format that a person has fixed, at the rows alone.
func (f *Files) Detect(ctx context.Context, tenantID, id string, fixed tabular.Format) (tabular.Detection, error) {
	d, err := f.reader.Detect(ctx, tenantID, f.Upload(tenantID, id), fixed)
	if err != nil {
		return d, readError(err)
	}
	return d, nil
}

// readError makes what the tables say of a file a refusal.
func readError(err error) error {
	var refusal *errs.Error
	switch {
	case errors.Is(err, tabular.ErrTooManyRows):
		return ErrTooManyRows.Wrap(err)
	case errors.Is(err, tabular.ErrNoSheet):
		return ErrSheet.WithField("body.sheet", "portfolios.import_sheet").Wrap(err)
	case errors.Is(err, tabular.ErrUnreadable), errors.Is(err, sheet.ErrUnreadable):
		return ErrUnreadable.WithField("body.file", "tabular.unreadable").Wrap(err)
	case errors.Is(err, os.ErrNotExist):
		return ErrFileGone.Wrap(err)
	case errors.As(err, &refusal):
		return refusal.WithField("body.file", refusal.Code, pairs(refusal.Params)...)
	}
	return err
}

func pairs(params map[string]any) (all []any) {
	for name, value := range params {
		all = append(all, name, value)
	}
	return all
}
