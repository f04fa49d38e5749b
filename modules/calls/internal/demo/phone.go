package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/audio"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

// course is how one call of the demo went.
type course struct {
	direction call.Direction
	rings     time.Duration
	talks     time.Duration // 0: nobody was reached
	ends      telephony.End
	message   bool // who called left one
}

// courses are those of a day, in their order.
var courses = []course{
	{call.Outbound, 14 * time.Second, 0, telephony.NoAnswer, false},
	{call.Outbound, 6 * time.Second, 187 * time.Second, telephony.HungUpThem, false},
	{call.Outbound, 2 * time.Second, 0, telephony.Busy, false},
	{call.Inbound, 9 * time.Second, 254 * time.Second, telephony.HungUp, false},
	{call.Outbound, 11 * time.Second, 63 * time.Second, telephony.HungUpThem, false},
	{call.Inbound, 30 * time.Second, 0, telephony.HungUpThem, true},
	{call.Outbound, 4 * time.Second, 421 * time.Second, telephony.HungUp, false},
}

// days is of how many the demo tells.
const days = 5

// phone plants the calls of a few days, the last of them a minute ago, of those who call.
func (o *Office) phone(ctx context.Context, users []sdk.DemoUser, like call.Call) error {
	begin := o.clock.Now().Add(-days * 24 * time.Hour).Truncate(time.Minute)
	for n := range days * len(courses) {
		at := begin.Add(time.Duration(n+1)*24*time.Hour/time.Duration(len(courses)) - 10*time.Minute)
		if err := o.call(ctx, users[n%len(users)], courses[n%len(courses)], at, n, like); err != nil {
			return err
		}
	}
	return nil
}

func (o *Office) call(ctx context.Context, user sdk.DemoUser, how course, at time.Time, n int, like call.Call) error {
	c := like
	c.Direction, c.Mode, c.UserID, c.CreatedAt, c.SettledAt = how.direction, call.Manual, user.ID, at, &at
	c.ToNumber = fmt.Sprintf("+598990%05d", 41000+37*n)
	if how.direction == call.Inbound {
		c.FromNumber, c.ToNumber = c.ToNumber, c.FromNumber
	}
	if err := o.calls.Open(ctx, &c); err != nil {
		return err
	}
	if _, err := o.calls.Change(ctx, c.ID, how.follow(at)); err != nil {
		return err
	}
	if how.message {
		return o.leave(ctx, c)
	}
	return nil
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

// leave has a caller leave a message: a sentence of ours stands for what they say.
func (o *Office) leave(ctx context.Context, c call.Call) error {
	t, err := o.tapes.Message(ctx, c, audio.ALaw)
	if err != nil {
		return err
	}
	hear, p := t.Hear(tape.Outside), media.Packet{Source: 1, Law: audio.ALaw}
	for samples := sounds.To(c.Other(), sounds.WeCallBack); len(samples) > 0; p.Time += audio.Frame {
		part := samples[:min(len(samples), audio.Frame)]
		p.Sound, samples = audio.ALaw.Encode(nil, part), samples[len(part):]
		hear(p)
	}
	t.Close()
	return o.tapes.End(ctx, c)
}
