package appropriation

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// work is one account with the promises that an act may concern, in the order in which they were made.
type work struct {
	*ledger.Account
	promises []*promise.Promise
	taken    []Appropriation // what payments that are taken back had brought
	made     []Appropriation
	was      map[string]promise.Promise
}

func newWork(a *ledger.Account, promises []promise.Promise, taken []Appropriation) *work {
	w := &work{Account: a, taken: taken, was: map[string]promise.Promise{}}
	for i := range promises {
		w.promises, w.was[promises[i].ID] = append(w.promises, &promises[i]), promises[i]
	}
	return w
}

// follow brings the promises after what an act has done to the account: what was taken back first, then the days that have passed,
// then what was paid, and last what is owed no more.
func (w *work) follow() error {
	for _, step := range []func(*promise.Promise) error{w.reopen, w.supersede, w.advance} {
		if err := w.each(step); err != nil {
			return err
		}
	}
	w.appropriate()
	if err := w.each(w.keep); err != nil {
		return err
	}
	if err := w.each(w.invalidate); err != nil {
		return err
	}
	w.Debtor.PromisesOpen = len(w.open())
	return nil
}

func (w *work) each(step func(*promise.Promise) error) error {
	for _, p := range w.promises {
		if err := step(p); err != nil {
			return err
		}
	}
	return nil
}

func (w *work) open() []*promise.Promise {
	return slices.DeleteFunc(slices.Clone(w.promises), func(p *promise.Promise) bool { return !p.Open })
}

// takeBack takes back what payments brought that are no more, of the promise made last first.
func (w *work) takeBack() {
	for _, paid := range w.Paid {
		left := -paid.Amount
		for i := len(w.taken) - 1; i >= 0 && left > 0; i-- {
			t := &w.taken[i]
			if t.PaymentID != paid.PaymentID || t.DebtID != paid.DebtID || t.Amount <= 0 {
				continue
			}
			if p := w.promise(t.PromiseID); p != nil {
				part := min(left, t.Amount)
				w.bring(p, paid.PaymentID, paid.DebtID, -part)
				t.Amount, left = t.Amount-part, left-part
			}
		}
	}
}

func (w *work) promise(id string) *promise.Promise {
	at := slices.IndexFunc(w.promises, func(p *promise.Promise) bool { return p.ID == id })
	if at < 0 {
		return nil
	}
	return w.promises[at]
}

func (w *work) bring(p *promise.Promise, paymentID, debtID string, amount int64) {
	p.Appropriated += amount
	w.made = append(w.made, newAppropriation(p, paymentID, debtID, amount))
}

// reopen opens again what a payment had resolved that was taken back, as long as its type lets it; of what was kept in part and
// has nothing left nothing was kept.
func (w *work) reopen(p *promise.Promise) error {
	lost := w.was[p.ID].Appropriated > p.Appropriated || w.undone(p.ResolvedBy)
	switch {
	case !lost:
		return nil
	case p.Status == promise.PartiallyKept && p.Appropriated == 0:
		return p.To(promise.Broken, w.Now)
	case p.Status == promise.Kept && p.Appropriated < p.Need() && w.late(p) && w.recent(p):
		return p.To(p.On(w.Today), w.Now)
	case p.Status == promise.Kept && p.Appropriated < p.Need(), p.Status == promise.Invalidated && w.undone(p.ResolvedBy):
		return w.again(p)
	}
	return nil
}

// again opens a promise: one whose deadline has passed has its days of grace anew, a day at least.
func (w *work) again(p *promise.Promise) error {
	if !w.recent(p) {
		return nil
	}
	if p.Deadline.Before(w.Today) {
		p.Deadline = w.Today.Add(max(1, p.GraceDays))
	}
	return p.To(p.On(w.Today), w.Now)
}

