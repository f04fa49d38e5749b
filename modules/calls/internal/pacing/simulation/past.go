package simulation

import (
	"time"

	"github.com/recobro/recobro/modules/calls/internal/pacing"
)

// halfHour is what calls are counted by, as the product does.
const halfHour = 30 * time.Minute

// past are the calls of a session by the half hour in which they ended.
type past map[time.Time]pacing.Tally

func (p past) count(at time.Time, t pacing.Tally) {
	slot := p[at.Truncate(halfHour)]
	p[at.Truncate(halfHour)] = pacing.Tally{Answered: slot.Answered + t.Answered, Abandoned: slot.Abandoned + t.Abandoned}
}

func (p past) since(from time.Time) (sum pacing.Tally, err error) {
	from = from.Truncate(halfHour)
	for at, t := range p {
		if !at.Before(from) {
			sum.Answered, sum.Abandoned = sum.Answered+t.Answered, sum.Abandoned+t.Abandoned
		}
	}
	return sum, nil
}

// opening is when the first simulated day begins.
func opening() time.Time { return time.Date(2026, 11, 2, 9, 0, 0, 0, time.UTC) }
