package next

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
)

// Service says what is next.
type Service struct {
	debtors  *debtor.Store
	judge    *judge.Judge
	places   *queue.Store
	events   *schedule.Store
	promises *promise.Store
}

// NewService looks at the queue, the schedule and the promises.
func NewService(debtors *debtor.Store, j *judge.Judge, places *queue.Store, events *schedule.Store, promises *promise.Store) *Service {
	return &Service{debtors, j, places, events, promises}
}

// Of is what is next with those of some debtors that the caller may see, in any order: four questions, however many they are.
func (s *Service) Of(ctx context.Context, ids []string) ([]Act, error) {
	debtors, err := s.debtors.Some(ctx, ids)
	if err != nil || len(debtors) == 0 {
		return nil, err
	}
	seen := make([]string, len(debtors))
	for i, d := range debtors {
		seen[i] = d.ID
	}
	heard, err := s.judge.Hear(ctx, debtors...)
	if err != nil {
		return nil, err
	}
	places, err := s.places.Places(ctx, seen)
	if err != nil {
		return nil, err
	}
	events, err := s.events.Next(ctx, seen)
	if err != nil {
		return nil, err
	}
	promises, err := s.promises.First(ctx, seen)
	all := make([]Act, len(heard))
	for i := range heard {
		id := heard[i].Debtor.ID
		k := known{Case: &heard[i]}
		k.place, k.stands = places[id]
		k.event, k.waits = events[id]
		k.promise, k.vows = promises[id]
		all[i] = k.next()
	}
	return all, err
}

// known is all that says what is next with a debtor.
type known struct {
	*judge.Case
	place               queue.Item
	event               schedule.Event
	promise             promise.Promise
	stands, waits, vows bool
}

// next is what comes first: what nobody may do, what is due, what the queue has ready, then whatever is soonest.
func (k *known) next() Act {
	if why, silent := k.silent(); silent {
		return Act{DebtorID: k.Debtor.ID, Kind: Silent, Reasons: []queue.Reason{}, Decision: &why}
	}
	all := k.all()
	first := Act{DebtorID: k.Debtor.ID, Kind: Nothing, Reasons: []queue.Reason{}}
	for i, a := range all {
		if i == 0 || k.sooner(a, first) {
			first = a
		}
	}
	return first
}

// all are what may be next, what wins over what is as soon first.
func (k *known) all() (all []Act) {
	id := k.Debtor.ID
	if k.waits {
		e := k.event
		all = append(all, Act{DebtorID: id, Kind: Event, Ready: e.Status == schedule.Due, At: &e.DueAt, Channel: e.Channel, PhoneID: e.PhoneID, EventID: e.ID, EventKind: e.Kind, Reasons: []queue.Reason{}})
	}
	if k.stands {
		p := k.place
		all = append(all, Act{DebtorID: id, Kind: Contact, Ready: !p.ReadyAt.After(k.Now), At: &p.ReadyAt, Channel: p.Channel, PhoneID: p.PhoneID, EventID: p.EventID, Reasons: p.Reasons})
	}
	if k.vows {
		p := k.promise
		all = append(all, Act{DebtorID: id, Kind: Promise, On: p.DueOn, PromiseID: p.ID, Amount: p.Left(), Currency: p.Currency, Reasons: []queue.Reason{}})
	}
	return all
}

func (k *known) sooner(a, b Act) bool {
	if a.Ready != b.Ready {
		return a.Ready
	}
	return !a.Ready && k.instant(a).Before(k.instant(b))
}

// instant is when an act is: a promise by the end of its day.
func (k *known) instant(a Act) time.Time {
	if a.At != nil {
		return *a.At
	}
	return a.On.Add(1).In(k.Zone)
}

// silent is the rule by which nobody may contact the debtor, however long they wait; false where somebody may, or there is no way at all.
func (k *known) silent() (why rule.Decision, silent bool) {
	for _, way := range k.Ways(rule.Person) {
		if way.Decision.Allowed || !way.Decision.Until.IsZero() {
			return why, false
		}
		if !silent || way.Decision.Layer != rule.Number {
			why, silent = way.Decision, true
		}
	}
	return why, silent
}
