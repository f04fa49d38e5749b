package schedule

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Runner has events happen when they fall due.
type Runner struct {
	*Service
	judge *judge.Judge
}

// NewRunner asks a judge about each event again before it happens.
func NewRunner(s *Service, j *judge.Judge) *Runner { return &Runner{s, j} }

// How many events are looked at in one transaction, and how often there is a look.
const (
	batch = 200
	pulse = time.Second
)

// Jobs has one worker of each tenant look at what falls due, whichever host it is on.
func Jobs(workers *jobs.Workers, r *Runner, p *Postman) {
	workers.PerTenant("schedule", func(ctx context.Context, _ *jobs.Held) error { return r.work(ctx, p) })
}

// work looks until ctx ends.
func (r *Runner) work(ctx context.Context, p *Postman) error {
	tick := time.NewTicker(pulse)
	defer tick.Stop()
	for {
		more, err := r.Step(ctx)
		if err == nil {
			err = p.Deliver(ctx)
		}
		switch {
		case err != nil:
			return err
		case more:
			continue
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

// Step has the next events happen that have fallen due, and says whether there may be more. Each is decided again, in the transaction in
// which its state changes: whatever dies, it happens once.
func (r *Runner) Step(ctx context.Context) (more bool, err error) {
	err = r.db.Within(ctx, func(ctx context.Context) error {
		fallen, err := r.fallen(ctx, r.clock.Now(), batch)
		if err != nil {
			return err
		}
		late, err := r.late(ctx, r.clock.Now(), batch)
		if err != nil {
			return err
		}
		silenced, err := r.silenced(ctx, batch)
		if err != nil {
			return err
		}
		more = len(fallen) == batch || len(late) == batch
		if err := r.happen(ctx, append(fallen, silenced...)); err != nil {
			return err
		}
		return r.miss(ctx, late)
	})
	return more, err
}

// happen decides on events that have fallen due.
func (r *Runner) happen(ctx context.Context, fallen []Event) error {
	if len(fallen) == 0 {
		return nil
	}
	cases, err := r.hear(ctx, fallen)
	if err != nil {
		return err
	}
	by := map[Status][]Event{}
	for _, e := range fallen {
		to := Cancelled // the debtor is gone
		if c, known := cases[e.DebtorID]; known {
			to = e.decide(e.ask(c))
		}
		if to != Due || e.Status != Due {
			by[to] = append(by[to], e)
		}
	}
	for _, status := range []Status{Due, Running, Cancelled} {
		if err := r.put(ctx, by[status], status); err != nil {
			return err
		}
	}
	if err := r.refused(ctx, by); err != nil {
		return err
	}
	return r.told(ctx, by[Due])
}

func (r *Runner) hear(ctx context.Context, events []Event) (map[string]*judge.Case, error) {
	var ids []string
	for _, e := range events {
		ids = append(ids, e.DebtorID)
	}
	debtors, err := r.debtors.Some(ctx, ids)
	if err != nil {
		return nil, err
	}
	heard, err := r.judge.Hear(ctx, debtors...)
	cases := map[string]*judge.Case{}
	for i := range heard {
		cases[heard[i].Debtor.ID] = &heard[i]
	}
	return cases, err
}

// ask has the rules decide on the contact that the event calls for.
func (e *Event) ask(c *judge.Case) rule.Decision {
	if e.Channel == "" {
		return rule.Decision{Allowed: true}
	}
	if p, known := c.Phone(e.PhoneID); known {
		return c.Decide(e.Channel, e.maker(), p)
	}
	w, has := c.Best(e.Channel, e.maker())
	if !has {
		return rule.Decision{RuleID: "way.none", Layer: rule.Number}
	}
	return w.Decision
}

// refused writes the events that the rules moved, and those that they forbid.
func (r *Runner) refused(ctx context.Context, by map[Status][]Event) error {
	for status, what := range map[Status]string{Scheduled: "moved", Blocked: "blocked"} {
		for _, e := range by[status] {
			e.Status = status
			if err := storage.Update(ctx, r.db, &e, e.Version); err != nil {
				return err
			}
			if err := r.wrote(ctx, what, e, map[string]any{"rule_id": e.Decision.RuleID, "due_at": e.DueAt}); err != nil {
				return err
			}
		}
	}
	return nil
}

// told has open pages read what is due now. The passing of time is no act of anybody's: the record has nothing of it.
func (r *Runner) told(ctx context.Context, due []Event) error {
	if len(due) == 0 {
		return nil
	}
	ids := make([]string, len(due))
	for i, e := range due {
		ids[i] = e.DebtorID
	}
	if err := r.debtors.Changed(ctx, ids...); err != nil {
		return err
	}
	return r.record.Write(ctx, record.Act{Name: "event.due", Unkept: true, Payload: map[string]any{"count": len(due)}, Many: true})
}

// miss ends events that nobody did in time.
func (r *Runner) miss(ctx context.Context, late []Event) error {
	for _, e := range late {
		if err := e.Move(Missed); err != nil {
			return err
		}
		if err := storage.Update(ctx, r.db, &e, e.Version); err != nil {
			return err
		}
		if err := r.wrote(ctx, "missed", e, nil); err != nil {
			return err
		}
	}
	return nil
}
