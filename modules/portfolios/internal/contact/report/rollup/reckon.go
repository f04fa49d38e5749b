package rollup

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// reckon sums a day up from its rows.
func (s *Store) reckon(ctx context.Context, day, today civil.Day, zone *time.Location) error {
	t := newTally(day, today, zone)
	for _, part := range []func(context.Context, *tally) error{s.reckonContacts, s.reckonPromises, s.reckonPayments, s.reckonGrowth, s.reckonPlans, s.reckonWork} {
		if err := part(ctx, t); err != nil {
			return err
		}
	}
	return s.put(ctx, day, t)
}

func (s *Store) reckonContacts(ctx context.Context, t *tally) error {
	from, to := moments(t.day, t.zone)
	all, err := s.touches(ctx, from, to)
	if err != nil {
		return err
	}
	var right []touch
	for _, c := range all {
		t.touch(c)
		if c.right() {
			right = append(right, c)
		}
	}
	return s.reckonReached(ctx, t, right, from, to)
}

// right reports whether the debtor was reached.
func (c touch) right() bool { return c.Status == contact.Ended && c.Reach == "right_party" }

// touch counts one contact.
func (t *tally) touch(c touch) {
	ended, attempt, answered := c.Status == contact.Ended, c.Status == contact.Ended && c.Attempt, c.Reach != "" && c.Reach != "none"
	if !ended && c.Status != contact.Blocked && c.OverrideID == "" {
		return
	}
	call := c.Channel == string(rule.Call)
	t.each(c.UserID, c.PortfolioID, func(d *Day) {
		d.Blocked += one(c.Status == contact.Blocked)
		d.Overridden += one(c.OverrideID != "")
		d.Contacts += one(ended)
		d.Attempts += one(attempt)
		d.Connects += one(attempt && answered)
		d.Calls += one(attempt && call)
		d.CallConnects += one(attempt && call && answered)
		d.RPC += one(c.right())
		d.RPCOut += one(attempt && c.right())
	})
	if attempt {
		t.eachHour(c.UserID, c.PortfolioID, c.Channel, c.At, func(h *Hour) {
			h.Attempts++
			h.Connects += one(answered)
			h.RPC += one(c.right())
		})
	}
}

func one(yes bool) int64 {
	if yes {
		return 1
	}
	return 0
}

// met is who was met by whom within what: a debtor or a number, by one person or anyone, in the day, the week or the month.
type met struct{ user, id, within string }

// reckonReached counts debtors and numbers that are reached for the first time, and what they owe at that moment.
func (s *Store) reckonReached(ctx context.Context, t *tally, right []touch, from, to time.Time) error {
	if len(right) == 0 {
		return nil
	}
	people, numbers := map[string]bool{}, map[string]bool{}
	for _, c := range right {
		people[c.DebtorID] = true
		if c.Number != "" {
			numbers[c.Number] = true
		}
	}
	weekly, monthly := week(t.day).In(t.zone).UTC(), month(t.day).In(t.zone).UTC()
	since := weekly
	if monthly.Before(since) {
		since = monthly
	}
	before, err := s.reachedBefore(ctx, slices.Sorted(maps.Keys(people)), since, from)
	if err != nil {
		return err
	}
	dialled, err := s.dialledBefore(ctx, slices.Sorted(maps.Keys(numbers)), since, from)
	if err != nil {
		return err
	}
	owes, err := s.owes(ctx, slices.Sorted(maps.Keys(people)), to)
	if err != nil {
		return err
	}
	seen := map[met]bool{}
	for _, b := range append(before, dialled...) {
		for _, u := range []string{b.UserID, Everyone} {
			seen[met{u, b.DebtorID + b.Number, "week"}] = seen[met{u, b.DebtorID + b.Number, "week"}] || !b.At.Before(weekly)
			seen[met{u, b.DebtorID + b.Number, "month"}] = seen[met{u, b.DebtorID + b.Number, "month"}] || !b.At.Before(monthly)
		}
	}
	for _, c := range right {
		t.reached(c, seen, owes)
	}
	return nil
}

// reached counts whom a contact reached in so far as nobody had before.
func (t *tally) reached(c touch, seen map[met]bool, owes owing) {
	first := func(user, id, within string) bool {
		key := met{user, id, within}
		was := seen[key]
		seen[key] = true
		return !was
	}
	for _, u := range []string{c.UserID, Everyone} {
		d := row(t.days, cell{u, c.PortfolioID}, Day{UserID: u, Day: t.day, PortfolioID: c.PortfolioID})
		daily, weekly, monthly := first(u, c.DebtorID, "day"), first(u, c.DebtorID, "week"), first(u, c.DebtorID, "month")
		d.DebtorsDay, d.DebtorsWeek, d.DebtorsMonth = d.DebtorsDay+one(daily), d.DebtorsWeek+one(weekly), d.DebtorsMonth+one(monthly)
		if daily {
			for currency, balance := range owes.at(c.DebtorID, c.At) {
				m := t.moneyOf(u, c.PortfolioID, currency)
				m.ContactedDay, m.ContactedWeek, m.ContactedMonth = m.ContactedDay+balance, m.ContactedWeek+one(weekly)*balance, m.ContactedMonth+one(monthly)*balance
			}
		}
		if c.Number != "" {
			d.NumbersDay += one(first(u, c.Number, "day"))
			d.NumbersWeek += one(first(u, c.Number, "week"))
			d.NumbersMonth += one(first(u, c.Number, "month"))
		}
	}
}

// owing is what was posted on debtors, and which of their debts have ended when.
type owing struct {
	posted map[string][]posted
	ended  map[string]time.Time
}