// recent reports whether the promise ended so lately that a payment, or its reversal, still changes how.
func (w *work) recent(p *promise.Promise) bool {
	return p.ResolvedAt == nil || !w.Now.After(p.ResolvedAt.AddDate(0, 0, p.ReopenDays))
}

// late reports whether the promise was kept by a payment that was posted after its deadline.
func (w *work) late(p *promise.Promise) bool {
	return p.ResolvedAt != nil && p.Deadline.Before(civil.On(*p.ResolvedAt, w.Zone))
}

func (w *work) undone(paymentID string) bool {
	return paymentID != "" && slices.ContainsFunc(w.Paid, func(p ledger.Paid) bool { return p.PaymentID == paymentID && p.Amount < 0 })
}

// supersede ends open promises on debts that a plan begins for, which takes their place.
func (w *work) supersede(p *promise.Promise) error {
	if !p.Open || !slices.ContainsFunc(w.Planned, func(id string) bool { return w.isFor(p, id) }) {
		return nil
	}
	return p.To(promise.Superseded, w.Now)
}

// advance lets the days pass that have passed since. A clock that goes backwards takes nothing back. What is owed no more breaks
// nothing.
func (w *work) advance(p *promise.Promise) error {
	to := p.On(w.Today)
	if !p.Open || !p.Status.May(to) || !to.Open() && w.Owes(p.Currency, p.DebtIDs...) == 0 && !w.pays(p) {
		return nil
	}
	return p.To(to, w.Now)
}

// pays reports whether something is paid on a debt of the promise.
func (w *work) pays(p *promise.Promise) bool {
	return slices.ContainsFunc(w.Paid, func(paid ledger.Paid) bool { return paid.Amount > 0 && w.isFor(p, paid.DebtID) })
}

// onIt reports whether a payment is one on the promise: on a debt of its, on a day from that on which it was made to its deadline.
func (w *work) onIt(p *promise.Promise, paid ledger.Paid) bool {
	return w.isFor(p, paid.DebtID) && !paid.On.Before(p.MadeOn) && !p.Deadline.Before(paid.On)
}

// isFor reports whether the promise is for a debt of the account.
func (w *work) isFor(p *promise.Promise, debtID string) bool {
	return slices.ContainsFunc(w.Debts, func(d debt.Debt) bool { return d.ID == debtID && p.Covers(d.ID, d.Currency) })
}

// takes reports whether payments still go to the promise: to an open one, and to one that was broken lately.
func (w *work) takes(p *promise.Promise) bool { return p.Open || p.Status.Missed() && w.recent(p) }

// appropriate gives what is paid to promises that take it, the first made first.
func (w *work) appropriate() {
	for _, paid := range w.Paid {
		left := paid.Amount
		for _, p := range w.promises {
			if left <= 0 {
				break
			}
			if part := min(left, p.Left()); part > 0 && w.takes(p) && w.onIt(p, paid) {
				w.bring(p, paid.PaymentID, paid.DebtID, part)
				left -= part
			}
		}
	}
}

// keep ends what is kept: also what was broken and was paid in time, as is found out now.
func (w *work) keep(p *promise.Promise) error {
	switch {
	case w.takes(p) && p.Appropriated >= p.Need():
		return w.resolve(p, promise.Kept)
	case p.Status == promise.Broken && p.Appropriated > 0:
		return p.To(promise.PartiallyKept, w.Now)
	}
	return nil
}

// invalidate ends what is for nothing that is still owed.
func (w *work) invalidate(p *promise.Promise) error {
	if !p.Open || w.Owes(p.Currency, p.DebtIDs...) > 0 {
		return nil
	}
	return w.resolve(p, promise.Invalidated)
}

// resolve ends a promise, by the payment that did it if one did.
func (w *work) resolve(p *promise.Promise, as promise.Status) error {
	if err := p.To(as, w.Now); err != nil {
		return err
	}
	for _, paid := range w.Paid {
		if paid.Amount > 0 {
			p.ResolvedBy = paid.PaymentID
		}
	}
	return nil
}
