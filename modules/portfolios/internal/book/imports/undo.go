package imports

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// The refusals of undoing an import.
var (
	ErrNotUndoable = errs.New(errs.Conflict, "portfolios.import_not_undoable")
	ErrUndoLater   = errs.New(errs.Conflict, "portfolios.import_undo_later")
	ErrUndoTouched = errs.New(errs.Conflict, "portfolios.import_undo_touched")
	ErrUndoRunning = errs.New(errs.Conflict, "portfolios.import_undo_running")
)

// Undo begins to undo a whole import: what it brought goes, what it changed is as before. It fails with ErrNotUndoable
// when there is nothing of it to undo, and while something else of the portfolio builds on it: ErrUndoRunning,
// ErrUndoLater, ErrUndoTouched when anything has been done with one of its debtors.
func (s *Service) Undo(ctx context.Context, id string) (i Import, err error) {
	err = s.store.db.Within(ctx, func(ctx context.Context) error {
		if i, _, err = s.store.Get(ctx, id); err != nil {
			return err
		}
		if _, err := s.store.Portfolio(ctx, i.PortfolioID); err != nil {
			return err
		}
		if err := s.undoable(ctx, &i); err != nil {
			return err
		}
		at := s.clock.Now().UTC().Truncate(time.Microsecond)
		i.UndoneAt, i.UndoneBy = &at, principal.Must(ctx).UserID
		if err := i.Move(Undoing); err != nil {
			return err
		}
		return s.put(ctx, &i)
	})
	return i, err
}

func (s *Service) undoable(ctx context.Context, i *Import) error {
	others, err := s.store.Others(ctx, i.PortfolioID, i.ID)
	switch {
	case err != nil:
		return err
	case (i.Status != Finished && i.Status != Cancelled) || i.StartedAt == nil || i.Counts.Created+i.Counts.Updated == 0:
		return ErrNotUndoable
	case len(others) > 0:
		return ErrUndoRunning
	}
	later, err := s.store.WroteLater(ctx, i)
	if err != nil {
		return err
	}
	if later {
		return ErrUndoLater
	}
	left, err := s.store.Left(ctx, i)
	if err != nil {
		return err
	}
	if !left {
		return ErrNotUndoable // from before imports were marked on what they brought
	}
	touched, err := s.store.Touched(ctx, i)
	if err == nil && touched > 0 {
		err = ErrUndoTouched.WithParam("debtors", touched)
	}
	return err
}

// undoAtOnce is how many rows are undone in one transaction.
const undoAtOnce = 300

// undoing is an import that is being undone.
type undoing struct {
	runner  *Runner
	imp     *Import
	check   *Checkpoint
	target  merge.Target
	debts   *debt.Store
	touched map[string]bool // known debtors whose debts moved, in one transaction
}

// undo undoes an import, some hundred rows at a time, so that the others go on with their work. It goes on where it was
// cut off: what has been undone is not there any more. A debtor that somebody worked on in the meantime stays.
func (r *Runner) undo(ctx context.Context, held *jobs.Held, i *Import, c *Checkpoint) error {
	target, err := r.target(ctx, i)
	if err != nil {
		return err
	}
	u := &undoing{runner: r, imp: i, check: c, target: target, debts: debt.NewStore(r.db)}
	for _, step := range []func(context.Context) (int, error){u.changes, u.debtors} {
		for more := 1; more > 0; {
			err := r.store.db.Within(ctx, func(ctx context.Context) (err error) {
				if err := held.Keep(ctx); err != nil {
					return err
				}
				more, err = step(ctx)
				return err
			})
			if err != nil {
				return err
			}
			r.ends.showProgress(ctx, i, c.progress(0, 0))
		}
	}
	return nil
}

// changes puts back what was there before, the latest change first.
func (u *undoing) changes(ctx context.Context) (int, error) {
	all, err := u.runner.store.Changes(ctx, u.imp.ID, undoAtOnce)
	u.touched = map[string]bool{}
	var changed []string
	for _, change := range all {
		changed = append(changed, change.DebtorID)
		if err := u.putBack(ctx, change); err != nil {
			return 0, err
		}
	}
	if err == nil {
		err = u.figures(ctx)
	}
	if err == nil {
		err = u.runner.ends.changed(ctx, changed)
	}
	return len(all), err
}