func (s *Store) owes(ctx context.Context, debtorIDs []string, to time.Time) (owing, error) {
	o := owing{map[string][]posted{}, map[string]time.Time{}}
	all, err := s.movements(ctx, debtorIDs, to)
	if err != nil {
		return o, err
	}
	for _, m := range all {
		o.posted[m.DebtorID] = append(o.posted[m.DebtorID], m)
	}
	ended, err := s.resolved(ctx, debtorIDs)
	for _, d := range ended {
		o.ended[d.ID] = *d.ResolvedAt
	}
	return o, err
}

// at is what a debtor owed at a time, by currency.
func (o owing) at(debtorID string, at time.Time) map[string]int64 {
	sums := map[string]int64{}
	for _, m := range o.posted[debtorID] {
		end, ended := o.ended[m.DebtID]
		if m.At.After(at) || ended && !end.After(at) {
			continue
		}
		sums[m.Currency] += m.signed()
	}
	maps.DeleteFunc(sums, func(_ string, sum int64) bool { return sum <= 0 })
	return sums
}

// by are the channels of contacts as promises came by them.
func by(c promise.Channel) string {
	of := map[promise.Channel]rule.Channel{
		"outbound_call": rule.Call, "inbound_call": rule.Call, "whatsapp": rule.WhatsApp, "email": rule.Email, "visit": rule.Visit, "cash_desk": rule.Counter,
	}
	if channel, known := of[c]; known {
		return string(channel)
	}
	return string(c)
}

func (s *Store) reckonPromises(ctx context.Context, t *tally) error {
	made, err := s.made(ctx, t.day)
	if err != nil {
		return err
	}
	for _, v := range made {
		t.eachMoney(v.TakenBy, v.PortfolioID, v.Currency, func(m *Money) { m.Made, m.Promised = m.Made+1, m.Promised+v.Amount })
		t.eachHour(v.TakenBy, v.PortfolioID, by(v.Channel), v.CreatedAt, func(h *Hour) { h.Promises++ })
	}
	if !t.day.Before(t.today) {
		return nil // its deadline has not passed
	}
	matured, err := s.matured(ctx, t.day)
	for _, v := range matured {
		t.eachMoney(v.TakenBy, v.PortfolioID, v.Currency, v.mature)
	}
	return err
}

// mature counts a promise whose last day has passed.
func (v vow) mature(m *Money) {
	m.Matured, m.MaturedAmount = m.Matured+1, m.MaturedAmount+v.Amount
	switch v.Status {
	case promise.Kept:
		m.Kept, m.KeptAmount = m.Kept+1, m.KeptAmount+v.Amount
	case promise.PartiallyKept:
		m.Partial, m.PartialAmount = m.Partial+1, m.PartialAmount+v.Appropriated
	default:
		m.Broken, m.BrokenAmount = m.Broken+1, m.BrokenAmount+v.Amount
	}
}

func (s *Store) reckonPayments(ctx context.Context, t *tally) error {
	all, err := s.receipts(ctx, t.day)
	if err != nil || len(all) == 0 {
		return err
	}
	debts := map[string]bool{}
	for _, p := range all {
		for _, part := range p.Parts {
			debts[part.DebtID] = true
		}
	}
	first, err := s.placements(ctx, slices.Sorted(maps.Keys(debts)))
	if err != nil {
		return err
	}
	months := map[string]string{}
	for _, m := range slices.Backward(first) {
		months[m.DebtID] = string(civil.On(m.At, t.zone))[:7]
	}
	for _, p := range all {
		t.eachMoney(p.TakenBy, p.PortfolioID, p.Currency, func(m *Money) { m.Payments, m.Collected = m.Payments+1, m.Collected+p.Amount })
		for _, part := range p.Parts {
			for _, u := range []string{p.TakenBy, Everyone} {
				t.vintage(u, p.PortfolioID, p.Currency, months[part.DebtID]).Collected += part.Amount
			}
		}
	}
	return nil
}

func (s *Store) reckonGrowth(ctx context.Context, t *tally) error {
	from, to := moments(t.day, t.zone)
	all, err := s.grown(ctx, from, to)
	for _, g := range all {
		amount := g.Amount
		if g.Direction == debt.Credit {
			amount = -amount
		}
		m := t.moneyOf(Everyone, g.PortfolioID, g.Currency)
		if g.Type != debt.Placement {
			m.Charged += amount
			continue
		}
		m.Placed += amount
		t.vintage(Everyone, g.PortfolioID, g.Currency, string(t.day)[:7]).Placed += amount
	}
	return err
}

func (s *Store) reckonPlans(ctx context.Context, t *tally) error {
	if !t.day.Before(t.today) {
		return nil
	}
	all, err := s.instalments(ctx, t.day)
	for _, i := range all {
		t.each(i.CreatedBy, i.PortfolioID, func(d *Day) {
			d.PlanMatured++
			d.PlanOnTime += one(i.Status == plan.Paid && i.LateOn == "")
		})
	}
	return err
}

func (s *Store) reckonWork(ctx context.Context, t *tally) error {
	from, to := moments(t.day, t.zone)
	all, err := s.stretches(ctx, from, to)
	for _, w := range all {
		began, ended := w.BeganAt, w.EndedAt
		if began.Before(from) {
			began = from
		}
		if ended.After(to) {
			ended = to
		}
		for _, u := range []string{w.UserID, Everyone} {
			row(t.work, inState{u, w.State}, Work{UserID: u, Day: t.day, State: w.State}).Seconds += int64(ended.Sub(began) / time.Second)
		}
	}
	return err
}
