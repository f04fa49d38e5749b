package plan

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with plans.
type Service struct {
	*Store
	ledger     *ledger.Ledger
	portfolios *portfolio.Store
	offers     *offer.Service
	calendar   offer.Calendar
	host       *ask.Host
	record     *record.Record
}

// NewService makes plans of signed offers by the ledger.
func NewService(store *Store, ledger *ledger.Ledger, portfolios *portfolio.Store, offers *offer.Service, calendar offer.Calendar, host *ask.Host, r *record.Record) *Service {
	return &Service{store, ledger, portfolios, offers, calendar, host, r}
}

// Approve is the permission of those who decide on plans.
const Approve = "portfolios.plans:approve"

// Create makes a plan of a signed offer: it begins at once within the caller's authority, and waits for somebody else beyond it, for
// a reason. It fails with debtor.ErrNotFound, ErrPlanned, ErrReason, and as offer.Service.Check does.
func (s *Service) Create(ctx context.Context, n NewPlan) (Plan, error) {
	signed, err := s.offers.Read(ctx, n.Offer)
	if err != nil {
		return Plan{}, err
	}
	if n.DebtorID != "" && n.DebtorID != signed.DebtorID {
		return Plan{}, offer.ErrForeign
	}
	a, err := s.offers.Open(ctx, signed.DebtorID)
	if err != nil {
		return Plan{}, err
	}
	good, err := s.offers.Check(ctx, a, n.Offer)
	if err != nil {
		return Plan{}, err
	}
	p := planOf(good, a, n.Reason)
	p.by(ctx, n)
	if err := s.free(ctx, p); err != nil {
		return p, err
	}
	if err := s.offers.Agree(ctx, good, p.ID); err != nil {
		return p, err
	}
	if good.Approval {
		return p, s.wait(ctx, a, &p)
	}
	if err := p.Move(Active); err != nil {
		return p, err
	}
	return p, s.start(ctx, a, &p, "active", s.insert)
}

func planOf(g offer.Good, a *ledger.Account, reason string) Plan {
	p := Plan{
		DebtorID: a.Debtor.ID, PortfolioID: a.Portfolio.ID, OfferID: g.ID, RuleID: g.RuleID, RuleVersion: g.RuleVersion, Status: Draft,
		Currency: g.Currency, Discount: g.Discount, Total: g.Total, Balance: g.Total + g.Discount, Terms: g.Terms, Missed: g.Missed, Reason: reason,
		Cuts: []Cut{},
	}
	p.ID = storage.NewID()
	for _, d := range g.Debts {
		p.Debts = append(p.Debts, Stood{Debt: d, AgedFrom: find(a, d.ID).AgedFrom})
	}
	for _, c := range g.Cuts {
		p.Cuts = append(p.Cuts, Cut{Cut: c})
	}
	p.Instalments = instalmentsOf(p.ID, g.Schedule)
	p.Settle()
	return p
}

// free refuses debts that another plan is for already, whether it runs or waits. It fails with ErrPlanned.
func (s *Service) free(ctx context.Context, p Plan) error {
	others, err := s.standing(ctx, p.DebtorID)
	for i := range others {
		if other := &others[i]; slices.ContainsFunc(p.Debts, func(d Stood) bool { return other.Covers(d.ID) }) {
			return ErrPlanned
		}
	}
	return err
}

// wait has a plan wait for somebody who may approve it.
func (s *Service) wait(ctx context.Context, a *ledger.Account, p *Plan) error {
	if len([]rune(p.Reason)) < shortest {
		return ErrReason
	}
	if err := p.Move(Awaiting); err != nil {
		return err
	}
	if err := s.insert(ctx, p); err != nil {
		return err
	}
	if err := s.record.Write(ctx, p.Act("requested", a.Debtor.AssigneeID, nil)); err != nil {
		return err
	}
	deciders, err := s.deciders(ctx, a.Portfolio, *p)
	if err != nil {
		return err
	}
	asks := notice("plan_waiting", *p, principal.Must(ctx).UserID, deciders...)
	if p.AgentID != "" { // nobody asks by name
		asks.Kind = "agent_plan_waiting"
		delete(asks.Params, "by")
	}
	return s.record.Notify(ctx, "plan.waiting", asks)
}

// shortest is the least that a reason may be.
const shortest = 3

// start begins a plan, writes it and what follows from it.
func (s *Service) start(ctx context.Context, a *ledger.Account, p *Plan, what string, write func(context.Context, *Plan) error) error {
	if err := p.begin(a); err != nil {
		return err
	}
	if err := write(ctx, p); err != nil {
		return err
	}
	return s.wrote(ctx, a, p, what)
}

// wrote closes the account and records what became of the plan, with every movement.
func (s *Service) wrote(ctx context.Context, a *ledger.Account, p *Plan, what string) error {
	if err := s.ledger.Close(ctx, a); err != nil {
		return err
	}
	return s.record.Write(ctx, p.Act(what, a.Debtor.AssigneeID, map[string]any{"movements": a.Told()}))
}

// Plan is one plan with its instalments. It fails with ErrNotFound.
func (s *Service) Plan(ctx context.Context, id string) (Plan, error) {
	p, err := s.Get(ctx, id)
	if err != nil {
		return p, err
	}
	some := []Plan{p}
	err = s.mark(ctx, some)
	return some[0], err
}

// List is a page of plans of debtors that the caller may see.
func (s *Service) List(ctx context.Context, f Filter, params page.Params) ([]Plan, page.Meta, error) {
	rows, meta, err := s.list.Find(ctx, s.query(ctx, f, params))
	if err != nil {
		return rows, meta, err
	}
	all := make([]*Plan, len(rows))
	for i := range rows {
		all[i] = &rows[i]
	}
	if err := s.fill(ctx, all...); err != nil {
		return rows, meta, err
	}
	return rows, meta, s.mark(ctx, rows)
}

// History is what happened to a plan, the latest first. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "plan", id, cursor, size)
}

// names are what plans are called: by what is to be paid.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.some(ctx, ids)
	return httpx.Named(found, func(p Plan) httpx.Name {
		return httpx.Name{ID: p.ID, Name: money.Amount{Minor: p.Total, Currency: p.Currency}.String(), Page: "/debtors/" + p.DebtorID}
	}), err
}
