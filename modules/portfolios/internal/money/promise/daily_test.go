package promise_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promiseoverview"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestDaily(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-07] each day brings its step, once", func(t *testing.T) { dayByDay(t, open(t, engine)) })
		t.Run("[MO-07] a clock that jumps ahead ends at once what it has left out, and one that goes back takes nothing back", func(t *testing.T) { jumps(t, open(t, engine)) })
		t.Run("[MO-07] what was paid in part is kept in part", func(t *testing.T) { inPart(t, open(t, engine)) })
		t.Run("what is due and what was just broken is summed day by day", func(t *testing.T) { overviews(t, open(t, engine)) })
		t.Run("[MO-07] a payment after the deadline keeps nothing", func(t *testing.T) { tooLate(t, open(t, engine)) })
		t.Run("[MO-07] the day on which a payment counts decides, not that on which it is registered", func(t *testing.T) { valueDays(t, open(t, engine)) })
		t.Run("[MO-07] what was broken is kept by a payment that counts in time, within the days of its type", func(t *testing.T) { keptAfterAll(t, open(t, engine)) })
	})
}

func dayByDay(t *testing.T, d *desk) {
	who := d.owes(t, 10_000)
	p := d.promises1(t, who, 2_000, "2026-11-26")
	for _, on := range []struct {
		day    civil.Day
		status promise.Status
	}{
		{"2026-11-24", promise.Pending}, {"2026-11-25", promise.DueSoon}, {"2026-11-26", promise.DueSoon},
		{"2026-11-27", promise.InGrace}, {"2026-11-28", promise.InGrace}, {"2026-11-29", promise.Broken}, {"2026-11-30", promise.Broken},
	} {
		d.at(t, on.day)
		d.at(t, on.day)
		require.Equal(t, on.status, d.get(t, p.ID).Status, string(on.day))
	}
	require.Equal(t, map[string]int{"created": 1, "due_soon": 1, "in_grace": 1, "broken": 1}, d.told(p.ID))
	for _, e := range d.heard {
		if e.Notify != nil {
			require.Equal(t, []string{"ana"}, e.Notify.Users, e.Type)
		}
	}
	require.Zero(t, d.debtor(t, who).PromisesOpen)
	require.EqualValues(t, "in_progress", d.debtor(t, who).Status)
}

func jumps(t *testing.T, d *desk) {
	p := d.promises1(t, d.owes(t, 10_000), 2_000, "2026-11-26")
	d.at(t, "2026-11-25")
	d.at(t, "2026-11-20")
	require.Equal(t, promise.DueSoon, d.get(t, p.ID).Status)
	d.at(t, "2027-03-01")
	require.Equal(t, promise.Broken, d.get(t, p.ID).Status)
	d.at(t, "2026-11-25")
	require.Equal(t, promise.Broken, d.get(t, p.ID).Status)
	require.Equal(t, map[string]int{"created": 1, "due_soon": 1, "broken": 1}, d.told(p.ID))
}

func inPart(t *testing.T, d *desk) {
	who := d.owes(t, 10_000)
	p := d.promises1(t, who, 2_000, "2026-11-26")
	payment := d.pays(t, who, 500)
	d.at(t, "2026-11-29")
	require.Equal(t, promise.PartiallyKept, d.get(t, p.ID).Status)
	d.reverses(t, who, payment)
	require.Equal(t, promise.Broken, d.get(t, p.ID).Status, "nothing of it was paid after all")
}

func tooLate(t *testing.T, d *desk) {
	who := d.owes(t, 10_000)
	p := d.promises1(t, who, 2_000, "2026-11-26")
	d.at(t, "2026-11-28")
	d.clock.Advance(24 * 3600 * 1e9) // nobody has looked at the day yet
	d.pays(t, who, 10_000)
	late := d.get(t, p.ID)
	require.Equal(t, promise.Broken, late.Status)
	require.Zero(t, late.Appropriated)
	require.Equal(t, 1, d.told(p.ID)["broken"])
}

