package pacing

import (
	"math"
	"time"
)

// Tally is how many answered in a time, and how many of these found nobody.
type Tally struct{ Answered, Abandoned int }

// Budget is what may come to nobody: a share of those who answer, in thirty days; on each day, and in each half hour, a ceiling.
type Budget struct {
	Limit            float64 // share of the answered
	Month, Day, Half Tally
}

// The times that are looked at, and how often.
const (
	month       = 30 * 24 * time.Hour
	oneDay      = 24 * time.Hour
	BudgetEvery = 10 * time.Second
)

// ReadBudget reads how much of a budget is spent, by how many calls have ended since a moment: those of the half hour in which that is count.
func ReadBudget(limit float64, now time.Time, since func(time.Time) (Tally, error)) (b Budget, err error) {
	b.Limit = limit
	for of, ago := range map[*Tally]time.Duration{&b.Month: month, &b.Day: oneDay, &b.Half: 0} {
		if *of, err = since(now.Add(-ago)); err != nil {
			return Budget{Limit: limit}, err
		}
	}
	return b, nil
}

// The figures of the budget.
const (
	aimed    = 0.9 // of the limit is aimed at
	appetite = 0.3 // how much of that one decision may risk, while the budget is kept to
	feedback = 5   // how fast that shrinks once the budget is overdrawn
	credit   = 0.3 // of the allowance: what was not spent before counts for no more, and nothing is made up for at once
	ceiling  = 2   // times the limit is what a half hour may come to
)

func (b Budget) aim() float64 { return aimed * b.Limit }

// risk is how many of those who answer may come to nobody, of each that is expected to, with so many at work of whom some talk.
func (b Budget) risk(people, talking int) float64 {
	if b.isSpent(people, talking) {
		return 0
	}
	allowance := 0.2*float64(people) + 3 // so many off the aim are no matter
	over := max(b.overdraft(b.Day, talking), b.overdraft(b.Month, talking))
	return appetite * b.aim() * math.Exp(-feedback*max(over/allowance, -credit))
}

// overdraft is by how many calls more than is aimed at were abandoned; negative while there is room. Calls count as they end: of those that go
// on it is known that they were answered.
func (b Budget) overdraft(of Tally, talking int) float64 {
	return float64(of.Abandoned) - b.aim()*float64(of.Answered+talking)
}

// isSpent tells whether a ceiling is reached: with few answers yet one of a large team's, and of a day one more, is borne.
func (b Budget) isSpent(people, talking int) bool {
	above := func(of Tally, share, borne float64) bool {
		spent := float64(of.Abandoned) - borne
		return of.Abandoned > 0 && spent >= share*float64(of.Answered+talking)
	}
	borne := 0.05 * float64(people)
	return above(b.Half, ceiling*b.Limit, borne) || above(b.Day, b.Limit, 1+borne)
}
