package rollup

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// How often there is a look at what has changed, how many times as long as it took there is rest, and when there is a look again at the
// latest.
const (
	pulse = 3 * time.Second
	rest  = 5
	late  = 40 * time.Second
	most  = 2000 // marks of one look, and debts of one copy
	again = 30 * time.Minute
	lives = 20 * time.Second // how often it is written that nothing has changed
)

// Zones are the time zones of tenants.
type Zones func(ctx context.Context, tenants []string) (map[string]*time.Location, error)

// Worker keeps what is summed up.
type Worker struct {
	*Store
	zones   Zones
	buckets *bucket.Service
	clock   clock.Clock
	record  *record.Record // nil: pages hear of nothing
}

// Announce has pages hear of days that are reckoned anew. It is called before the work begins.
func (w *Worker) Announce(r *record.Record) { w.record = r }

// announce tells pages that sums have changed.
func (w *Worker) announce(ctx context.Context, days int) error {
	if w.record == nil || days == 0 {
		return nil
	}
	return w.record.Write(ctx, record.Act{Name: "report.summed", Unkept: true, Many: true, Payload: map[string]any{"days": days}})
}

// NewWorker keeps the sums of a store by a clock.
func NewWorker(s *Store, zones Zones, buckets *bucket.Service, c clock.Clock) *Worker {
	return &Worker{s, zones, buckets, c, nil}
}

// Jobs has one worker of each tenant keep its sums, whichever host it is on.
func Jobs(workers *jobs.Workers, w *Worker) {
	workers.PerTenant("reports", func(ctx context.Context, _ *jobs.Held) error { return w.work(ctx) })
}

// work keeps the sums until ctx ends.
func (w *Worker) work(ctx context.Context) error {
	var paused, bookAt time.Duration
	started := time.Now()
	for {
		began := time.Now()
		more, err := w.Step(ctx)
		if err == nil && time.Since(started) >= bookAt {
			looked := time.Now()
			err = w.Look(ctx)
			bookAt = time.Since(started) + min(max(rest*time.Since(looked), pulse), late)
		}
		if err != nil {
			return err
		}
		if paused = min(max(rest*time.Since(began), pulse), late); more {
			paused = 0
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(paused):
		}
	}
}

// here is what a look goes by.
type here struct {
	zone   *time.Location
	now    time.Time
	today  civil.Day
	states map[string]State
}

func (w *Worker) here(ctx context.Context) (h here, err error) {
	tenant := principal.Must(ctx).TenantID
	zones, err := w.zones(ctx, []string{tenant})
	if err != nil {
		return h, err
	}
	h.zone = cmp.Or(zones[tenant], time.UTC)
	h.now = w.clock.Now()
	h.today = civil.On(h.now, h.zone)
	h.states, err = w.States(ctx)
	return h, err
}

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
		same := mark{Kind: m.Kind, Of: m.Of, At: m.At.Truncate(slack)}
		if done[same] {
			continue
		}
		done[same] = true
		var more []civil.Day
		var err error
		switch m.Kind {
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

// Look looks at the book when it has changed, or a day has begun: what is owed now is what was owed at the end of the day once that has
// passed.
func (w *Worker) Look(ctx context.Context) error {
	h, err := w.here(ctx)
	if err != nil {
		return err
	}
	if err := w.turn(ctx, h); err != nil {
		return err
	}
	marks, err := w.marked(ctx, most, true)
	if err != nil {
		return err
	}
	if len(marks) > 0 || h.states[TheBook].Value != string(h.today) {
		err = w.db.Within(ctx, func(ctx context.Context) error {
			if err := w.putBook(ctx, h.today); err != nil {
				return err
			}
			if err := w.putRolls(ctx, string(h.today)[:7], ""); err != nil {
				return err
			}
			return w.settled(ctx, marks)
		})
	}
	if err != nil {
		return err
	}
	return w.cameAt(ctx, TheBook, string(h.today), h.now)
}

// turn copies how each debt stands at the beginning of a month, some at a time, and says then what became of those of the month before.
func (w *Worker) turn(ctx context.Context, h here) error {
	this := string(h.today)[:7]
	if h.states[turned].Value == this {
		return nil
	}
	set, err := w.buckets.Set(ctx)
	if err != nil {
		return err
	}
	behind := ""
	if at := h.states[turning]; strings.HasPrefix(at.Value, this) {
		behind = at.Value[len(this)+1:]
	}
	for more := true; more; {
		err := w.db.Within(ctx, func(ctx context.Context) (err error) {
			behind, more, err = w.copySome(ctx, h, set, this, behind)
			return err
		})
		if err != nil {
			return err
		}
	}
	was := string(month(month(h.today).Add(-1)))[:7]
	err = w.db.Within(ctx, func(ctx context.Context) error {
		if h.states[turned].Value == was {
			if err := w.putRolls(ctx, was, this); err != nil {
				return err
			}
		}
		return w.came(ctx, turned, this)
	})
	for more := err == nil; more && err == nil; {
		more, err = w.forget(ctx, this, most)
	}
	return err
}

// copySome copies the next debts behind one, "debtor/debt".
func (w *Worker) copySome(ctx context.Context, h here, set bucket.Set, this, behind string) (string, bool, error) {
	debtorID, id, _ := strings.Cut(behind, "/")
	debts, assignees, err := w.debtsAfter(ctx, debtorID, id, most)
	if err != nil || len(debts) == 0 {
		return behind, false, err
	}
	turns := make([]Turn, len(debts))
	for i, d := range debts {
		turns[i] = Turn{
			DebtorID: d.DebtorID, DebtID: d.ID, PortfolioID: d.PortfolioID, AssigneeID: assignees[d.DebtorID], Currency: d.Currency, Balance: d.Balance,
			BucketID: set.For(d.Overdue(month(h.today))).ID,
		}
		if d.Status == debt.Resolved || d.Balance <= 0 {
			turns[i].BucketID, turns[i].Balance = "", 0
		}
	}
	if err := w.copyTurns(ctx, this, turns); err != nil {
		return behind, false, err
	}
	final := debts[len(debts)-1]
	behind = final.DebtorID + "/" + final.ID
	return behind, len(debts) == most, w.came(ctx, turning, this+"/"+behind)
}
