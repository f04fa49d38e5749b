package schedule

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Flagged has what is due with a debtor blocked in the transaction in which a flag is put on them; what is still to come is decided when
// its time comes.
func (r *Runner) Flagged(ctx context.Context, debtorID string) error {
	due, err := storage.LockAll[Event](ctx, r.db, mostKin, storage.Where("debtor_id = ? AND status = ?", debtorID, Due), storage.Sorted("id"))
	if err != nil {
		return err
	}
	return r.happen(ctx, due)
}

// Unflagged has what was blocked wait again, as far as its time is not over: the rules decide on it anew.
func (r *Runner) Unflagged(ctx context.Context, debtorID string) error {
	blocked, err := storage.LockAll[Event](ctx, r.db, mostKin,
		storage.Where("debtor_id = ? AND status = ? AND until_at > ?", debtorID, Blocked, r.clock.Now()), storage.Sorted("id"))
	if err != nil {
		return err
	}
	for _, e := range blocked {
		e.Status = Scheduled
		if err := storage.Update(ctx, r.db, &e, e.Version); err != nil {
			return err
		}
		if err := r.wrote(ctx, "updated", e, nil); err != nil {
			return err
		}
	}
	fallen, err := storage.LockAll[Event](ctx, r.db, mostKin,
		storage.Where("debtor_id = ? AND status = ? AND due_at <= ?", debtorID, Scheduled, r.clock.Now()), storage.Sorted("due_at, id"))
	if err != nil {
		return err
	}
	return r.happen(ctx, fallen)
}