func (u *undoing) putBack(ctx context.Context, c merge.Change) error {
	var err error
	switch c.Kind {
	case merge.DebtorChanged:
		err = u.debtor(ctx, c)
	case merge.DebtChanged:
		u.touched[c.DebtorID] = true
		err = u.debt(ctx, c)
	case merge.DebtAdded:
		u.touched[c.DebtorID] = true
		err = u.runner.store.RemoveDebt(ctx, c.RowID)
	case merge.PhoneAdded, merge.AddressAdded:
		err = u.runner.store.RemoveContact(ctx, c)
	}
	if err != nil {
		return ignore(err, debtor.ErrNotFound, debt.ErrNotFound)
	}
	return u.runner.store.Forgotten(ctx, c)
}

func (u *undoing) debtor(ctx context.Context, c merge.Change) error {
	var was merge.DebtorWas
	d, err := u.runner.debtors.Lock(ctx, c.RowID)
	if err != nil {
		return err
	}
	if err := json.Unmarshal([]byte(c.Before), &was); err != nil {
		return err
	}
	was.On(&d)
	return u.runner.debtors.Update(ctx, &d, d.Version)
}

// debt puts a debt's facts back; its ledger gets the opposite movement, as any mistake in a ledger does.
func (u *undoing) debt(ctx context.Context, c merge.Change) error {
	var was merge.DebtWas
	d, err := u.debts.Get(ctx, c.DebtorID, c.RowID)
	if err != nil {
		return err
	}
	if err := json.Unmarshal([]byte(c.Before), &was); err != nil {
		return err
	}
	back := u.target.Back(&d, was.Owed())
	was.On(&d)
	if len(back) > 0 {
		if err := storage.Insert(ctx, u.runner.db, back); err != nil {
			return err
		}
	}
	d.Age(u.target.Buckets, u.target.Today)
	return storage.Update(ctx, u.runner.db, &d, d.Version)
}

// figures follow from what is left of the known debtors' debts.
func (u *undoing) figures(ctx context.Context) error {
	for id := range u.touched {
		d, err := u.runner.debtors.Lock(ctx, id)
		if err != nil {
			return err
		}
		debts, err := u.debts.Of(ctx, id)
		if err != nil {
			return err
		}
		f := debt.FiguresOf(debts, d.Currency, u.target.Buckets, u.target.Today)
		if err := u.runner.debtors.SetFigures(ctx, id, f); err != nil {
			return err
		}
		by := portfolio.Growth{Debts: int64(f.DebtsCount - d.DebtsCount), Balance: f.Balance - d.Balance}
		if err := u.runner.store.Grow(ctx, d.PortfolioID, by); err != nil {
			return err
		}
	}
	return nil
}

// debtors removes those that the import brought.
func (u *undoing) debtors(ctx context.Context) (int, error) {
	all, err := u.runner.store.Brought(ctx, u.imp, u.check.Merkle, undoAtOnce)
	if err != nil || len(all) == 0 {
		return 0, err
	}
	touched, err := u.runner.store.touchedAmong(ctx, u.imp, idsOf(all))
	if err != nil {
		return 0, err
	}
	var by portfolio.Growth
	for n := range all {
		d := &all[n]
		if touched[d.ID] {
			continue
		}
		if err := u.runner.store.RemoveDebts(ctx, d.ID); err != nil {
			return 0, err
		}
		if err := u.runner.debtors.Delete(ctx, d, d.Version); err != nil {
			return 0, err
		}
		by.Debtors, by.Debts, by.Balance = by.Debtors-1, by.Debts-int64(d.DebtsCount), by.Balance-d.Balance
	}
	if err := u.runner.ends.changed(ctx, idsOf(all)); err != nil {
		return 0, err
	}
	u.check.Merkle = all[len(all)-1].ID // from here on; a debtor that stays is passed over once
	return len(all), u.runner.store.Grow(ctx, u.imp.PortfolioID, by)
}

func idsOf(all []debtor.Debtor) []string {
	ids := make([]string, len(all))
	for n := range all {
		ids[n] = all[n].ID
	}
	return ids
}

// target is what an import's rows are merged into.
func (r *Runner) target(ctx context.Context, i *Import) (merge.Target, error) {
	p, err := r.store.ReadPortfolio(ctx, i.PortfolioID)
	if err != nil {
		return merge.Target{}, err
	}
	now := r.clock.Now().UTC().Truncate(time.Microsecond)
	today, err := civil.DayIn(now, p.Timezone)
	if err != nil {
		return merge.Target{}, err
	}
	buckets, err := r.store.Buckets(ctx)
	return merge.Target{
		Portfolio: p, Buckets: buckets, UserID: i.CreatedBy, Source: i.ID, Now: now, Today: today,
	}, err
}
