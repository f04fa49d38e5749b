package demo

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/consent"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// Rules are what contacts of the past are made by.
type Rules struct {
	book      *rulebook.Book
	outcomes  *disposition.Store
	pauses    *settings.Values[shift.Settings]
	reminders *settings.Values[schedule.Settings]
	letters   *schedule.Letters
}

// NewRules are those in force.
func NewRules(book *rulebook.Book, outcomes *disposition.Store, pauses *settings.Values[shift.Settings], reminders *settings.Values[schedule.Settings], letters *schedule.Letters) Rules {
	return Rules{book, outcomes, pauses, reminders, letters}
}

// talks makes the services of contacts and work sessions, behind those of debtors and phones.
func (o *office) talks() {
	db := o.stores.DB
	contacts := contact.NewStore(db)
	beliefs, consents := belief.NewStore(db), consent.NewStore(db)
	reader := facts.NewReader(o.Before.portfolios, o.phones, address.NewService(db, o.debtors), beliefs, consents, o.stores.Debtors, optout.NewStore(db))
	o.contacts = contact.NewService(contacts, contact.Parts{
		Debtors: o.stores.Debtors, Debts: o.stores.Debts, Phones: o.phones, Facts: reader, Book: o.rulesOf.book, Overrides: override.NewStore(db, o.past),
		Dispositions: o.rulesOf.outcomes, Beliefs: beliefs, Ledger: proof.NewStore(db), Record: o.record, Clock: o.past,
	})
	events := schedule.NewService(schedule.NewStore(db), o.stores.Debtors, o.phones, o.record, o.past)
	o.shifts = shift.NewService(shift.NewStore(db), contacts, till.NewStore(db), o.rulesOf.pauses, o.record, o.past)
	for _, f := range []contact.Follower{schedule.NewFollower(events), shift.NewFollower(o.shifts)} {
		o.contacts.Follow(f)
	}
}

// The day of a collector: how many debtors they call besides those who have a month of their own, at which hours, and until when.
const (
	callsFrom = 6 // days ago
	daily     = 1
	home      = 19
)

var callHours = []int{9, 10, 11, 12, 14, 15, 16, 17, 18}

// workdays are the collectors' sessions, and whom they call in them.
func (o *office) workdays(people []person) (acts []act) {
	apart := map[string]bool{}
	for _, p := range open(people) {
		apart[p.debtor.ID] = true
	}
	for n, cashier := range o.cashiers {
		dice := diceOf(o.tenant.ID, "calls"+string(rune('a'+n)))
		own := called(people, cashier.ID, apart)
		for ago := callsFrom; ago >= 0 && len(own) > 0; ago-- {
			if o.now.In(o.zone).AddDate(0, 0, -ago).Weekday() == time.Sunday {
				continue
			}
			acts = append(acts, o.session(cashier, ago)...)
			for range daily + dice.IntN(2) {
				acts = append(acts, o.call(cashier, ago, own[0], dice)...)
				own = append(own[1:], own[0])
			}
		}
	}
	return acts
}

// called are the debtors of a collector that still owe and have no month of their own.
func called(people []person, cashierID string, apart map[string]bool) (own []person) {
	for _, p := range people {
		worked := p.debtor.Status == debtor.InProgress || p.debtor.Status == debtor.Promised
		if p.debtor.AssigneeID == cashierID && worked && !apart[p.debtor.ID] && len(p.phones) > 0 {
			own = append(own, p)
		}
	}
	return own
}

// session is one past day at work: begun, a meal, ended. Today's is left to whoever signs in.
func (o *office) session(by sdk.DemoUser, ago int) []act {
	if ago == 0 {
		return nil
	}
	return []act{
		{o.at(ago, 8, 55), by, func(ctx context.Context) error { _, err := o.shifts.Start(ctx, nil); return err }},
		{o.at(ago, 13, 2), by, func(ctx context.Context) error { return o.enters(ctx, shift.Paused, shift.Meal) }},
		{o.at(ago, 13, 40), by, func(ctx context.Context) error { return o.enters(ctx, shift.Ready, "") }},
		{o.at(ago, home, 45), by, o.leaves},
	}
}

// enters has a session pause or go on, unless a call goes on.
func (o *office) enters(ctx context.Context, to shift.State, why shift.Pause) error {
	_, err := o.shifts.Enter(ctx, to, why)
	if errors.Is(err, shift.ErrWrapUp) {
		return nil
	}
	return err
}

// leaves ends a session; a manager does, where a till was left open or a call goes on.
func (o *office) leaves(ctx context.Context) error {
	mine, err := o.shifts.Finish(ctx)
	if errors.Is(err, shift.ErrTill) || errors.Is(err, shift.ErrWrapUp) {
		_, err = o.shifts.End(o.as(ctx, o.manager), mine.ID)
	}
	return err
}

// call is one call by the debtor's first number, some hour of a day, and what came of it. What would be later today is none.
func (o *office) call(by sdk.DemoUser, ago int, p person, dice *rand.Rand) []act {
	at := o.at(ago, pick(dice, callHours), dice.IntN(55))
	return o.rings(at, by, p, outcome(dice), time.Duration(40+dice.IntN(400))*time.Second)
}

// rings has the collector call, talk for a while, and say how it ended; where the rules refuse, nothing comes of it.
func (o *office) rings(at time.Time, by sdk.DemoUser, p person, code string, talk time.Duration) []act {
	if !at.Add(talk).Before(o.now) {
		return nil
	}
	id := ""
	begins := func(ctx context.Context) error {
		c, err := o.contacts.Reserve(ctx, contact.Wanted{
			DebtorID: p.debtor.ID, Channel: rule.Call, Maker: rule.Person, PhoneID: p.phones[0].ID, Origin: contact.Queue, Direction: contact.Outbound,
		})
		if err != nil || c.Status != contact.Reserved {
			return err
		}
		id = c.ID
		_, err = o.contacts.Start(ctx, id)
		return err
	}
	ends := func(ctx context.Context) error {
		if id == "" {
			return nil
		}
		how := contact.Outcome{DispositionID: code}
		if code == "callback" {
			due := o.past.Now().Add(44 * time.Hour).Truncate(30 * time.Minute)
			how.DueAt, how.Note = &due, "Está trabajando; pide que lo llamen a esta hora."
		}
		_, err := o.contacts.End(ctx, id, how)
		return err
	}
	return []act{{at, by, begins}, {at.Add(talk), by, ends}}
}

// outcome is how a call ends, as often as it does.
func outcome(dice *rand.Rand) string {
	return pick(dice, []string{
		"no_answer", "no_answer", "no_answer", "no_answer", "no_answer", "busy", "voicemail", "voicemail", "hung_up",
		"relative", "refuses_to_pass", "callback", "callback", "cannot_pay", "refuses", "promise_partial",
	})
}
