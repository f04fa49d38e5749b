package promise_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestTransitions(t *testing.T) {
	open := []promise.Status{promise.Pending, promise.DueSoon, promise.InGrace}
	ends := []promise.Status{promise.Kept, promise.PartiallyKept, promise.Broken, promise.Cancelled, promise.Superseded, promise.Invalidated}
	legal := map[promise.Status][]promise.Status{
		promise.Draft:         {promise.Pending, promise.Cancelled, promise.Superseded},
		promise.Pending:       append([]promise.Status{promise.DueSoon, promise.InGrace}, ends...),
		promise.DueSoon:       append([]promise.Status{promise.InGrace}, ends...),
		promise.InGrace:       ends,
		promise.Kept:          append([]promise.Status{promise.PartiallyKept, promise.Broken}, open...), // a payment is taken back
		promise.Invalidated:   open,                                                                     // likewise
		promise.PartiallyKept: {promise.Kept, promise.Broken},
		promise.Broken:        {promise.Kept, promise.PartiallyKept}, // a payment is posted late
		promise.Cancelled:     nil, promise.Superseded: nil,
	}
	for _, from := range promise.Draft.Enum() {
		for _, to := range promise.Draft.Enum() {
			t.Run("[MO-05] "+string(from)+" to "+string(to), func(t *testing.T) {
				p := promise.Promise{Status: from, DueOn: "2026-11-24", Deadline: "2026-11-26", ReminderOn: "2026-11-23", MadeOn: "2026-11-20"}
				err := p.To(to, time.Now())
				if slices.Contains(legal[from], to) {
					require.NoError(t, err)
					require.Equal(t, to, p.Status)
					require.Equal(t, to.Open(), p.Open)
					require.Equal(t, to.Open(), p.ResolvedAt == nil)
				} else {
					require.ErrorIs(t, err, promise.ErrTransition)
					require.Equal(t, from, p.Status)
				}
			})
		}
	}
}

func TestAppropriation(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := open(t, engine)
		t.Run("[MO-06] payments go to the promise made first, and what is left to the next", func(t *testing.T) { firstInFirstOut(t, d) })
		t.Run("[MO-06] a promise on one debt takes what is paid on it alone", func(t *testing.T) { onOneDebt(t, d) })
		t.Run("[MO-06] the threshold of the type keeps a promise", func(t *testing.T) { threshold(t, d) })
		t.Run("[MO-06] at most so many are open on a debt, and never above what is owed", func(t *testing.T) { bounds(t, d) })
		t.Run("[MO-06] the due day moves to a business day of the debtor's country", func(t *testing.T) { businessDay(t, d) })
		t.Run("[MO-07] a payment taken back opens a kept promise again, within the days of its type", func(t *testing.T) { reopens(t, d) })
		t.Run("what is owed no more by another way is invalidated", func(t *testing.T) { invalidates(t, d) })
		t.Run("a plan takes the place of promises", func(t *testing.T) { planned(t, d) })
		t.Run("another promise takes the place of one", func(t *testing.T) { renegotiated(t, d) })
		t.Run("a program that is not sure, and a day far ahead, need somebody else", func(t *testing.T) { drafts(t, d) })
	})
}

func firstInFirstOut(t *testing.T, d *desk) {
	who := d.owes(t, 10_000)
	first, second := d.promises1(t, who, 3_000, "2026-11-30"), d.promises1(t, who, 2_000, "2026-11-25")
	require.Equal(t, 2, d.debtor(t, who).PromisesOpen)
	require.EqualValues(t, "promised", d.debtor(t, who).Status)
	d.pays(t, who, 1_000)
	require.EqualValues(t, 1_000, d.get(t, first.ID).Appropriated)
	require.Zero(t, d.get(t, second.ID).Appropriated)
	d.pays(t, who, 2_500)
	require.Equal(t, promise.Kept, d.get(t, first.ID).Status)
	require.EqualValues(t, 500, d.get(t, second.ID).Appropriated)
	require.EqualValues(t, 2_500, d.get(t, second.ID).KeptShare)
	d.pays(t, who, 6_500)
	require.Equal(t, promise.Kept, d.get(t, second.ID).Status)
	require.EqualValues(t, "paid", d.debtor(t, who).Status)
	require.Zero(t, d.debtor(t, who).PromisesOpen)
}

func onOneDebt(t *testing.T, d *desk) {
	who := d.owes(t, 5_000, 5_000)
	a, err := d.ledger.Look(d.ctx, who)
	require.NoError(t, err)
	p, err := d.take(promise.Promise{DebtorID: who, Amount: 2_000, DueOn: "2026-11-30", DebtIDs: []string{a.Debts[1].ID}})
	require.NoError(t, err)
	d.pays(t, who, 3_000, 0)
	require.Zero(t, d.get(t, p.ID).Appropriated)
	d.pays(t, who, 3_000, 1)
	require.EqualValues(t, 2_000, d.get(t, p.ID).Appropriated)
	_, err = d.take(promise.Promise{DebtorID: who, Amount: 1, DueOn: "2026-11-30", DebtIDs: []string{"another"}})
	require.ErrorIs(t, err, promise.ErrDebt)
}

