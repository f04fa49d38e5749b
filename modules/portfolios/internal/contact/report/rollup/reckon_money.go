package rollup

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// by are the channels of contacts as promises came by them.
func by(c promise.Channel) string {
	of := map[promise.Channel]rule.Channel{
		"outbound_call": rule.Call, "inbound_call": rule.Call, "whatsapp": rule.WhatsApp, "email": rule.Email, "visit": rule.Visit, "cash_desk": rule.Counter,
	}
	if channel, known := of[c]; known {
		return string(channel)
	}
	return string(c)
}

func (s *Store) reckonPromises(ctx context.Context, t *tally) error {
	made, err := s.made(ctx, t.day)
	if err != nil {
		return err
	}
	for _, v := range made {
		t.eachMoney(v.TakenBy, v.PortfolioID, v.Currency, func(m *Money) { m.Made, m.Promised = m.Made+1, m.Promised+v.Amount })
		t.eachHour(v.TakenBy, v.PortfolioID, by(v.Channel), v.CreatedAt, func(h *Hour) { h.Promises++ })
	}
	if !t.day.Before(t.today) {
		return nil // its deadline has not passed
	}
	matured, err := s.matured(ctx, t.day)
	for _, v := range matured {
		t.eachMoney(v.TakenBy, v.PortfolioID, v.Currency, v.mature)
	}
	return err
}

// mature counts a promise whose last day has passed.
func (v vow) mature(m *Money) {
	m.Matured, m.MaturedAmount = m.Matured+1, m.MaturedAmount+v.Amount
	switch v.Status {
	case promise.Kept:
		m.Kept, m.KeptAmount = m.Kept+1, m.KeptAmount+v.Amount
	case promise.PartiallyKept:
		m.Partial, m.PartialAmount = m.Partial+1, m.PartialAmount+v.Appropriated
	default:
		m.Broken, m.BrokenAmount = m.Broken+1, m.BrokenAmount+v.Amount
	}
}

func (s *Store) reckonPayments(ctx context.Context, t *tally) error {
	all, err := s.receipts(ctx, t.day)
	if err != nil || len(all) == 0 {
		return err
	}
	debts := map[string]bool{}
	for _, p := range all {
		for _, part := range p.Parts {
			debts[part.DebtID] = true
		}
	}
	first, err := s.placements(ctx, slices.Sorted(maps.Keys(debts)))
	if err != nil {
		return err
	}
	months := map[string]string{}
	for _, m := range slices.Backward(first) {
		months[m.DebtID] = string(civil.On(m.At, t.zone))[:7]
	}
	for _, p := range all {
		t.eachMoney(p.TakenBy, p.PortfolioID, p.Currency, func(m *Money) { m.Payments, m.Collected = m.Payments+1, m.Collected+p.Amount })
		for _, part := range p.Parts {
			for _, u := range []string{p.TakenBy, Everyone} {
				t.vintage(u, p.PortfolioID, p.Currency, months[part.DebtID]).Collected += part.Amount
			}
		}
	}
	return nil
}

func (s *Store) reckonGrowth(ctx context.Context, t *tally) error {
	from, to := moments(t.day, t.zone)
	all, err := s.grown(ctx, from, to)
	for _, g := range all {
		amount := g.Amount
		if g.Direction == debt.Credit {
			amount = -amount
		}
		m := t.moneyOf(Everyone, g.PortfolioID, g.Currency)
		if g.Type != debt.Placement {
			m.Charged += amount
			continue
		}
		m.Placed += amount
		t.vintage(Everyone, g.PortfolioID, g.Currency, string(t.day)[:7]).Placed += amount
	}
	return err
}

func (s *Store) reckonPlans(ctx context.Context, t *tally) error {
	if !t.day.Before(t.today) {
		return nil
	}
	all, err := s.instalments(ctx, t.day)
	for _, i := range all {
		t.each(i.CreatedBy, i.PortfolioID, func(d *Day) {
			d.PlanMatured++
			d.PlanOnTime += one(i.Status == plan.Paid && i.LateOn == "")
		})
	}
	return err
}

func (s *Store) reckonWork(ctx context.Context, t *tally) error {
	from, to := moments(t.day, t.zone)
	all, err := s.stretches(ctx, from, to)
	for _, w := range all {
		began, ended := w.BeganAt, w.EndedAt
		if began.Before(from) {
			began = from
		}
		if ended.After(to) {
			ended = to
		}
		for _, u := range []string{w.UserID, Everyone} {
			row(t.work, inState{u, w.State}, Work{UserID: u, Day: t.day, State: w.State}).Seconds += int64(ended.Sub(began) / time.Second)
		}
	}
	return err
}
