package bank

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
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
	books  *matching.Books
	limits Limits
	live   Live
	log    *slog.Logger
}

// NewRunner works on the files of s.
func NewRunner(s *Service, books *matching.Books, limits Limits, live Live, log *slog.Logger) *Runner {
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
		work := r.read
		if f.Status == Posting {
			work = r.postAll
		}
		if err := work(ctx, held, &f); err != nil {
			return r.end(context.WithoutCancel(ctx), &f, errors.Join(err, context.Cause(ctx)))
		}
		defer r.show(context.WithoutCancel(ctx), &f)
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

// read reads a file's lines and proposes whom they are from, some hundred in one transaction. It begins anew after a crash.
func (r *Runner) read(ctx context.Context, held *jobs.Held, f *File) error {
	if err := r.lines.Forget(ctx, f.ID); err != nil {
		return err
	}
	path, err := r.files.Readable(ctx, f.TenantID, f.ID, f.Format, r.limits.Rows+2)
	if err != nil {
		return err
	}
	read, err := statement.Open(path, f.layout(), r.clock.Now())
	if err != nil {
		return err
	}
	defer func() { _ = read.Close() }() // only read: nothing to lose
	var done pace
	for {
		entries, err := read.Next(r.limits.Batch)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := r.propose(ctx, held, f, entries); err != nil {
			return err
		}
		if err := r.went(ctx, f, &done, len(entries)); err != nil {
			return err
		}
	}
}

// pace is how many lines were worked on, and from how many on the statistics are to be gathered anew.
type pace struct{ done, planned int }

// went counts lines, shows them, and has the statistics gathered anew each time that they have become eight times as many.
func (r *Runner) went(ctx context.Context, f *File, p *pace, lines int) error {
	r.show(ctx, f)
	if p.done += lines; p.done < p.planned {
		return nil
	}
	p.planned = 8 * p.done
	return r.db.Refresh(ctx)
}

// propose matches lines and writes them.
func (r *Runner) propose(ctx context.Context, held *jobs.Held, f *File, entries []statement.Entry) error {
	lines := make([]*line.Line, len(entries))
	for i, e := range entries {
		lines[i] = line.Of(f.ID, e)
	}
	return r.db.Within(ctx, func(ctx context.Context) error {
		if err := r.lines.PassKnown(ctx, lines); err != nil {
			return err
		}
		if err := r.match(ctx, lines); err != nil {
			return err
		}
		if err := r.lines.Insert(ctx, lines); err != nil {
			return err
		}
		return held.Keep(ctx)
	})
}

// match says of lines that wait whom they may be from.
func (r *Runner) match(ctx context.Context, lines []*line.Line) error {
	var open []*statement.Entry
	for _, l := range lines {
		if l.Status == line.Waiting {
			open = append(open, &l.Entry)
		}
	}
	book, err := r.books.Look(ctx, open)
	if err != nil {
		return err
	}
	for _, l := range lines {
		if l.Status == line.Waiting {
			l.Propose(book.Propose(&l.Entry))
		}
	}
	return nil
}

// postAll posts the lines that are sure enough, some hundred in one transaction.
func (r *Runner) postAll(ctx context.Context, held *jobs.Held, f *File) error {
	var done pace
	for behind := int64(0); ; {
		some := 0
		err := r.db.Within(ctx, func(ctx context.Context) error {
			lines, err := r.lines.HoldNext(ctx, f.ID, behind, f.PostFrom, r.limits.Batch)
			if some = len(lines); err != nil || some == 0 {
				return err
			}
			behind = lines[some-1].Line
			if err := r.stands(ctx, f); err != nil {
				return err
			}
			if err := held.Keep(ctx); err != nil {
				return err
			}
			return r.post(ctx, *f, lines)
		})
		if err != nil || some == 0 {
			return err
		}
		if err := r.went(ctx, f, &done, some); err != nil {
			return err
		}
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
