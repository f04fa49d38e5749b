package rollup

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Step reckons the days that are marked, or the next of those before the first start, and says whether there is more to do.
func (w *Worker) Step(ctx context.Context) (more bool, err error) {
	h, err := w.here(ctx)
	if err != nil {
		return false, err
	}
	if more, err = w.begin(ctx, h); err != nil || more {
		return more, err
	}
	marks, err := w.marked(ctx, most, false)
	if err != nil {
		return false, err
	}
	days, err := w.daysOf(ctx, h, marks)
	if err != nil {
		return false, err
	}
	for _, day := range days {
		if err := w.db.Within(ctx, func(ctx context.Context) error { return w.reckon(ctx, day, h.today, h.zone) }); err != nil {
			return false, err
		}
	}
	if err := w.settled(ctx, marks); err != nil {
		return false, err
	}
	if len(marks) == most {
		return true, nil
	}
	if err := w.stand(ctx, h, len(marks) > 0); err != nil {
		return false, err
	}
	if err := w.announce(ctx, len(days)); err != nil {
		return false, err
	}
	return w.fill(ctx, h)
}

// stand writes that all is reckoned. When a day has passed, and now and then, the last two are looked at again: what passes by itself leaves
// no mark.
func (w *Worker) stand(ctx context.Context, h here, moved bool) error {
	was, now := h.states[Days], h.now
	if was.Value != string(h.today) || now.Sub(h.states["again"].At) >= again {
		err := w.leave(ctx, mark{Kind: aDay, Of: string(h.today.Add(-1))}, mark{Kind: aDay, Of: string(h.today.Add(-2))}, mark{Kind: owed})
		if err == nil {
			err = w.came(ctx, "again", "")
		}
		if err != nil {
			return err
		}
	}
	if !moved && now.Sub(was.At) < lives && was.Value == string(h.today) {
		return nil
	}
	return w.cameAt(ctx, Days, string(h.today), h.now)
}

// begin has all days reckoned when there are none yet, or when the company has moved to another zone.
func (w *Worker) begin(ctx context.Context, h here) (bool, error) {
	if h.states[zoned].Value == h.zone.String() {
		return false, nil
	}
	first, err := w.firstDay(ctx, h.zone, h.today)
	if err != nil {
		return false, err
	}
	return true, w.db.Within(ctx, func(ctx context.Context) error {
		for _, s := range [][2]string{{backfill, string(h.today)}, {earliest, string(first)}, {zoned, h.zone.String()}} {
			if err := w.came(ctx, s[0], s[1]); err != nil {
				return err
			}
		}
		return w.leave(ctx, mark{Kind: owed})
	})
}

// fill reckons the next of the days before the first start, and says whether there are more.
func (w *Worker) fill(ctx context.Context, h here) (more bool, err error) {
	day, first := civil.Day(h.states[backfill].Value), civil.Day(h.states[earliest].Value)
	if day == "" || day.Before(first) {
		return false, nil
	}
	return true, w.db.Within(ctx, func(ctx context.Context) error {
		if err := w.reckon(ctx, day, h.today, h.zone); err != nil {
			return err
		}
		return w.came(ctx, backfill, string(day.Add(-1)))
	})
}

// slack is how much earlier a row may have been written than the mark of the same act.
const slack = 2 * time.Minute

// daysOf are the days that marks mean, each once. Who was reached on a day that has passed is no longer reached for the first time later in
// its week and month.
func (w *Worker) daysOf(ctx context.Context, h here, marks []mark) ([]civil.Day, error) {
	days, done := map[civil.Day]bool{}, map[mark]bool{}
	add := func(day civil.Day) { days[day] = day != "" }
	for _, m := range marks {
		same := mark{Kind: m.Kind, Of: m.Of, At: m.At}
		if m.Kind == paid {
			same.At = m.At.Truncate(slack)
		}
		if done[same] {
			continue
		}
		done[same] = true
		var more []civil.Day
		var err error
		switch m.Kind {
		case owed: // the book's
		case contacted:
			day := civil.On(m.At, h.zone)
			for add(day); day < h.today && day < end(civil.On(m.At, h.zone)); add(day) {
				day = day.Add(1)
			}
		case aDay:
			add(civil.Day(m.Of))
		case paid:
			more, err = w.changed(ctx, m.Of, m.At.Truncate(slack).Add(-slack))
		case placed:
			add(h.today)
			more, err = w.growing(ctx, m.Of, h.today.Add(-60))
		}
		if err != nil {
			return nil, err
		}
		for _, day := range more {
			add(day)
		}
	}
	all := make([]civil.Day, 0, len(days))
	for day, is := range days {
		if is {
			all = append(all, day)
		}
	}
	slices.Sort(all)
	return all, nil
}

// end is the last day of the week and of the month that a day is in, whichever is later.
func end(day civil.Day) civil.Day {
	return max(week(day).Add(6), month(month(day).Add(31)).Add(-1))
}
