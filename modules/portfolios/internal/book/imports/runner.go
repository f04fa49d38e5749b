package imports

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Limits bound an import.
type Limits struct {
	Bytes int64         `json:"import_bytes"` // of one file
	Rows  int64         `json:"import_rows"`  // of one file
	Batch int           `json:"import_batch"` // rows in one transaction
	Pulse time.Duration `json:"-"`            // how often crashed work is looked for
}

// DefaultLimits are those of an installation that sets none.
func DefaultLimits() Limits {
	return Limits{Bytes: 1 << 30, Rows: 1_000_000, Batch: 2000, Pulse: time.Second}
}

// Runner does the long work on imports: it checks and it writes, both through the same steps.
type Runner struct {
	db      *storage.DB
	store   *Store
	debtors *debtor.Store
	files   *Files
	ends    *Ends
	leases  *jobs.Leases
	clock   clock.Clock
	limits  Limits
	log     *slog.Logger
}

// NewRunner works on the imports of store.
func NewRunner(db *storage.DB, store *Store, debtors *debtor.Store, files *Files, ends *Ends, leases *jobs.Leases, limits Limits, log *slog.Logger) *Runner {
	return &Runner{db: db, store: store, debtors: debtors, files: files, ends: ends, leases: leases, clock: db.Clock(), limits: limits, log: log}
}

// Run checks or writes the import, from where the last attempt was cut off. It is content to find that somebody else
// does, that it was cancelled, or that there is nothing to do. What is wrong with the file makes the import fail; every
// other error is for the caller to try again.
func (r *Runner) Run(ctx context.Context, id string) error {
	i, _, err := r.store.Get(ctx, id)
	if err != nil || !i.AtWork() || i.WaitingFor != "" {
		return ignore(err, ErrNotFound)
	}
	atWork := func(ctx context.Context) error {
		if stands, err := r.store.Status(ctx, id); err == nil && stands != i.Status {
			return errNotAtWork
		}
		return nil // a database that does not answer now may answer at the next pulse
	}
	err = r.leases.Do(ctx, leaseOf(id), atWork, func(ctx context.Context, held *jobs.Held) error {
		now, c, err := r.store.Get(ctx, id)
		if err != nil || now.Status != i.Status {
			return err
		}
		if err = r.work(ctx, held, &now, &c); errors.Is(err, context.Canceled) {
			err = context.Cause(ctx)
		}
		return r.end(context.WithoutCancel(ctx), &now, &c, err)
	})
	return ignore(err, jobs.ErrHeld, jobs.ErrLost, errNotAtWork)
}

// leaseOf names the work on an import.
func leaseOf(id string) string { return "import:" + id }

func ignore(err error, known ...error) error {
	for _, k := range known {
		if errors.Is(err, k) {
			return nil
		}
	}
	return err
}

// end settles what the work came to.
func (r *Runner) end(ctx context.Context, i *Import, c *Checkpoint, err error) error {
	var refusal *errs.Error
	switch {
	case err == nil:
		return r.ends.Complete(ctx, i, c)
	case errors.Is(err, errNotAtWork), errors.Is(err, jobs.ErrLost):
		return nil
	case errors.As(err, &refusal) && refusal.Kind != errs.Internal && refusal.Kind != errs.Unavailable && ofFile(refusal):
		return r.ends.Fail(ctx, i, c, refusal)
	}
	r.log.WarnContext(ctx, "import cut off", "import", i.ID, "error", err)
	return err
}

// ofFile reports whether the refusal is about the file, which no second try would mend.
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

func (r *Runner) work(ctx context.Context, held *jobs.Held, i *Import, c *Checkpoint) error {
	if i.Status == Undoing {
		return r.undo(ctx, held, i, c)
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
		runner: r, held: held, imp: i, check: c, owed: p.Balance, merger: merge.New(r.db, r.debtors, target),
		source: r.source(i, path, rows.NewParser(i.Format, i.Columns, i.Detected.Header, p.Country, p.Currency, i.CreatedAt)),
	}
	return t.run(ctx)
}