func valueDays(t *testing.T, d *desk) {
	before, after := d.owes(t, 10_000), d.owes(t, 10_000)
	first, second := d.promises1(t, before, 2_000, "2026-11-26"), d.promises1(t, after, 2_000, "2026-11-26")
	d.at(t, "2026-11-27")
	d.clock.Set(d.clock.Now().AddDate(0, 0, 2)) // nobody has looked at the day yet: the deadline was yesterday
	d.paysOn(t, "2026-11-28", before, 2_000)
	require.Equal(t, promise.Kept, d.get(t, first.ID).Status)
	require.Equal(t, map[string]int{"created": 1, "in_grace": 1, "kept": 1}, d.told(first.ID))
	d.paysOn(t, "2026-11-29", after, 2_000)
	require.Equal(t, promise.Broken, d.get(t, second.ID).Status)
	require.Zero(t, d.get(t, second.ID).Appropriated)

	earlier := d.owes(t, 10_000)
	p := d.promises1(t, earlier, 2_000, "2026-12-10")
	d.paysOn(t, "2026-11-28", earlier, 2_000)
	require.Zero(t, d.get(t, p.ID).Appropriated, "what was paid before it was promised is another payment")
}

func keptAfterAll(t *testing.T, d *desk) {
	who, late := d.owes(t, 10_000), d.owes(t, 10_000)
	p, q := d.promises1(t, who, 2_000, "2026-11-26"), d.promises1(t, late, 2_000, "2026-11-26")
	d.at(t, "2026-11-30")
	require.Equal(t, promise.Broken, d.get(t, p.ID).Status)
	part := d.paysOn(t, "2026-11-28", who, 500)
	require.Equal(t, promise.PartiallyKept, d.get(t, p.ID).Status)
	rest := d.paysOn(t, "2026-11-27", who, 1_500)
	require.Equal(t, promise.Kept, d.get(t, p.ID).Status)
	require.Zero(t, d.debtor(t, who).PromisesOpen)
	d.reverses(t, who, rest)
	require.Equal(t, promise.PartiallyKept, d.get(t, p.ID).Status, "its deadline has passed: it is not open again")
	d.reverses(t, who, part)
	require.Equal(t, promise.Broken, d.get(t, p.ID).Status)
	d.at(t, "2026-12-11")
	d.paysOn(t, "2026-11-28", late, 2_000)
	require.Equal(t, promise.Broken, d.get(t, q.ID).Status, "ten days have passed since it was broken")
}

func TestProperties(t *testing.T) {
	d := open(t, sdktest.Engine{Name: storage.SQLite})
	t.Run("[MO-06] whatever happens in whatever order, no more is appropriated than was paid, and a reversal is the exact inverse", rapid.MakeCheck(func(t *rapid.T) {
		d.clock.Set(d.clock.Now().AddDate(0, 0, -1)) // days pass below
		s := &story{desk: d, who: d.owes(t, rapid.Int64Range(1, 5_000).Draw(t, "one"), rapid.Int64Range(1, 5_000).Draw(t, "other")), paid: map[string]int64{}}
		for range rapid.IntRange(1, 14).Draw(t, "acts") {
			rapid.SampledFrom([]func(*rapid.T){s.promise, s.pay, s.payAndReverse, s.reverse, s.nextDay}).Draw(t, "act")(t)
			s.holds(t)
		}
	}))
}

// story is what happens to one debtor.
type story struct {
	*desk
	who  string
	paid map[string]int64
}

func (s *story) all(t *rapid.T) []promise.Promise {
	var all []promise.Promise
	require.NoError(t, s.store.Each(s.ctx, promise.Filter{DebtorID: s.who}, pageOf(), func(rows []promise.Promise) error {
		all = append(all, rows...)
		return nil
	}))
	return all
}

func (s *story) promise(t *rapid.T) {
	today := civil.On(s.clock.Now(), sdktest.Zone("America/Montevideo"))
	owed := s.debtor(t, s.who).Balance
	_, err := s.take(promise.Promise{
		DebtorID: s.who, Amount: rapid.Int64Range(1, 6_000).Draw(t, "amount"), DueOn: today.Add(rapid.IntRange(0, 6).Draw(t, "due")),
	})
	if err != nil {
		return
	}
	open := int64(0)
	for _, p := range s.all(t) {
		if p.Open {
			open += p.Amount - p.Appropriated
		}
	}
	require.LessOrEqual(t, open, owed, "never above what is owed")
}

