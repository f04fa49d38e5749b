package plan

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Follower counts payments on plans, and takes away what a reversal takes back, in the transaction that posts them.
type Follower struct {
	store  *Store
	record *record.Record
}

// NewFollower follows a ledger into the plans of a store.
func NewFollower(store *Store, r *record.Record) *Follower { return &Follower{store, r} }

// touched is what an act has done to plans.
type touched struct {
	had   []Appropriation // what payments that were taken back had paid, and what has been taken away of it by now
	plans []*Plan
	rows  []Appropriation
	acts  []record.Act
}

// Follow brings plans after the payments and reversals of accounts. Accounts without an open plan and without a reversal cost nothing.
func (f *Follower) Follow(ctx context.Context, accounts []*ledger.Account) error {
	debtors, reversed := concerned(accounts)
	if len(debtors) == 0 && len(reversed) == 0 {
		return nil
	}
	had, err := f.store.appropriated(ctx, reversed)
	if err != nil {
		return err
	}
	plans, err := f.store.concerned(ctx, debtors, had)
	if err != nil {
		return err
	}
	done := touched{had: had}
	for _, a := range accounts {
		done.account(a, plans[a.Debtor.ID])
	}
	if err := f.store.write(ctx, done.plans, done.rows); err != nil {
		return err
	}
	for _, act := range done.acts {
		if err := f.record.Write(ctx, act); err != nil {
			return err
		}
	}
	return nil
}

// concerned are the debtors with an open plan, those whose creditor took their debts back, and the payments that were taken back.
func concerned(accounts []*ledger.Account) (debtors, reversed []string) {
	for _, a := range accounts {
		if a.Debtor.PlansOpen > 0 || a.Debtor.Status == debtor.Recalled {
			debtors = append(debtors, a.Debtor.ID)
		}
		seen := map[string]bool{}
		for _, paid := range a.Paid {
			if paid.Amount < 0 && !seen[paid.PaymentID] {
				seen[paid.PaymentID], reversed = true, append(reversed, paid.PaymentID)
			}
		}
	}
	return debtors, reversed
}

// account brings the plans of one account after what was posted on it.
func (t *touched) account(a *ledger.Account, plans []*Plan) {
	before, counted := map[*Plan]Status{}, map[*Plan]bool{}
	for _, p := range plans {
		before[p] = p.Status
	}
	for _, paid := range a.Paid {
		for _, p := range plans {
			if paid.Amount != 0 && p.covers(paid.DebtID) {
				paid.Amount -= t.count(p, paid, counted)
			}
		}
	}
	for _, p := range plans {
		p.stand(a, plans)
		if counted[p] || p.Status != before[p] {
			t.plans = append(t.plans, p)
		}
		if p.Status != before[p] {
			t.acts = append(t.acts, p.act(turn(before[p], p.Status), a.Debtor.AssigneeID, nil))
		}
	}
}

// count is what of a payment, or its reversal, a plan takes.
func (t *touched) count(p *Plan, paid ledger.Paid, counted map[*Plan]bool) (sum int64) {
	rows := p.count(paid, t.had)
	if t.rows = append(t.rows, rows...); paid.Amount < 0 {
		t.had = append(t.had, rows...)
	}
	for _, row := range rows {
		sum += row.Amount
	}
	counted[p] = counted[p] || len(rows) > 0
	return sum
}

// turn names a change of state as the record tells it.
func turn(from, to Status) string {
	if from == Resolved {
		return "reopened"
	}
	return string(to)
}

// count is what a payment, or its reversal, does to the instalments.
func (p *Plan) count(paid ledger.Paid, had []Appropriation) []Appropriation {
	switch {
	case paid.Amount < 0:
		p.CheckedOn = ""
		return p.giveBack(paid.PaymentID, -paid.Amount, had)
	case p.Status.Open():
		return p.appropriate(paid)
	default:
		return nil
	}
}

// stand gives the plan the state that follows from what is paid, and its debts the end and the age that follow from it. A plan whose
// payment was taken back runs again, unless the debts have another one by now.
func (p *Plan) stand(a *ledger.Account, all []*Plan) {
	p.settle()
	owed, ended := p.owed(a)
	switch full := p.Paid == p.Total; {
	case p.Status == Resolved && !full && owed > 0 && !ended && !p.replaced(all):
		p.Status, p.EndedAt = Active, nil
		a.Debtor.PlansOpen++
	case p.Status.Open() && ended:
		p.close(a, Cancelled)
	case p.Status == Awaiting && ended:
		p.Status, p.EndedAt = Cancelled, &a.Now
	case p.Status.Open() && (full || owed == 0):
		p.close(a, Resolved)
	}
	p.settle()
	p.age(a)
}

// replaced reports whether another open plan is for the same debts.
func (p *Plan) replaced(all []*Plan) bool {
	return slices.ContainsFunc(all, func(other *Plan) bool {
		return other != p && other.Status.Open() && slices.ContainsFunc(other.Debts, func(d Stood) bool { return p.covers(d.ID) })
	})
}

// close ends an open plan whose discount stays.
func (p *Plan) close(a *ledger.Account, as Status) {
	p.wake(a)
	p.Status, p.EndedAt = as, &a.Now
	a.Debtor.PlansOpen--
	for _, was := range p.Debts {
		d := find(a, was.ID)
		if as == Resolved && d != nil && d.Status != debt.Resolved && d.Balance == 0 && p.cuts(d.ID) {
			settleDebt(a, d.ID)
		}
	}
}

// owed is what is owed on the plan's debts, and whether all of them have ended in another way than by being paid.
func (p *Plan) owed(a *ledger.Account) (sum int64, ended bool) {
	ended = true
	for _, was := range p.Debts {
		d := find(a, was.ID)
		if d == nil {
			continue
		}
		if paid := d.Resolution == debt.ResolvedPaid || d.Resolution == debt.Settled; d.Status != debt.Resolved || paid {
			ended = false
		}
		if d.Status != debt.Resolved {
			sum += d.Balance
		}
	}
	return sum, ended
}

// age has the plan's debts count their days from the oldest instalment that is not paid; once it has ended, from where they stood.
// A debt that is paid off by a plan with a discount is settled.
func (p *Plan) age(a *ledger.Account) {
	for _, was := range p.Debts {
		d := find(a, was.ID)
		if d == nil || d.Status == debt.Resolved {
			continue
		}
		if p.Status.Open() && d.Balance == 0 && p.cuts(d.ID) {
			settleDebt(a, d.ID)
			continue
		}
		if from := p.agedFrom(was); d.AgedFrom != from && (p.Status.Open() || p.Paid == p.Total) {
			if held, err := a.Debt(d.ID); err == nil {
				held.AgedFrom = from
			}
		}
	}
}

func (p *Plan) agedFrom(was Stood) civil.Day {
	if p.Status.Open() {
		return p.NextOn
	}
	return was.AgedFrom
}

// find is a debt of the account to be read.
func find(a *ledger.Account, id string) *debt.Debt {
	for i := range a.Debts {
		if a.Debts[i].ID == id {
			return &a.Debts[i]
		}
	}
	return nil
}

func settleDebt(a *ledger.Account, id string) {
	if d, err := a.Debt(id); err == nil {
		_ = d.Resolve(debt.Settled, a.Now) // it has not ended: asked before
	}
}
