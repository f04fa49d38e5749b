package imports

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Limits bound what an import may take.
type Limits struct {
	Bytes int64         `json:"import_bytes"` // of one file
	Rows  int64         `json:"import_rows"`  // of one file
	Batch int           `json:"import_batch"` // rows in one transaction
	Pulse time.Duration `json:"-"`            // how often crashed work is looked for; its lease is three of them
}

// DefaultLimits are those of an installation that sets none.
func DefaultLimits() Limits {
	return Limits{Bytes: 1 << 30, Rows: 1_000_000, Batch: 2000, Pulse: time.Second}
}

// lease is how long a crashed worker holds its import.
func (l Limits) lease() time.Duration { return 3 * l.Pulse }

// Runner does the long work on imports: it checks and it writes, both through the same steps.
type Runner struct {
	db      *storage.DB
	store   *Store
	debtors *debtor.Store
	files   *Files
	ends    *Ends
	clock   clock.Clock
	limits  Limits
	log     *slog.Logger
}

// NewRunner works on the imports of store.
func NewRunner(db *storage.DB, store *Store, debtors *debtor.Store, files *Files, ends *Ends, limits Limits, log *slog.Logger) *Runner {
	return &Runner{db: db, store: store, debtors: debtors, files: files, ends: ends, clock: db.Clock(), limits: limits, log: log}
}

// Run checks or writes the import, from where the last attempt was cut off. It is content to find that somebody else
// does, that it was cancelled, or that there is nothing to do. What is wrong with the file makes the import fail; every
// other error is for the caller to try again.
func (r *Runner) Run(ctx context.Context, id string) error {
	i, c, err := r.store.Get(ctx, id)
	if err != nil || !i.AtWork() || i.WaitingFor != "" {
		return ignore(err, ErrNotFound)
	}
	now := r.clock.Now()
	c.Holder = storage.NewID() // of this try alone: two tries in one process must not take each other's lease
	if err := r.store.Lease(ctx, id, c.Holder, now, now.Add(r.limits.lease())); err != nil {
		return ignore(err, errLeaseLost)
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	beating := r.keepLease(ctx, &i, c.Holder, stop)
	err = r.work(ctx, &i, &c)
	if errors.Is(err, context.Canceled) {
		err = context.Cause(ctx)
	}
	stop(nil)
	<-beating
	return r.end(context.WithoutCancel(ctx), &i, &c, err)
}

func ignore(err error, known ...error) error {
	for _, k := range known {
		if errors.Is(err, k) {
			return nil
		}
	}
	return err
}

// keepLease renews the lease while the work does not write: unrolling a file, reading up to the checkpoint. It ends the work
// when somebody else has it, or the import was cancelled.
func (r *Runner) keepLease(ctx context.Context, i *Import, holder string, stop context.CancelCauseFunc) <-chan struct{} {
	id, status := i.ID, i.Status
	done := make(chan struct{})
	go func() {
		defer close(done)
		tick := time.NewTicker(r.limits.Pulse)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				now := r.clock.Now()
				err := r.store.Lease(ctx, id, holder, now, now.Add(r.limits.lease()))
				if stands, looked := r.store.Status(ctx, id); err == nil && looked == nil && stands != status {
					err = errNotAtWork
				}
				if errors.Is(err, errLeaseLost) || errors.Is(err, errNotAtWork) {
					stop(err)
					return
				}
			}
		}
	}()
	return done
}

// end settles what the work came to.
func (r *Runner) end(ctx context.Context, i *Import, c *Checkpoint, err error) error {
	var refusal *errs.Error
	switch {
	case err == nil:
		return r.ends.Complete(ctx, i, c)
	case errors.Is(err, errNotAtWork), errors.Is(err, errLeaseLost):
		return nil
	case errors.As(err, &refusal) && refusal.Kind != errs.Internal && refusal.Kind != errs.Unavailable && ofFile(refusal):
		return r.ends.Fail(ctx, i, c, refusal)
	}
	r.log.WarnContext(ctx, "import cut off", "import", i.ID, "error", err)
	return errors.Join(err, r.store.Release(ctx, i.ID, c.Holder))
}

// ofFile tells whether the refusal is about the file, which no second try would mend.
func ofFile(err error) bool {
	for _, known := range []error{
		ErrUnreadable, ErrSheet, ErrEmpty, ErrTooManyRows, ErrFileGone, ErrNoPortfolio, ErrFormat, portfolio.ErrSum, storage.ErrInvalidValue, storage.ErrInvalidText,
		sheet.ErrUnpacked, sheet.ErrTooWide, sheet.ErrCell, sheet.ErrRowNumber, sheet.ErrTexts, apart.ErrTooHeavy,
	} {
		if errors.Is(err, known) {
			return true
		}
	}
	return false
}

func (r *Runner) work(ctx context.Context, i *Import, c *Checkpoint) error {
	if i.Status == Undoing {
		return r.undo(ctx, i, c)
	}
	if c.NextOffset == 0 {
		if err := r.store.Forget(ctx, i.ID, c.Attempt); err != nil {
			return err
		}
	}
	target, err := r.target(ctx, i)
	if err != nil {
		return err
	}
	path, err := r.files.Readable(ctx, i.TenantID, i.ID, i.Format, r.limits.Rows+1)
	if err != nil {
		return err
	}
	p := target.Portfolio
	t := &task{
		runner: r, imp: i, check: c, owed: p.Balance, merger: merge.New(r.db, r.debtors, target),
		source: r.source(i, path, rows.NewParser(i.Format, i.Columns, i.Detected.Header, p.Country, p.Currency, i.CreatedAt)),
	}
	return t.run(ctx)
}
