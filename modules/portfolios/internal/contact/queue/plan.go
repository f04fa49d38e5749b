package queue

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// known is all that decides on a debtor's place in the queue.
type known struct {
	judge.Case
	strategy strategy.Strategy
	promise  strategy.Promise
	event    *schedule.Event // the next one with the debtor; nil for none
	before   *Item           // as it stands in the queue; nil when it does not
}

// The ranks above those of the strategy's steps.
const (
	pinnedRank   = 8_000_000_000_000_000_000
	callbackRank = 7_000_000_000_000_000_000
)

// place is a debtor's place in the queue; false when they have none: nobody may contact them, or the strategy leaves them alone.
func (k *known) place() (Item, bool) {
	v := k.view()
	step, fits := strategy.Choose(k.strategy.Steps, v, k.Now)
	due := k.event != nil && k.event.Status == schedule.Due && k.event.Channel != ""
	pinned := k.before != nil && k.before.PinnedFor != ""
	channel := step.Then.Channel
	if due {
		channel = k.event.Channel
	} else if pinned && channel == "" {
		channel = rule.Call
	}
	if !due && !pinned && (!fits || !k.Debtor.Owes() || step.Then.Who == strategy.Assignee && k.Debtor.AssigneeID == "") || channel == "" {
		return Item{}, false
	}
	way, has := k.Best(channel, rule.Person)
	if !has || !way.Decision.Allowed && way.Decision.Until.IsZero() {
		return Item{}, false
	}
	i := Item{
		DebtorID: k.Debtor.ID, PortfolioID: k.Debtor.PortfolioID, ForID: k.Debtor.AssigneeID, Strategy: k.strategy.Number, StepID: step.ID, Channel: channel,
		PhoneID: way.Phone.ID, Rank: step.Then.Rank(v), PlannedAt: k.Now,
	}
	k.settle(&i, step, v, way, due)
	return i, true
}

// settle says when, and why.
func (k *known) settle(i *Item, step strategy.Step, v strategy.View, way judge.Way, due bool) {
	ready := step.Then.ReadyAt(v)
	if k.Debtor.RetryAt != nil {
		ready = *k.Debtor.RetryAt
		i.because(Retry, "tries", strconv.Itoa(k.Debtor.Tries))
	}
	switch {
	case due:
		i.EventID, i.Rank, ready = k.event.ID, callbackRank+int64(k.event.Priority), time.Time{}
		i.because(Callback, "at", k.event.AskedFor.UTC().Format(time.RFC3339))
		if k.event.OwnerID != "" {
			i.ForID = k.event.OwnerID
		}
	case k.event != nil && k.event.Kind == schedule.Callback && k.event.Status == schedule.Scheduled:
		ready = later(ready, k.event.DueAt) // they said when
	}
	if b := k.before; b != nil {
		k.keep(i, *b, &ready)
	}
	i.ReadyAt = later(ready, way.Decision.Until)
	i.Ready = !i.ReadyAt.After(k.Now)
	if step.ID != "" {
		i.because(Step, "name", step.Name)
	}
	owed := debtor.OtherBalance{Currency: k.Debtor.Currency, Balance: v.Balance}
	if others := k.Debtor.Others.List(); owed.Balance <= 0 && len(others) > 0 {
		owed = others[0]
	}
	i.because(Owes, "amount", strconv.FormatInt(owed.Balance, 10), "currency", owed.Currency)
	i.because(Late, "days", strconv.Itoa(v.DPD))
	if way.Phone.ID != "" {
		i.because(Chance, "percent", fmt.Sprintf("%.0f", way.Probability*100))
	}
}

// keep has what people did with the item stay: it was pinned, snoozed, taken.
func (k *known) keep(i *Item, b Item, ready *time.Time) {
	if i.PinnedFor, i.PinnedBy = b.PinnedFor, b.PinnedBy; i.PinnedFor != "" {
		i.ForID, i.Rank, *ready = i.PinnedFor, pinnedRank, time.Time{}
		i.Reasons = append([]Reason{{Code: Pinned}}, i.Reasons...)
	}
	if b.SnoozedTo != nil && b.SnoozedTo.After(k.Now) {
		i.SnoozedTo, *ready = b.SnoozedTo, later(*ready, *b.SnoozedTo)
	}
	if b.heldAt(k.Now) {
		i.TakenBy, *ready = b.TakenBy, later(*ready, b.ReadyAt)
	}
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

func (i *Item) because(code Code, params ...string) {
	r := Reason{Code: code, Params: map[string]string{}}
	for n := 0; n+1 < len(params); n += 2 {
		r.Params[params[n]] = params[n+1]
	}
	i.Reasons = append(i.Reasons, r)
}

// view is what the strategy looks at.
func (k *known) view() strategy.View {
	d := k.Debtor
	v := strategy.View{
		BucketID: d.BucketID, Status: d.Status, Segment: d.Segment, DPD: civil.Overdue(d.AgedFrom, civil.On(k.Now, k.Zone)), Balance: d.Balance,
		Promise: k.promise, Plan: d.PlansOpen > 0, LastReach: "never",
	}
	if d.TagIDs != "" {
		v.TagIDs = strings.Split(d.TagIDs, ",")
	}
	if d.LastReach != "" {
		v.LastReach = strategy.Reached(d.LastReach)
	}
	if d.TriedAt != nil {
		v.TriedAt = *d.TriedAt
	}
	if d.ReachedAt != nil {
		v.ReachedAt = *d.ReachedAt
	}
	for _, p := range k.Phones {
		b := k.Beliefs[p.E164]
		v.Chance = max(v.Chance, b.Probability(string(p.Label), k.Now))
	}
	return v
}
