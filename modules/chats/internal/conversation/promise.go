package conversation

import (
	"time"

	"github.com/recobro/recobro/modules/chats/internal/level"
)

// Promise is what an inbox promises, by the company's hours; zero for nothing.
type Promise struct {
	First time.Duration
	Solve time.Duration
	Hours level.Hours
}

// warned is how much of a promised time has passed when people are warned.
func warned(d time.Duration) time.Duration { return d * 3 / 4 }

// anew begins another round: they write again after it was resolved, and are promised as at first.
func (c *Conversation) anew() {
	c.Round++
	c.FirstBy, c.FirstReplyAt, c.FirstDue, c.FirstWarn, c.FirstLevel = Unanswered, nil, nil, nil, Unpromised
	c.SolveDue, c.SolveWarn, c.SolveLevel, c.SolveSince, c.SolveSpent = nil, nil, Unpromised, nil, 0
	c.Rating, c.RatingText, c.PurgedAt = 0, "", nil
}

// Reckon is what becomes of the promised times as of a moment.
func (c *Conversation) Reckon(p Promise, at time.Time) {
	c.reckonFirst(p, at)
	c.reckonSolve(p, at)
}

func (c *Conversation) reckonFirst(p Promise, at time.Time) {
	switch {
	case c.FirstLevel == Kept || c.FirstLevel == Broken:
	case c.FirstReplyAt != nil && c.FirstDue != nil:
		c.FirstLevel, c.FirstWarn = went(!c.FirstReplyAt.After(*c.FirstDue)), nil
	case c.WaitingSince == nil && c.FirstDue != nil && at.After(*c.FirstDue): // resolved without an answer, too late
		c.FirstLevel, c.FirstWarn = Broken, nil
	case c.WaitingSince == nil || p.First == 0: // resolved without an answer in time, or nothing is promised any more
		c.FirstDue, c.FirstWarn, c.FirstLevel = nil, nil, Unpromised
	default:
		c.promiseFirst(p)
	}
}

func (c *Conversation) promiseFirst(p Promise) {
	due := p.Hours.Due(*c.WaitingSince, p.First)
	if due == nil || c.FirstDue != nil && due.Equal(*c.FirstDue) {
		return
	}
	c.FirstDue, c.FirstLevel = due, Due
	c.FirstWarn = p.Hours.Due(*c.WaitingSince, warned(p.First))
}

func went(kept bool) Level {
	if kept {
		return Kept
	}
	return Broken
}

// ours tells whether it is for us to do something: they wait, and nobody has put it off.
func (c *Conversation) ours() bool {
	return c.WaitingSince != nil && (c.Status == Open || c.Status == Pending)
}

func (c *Conversation) reckonSolve(p Promise, at time.Time) {
	switch {
	case c.Status == Resolved:
		c.pause(p, at)
		if c.SolveLevel == Paused {
			c.SolveLevel = went(c.spent() <= p.Solve)
		}
	case p.Solve == 0:
	case !c.ours():
		c.pause(p, at)
	default:
		c.run(p, at)
	}
}

func (c *Conversation) spent() time.Duration { return time.Duration(c.SolveSpent) * time.Second }

// pause stops the time in which it is to be resolved: it is for them to write.
func (c *Conversation) pause(p Promise, at time.Time) {
	if c.SolveSince != nil {
		c.SolveSpent += int64(p.Hours.Between(*c.SolveSince, at) / time.Second)
		c.SolveSince = nil
	}
	c.SolveDue, c.SolveWarn = nil, nil
	if c.SolveLevel == Due || c.SolveLevel == Kept { // opened again by hand
		c.SolveLevel = Paused
	}
}

// run has the time pass: from when they wait, or, where it was put off, from now on.
func (c *Conversation) run(p Promise, at time.Time) {
	if c.SolveSince == nil {
		since := at
		if c.SolveLevel == Unpromised {
			since = *c.WaitingSince
		}
		c.SolveSince = &since
	}
	if c.SolveLevel == Broken {
		return
	}
	due := p.Hours.Due(*c.SolveSince, max(0, p.Solve-c.spent()))
	if due == nil || c.SolveDue != nil && due.Equal(*c.SolveDue) {
		return
	}
	c.SolveDue, c.SolveLevel = due, Due
	c.SolveWarn = p.Hours.Due(*c.SolveSince, max(0, warned(p.Solve)-c.spent()))
}

// warn takes a warning as given; false where there was none to give.
func (c *Conversation) warn(now time.Time) (given bool) {
	for _, at := range []**time.Time{&c.FirstWarn, &c.SolveWarn} {
		if *at != nil && !now.Before(**at) {
			*at, given = nil, true
		}
	}
	return given
}

// overdue breaks the promises whose time is over; false where none is.
func (c *Conversation) overdue(now time.Time) (broken bool) {
	if c.FirstLevel == Due && c.FirstDue != nil && !now.Before(*c.FirstDue) {
		c.FirstLevel, c.FirstWarn, broken = Broken, nil, true
	}
	if c.SolveLevel == Due && c.SolveDue != nil && !now.Before(*c.SolveDue) {
		c.SolveLevel, c.SolveWarn, broken = Broken, nil, true
	}
	return broken
}
