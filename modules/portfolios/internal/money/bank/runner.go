package bank

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Limits bound bank files.
type Limits struct {
	Rows  int64 // of one file
	Batch int   // lines matched, or posted, in one transaction
}

// DefaultLimits are those of an installation that sets none.
func DefaultLimits() Limits { return Limits{Rows: 200_000, Batch: 500} }

// Live is for whoever looks now; nothing of it is kept.
type Live func(ctx context.Context, event events.Event)

// Runner does the long work on bank files: it reads and matches lines, and posts those that were confirmed together.
type Runner struct {
	*Service
	books  *Books
	limits Limits
	live   Live
	log    *slog.Logger
}

// NewRunner works on the files of s.
func NewRunner(s *Service, books *Books, limits Limits, live Live, log *slog.Logger) *Runner {
	return &Runner{s, books, limits, live, log}
}

// leaseOf names the work on a file.
func leaseOf(id string) string { return "bank_file:" + id }

// Run works on a file, by one worker at a time. What is wrong with the file makes it fail; every other error is for the caller to try
// again: lines are posted with their payments in one transaction, so that going on anew posts none twice.
func (r *Runner) Run(ctx context.Context, id string) error {
	f, err := storage.One[File](ctx, r.db, storage.ByID(id))
	if err != nil || !f.AtWork() {
		return ignore(err, ErrNotFound)
	}
	who := principal.Must(ctx)
	who.UserID = f.StartedBy
	ctx = principal.With(ctx, who)
	err = r.leases.Do(ctx, leaseOf(id), func(ctx context.Context) error { return r.stands(ctx, &f) }, func(ctx context.Context, held *jobs.Held) error {
		work := r.match
		if f.Status == Posting {
			work = r.postAll
		}
		if err := work(ctx, held, &f); err != nil {
			return r.end(context.WithoutCancel(ctx), &f, errors.Join(err, context.Cause(ctx)))
		}
		return r.end(context.WithoutCancel(ctx), &f, nil)
	})
	return ignore(err, jobs.ErrHeld, jobs.ErrLost, errNotAtWork)
}

func ignore(err error, known ...error) error {
	for _, k := range known {
		if errors.Is(err, k) {
			return nil
		}
	}
	return err
}

// stands refuses to go on with a file that somebody has cancelled.
func (r *Runner) stands(ctx context.Context, f *File) error {
	now, err := storage.One[File](ctx, r.db, storage.ByID(f.ID), storage.Columns("status"))
	if err == nil && now.Status != f.Status {
		return errNotAtWork
	}
	return nil // a database that does not answer now may answer at the next pulse
}

// end settles what the work came to.
func (r *Runner) end(ctx context.Context, f *File, err error) error {
	var refusal *errs.Error
	to := Ready
	switch {
	case errors.Is(err, errNotAtWork), errors.Is(err, jobs.ErrLost):
		return nil
	case f.Status == Matching && errors.As(err, &refusal) && refusal.Kind != errs.Internal && refusal.Kind != errs.Unavailable && refusal.Kind != errs.Conflict:
		to = Failed
	case err != nil:
		r.log.WarnContext(ctx, "bank file cut off", "file", f.ID, "error", err)
		return err
	}
	return r.db.Within(ctx, func(ctx context.Context) error {
		now, err := storage.Lock[File](ctx, r.db, storage.ByID(f.ID))
		if err != nil || now.Status != f.Status {
			return err
		}
		if to == Failed {
			now.Failure = refusal.Code
		}
		if err := now.Move(to); err != nil {
			return err
		}
		if err := storage.Update(ctx, r.db, &now, now.Version); err != nil {
			return err
		}
		return r.wrote(ctx, string(to), &now, map[string]any{"failure": now.Failure})
	})
}