func threshold(t *testing.T, d *desk) {
	who := d.owes(t, 10_000)
	p := d.promises1(t, who, 1_001, "2026-11-30")
	d.pays(t, who, 950)
	require.Equal(t, promise.Pending, d.get(t, p.ID).Status)
	d.pays(t, who, 1)
	require.Equal(t, promise.Kept, d.get(t, p.ID).Status, "95 % of 1001, rounded up")
}

func bounds(t *testing.T, d *desk) {
	who := d.owes(t, 10_000)
	_, err := d.take(promise.Promise{DebtorID: who, Amount: 10_001, DueOn: "2026-11-30"})
	require.ErrorIs(t, err, promise.ErrTooMuch)
	d.promises1(t, who, 9_000, "2026-11-30")
	_, err = d.take(promise.Promise{DebtorID: who, Amount: 1_001, DueOn: "2026-11-30"})
	require.ErrorIs(t, err, promise.ErrTooMuch)
	d.promises1(t, who, 500, "2026-11-30")
	_, err = d.take(promise.Promise{DebtorID: who, Amount: 100, DueOn: "2026-11-30"})
	require.ErrorIs(t, err, promise.ErrMost)
	_, err = d.take(promise.Promise{DebtorID: who, Amount: 100, DueOn: "2026-11-22"})
	require.ErrorIs(t, err, promise.ErrDay)
	_, err = d.take(promise.Promise{DebtorID: who, Amount: 100, DueOn: "2026-11-30", Currency: "USD"})
	require.ErrorIs(t, err, promise.ErrNothing)
}

func businessDay(t *testing.T, d *desk) {
	p := d.promises1(t, d.owes(t, 10_000), 100, "2026-11-29")
	require.EqualValues(t, "2026-11-30", p.DueOn, "a Sunday")
	require.EqualValues(t, "2026-11-28", p.ReminderOn)
	require.EqualValues(t, "2026-12-02", p.Deadline)
	p = d.promises1(t, d.owes(t, 10_000), 100, "2026-12-20")
	require.EqualValues(t, "2026-12-21", p.DueOn)
	far, err := d.take(promise.Promise{DebtorID: d.owes(t, 10_000), Amount: 100, DueOn: "2026-12-25"})
	require.NoError(t, err)
	require.EqualValues(t, "2026-12-26", far.DueOn, "Christmas")
}

func reopens(t *testing.T, d *desk) {
	today := d.clock.Now()
	defer d.clock.Set(today)
	who := d.owes(t, 10_000)
	p := d.promises1(t, who, 2_000, "2026-11-25")
	payment := d.pays(t, who, 2_000)
	require.Equal(t, promise.Kept, d.get(t, p.ID).Status)
	require.Equal(t, payment, d.get(t, p.ID).ResolvedBy)
	d.at(t, "2026-12-01")
	d.reverses(t, who, payment)
	again := d.get(t, p.ID)
	require.Equal(t, promise.InGrace, again.Status)
	require.Zero(t, again.Appropriated)
	require.EqualValues(t, "2026-12-03", again.Deadline, "its days of grace anew")
	require.Equal(t, 1, d.told(p.ID)["reopened"])
	require.Equal(t, 1, d.debtor(t, who).PromisesOpen)

	payment = d.pays(t, who, 2_000)
	d.at(t, "2026-12-20")
	d.reverses(t, who, payment)
	require.Equal(t, promise.Kept, d.get(t, p.ID).Status, "too late")
	require.Zero(t, d.get(t, p.ID).Appropriated)
}

func invalidates(t *testing.T, d *desk) {
	who := d.owes(t, 5_000, 5_000)
	a, err := d.ledger.Look(d.ctx, who)
	require.NoError(t, err)
	one, err := d.take(promise.Promise{DebtorID: who, Amount: 2_000, DueOn: "2026-11-30", DebtIDs: []string{a.Debts[0].ID}})
	require.NoError(t, err)
	all := d.promises1(t, who, 2_000, "2026-11-30")
	d.do(t, who, func(_ context.Context, a *ledger.Account) error {
		first, err := a.Debt(a.Debts[0].ID)
		if err != nil {
			return err
		}
		return first.Resolve(debt.WrittenOff, a.Now)
	})
	require.Equal(t, promise.Invalidated, d.get(t, one.ID).Status)
	require.Equal(t, promise.Pending, d.get(t, all.ID).Status)
	d.do(t, who, func(_ context.Context, a *ledger.Account) error {
		_, err := a.Post(debt.Movement{DebtID: a.Debts[1].ID, Direction: debt.Credit, Type: debt.Discount, Amount: 5_000})
		return err
	})
	require.Equal(t, promise.Invalidated, d.get(t, all.ID).Status)
}

