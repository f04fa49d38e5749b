package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// course is how one call of the demo went.
type course struct {
	direction call.Direction
	rings     time.Duration
	talks     time.Duration // 0: nobody was reached
	ends      telephony.End
	outcome   string // code of the disposition; empty where nobody says one
	kept      kept
}

// kept is what is kept of a call.
type kept int

// What may be.
const (
	nothing kept = iota
	spoken
	message // left by who called
)

// leftMessage is that of somebody who called in vain.
var leftMessage = course{call.Inbound, 30 * time.Second, 0, telephony.HungUpThem, "", message}

// courses are those of a day, in their order.
var courses = []course{
	{call.Outbound, 14 * time.Second, 0, telephony.NoAnswer, "no_answer", nothing},
	{call.Outbound, 6 * time.Second, 187 * time.Second, telephony.HungUpThem, "promise_full", nothing},
	{call.Outbound, 2 * time.Second, 0, telephony.Busy, "busy", nothing},
	{call.Inbound, 9 * time.Second, 254 * time.Second, telephony.HungUp, "plan_agreed", nothing},
	{call.Outbound, 11 * time.Second, 63 * time.Second, telephony.HungUpThem, "refuses", nothing},
	leftMessage,
	{call.Outbound, 4 * time.Second, 24 * time.Second, telephony.HungUp, "callback", spoken},
}

// days is of how many the demo tells.
const days = 5

// phone plants the calls of a few days, the last of them ten minutes ago.
func (o *Office) phone(ctx context.Context, c company) error {
	begin := o.Clock.Now().Add(-days * 24 * time.Hour).Truncate(time.Minute)
	for n := range days * len(courses) {
		at := begin.Add(time.Duration(n+1)*24*time.Hour/time.Duration(len(courses)) - 10*time.Minute)
		how := courses[n%len(courses)]
		if n < len(courses)*(days-1) && how.kept == spoken {
			how.kept = nothing // sound is kept of the last day alone
		}
		if err := o.call(ctx, c.of(n), how, at); err != nil {
			return err
		}
	}
	return nil
}

// of is the call of a company that comes in a place: with which debtor, by whom.
func (c company) of(n int) call.Call {
	made, with := c.like, c.debtors[n*7%len(c.debtors)]
	made.DebtorID, made.PortfolioID, made.UserID, made.Mode = with.DebtorID, with.PortfolioID, c.caller(with, n), call.Manual
	made.ToNumber = fmt.Sprintf("+598990%05d", 41000+37*n)
	return made
}

// call plants one, as it went.
func (o *Office) call(ctx context.Context, c call.Call, how course, at time.Time) error {
	c.Direction, c.CreatedAt, c.SettledAt = how.direction, at, &at
	if how.direction == call.Inbound {
		c.FromNumber, c.ToNumber = c.ToNumber, c.FromNumber
	}
	var err error
	if how.outcome != "" {
		if c.DispositionID, err = o.Book.Disposition(ctx, how.outcome); err != nil {
			return err
		}
	}
	if err := o.Calls.Open(ctx, &c); err != nil {
		return err
	}
	after, err := o.Calls.Change(ctx, c.ID, how.follow(at))
	if err != nil {
		return err
	}
	return o.keep(ctx, after, how)
}

// follow takes a call to its end, as it went.
func (how course) follow(at time.Time) func(*call.Call) error {
	return func(c *call.Call) error {
		if err := c.Move(call.Ringing, at); err != nil {
			return err
		}
		now := at.Add(how.rings)
		if how.talks > 0 {
			if err := c.Move(call.InProgress, now); err != nil {
				return err
			}
			joined := now
			c.JoinedAt, c.AnsweredBy, c.Quality = &joined, call.Human, call.Quality{LossIn: 12, JitterIn: 4, LossDesk: 30, JitterDesk: 9, RoundTrip: 48}
			now = now.Add(how.talks)
		}
		if err := c.End(telephony.Event{End: how.ends}, now); err != nil || c.Status.Over() {
			return err
		}
		return c.Move(call.Completed, now.Add(40*time.Second))
	}
}
