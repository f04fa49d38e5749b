// Package ledger is the one way to change what debtors owe: accounts are opened and held against everybody else, an act decides
// on them, and what came of it is written at once with all that follows from it, one account or a thousand alike.
package ledger

import (
	"cmp"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Account is one debtor with all its debts, while an act decides on them.
type Account struct {
	Debtor    debtor.Debtor
	Portfolio portfolio.Portfolio
	Debts     []debt.Debt    // every debt of the debtor, the oldest first
	Zone      *time.Location // the portfolio's
	Today     civil.Day      // in the portfolio's zone
	Now       time.Time
	Paid      []Paid   // payments and their reversals among what was posted
	Planned   []string // debts that a plan has begun for in this act

	wasDebtor debtor.Debtor
	touched   map[string]bool // debts that were given out to be changed
	movements []*debt.Movement
	stays     []debt.Stay
	by        string // who acts
}

// Paid is what a payment, or its reversal, did to one debt.
type Paid struct {
	PaymentID string
	DebtID    string
	Amount    int64     // minor units; below zero for a reversal
	On        civil.Day // on which it counts
}

func open(who debtor.Debtor, p portfolio.Portfolio, debts []debt.Debt, now time.Time, by string) (*Account, error) {
	zone, err := civil.Zone(p.Timezone)
	if err != nil {
		return nil, err
	}
	return &Account{
		Debtor: who, Portfolio: p, Debts: debts, Zone: zone, Today: civil.On(now, zone), Now: now,
		wasDebtor: who, touched: map[string]bool{}, by: by,
	}, nil
}

// Debt is one of the account's debts, to be changed in place. It fails with debt.ErrNotFound.
func (a *Account) Debt(id string) (*debt.Debt, error) {
	at := slices.IndexFunc(a.Debts, func(d debt.Debt) bool { return d.ID == id })
	if at < 0 {
		return nil, debt.ErrNotFound
	}
	a.touched[id] = true
	return &a.Debts[at], nil
}

// Post posts a movement on its debt. It fails as debt.Debt.Post does, and with debt.ErrNotFound.
func (a *Account) Post(m debt.Movement) (debt.Movement, error) {
	d, err := a.Debt(m.DebtID)
	if err != nil {
		return m, err
	}
	a.complete(&m, d)
	if err := d.Post(&m); err != nil {
		return m, err
	}
	a.note(m)
	return m, nil
}

// PostAll posts a movement, split where it is a credit that names no component. It fails as Post does.
func (a *Account) PostAll(m debt.Movement) (posted []*debt.Movement, err error) {
	d, err := a.Debt(m.DebtID)
	if err != nil {
		return nil, err
	}
	for _, part := range d.Spread(m) {
		if _, err := a.Post(part); err != nil {
			return nil, err
		}
		posted = append(posted, a.movements[len(a.movements)-1])
	}
	return posted, nil
}

// Reverse takes movements back, the last one first: also on debts that have ended since. What a payment or a discount ended is open
// again. It fails with debt.ErrNotFound and money.ErrRange.
func (a *Account) Reverse(posted []debt.Movement, as debt.MovementType) ([]debt.Movement, error) {
	var back []debt.Movement
	for _, was := range slices.Backward(posted) {
		m := was.Back(a.Now)
		m.Type = cmp.Or(as, m.Type)
		d, err := a.Debt(m.DebtID)
		if err != nil {
			return nil, err
		}
		a.complete(&m, d)
		if err := d.TakeBack(m); err != nil {
			return nil, err
		}
		a.note(m)
		back = append(back, m)
	}
	return back, nil
}

func (a *Account) complete(m *debt.Movement, d *debt.Debt) {
	m.DebtorID, m.Currency = d.DebtorID, cmp.Or(m.Currency, d.Currency)
	m.ID, m.CreatedBy = cmp.Or(m.ID, storage.NewID()), cmp.Or(m.CreatedBy, a.by)
	if m.At.IsZero() {
		m.At = a.Now
	}
}

func (a *Account) note(m debt.Movement) {
	a.movements = append(a.movements, &m)
	if m.PaymentID != "" {
		a.Paid = append(a.Paid, Paid{PaymentID: m.PaymentID, DebtID: m.DebtID, Amount: -m.Signed(), On: cmp.Or(m.ValueOn, a.Today)})
	}
}

// Bound reports whether the debtor has, or had before this act, an open promise or plan.
func (a *Account) Bound() bool {
	return a.Debtor.PromisesOpen > 0 || a.wasDebtor.PromisesOpen > 0 || a.Debtor.PlansOpen > 0 || a.wasDebtor.PlansOpen > 0
}

// Posted are the movements that were posted on the account.
func (a *Account) Posted() []*debt.Movement { return a.movements }

// Owes is what is owed in a currency on debts that have not ended; on those of ids alone when there are any.
func (a *Account) Owes(currency string, ids ...string) (sum int64) {
	for i := range a.Debts {
		d := &a.Debts[i]
		if d.Status != debt.Resolved && d.Currency == currency && (len(ids) == 0 || slices.Contains(ids, d.ID)) {
			sum = money.Total(sum, d.Balance)
		}
	}
	return sum
}

// settle ends what was paid in full, ages what changed and brings the debtor's figures after it.
func (a *Account) settle(set bucket.Set) {
	for _, d := range a.changed() {
		if d.Status != debt.Resolved && d.Balance == 0 && a.paid(d.ID) {
			_ = d.Resolve(debt.ResolvedPaid, a.Now) // it has not ended: asked one line above
		}
		if stay := d.Age(set, a.Today); stay != nil {
			a.stays = append(a.stays, *stay)
		}
	}
	a.Debtor.Follow(debt.FiguresOf(a.Debts, a.Debtor.Currency, set, a.Today), len(a.Paid) > 0)
}

func (a *Account) paid(debtID string) bool {
	return slices.ContainsFunc(a.Paid, func(p Paid) bool { return p.DebtID == debtID && p.Amount > 0 })
}

// changed are the debts that were given out to be changed.
func (a *Account) changed() (all []*debt.Debt) {
	for i := range a.Debts {
		if a.touched[a.Debts[i].ID] {
			all = append(all, &a.Debts[i])
		}
	}
	return all
}

// Told is a movement as the record tells it: enough to reckon the ledger anew from the record alone.
type Told struct {
	ID        string            `json:"id"`
	DebtID    string            `json:"debt_id"`
	DebtorID  string            `json:"debtor_id"`
	Type      debt.MovementType `json:"type"`
	Component debt.Component    `json:"component"`
	Amount    int64             `json:"amount"` // minor units, below zero for a credit
}

// Told are the movements that were posted on accounts.
func (a *Account) Told() []Told {
	all := make([]Told, len(a.movements))
	for i, m := range a.movements {
		all[i] = Told{m.ID, m.DebtID, m.DebtorID, m.Type, m.Component, m.Signed()}
	}
	return all
}