func planned(t *testing.T, d *desk) {
	who := d.owes(t, 5_000, 5_000)
	a, err := d.ledger.Look(d.ctx, who)
	require.NoError(t, err)
	other, err := d.take(promise.Promise{DebtorID: who, Amount: 2_000, DueOn: "2026-11-30", DebtIDs: []string{a.Debts[1].ID}})
	require.NoError(t, err)
	p := d.promises1(t, who, 2_000, "2026-11-30")
	d.do(t, who, func(_ context.Context, a *ledger.Account) error {
		a.Debtor.PlansOpen, a.Planned = 1, []string{a.Debts[0].ID}
		return nil
	})
	require.Equal(t, promise.Superseded, d.get(t, p.ID).Status)
	require.Equal(t, promise.Pending, d.get(t, other.ID).Status, "the plan is not for its debt")
	require.EqualValues(t, "plan", d.debtor(t, who).Status)
}

func renegotiated(t *testing.T, d *desk) {
	who := d.owes(t, 5_000)
	was := d.promises1(t, who, 5_000, "2026-11-30")
	var now promise.Promise
	require.NoError(t, d.db.Within(d.ctx, func(ctx context.Context) (err error) {
		now, err = d.promises.Renegotiate(ctx, was.ID, promise.Promise{Amount: 4_000, DueOn: "2026-12-01", Channel: "whatsapp"})
		return err
	}))
	require.Equal(t, was.ID, now.ParentID)
	require.Equal(t, promise.Superseded, d.get(t, was.ID).Status)
	require.Equal(t, 1, d.debtor(t, who).PromisesOpen)
	_, err := d.promises.Renegotiate(d.ctx, was.ID, promise.Promise{Amount: 4_000, DueOn: "2026-12-01"})
	require.ErrorIs(t, err, promise.ErrTransition)
}

func drafts(t *testing.T, d *desk) {
	today := d.clock.Now()
	defer d.clock.Set(today)
	who := d.owes(t, 5_000)
	far := d.promises1(t, who, 5_000, "2027-01-15")
	require.Equal(t, promise.Draft, far.Status)
	require.Zero(t, d.debtor(t, who).PromisesOpen)
	_, err := d.promises.Confirm(d.ctx, far.ID)
	require.ErrorIs(t, err, promise.ErrOwn)
	d.pays(t, who, 100)
	require.Zero(t, d.get(t, far.ID).Appropriated)
	d.at(t, "2027-01-16")
	lapsed := d.get(t, far.ID)
	require.Equal(t, promise.Cancelled, lapsed.Status)
	require.Equal(t, "not_confirmed", lapsed.CancelReason)
	require.Equal(t, 1, d.told(far.ID)["cancelled"])
}

func TestTypes(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := open(t, engine)
		t.Run("a usual type is there without set-up, and can be changed and not retired", func(t *testing.T) {
			all, err := d.types.All(d.ctx)
			require.NoError(t, err)
			require.Len(t, all, 1)
			changed, err := d.types.Change(d.ctx, promisetype.UsualID, 1, func(p *promisetype.PromiseType) { p.MostOpen = 1 })
			require.NoError(t, err)
			require.Equal(t, 1, changed.MostOpen)
			_, err = d.types.Change(d.ctx, promisetype.UsualID, storage.AnyVersion, func(p *promisetype.PromiseType) { p.Retired = true })
			require.ErrorIs(t, err, promisetype.ErrUsual)
			require.ErrorIs(t, d.types.Delete(d.ctx, promisetype.UsualID, 2), promisetype.ErrUsual)
		})
		t.Run("a promise keeps to its type as it was; one that is used stays", func(t *testing.T) {
			strict, err := d.types.Create(d.ctx, promisetype.PromiseType{Name: "Al contado", Threshold: 10_000, MostOpen: 1, FurthestDays: 5})
			require.NoError(t, err)
			p, err := d.take(promise.Promise{DebtorID: d.owes(t, 100), Amount: 100, DueOn: "2026-11-25", TypeID: strict.ID})
			require.NoError(t, err)
			require.Equal(t, p.DueOn, p.Deadline)
			require.ErrorIs(t, d.types.Delete(d.ctx, strict.ID, 1), promisetype.ErrUsed)
			strict, err = d.types.Change(d.ctx, strict.ID, 1, func(p *promisetype.PromiseType) { p.Retired = true })
			require.NoError(t, err)
			_, err = d.take(promise.Promise{DebtorID: d.owes(t, 100), Amount: 100, DueOn: "2026-11-25", TypeID: strict.ID})
			require.ErrorIs(t, err, promisetype.ErrRetired)
		})
	})
}
