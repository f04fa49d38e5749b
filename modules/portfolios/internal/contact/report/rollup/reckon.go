package rollup

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
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
