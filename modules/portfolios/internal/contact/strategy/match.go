package strategy

import (
	"fmt"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
)

// View is what a strategy looks at of a debtor.
type View struct {
	BucketID  string
	Status    debtor.Status
	Segment   string
	TagIDs    []string
	DPD       int
	Balance   int64   // minor units
	Chance    float64 // of reaching them by their best number, 0 to 1
	Promise   Promise // none, open or broken
	Plan      bool    // a plan is running
	TriedAt   time.Time
	ReachedAt time.Time
	LastReach Reached // never, when nobody has tried
}

// Choose is the step that a debtor fits first; false when there is none.
func Choose(steps []Step, v View, now time.Time) (Step, bool) {
	at := slices.IndexFunc(steps, func(s Step) bool { return s.When.Fits(v, now) })
	if at < 0 {
		return Step{}, false
	}
	return steps[at], true
}

// Fits reports whether a debtor fits all that is said.
func (w *When) Fits(v View, now time.Time) bool {
	return among(w.BucketIDs, v.BucketID) && among(w.Statuses, v.Status) && among(w.Segments, v.Segment) && among(w.Reach, v.LastReach) &&
		anyOf(w.TagIDs, v.TagIDs) && within(w.DPDFrom, w.DPDTo, v.DPD) && within(w.BalanceFrom, w.BalanceTo, v.Balance) &&
		(w.ChanceFrom == nil || v.Chance*100 >= float64(*w.ChanceFrom)) && (w.Promise == "" || w.Promise == v.Promise) && w.quiet(v, now)
}

func (w *When) quiet(v View, now time.Time) bool {
	return w.QuietDays == nil || v.ReachedAt.IsZero() || now.Sub(v.ReachedAt) >= time.Duration(*w.QuietDays)*24*time.Hour
}

func among[T comparable](some []T, one T) bool { return len(some) == 0 || slices.Contains(some, one) }

func anyOf(some, have []string) bool {
	return len(some) == 0 || slices.ContainsFunc(have, func(one string) bool { return slices.Contains(some, one) })
}

func within[T int | int64](from, to *T, v T) bool {
	return (from == nil || v >= *from) && (to == nil || v <= *to)
}

// ReadyAt is from when on a debtor who fits the step may be contacted: its wait after the last try.
func (t Then) ReadyAt(v View) time.Time {
	if v.TriedAt.IsZero() {
		return time.Time{}
	}
	return v.TriedAt.Add(time.Duration(t.WaitHours) * time.Hour)
}

// The ranks of a step lie apart from those of the next priority, whatever the balance.
const perPriority = 1_000_000_000_000_000

// Rank is the place of a debtor in the queue, the highest first.
func (t Then) Rank(v View) int64 {
	within := map[Order]float64{
		ByBalance: float64(v.Balance), ByChance: v.Chance * 1e6, ByValue: float64(v.Balance) * v.Chance, ByDPD: float64(v.DPD),
	}[t.Order]
	return int64(t.Priority)*perPriority + min(int64(within), perPriority-1)
}

// Check refuses steps that cannot be meant. It fails with ErrEmpty, ErrSame and ErrRange, each with its field.
func Check(steps []Step) error {
	if len(steps) == 0 {
		return ErrEmpty.WithField("body.steps", ErrEmpty.Code)
	}
	for i, s := range steps {
		field := fmt.Sprintf("body.steps[%d]", i)
		if slices.ContainsFunc(steps[:i], func(o Step) bool { return o.ID == s.ID }) {
			return ErrSame.WithField(field+".id", ErrSame.Code)
		}
		w := s.When
		if w.DPDFrom != nil && w.DPDTo != nil && *w.DPDFrom > *w.DPDTo || w.BalanceFrom != nil && w.BalanceTo != nil && *w.BalanceFrom > *w.BalanceTo {
			return ErrRange.WithField(field+".when", ErrRange.Code)
		}
	}
	return nil
}

// Usual is what the product does in a portfolio for which nothing was published: broken promises first, whoever has promised or pays by a
// plan in peace, then who is worth most.
func Usual() []Step {
	return []Step{
		{ID: "broken-promise", Name: "Promesa incumplida", When: When{Promise: BrokenPromise}, Then: Then{Channel: "call", WaitHours: 24, Who: Anyone, Priority: 8, Order: ByValue}},
		{ID: "promised", Name: "Promesa pendiente", When: When{Promise: OpenPromise}, Then: Then{Who: Assignee, Order: ByValue}},
		{ID: "worked", Name: "En gestión", Then: Then{Channel: "call", WaitHours: 72, Who: Anyone, Priority: 4, Order: ByValue}},
	}
}
