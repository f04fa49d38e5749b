package appropriation

import (
	"cmp"
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Follower keeps promises in step with the ledger.
type Follower struct {
	store  *Store
	record *record.Record
}

// NewFollower follows into a store and records what becomes of promises.
func NewFollower(store *Store, record *record.Record) *Follower { return &Follower{store, record} }

// Follow does what accounts mean for their promises, with two questions to the database however many there are, and none where there
// is neither an open promise nor a payment taken back or posted late.
func (f *Follower) Follow(ctx context.Context, accounts []*ledger.Account) error {
	some, of := concerned(accounts)
	if len(some) == 0 {
		return nil
	}
	all, err := f.load(ctx, some, of)
	if err != nil {
		return err
	}
	for _, w := range all {
		w.takeBack()
		if err := w.follow(); err != nil {
			return err
		}
	}
	return f.write(ctx, all)
}

// past is what payments among acts say of days that have passed.
type past struct {
	undone []string  // payments that are taken back
	since  civil.Day // first day on which a payment counts that is posted later; empty for none
}

// concerned are the accounts that may have promises to follow, and what their payments say of days that have passed.
func concerned(accounts []*ledger.Account) (some []*ledger.Account, of past) {
	for _, a := range accounts {
		concerns := a.Debtor.PromisesOpen > 0
		for _, paid := range a.Paid {
			switch {
			case paid.Amount < 0:
				of.undone, concerns = append(of.undone, paid.PaymentID), true
			case paid.On.Before(a.Today):
				of.since, concerns = min(cmp.Or(of.since, paid.On), paid.On), true
			}
		}
		if concerns {
			some = append(some, a)
		}
	}
	slices.Sort(of.undone)
	of.undone = slices.Compact(of.undone)
	return some, of
}

func (f *Follower) load(ctx context.Context, accounts []*ledger.Account, of past) ([]*work, error) {
	taken, err := f.store.taken(ctx, of.undone)
	if err != nil {
		return nil, err
	}
	promises, err := f.store.ofAccounts(ctx, accounts, of, taken)
	if err != nil {
		return nil, err
	}
	all := make([]*work, len(accounts))
	for i, a := range accounts {
		all[i] = newWork(a, promises[a.Debtor.ID], taken)
	}
	return all, nil
}

func (f *Follower) write(ctx context.Context, all []*work) error {
	var moved []*promise.Promise
	var made []Appropriation
	var acts []record.Act
	for _, w := range all {
		made = append(made, w.made...)
		for _, p := range w.promises {
			if before := w.was[p.ID]; before.Status != p.Status || before.Appropriated != p.Appropriated || before.NextOn != p.NextOn {
				moved = append(moved, p)
				acts = append(acts, w.act(before, *p))
			}
		}
	}
	if err := f.store.write(ctx, moved, made); err != nil {
		return err
	}
	for _, act := range acts {
		if err := f.record.Write(ctx, act); err != nil {
			return err
		}
	}
	return nil
}

// act is what happened to a promise, and who is notified of it.
func (w *work) act(before, after promise.Promise) record.Act {
	what := string(after.Status)
	switch {
	case before.Status == after.Status:
		what = "appropriated"
	case !before.Open && after.Open:
		what = "reopened"
	}
	told := after.Told()
	if before.Appropriated != after.Appropriated {
		told["changes"] = record.Changes(before, after, "appropriated", "status")
	}
	act := record.Act{Name: "promise." + what, ID: after.ID, Payload: told, Owners: []string{after.OwnerID, w.Debtor.AssigneeID}, Moves: []string{"debtors"}}
	if kind := (map[string]string{"due_soon": "promise_due", "broken": "promise_broken"})[what]; kind != "" && after.OwnerID != "" {
		amount := money.Amount{Minor: after.Amount, Currency: after.Currency}.String()
		act.Notify = &events.Notify{Kind: kind, Users: []string{after.OwnerID}, Link: "/debtors/" + after.DebtorID, Params: map[string]string{"amount": amount}}
	}
	return act
}
