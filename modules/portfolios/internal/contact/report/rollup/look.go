package rollup

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
)

// Look looks at the book when it has changed, or a day has begun: what is owed now is what was owed at the end of the day once that has
// passed.
func (w *Worker) Look(ctx context.Context) error {
	h, err := w.here(ctx)
	if err != nil {
		return err
	}
	if err := w.turn(ctx, h); err != nil {
		return err
	}
	marks, err := w.marked(ctx, mostOfBook, true)
	if err != nil {
		return err
	}
	if len(marks) > 0 || h.states[TheBook].Value != string(h.today) {
		err = w.db.Within(ctx, func(ctx context.Context) error {
			if err := w.putBook(ctx, h.today); err != nil {
				return err
			}
			if err := w.putRolls(ctx, string(h.today)[:7], ""); err != nil {
				return err
			}
			return w.settled(ctx, marks)
		})
	}
	if err != nil {
		return err
	}
	return w.cameAt(ctx, TheBook, string(h.today), h.now)
}

// turn copies how each debt stands at the beginning of a month, some at a time, and says then what became of those of the month before.
func (w *Worker) turn(ctx context.Context, h here) error {
	this := string(h.today)[:7]
	if h.states[turned].Value == this {
		return nil
	}
	set, err := w.buckets.Set(ctx)
	if err != nil {
		return err
	}
	behind := ""
	if at := h.states[turning]; strings.HasPrefix(at.Value, this) {
		behind = at.Value[len(this)+1:]
	}
	for more := true; more; {
		err := w.db.Within(ctx, func(ctx context.Context) (err error) {
			behind, more, err = w.copySome(ctx, h, set, this, behind)
			return err
		})
		if err != nil {
			return err
		}
	}
	was := string(month(month(h.today).Add(-1)))[:7]
	err = w.db.Within(ctx, func(ctx context.Context) error {
		if h.states[turned].Value == was {
			if err := w.putRolls(ctx, was, this); err != nil {
				return err
			}
		}
		return w.came(ctx, turned, this)
	})
	for more := err == nil; more && err == nil; {
		more, err = w.forget(ctx, this, most)
	}
	return err
}

// copySome copies the next debts behind one, "debtor/debt".
func (w *Worker) copySome(ctx context.Context, h here, set bucket.Set, this, behind string) (string, bool, error) {
	debtorID, id, _ := strings.Cut(behind, "/")
	debts, assignees, err := w.debtsAfter(ctx, debtorID, id, most)
	if err != nil || len(debts) == 0 {
		return behind, false, err
	}
	turns := make([]Turn, len(debts))
	for i, d := range debts {
		turns[i] = Turn{
			DebtorID: d.DebtorID, DebtID: d.ID, PortfolioID: d.PortfolioID, AssigneeID: assignees[d.DebtorID], Currency: d.Currency, Balance: d.Balance,
			BucketID: set.For(d.Overdue(month(h.today))).ID,
		}
		if d.Status == debt.Resolved || d.Balance <= 0 {
			turns[i].BucketID, turns[i].Balance = "", 0
		}
	}
	if err := w.copyTurns(ctx, this, turns); err != nil {
		return behind, false, err
	}
	final := debts[len(debts)-1]
	behind = final.DebtorID + "/" + final.ID
	return behind, len(debts) == most, w.came(ctx, turning, this+"/"+behind)
}
