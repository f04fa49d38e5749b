package tabular

import (
	"context"
	"encoding/json"
	"os"
	"runtime"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
)

// The kinds of work that are done apart.
const (
	detectWork = "tabular.detect"
	unrollWork = "tabular.unroll"
)

// memory is what reading one file may take.
const memory = 512 << 20

// Reader has files read in processes of their own.
type Reader struct {
	looks *apart.Shop // while somebody waits
	work  *apart.Shop
}

// NewReader reads files for a module.
func NewReader() *Reader {
	return &Reader{looks: apart.NewShop(runtime.NumCPU() + 1), work: apart.NewShop(2)}
}

// Works are what the processes do.
func Works() apart.Works {
	return apart.Works{detectWork: detectApart, unrollWork: unrollApart}
}

// task is what one process is told.
type task struct {
	Format Format `json:"format"`
	Limit  int64  `json:"limit"`
}

// Detect is Detect of the file at a path, for a tenant, by a process of its own.
func (r *Reader) Detect(ctx context.Context, tenantID, path string, fixed Format) (d Detection, err error) {
	file, err := os.Open(path)
	if err != nil {
		return d, err
	}
	defer func() { _ = file.Close() }() // only read: nothing to lose
	bounds := apart.Bounds{Memory: memory, Time: 25 * time.Second}
	err = r.looks.Do(ctx, tenantID, detectWork, bounds, task{Format: fixed}, &d, file)
	return d, err
}

// Unroll is Unroll of the file at a path, for a tenant, by a process of its own.
func (r *Reader) Unroll(ctx context.Context, tenantID, path string, format Format, out *os.File, limit int64) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }() // only read: nothing to lose
	bounds := apart.Bounds{Memory: memory, Time: 15 * time.Minute, Output: 4 << 30}
	return r.work.Do(ctx, tenantID, unrollWork, bounds, task{format, limit}, nil, file, out)
}

// Here reads files that the product itself has made: nothing in them is foreign, and a process of its own would take longer
// than the reading.
type Here struct{}

// Detect is Detect of the file at a path.
func (Here) Detect(ctx context.Context, _, path string, fixed Format) (d Detection, err error) {
	file, err := os.Open(path)
	if err != nil {
		return d, err
	}
	defer func() { _ = file.Close() }() // only read: nothing to lose
	return Detect(ctx, file, fixed)
}

// Unroll is Unroll of the file at a path.
func (Here) Unroll(ctx context.Context, _, path string, format Format, out *os.File, limit int64) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }() // only read: nothing to lose
	return Unroll(ctx, file, format, out, limit)
}

func detectApart(ctx context.Context, files []*os.File, input json.RawMessage) (any, error) {
	var t task
	if err := json.Unmarshal(input, &t); err != nil {
		return nil, err
	}
	return Detect(ctx, files[0], t.Format)
}

func unrollApart(ctx context.Context, files []*os.File, input json.RawMessage) (any, error) {
	var t task
	if err := json.Unmarshal(input, &t); err != nil {
		return nil, err
	}
	return nil, Unroll(ctx, files[0], t.Format, files[1], t.Limit)
}
