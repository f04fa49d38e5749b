package files

import (
	"context"
	"io"
	"iter"
	"time"
)

// Blob names content.
//
//sdk:host
type Blob struct {
	Tenant, ID string
	ModifiedAt time.Time // known of what List gives
}

// Blobs keep sealed content: a folder, or a store of objects. Nothing is appended to, changed in place or renamed, and a blob
// that is being put may be seen in part.
//
//sdk:host
type Blobs interface {
	// Put keeps what from gives up to its end, of a length that nobody knows before, and returns when it outlasts a power cut.
	// It fails when from does.
	Put(ctx context.Context, blob Blob, from io.Reader) error
	// Read gives the bytes from offset on, for as long as they are read. It fails with fs.ErrNotExist.
	Read(ctx context.Context, blob Blob, offset int64) (io.ReadCloser, error)
	// Delete removes a blob; it is no error that there is none.
	Delete(ctx context.Context, blob Blob) error
	// List gives every blob, in any order.
	List(ctx context.Context) iter.Seq2[Blob, error]
}