// match reads a file's lines and proposes whom they are from, some hundred in one transaction. It begins anew after a crash.
func (r *Runner) match(ctx context.Context, held *jobs.Held, f *File) error {
	if err := r.Forget(ctx, f.ID); err != nil {
		return err
	}
	path, err := r.files.Readable(ctx, f.TenantID, f.ID, f.Format, r.limits.Rows+2)
	if err != nil {
		return err
	}
	file, mark, err := tabular.Open(path)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }() // only read: nothing to lose
	if _, err := file.Seek(mark, io.SeekStart); err != nil {
		return err
	}
	read := &reading{
		scanner: tabular.NewScanner(file, tabular.UnrolledFormat(f.Format).Delimiter[0], mark, 1),
		parser:  parser{f, r.clock.Now()}, seen: map[string]int{}, header: f.Format.HasHeader,
	}
	for {
		lines, err := read.next(r.limits.Batch)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := r.propose(ctx, held, f, lines); err != nil {
			return err
		}
		r.show(ctx, f)
	}
}

// reading is a file being read.
type reading struct {
	scanner *tabular.Scanner
	parser  parser
	batch   tabular.Batch
	seen    map[string]int // lines that are alike
	header  bool
}

// next are the next lines. It answers io.EOF when there are none.
func (r *reading) next(some int) (lines []*Line, err error) {
	r.batch.Reset()
	if err := r.scanner.Read(&r.batch, some); err != nil {
		return nil, err
	}
	r.batch.Decode(tabular.UTF8)
	for i := range r.batch.Records {
		fields := r.batch.Fields(i, nil)
		if r.header {
			r.header = false
			continue
		}
		number, problem := tabular.Place(fields[0])
		l := r.parser.parse(number, problem, fields[1:])
		l.Fingerprint = l.fingerprint(r.parser.file.BankKey, 0)
		if nth := r.seen[l.Fingerprint]; nth > 0 {
			l.Fingerprint, r.seen[l.Fingerprint] = l.fingerprint(r.parser.file.BankKey, nth), nth+1
		} else {
			r.seen[l.Fingerprint] = 1
		}
		lines = append(lines, &l)
	}
	return lines, nil
}

// propose matches lines and writes them.
func (r *Runner) propose(ctx context.Context, held *jobs.Held, f *File, lines []*Line) error {
	return r.db.Within(ctx, func(ctx context.Context) error {
		if err := r.passKnown(ctx, lines); err != nil {
			return err
		}
		var open []*Line
		for _, l := range lines {
			if l.Status == Waiting {
				open = append(open, l)
			}
		}
		book, err := r.books.Look(ctx, open)
		if err != nil {
			return err
		}
		for _, l := range open {
			l.Proposals = book.Propose(l)
			l.choose()
		}
		if err := r.Insert(ctx, lines); err != nil {
			return err
		}
		return held.Keep(ctx)
	})
}

// postAll posts the lines that are sure enough, some hundred in one transaction.
func (r *Runner) postAll(ctx context.Context, held *jobs.Held, f *File) error {
	for {
		done := 0
		err := r.db.Within(ctx, func(ctx context.Context) error {
			lines, err := r.HoldNext(ctx, f.ID, f.PostFrom, r.limits.Batch)
			if done = len(lines); err != nil || done == 0 {
				return err
			}
			if err := r.stands(ctx, f); err != nil {
				return err
			}
			if err := held.Keep(ctx); err != nil {
				return err
			}
			return r.post(ctx, *f, lines)
		})
		if err != nil || done == 0 {
			return err
		}
		r.show(ctx, f)
	}
}

// show moves the progress on the screens of whoever looks.
func (r *Runner) show(ctx context.Context, f *File) {
	if r.live != nil {
		r.live(ctx, events.Event{
			Type: "recobro.portfolios.bank_file.progress", Subject: f.ID, TenantID: f.TenantID, Permission: "portfolios.payments:reconcile",
			Keys: [][]string{{"portfolios", "bank_files"}},
		})
	}
}
