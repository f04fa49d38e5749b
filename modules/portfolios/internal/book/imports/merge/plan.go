package merge

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// plan is what a batch comes to: rows to be written, all in one transaction.
type plan struct {
	target   Target
	known    *Known
	accounts map[string]*account
	order    []*account

	debts     []*debt.Debt // new
	revised   []*debt.Debt
	movements []*debt.Movement
	stays     []*debt.Stay
	phones    []*phone.Phone
	places    []*address.Address
	growth    portfolio.Growth
	delta     int64 // of what is owed in the portfolio's currency; known before anything is written
	changes   []*Change
}

func newPlan(t Target, k *Known, size int) *plan {
	return &plan{
		target: t, known: k, accounts: make(map[string]*account, size), order: make([]*account, 0, size),
		debts: make([]*debt.Debt, 0, size), movements: make([]*debt.Movement, 0, size), phones: make([]*phone.Phone, 0, size),
	}
}

// add adds one sound row to the plan and returns its class. It rejects rows that only the database can judge.
func (p *plan) add(r *rows.Row, first bool) Class {
	owed := p.known.debts[r.Ref]
	if !r.HasDebt {
		owed = nil
	}
	if owed != nil && p.refuses(owed, r) {
		return Rejected
	}
	a := p.account(r)
	class := p.updateDebtor(a, r, first)
	if !r.HasDebt {
		return class
	}
	if owed == nil {
		p.open(a, r)
		return Created
	}
	if p.updateDebt(a, owed, r) {
		return Updated
	}
	return class
}

// refuses rejects a row whose debt is somebody else's, or has ended.
func (p *plan) refuses(owed *debt.Debt, r *rows.Row) bool {
	d := p.known.debtors[p.known.key(r.Key)]
	switch {
	case d == nil || d.ID != owed.DebtorID:
		r.Reject(rows.OtherDebtor, mapping.DebtRef, r.Ref)
	case owed.Status == debt.Resolved:
		r.Reject(rows.DebtResolved, mapping.DebtRef, r.Ref)
	case !money.Within(owed.Balance):
		r.Reject(rows.AmountAbsurd, mapping.Balance, r.Ref) // from before there was a bound; module repair mends it
	case owed.Currency != r.Currency:
		r.Reject(rows.CurrencyName, mapping.Currency, r.Currency)
	default:
		return false
	}
	return true
}

func (p *plan) account(r *rows.Row) *account {
	key := p.known.key(r.Key)
	if a := p.accounts[key]; a != nil {
		return a
	}
	a := &account{debtor: p.known.debtors[key]}
	if a.debtor == nil {
		a.debtor, a.isNew, a.moved = p.target.newDebtor(r), true, true
		p.growth.Debtors++
	} else {
		a.before, a.was = a.debtor.Figures(), debtorWas(a.debtor)
		a.phones, a.places = p.known.phones[a.debtor.ID], p.known.places[a.debtor.ID]
	}
	p.accounts[key] = a
	p.order = append(p.order, a)
	return a
}

// updateDebtor classes the row by its debtor alone. Only the debtor's first line can be more than Unchanged: what later
// lines add must not depend on how the file was cut into batches.
func (p *plan) updateDebtor(a *account, r *rows.Row, first bool) Class {
	changed := describe(a.debtor, r, first && !p.known.merged(r.Key))
	for i := range r.Phones {
		changed = p.addPhone(a, &r.Phones[i]) || changed
	}
	changed = p.addPlace(a, r) || changed
	if changed && !a.changed && !p.own(a) {
		p.changes = append(p.changes, a.was)
	}
	a.changed = a.changed || changed
	switch {
	case !first:
		return Unchanged
	case a.isNew:
		return Created
	case changed:
		return Updated
	}
	return Unchanged
}

func (p *plan) open(a *account, r *rows.Row) {
	owed, placed := p.target.newDebt(a.debtor, r)
	a.debts, a.moved = append(a.debts, owed), true
	p.debts = append(p.debts, owed)
	p.count(a, owed, r.Balance)
	if !p.own(a) {
		p.changes = append(p.changes, &Change{Kind: DebtAdded, RowID: owed.ID, DebtorID: a.debtor.ID, Before: "{}"})
	}
	p.movements = append(p.movements, placed...)
	p.growth.Debts++
}

