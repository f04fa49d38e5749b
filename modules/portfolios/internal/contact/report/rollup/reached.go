package rollup

import (
	"context"
	"maps"
	"slices"
	"time"
)

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