func (s *story) pay(t *rapid.T) {
	if owed := s.debtor(t, s.who).Balance; owed > 0 {
		amount := rapid.Int64Range(1, owed).Draw(t, "paid")
		s.paid[s.paysOn(t, s.someDay(t), s.who, amount)] = amount
	}
}

// someDay is the day on which a payment counts: today or one of the last days.
func (s *story) someDay(t *rapid.T) civil.Day {
	return civil.On(s.clock.Now(), sdktest.Zone("America/Montevideo")).Add(-rapid.IntRange(0, 6).Draw(t, "days ago"))
}

func (s *story) payAndReverse(t *rapid.T) {
	before := s.all(t)
	owed := s.debtor(t, s.who)
	if owed.Balance == 0 {
		return
	}
	s.reverses(t, s.who, s.paysOn(t, s.someDay(t), s.who, rapid.Int64Range(1, owed.Balance).Draw(t, "mistaken")))
	after := s.all(t)
	for i := range before {
		require.Equal(t, before[i].Status, after[i].Status)
		require.Equal(t, before[i].Appropriated, after[i].Appropriated)
		require.Equal(t, before[i].Deadline, after[i].Deadline)
		require.Equal(t, before[i].NextOn, after[i].NextOn)
	}
	now := s.debtor(t, s.who)
	require.Equal(t, owed.PromisesOpen, now.PromisesOpen)
	require.Equal(t, owed.Balance, now.Balance)
	require.Equal(t, owed.Status, now.Status)
}

func (s *story) reverse(t *rapid.T) {
	for id := range s.paid {
		s.reverses(t, s.who, id)
		delete(s.paid, id)
		return
	}
}

func (s *story) nextDay(t *rapid.T) {
	s.at(t, civil.On(s.clock.Now(), sdktest.Zone("America/Montevideo")).Add(rapid.IntRange(1, 4).Draw(t, "days")))
}

// holds checks what is true at any moment.
func (s *story) holds(t *rapid.T) {
	var appropriated, paid int64
	open := 0
	for _, p := range s.all(t) {
		appropriated += p.Appropriated
		require.GreaterOrEqual(t, p.Appropriated, int64(0))
		require.LessOrEqual(t, p.Appropriated, p.Amount)
		if p.Open {
			open++
		}
	}
	for _, amount := range s.paid {
		paid += amount
	}
	require.LessOrEqual(t, appropriated, paid)
	require.Equal(t, open, s.debtor(t, s.who).PromisesOpen)
	var kept []appropriation.Appropriation
	all, err := storage.All[appropriation.Appropriation](s.ctx, s.db, -1, storage.Where("debtor_id = ?", s.who))
	require.NoError(t, err)
	kept = append(kept, all...)
	byPayment := map[string]int64{}
	for _, a := range kept {
		byPayment[a.PaymentID] += a.Amount
	}
	for id, amount := range byPayment {
		require.LessOrEqual(t, amount, s.paid[id])
		require.GreaterOrEqual(t, amount, int64(0))
	}
}

func overviews(t *testing.T, d *desk) {
	who := d.owes(t, 10_000)
	d.promises1(t, who, 2_000, "2026-11-26") // its last day is the 28th
	one := []promise.Sum{{Currency: "UYU", Count: 1, Amount: 2_000}}
	for _, on := range []struct {
		day         civil.Day
		due, broken []promise.Sum
	}{
		{"2026-11-25", []promise.Sum{}, []promise.Sum{}}, {"2026-11-26", one, []promise.Sum{}}, {"2026-11-28", []promise.Sum{}, []promise.Sum{}},
		{"2026-11-29", []promise.Sum{}, one}, {"2026-12-05", []promise.Sum{}, one}, {"2026-12-06", []promise.Sum{}, []promise.Sum{}},
	} {
		d.at(t, on.day)
		o, err := promiseoverview.NewService(promiseoverview.NewStore(d.db)).Overview(d.ctx, "", "plata")
		require.NoError(t, err)
		require.Equal(t, on.due, o.Due, on.day)
		require.Equal(t, on.broken, o.Broken, on.day)
	}
}