func (p *plan) updateDebt(a *account, owed *debt.Debt, r *rows.Row) bool {
	was := debtWas(owed)
	before := owed.Balance
	posted, stay, changed := p.target.revise(owed, r)
	if !changed {
		return false
	}
	if !p.own(a) {
		p.changes = append(p.changes, was)
	}
	p.count(a, owed, owed.Balance-before)
	a.debts, a.moved = append(a.debts, owed), true
	p.revised = append(p.revised, owed)
	p.movements = append(p.movements, posted...)
	if stay != nil {
		p.stays = append(p.stays, stay)
	}
	return true
}

// own reports whether this import brought the debtor itself: then it is taken back as a whole.
func (p *plan) own(a *account) bool { return a.isNew || a.debtor.ImportID == p.target.Source }

// count adds to what is owed in the portfolio's currency.
func (p *plan) count(a *account, owed *debt.Debt, amount int64) {
	if owed.Currency == a.debtor.Currency {
		p.delta = money.Total(p.delta, amount)
	}
}

func (p *plan) addPhone(a *account, number *rows.Dialled) bool {
	if a.phones[number.E164] {
		return false
	}
	if a.phones == nil {
		a.phones = map[string]bool{}
	}
	a.phones[number.E164] = true
	added := &phone.Phone{
		Row: p.target.row(), DebtorID: a.debtor.ID, E164: number.E164, Raw: number.Raw, Country: number.Country,
		Line: number.Line, Label: phone.Own, Source: "import", Status: phone.Unverified, IsPrimary: a.debtor.Phone == "",
	}
	if added.IsPrimary {
		a.debtor.Phone, a.changed = number.E164, true
	}
	p.phones = append(p.phones, added)
	if !p.own(a) {
		p.changes = append(p.changes, &Change{Kind: PhoneAdded, RowID: added.ID, DebtorID: a.debtor.ID, Before: "{}"})
	}
	return true
}

func (p *plan) addPlace(a *account, r *rows.Row) bool {
	if r.Address == (rows.Place{}) {
		return false
	}
	added := &address.Address{
		Row: p.target.row(), DebtorID: a.debtor.ID, Kind: "home", Line1: r.Address.Line, City: r.Address.City,
		Region: r.Address.Region, PostalCode: r.Address.PostalCode, Country: p.target.Portfolio.Country, Source: "import",
	}
	added.Seal()
	if a.places[added.Fingerprint] {
		return false
	}
	if a.places == nil {
		a.places = map[string]bool{}
	}
	a.places[added.Fingerprint] = true
	p.places = append(p.places, added)
	if !p.own(a) {
		p.changes = append(p.changes, &Change{Kind: AddressAdded, RowID: added.ID, DebtorID: a.debtor.ID, Before: "{}"})
	}
	return true
}

// moved are the known debtors whose debts were added or changed, by id.
func (p *plan) moved() map[string]*account {
	moved := map[string]*account{}
	for _, a := range p.order {
		if a.moved && !a.isNew {
			moved[a.debtor.ID] = a
		}
	}
	return moved
}

// settle reckons the figures of every debtor whose debts moved; held are all debts, as stored, of those known before.
func (p *plan) settle(held map[string][]debt.Debt) {
	for _, a := range p.order {
		if !a.moved {
			continue
		}
		all := append([]debt.Debt(nil), held[a.debtor.ID]...)
		for _, owed := range a.debts {
			all = put(all, *owed)
		}
		figures := debt.FiguresOf(all, a.debtor.Currency, p.target.Buckets, p.target.Today)
		p.growth.Balance += figures.Balance - a.before.Balance
		a.debtor.SetFigures(figures)
	}
}

// put replaces the debt of the same id, or adds it.
func put(all []debt.Debt, owed debt.Debt) []debt.Debt {
	for i := range all {
		if all[i].ID == owed.ID {
			all[i] = owed
			return all
		}
	}
	return append(all, owed)
}
