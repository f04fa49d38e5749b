// Package files keeps a module's files: recordings, proofs of payment, attachments, pictures. Each belongs to a record of the
// module, lies sealed under a key of its own, and is streamed in and out, whole or by a range.
package files

import (
	"context"
	"log/slog"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// The refusals of this package.
var (
	ErrQuota    = errs.New(errs.Conflict, "files.quota")     // the tenant's files would take more than they may
	ErrTooLarge = errs.New(errs.TooLarge, "files.too_large") // one file is larger than is accepted
	ErrType     = errs.New(errs.Invalid, "files.type")       // the bytes show no media type that is accepted
	ErrHeld     = errs.New(errs.Conflict, "files.held")      // a legal hold keeps the file
	ErrErased   = errs.New(errs.NotFound, "files.erased")    // the content was erased
)

// Config is what a Store needs.
//
//sdk:host
type Config struct {
	DB      *storage.DB
	Keys    *sealed.Keys
	Blobs   Blobs
	Trace   *tracing.Recorder
	Workers *jobs.Workers // that have not started yet
	Queue   *jobs.Client
	Clock   clock.Clock
	Log     *slog.Logger
	Quota   int64 // bytes that one tenant's files may take; 0 = 10 GiB
}

const defaultQuota = 10 << 30

// Store keeps files. Safe for concurrent use.
type Store struct {
	cfg       Config
	downloads *tracing.Tally
}

// How often the store looks for what is due, and for blobs that nothing speaks of.
const (
	sweepEvery  = 10 * time.Minute
	searchEvery = time.Hour
)

// New is a store whose upkeep is done by the module's jobs. Close it when they have ended.
//
//sdk:host
func New(c Config) *Store {
	if c.Quota == 0 {
		c.Quota = defaultQuota
	}
	s := &Store{cfg: c, downloads: tracing.NewTally(c.Trace, c.Log)}
	jobs.Add(c.Workers, upkeepTime, func(ctx context.Context, _ jobs.Job[sweep]) error { return s.sweep(ctx) })
	jobs.Add(c.Workers, upkeepTime, func(ctx context.Context, _ jobs.Job[search]) error { return s.search(ctx) })
	c.Workers.Every(sweepEvery, sweep{})
	c.Workers.Every(searchEvery, search{})
	return s
}

// Close records the downloads that are still counted.
//
//sdk:host
func (s *Store) Close() { s.downloads.Close() }
