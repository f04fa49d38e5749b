package imports

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Record writes what happened into the record and the outbox, in the open transaction.
type Record interface {
	Write(ctx context.Context, act record.Act) error
}

// Live is for whoever looks now; nothing of it is kept.
type Live func(ctx context.Context, event events.Event)

// Ends settles what becomes of an import when its work is over, records it, and lets the next one of the portfolio begin:
// all in one transaction.
type Ends struct {
	store  *Store
	record Record
	live   Live
	queue  *jobs.Client
	leases *jobs.Leases
	clock  clock.Clock
	watch  Watch
}

// Watch has whoever makes something of a portfolio's debtors look at them again.
type Watch func(ctx context.Context, portfolioIDs ...string) error

// NewEnds settles the imports of store.
func NewEnds(store *Store, record Record, live Live, queue *jobs.Client, leases *jobs.Leases, clock clock.Clock, watch Watch) *Ends {
	return &Ends{store: store, record: record, live: live, queue: queue, leases: leases, clock: clock, watch: watch}
}

// Complete ends a check or a run whose file has been read to its end.
func (e *Ends) Complete(ctx context.Context, i *Import, c *Checkpoint) error {
	if i.Status == Checking {
		return e.settle(ctx, i, c, Checked, func(now *Import) { now.CheckCounts, now.CheckTotals = c.Counts(), c.Totals })
	}
	if i.Status == Undoing {
		return e.settle(ctx, i, c, Undone, func(*Import) {})
	}
	return e.settle(ctx, i, c, Finished, func(now *Import) {
		if tree, err := merge.ReadMerkle(c.Merkle); err == nil {
			now.Root = tree.Root()
		}
	})
}

// Fail ends an import whose file cannot be imported.
func (e *Ends) Fail(ctx context.Context, i *Import, c *Checkpoint, cause *errs.Error) error {
	return e.settle(ctx, i, c, Failed, func(now *Import) { now.Failure = cause.Code })
}

// Cancel ends an import because somebody wants it to. What its work had written stays written, and is recorded.
func (e *Ends) Cancel(ctx context.Context, id string) error {
	i, c, err := e.store.Get(ctx, id)
	if err != nil {
		return err
	}
	if !canMove(&i, Cancelled) {
		return ErrState.WithParam("from", string(i.Status)).WithParam("to", string(Cancelled))
	}
	return e.settle(ctx, &i, &c, Cancelled, func(*Import) {})
}

func canMove(i *Import, to Status) bool {
	probe := *i
	return probe.Move(to) == nil
}

// settle reads the import again under the portfolio's lock: if it is no longer as it was, somebody else has settled it.
func (e *Ends) settle(ctx context.Context, i *Import, c *Checkpoint, to Status, set func(*Import)) error {
	return e.store.db.Within(ctx, func(ctx context.Context) error {
		if _, err := e.store.Portfolio(ctx, i.PortfolioID); err != nil {
			return err
		}
		now, saved, err := e.store.Get(ctx, i.ID)
		if err != nil || now.Status != i.Status {
			return err
		}
		set(&now)
		if err := now.Move(to); err != nil {
			return err
		}
		e.stamp(&now, &saved)
		if err := storage.Update(ctx, e.store.db, &now, now.Version); err != nil {
			return err
		}
		*i = now
		return e.after(ctx, &now)
	})
}

func (e *Ends) stamp(i *Import, c *Checkpoint) {
	if i.Over() && i.Status != Undone {
		at := e.clock.Now().UTC().Truncate(time.Microsecond)
		i.FinishedAt, i.WaitingFor = &at, ""
		if i.StartedAt != nil {
			i.Counts, i.Totals = c.Counts(), c.Totals
		}
	}
}

func (e *Ends) after(ctx context.Context, i *Import) error {
	if err := e.leases.Free(ctx, leaseOf(i.ID)); err != nil {
		return err
	}
	if err := e.record.Write(ctx, step(i)); err != nil || !i.Over() {
		return err
	}
	if err := e.watch(ctx, i.PortfolioID); err != nil {
		return err
	}
	return e.next(ctx, i)
}

// step is what the record says of an import: the numbers, and a root over every row instead of a line for each.
func step(i *Import) record.Act {
	counts := i.Counts
	if i.Status == Checked {
		counts = i.CheckCounts
	}
	var moves []string
	if i.Over() {
		moves = []string{"portfolios", "debtors"}
	}
	return record.Act{
		Name: "import." + string(i.Status), Kind: "import", ID: i.ID, Notify: notice(i), Moves: moves,
		Payload: map[string]any{
			"portfolio_id": i.PortfolioID, "sha256": i.SHA256, "file_size": i.FileSize, "created": counts.Created,
			"updated": counts.Updated, "unchanged": counts.Unchanged, "rejected": counts.Rejected, "root": i.Root, "failure": i.Failure, "undone_by": i.UndoneBy,
		},
	}
}

// changed has other modules read debtors again, in the open transaction.
func (e *Ends) changed(ctx context.Context, debtors []string) error {
	if len(debtors) == 0 {
		return nil
	}
	return e.record.Write(ctx, debtor.Changed(debtors))
}

// next lets the oldest waiting import of the portfolio begin, unless another one runs.
func (e *Ends) next(ctx context.Context, ended *Import) error {
	others, err := e.store.Others(ctx, ended.PortfolioID, ended.ID)
	if err != nil || len(others) == 0 || others[0].WaitingFor == "" {
		return err
	}
	chosen := others[0].ID
	if err := e.store.Await(ctx, []string{chosen}, ""); err != nil {
		return err
	}
	var rest []string
	for _, other := range others[1:] {
		rest = append(rest, other.ID)
	}
	if len(rest) > 0 {
		if err := e.store.Await(ctx, rest, chosen); err != nil {
			return err
		}
	}
	return e.store.Enqueue(ctx, e.queue, chosen)
}

// showProgress moves the progress on the screens of whoever looks.
func (e *Ends) showProgress(ctx context.Context, i *Import, p Progress) {
	var keys [][]string
	if i.Status == Running { // what it writes is in the portfolio's figures at once
		keys = [][]string{{"portfolios", "portfolios"}}
	}
	e.live(ctx, events.Event{
		Type: "recobro.portfolios.import.progress", Subject: i.ID, TenantID: i.TenantID, Payload: p, Permission: "portfolios.imports:read",
		Keys: keys,
	})
}
