package schedule

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Days has the schedule follow what debtors have agreed to: a promise has a reminder before its day and a check behind its deadline, a
// plan a reminder before its next instalment. It follows the ledger, behind promises and plans.
type Days struct {
	store    *Store
	promises *promise.Store
	plans    *plan.Store
	settings *settings.Values[Settings]
	letters  *Letters
	record   *record.Record
}

// NewDays writes to a store what follows from promises and plans.
func NewDays(store *Store, promises *promise.Store, plans *plan.Store, s *settings.Values[Settings], l *Letters, r *record.Record) *Days {
	return &Days{store, promises, plans, s, l, r}
}

// remindedAt is the hour of the day at which reminders fall due, where the portfolio is.
const remindedAt = 10 * time.Hour

// Follow brings the events of accounts after their promises and plans. An account that never had any costs one question.
func (d *Days) Follow(ctx context.Context, accounts []*ledger.Account) error {
	ids, agreed := make([]string, len(accounts)), false
	for i, a := range accounts {
		ids[i] = a.Debtor.ID
		agreed = agreed || a.Debtor.PromisesOpen > 0 || a.Debtor.PlansOpen > 0
	}
	had, err := d.store.following(ctx, ids)
	if err != nil || len(had) == 0 && !agreed {
		return err
	}
	w := &dayWork{had: had, by: d.settings.Of(ctx).Reminders, letters: d.letters.in(ctx)}
	if w.promises, err = d.promises.OfDebtors(ctx, ids, abouts(had)); err != nil {
		return err
	}
	if w.plans, err = d.plans.Running(ctx, ids); err != nil {
		return err
	}
	for _, a := range accounts {
		w.account(a)
	}
	return d.write(ctx, w)
}

// abouts are what open events are about.
func abouts(events []Event) (ids []string) {
	for _, e := range events {
		if e.Status.Waits() {
			ids = append(ids, e.AboutID)
		}
	}
	return ids
}

// write writes what has come of it, and has open pages read it: what follows by itself is no act of anybody's.
func (d *Days) write(ctx context.Context, w *dayWork) error {
	if len(w.made)+len(w.changed) == 0 {
		return nil
	}
	if len(w.made) > 0 {
		if err := storage.Insert(ctx, d.store.db, w.made); err != nil {
			return err
		}
	}
	for _, e := range w.changed {
		if err := storage.Update(ctx, d.store.db, e, e.Version); err != nil {
			return err
		}
	}
	return d.record.Write(ctx, record.Act{Name: "event.updated", Unkept: true, Payload: map[string]any{"count": len(w.made) + len(w.changed)}, Many: true})
}

// dayWork is what became of the events of some accounts.
type dayWork struct {
	had      []Event
	promises []promise.Promise
	plans    []plan.Plan
	by       string // the way of reminding
	letters  writer
	made     []Event
	changed  []*Event
}

// account finds what one account wants, and ends what it wants no more.
func (w *dayWork) account(a *ledger.Account) {
	wanted := w.wanted(a)
	for i := range w.had {
		e := &w.had[i]
		if e.DebtorID == a.Debtor.ID && e.Status.Waits() && !slices.ContainsFunc(wanted, func(o Event) bool { return o.same(*e) }) {
			e.Status = w.ended(*e)
			w.changed = append(w.changed, e)
		}
	}
	for _, o := range wanted {
		w.want(o, a.Now)
	}
}

// same reports whether two events are one: of two, the one is as it is, the other as it shall be.
func (e Event) same(other Event) bool { return e.Kind == other.Kind && e.AboutID == other.AboutID }

// ended is how an event ends that is wanted no more: a promise was checked, or nothing is to be done.
func (w *dayWork) ended(e Event) Status {
	at := slices.IndexFunc(w.promises, func(p promise.Promise) bool { return p.ID == e.AboutID })
	if e.Kind == Check && at >= 0 && slices.Contains([]promise.Status{promise.Kept, promise.PartiallyKept, promise.Broken}, w.promises[at].Status) {
		return Done
	}
	return Cancelled
}

// want has an event be there: as it is, at another time, or anew. What was done for its time is not done again.
func (w *dayWork) want(o Event, now time.Time) {
	var waiting *Event
	for i := range w.had {
		e := &w.had[i]
		switch {
		case !o.same(*e):
		case e.AskedFor.Equal(o.AskedFor):
			return
		case e.Status.Waits():
			waiting = e
		}
	}
	if waiting != nil && o.DueAt.After(now) {
		waiting.DueAt, waiting.Until, waiting.AskedFor, waiting.OwnerID, waiting.Status = o.DueAt, o.Until, o.AskedFor, o.OwnerID, Scheduled
		waiting.Channel, waiting.Subject, waiting.Body = o.Channel, o.Subject, o.Body
		w.changed = append(w.changed, waiting)
		return
	}
	if waiting == nil && o.DueAt.After(now) {
		w.made = append(w.made, o)
	}
}

// wanted are the events that an account's promises and plans call for.
func (w *dayWork) wanted(a *ledger.Account) (all []Event) {
	zone := a.Zone
	for _, p := range w.promises {
		if p.DebtorID != a.Debtor.ID || !p.Open {
			continue
		}
		all = append(all, eventOf(a, Check, p.ID, p.OwnerID, p.Deadline.Add(1).In(zone)))
		if w.by != unreminded && p.ReminderOn != "" {
			e := eventOf(a, Reminder, p.ID, p.OwnerID, p.ReminderOn.In(zone).Add(remindedAt))
			all = append(all, w.remind(e, a.Debtor, p.Left(), p.Currency, p.DueOn))
		}
	}
	for _, p := range w.plans {
		if p.DebtorID != a.Debtor.ID || p.NextOn == civil.Never || w.by == unreminded {
			continue
		}
		e := eventOf(a, Instalment, p.ID, a.Debtor.AssigneeID, p.NextOn.Add(-1).In(zone).Add(remindedAt))
		all = append(all, w.remind(e, a.Debtor, p.NextAmount(), p.Currency, p.NextOn))
	}
	return all
}

func eventOf(a *ledger.Account, k Kind, about, owner string, at time.Time) Event {
	e := Event{
		DebtorID: a.Debtor.ID, PortfolioID: a.Portfolio.ID, Kind: k, Status: Scheduled, OwnerID: owner, AboutID: about,
		DueAt: at.UTC(), Until: at.Add(Window).UTC(), AskedFor: at.UTC(),
	}
	e.ID = storage.NewID()
	return e
}

// remind says how a reminder is done.
func (w *dayWork) remind(e Event, d debtor.Debtor, minor int64, currency string, on civil.Day) Event {
	if e.Channel = rule.Call; w.by == byLetter && len(d.Emails) > 0 {
		e.Channel = rule.Email
		e.Subject, e.Body = w.letters.reminder(e.Kind, d, minor, currency, on)
	}
	return e
}
