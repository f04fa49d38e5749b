package report

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
)

// Team is what each person did.
func (s *Service) Team(ctx context.Context, in PeriodInput) (t Team, err error) {
	err = s.once(ctx, func(ctx context.Context) error {
		t, err = s.teamOf(ctx, in)
		return err
	})
	return t, err
}

func (s *Service) teamOf(ctx context.Context, in PeriodInput) (t Team, err error) {
	t.Rows = []TeamRow{}
	if t.Compared, err = s.compared(ctx, in, rollup.Days); err != nil {
		return t, err
	}
	w := in.of(ctx)
	if w.everyone() {
		w.users = nil
	}
	rows := map[string]*TeamRow{}
	of := func(user string) *TeamRow {
		if rows[user] == nil {
			rows[user] = &TeamRow{UserID: user, Seconds: map[string]int64{}, Money: []TeamMoney{}}
		}
		return rows[user]
	}
	if err := s.did(ctx, w, t.Period, of); err != nil {
		return t, err
	}
	seconds, err := s.seconds(ctx, w, t.Period)
	for user, states := range seconds {
		of(user).Seconds = states
	}
	for user, r := range rows {
		if user != rollup.Everyone && user != "" && r.any() {
			r.rates()
			t.Rows = append(t.Rows, *r)
		}
	}
	slices.SortFunc(t.Rows, func(a, b TeamRow) int {
		if a.Contacts != b.Contacts {
			return int(b.Contacts - a.Contacts)
		}
		return compare(a.UserID, b.UserID)
	})
	return t, err
}

// did fills in contacts, promises and money.
func (s *Service) did(ctx context.Context, w whose, span Span, of func(string) *TeamRow) error {
	days, err := s.days(ctx, w, span, "user_id")
	if err != nil {
		return err
	}
	for _, d := range days {
		r := of(d.UserID)
		r.Contacts, r.Attempts, r.Connects, r.RightParty = d.Contacts, d.Attempts, d.Connects, d.RPC
	}
	money, err := s.money(ctx, w, span, "user_id, currency")
	for _, m := range money {
		r := of(m.UserID)
		r.Promises, r.Matured, r.Kept = r.Promises+m.Made, r.Matured+m.Matured, r.Kept+m.Kept
		if m.Promised != 0 || m.KeptAmount != 0 || m.Collected != 0 {
			r.Money = append(r.Money, TeamMoney{m.Currency, m.Promised, m.KeptAmount, m.Collected})
		}
	}
	return err
}

// seconds are the seconds of people in each state, with the state that goes on.
func (s *Service) seconds(ctx context.Context, w whose, span Span) (map[string]map[string]int64, error) {
	all := map[string]map[string]int64{}
	add := func(user, state string, seconds int64) {
		if all[user] == nil {
			all[user] = map[string]int64{}
		}
		all[user][state] += seconds
	}
	rows, err := s.work(ctx, w, span, "user_id, state")
	if err != nil {
		return nil, err
	}
	for _, r := range rows {
		add(r.UserID, r.State, r.Seconds)
	}
	going, err := s.going(ctx, w)
	from, to := span.From.In(zone(ctx)), span.To.Add(1).In(zone(ctx))
	for _, g := range going {
		began, ended := g.Since, s.clock.Now()
		if began.Before(from) {
			began = from
		}
		if ended.After(to) {
			ended = to
		}
		if ended.After(began) {
			seconds := int64(ended.Sub(began) / time.Second)
			add(g.UserID, string(g.State), seconds)
			if w.everyone() {
				add(rollup.Everyone, string(g.State), seconds)
			}
		}
	}
	return all, err
}

// shares are the parts of time at work that figures are made of.
type shares struct{ handling, waiting, talking, wrapping int64 }

func sharesOf(seconds map[string]int64) shares {
	of := func(states ...shift.State) (sum int64) {
		for _, s := range states {
			sum += seconds[string(s)]
		}
		return sum
	}
	return shares{
		handling: of(shift.Talking, shift.Hold, shift.WrapUp), waiting: of(shift.Ready, shift.Ringing), talking: of(shift.Talking), wrapping: of(shift.WrapUp),
	}
}

// busy is the time that right parties are counted by.
func (s shares) busy() int64 { return s.talking + s.waiting + s.wrapping }

// any reports whether somebody did anything that the row tells of.
func (r *TeamRow) any() bool {
	return r.Contacts+r.Promises+r.Matured > 0 || len(r.Seconds)+len(r.Money) > 0
}

func (r *TeamRow) rates() {
	of := sharesOf(r.Seconds)
	r.AHT, r.Occupancy, r.RPCPerHour = over(of.handling, r.Contacts), over(of.handling, of.handling+of.waiting), hourly(r.RightParty, of.busy())
}

// hourly is how many there are in an hour.
func hourly(n, seconds int64) *float64 {
	q := over(n, seconds)
	if q != nil {
		*q *= 3600
	}
	return q
}
