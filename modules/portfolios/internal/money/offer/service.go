package offer

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what may be done with rules and offers.
type Service struct {
	*Store
	ledger     *ledger.Ledger
	interest   *interest.Service
	portfolios *portfolio.Store
	keys       *signing.Keyring
	calendar   Calendar
	record     *record.Record
	clock      clock.Clock
}

// NewService makes offers on what the ledger says, due on the days of a calendar.
func NewService(store *Store, ledger *ledger.Ledger, interest *interest.Service, portfolios *portfolio.Store, keys *signing.Keyring, calendar Calendar, r *record.Record, c clock.Clock) *Service {
	return &Service{store, ledger, interest, portfolios, keys, calendar, r, c}
}

// Question is what somebody asks an offer for.
type Question struct {
	DebtorID string
	DebtIDs  []string // none: all that something is owed on in the portfolio's currency
	RuleID   string   // none: the closest rule
}

// asked is a question with all that answers it.
type asked struct {
	account *ledger.Account
	rule    Rule
	rules   []Rule
	c       Case
	own     Own
}

func (s *Service) ask(ctx context.Context, q Question) (asked, error) {
	a, err := s.ledger.Look(ctx, q.DebtorID)
	if err != nil {
		return asked{}, err
	}
	if err := s.interest.Bring(ctx, a); err != nil {
		return asked{}, err
	}
	debts, currency, err := owed(a, q.DebtIDs)
	if err != nil {
		return asked{}, err
	}
	of := asked{account: a, c: Case{Country: a.Portfolio.Country, Currency: currency, Today: a.Today, Debts: debts}}
	if of.rules, err = s.Applying(ctx, a.Portfolio.ID); err != nil {
		return of, err
	}
	at := slices.IndexFunc(of.rules, func(r Rule) bool { return q.RuleID == "" || r.ID == q.RuleID })
	if at < 0 {
		return of, ErrRuleNotFound
	}
	of.rule = of.rules[at]
	of.own = of.rule.line(principal.Must(ctx).Role, a.Portfolio, currency, balanceOf(debts))
	return of, nil
}

// Region is what may be offered. It fails with debtor.ErrNotFound, ErrDebts, ErrNothing and ErrRuleNotFound.
func (s *Service) Region(ctx context.Context, q Question) (Region, error) {
	of, err := s.ask(ctx, q)
	if err != nil {
		return Region{}, err
	}
	region := of.rule.Region(of.c)
	region.Own = of.own
	for _, r := range of.rules {
		region.Rules = append(region.Rules, RuleRef{r.ID, r.Name})
	}
	return region, nil
}

// Simulate is what terms come to; nothing is written. It fails as Region does and with ErrOutside.
func (s *Service) Simulate(ctx context.Context, q Question, t Terms) (Proposal, error) {
	_, p, err := s.propose(ctx, q, t)
	return p, err
}

func (s *Service) propose(ctx context.Context, q Question, t Terms) (asked, Proposal, error) {
	of, err := s.ask(ctx, q)
	if err != nil {
		return of, Proposal{}, err
	}
	p, err := of.rule.Compute(of.c, t, s.calendar)
	p.Approval = !of.own.holds(p)
	return of, p, err
}

// Make signs an offer. It fails as Simulate does.
func (s *Service) Make(ctx context.Context, q Question, t Terms) (Offer, error) {
	of, p, err := s.propose(ctx, q, t)
	if err != nil {
		return Offer{}, err
	}
	return s.sign(ctx, of, p)
}

func (s *Service) sign(ctx context.Context, of asked, p Proposal) (o Offer, err error) {
	t := p.Terms
	now, who := s.clock.Now().UTC().Truncate(time.Second), principal.Must(ctx)
	o = Offer{
		DebtorID: of.account.Debtor.ID, PortfolioID: of.account.Portfolio.ID, RuleID: of.rule.ID, RuleVersion: of.rule.Version, Currency: p.Currency,
		Balance: p.Balance, Discount: p.Discount, Total: p.Total, Terms: t, Schedule: p.Schedule, Approval: p.Approval,
		ExpiresAt: now.Add(time.Duration(of.rule.ValidHours) * time.Hour),
	}
	o.ID = storage.NewID()
	signed := Signed{
		ID: o.ID, DebtorID: o.DebtorID, Currency: o.Currency, Debts: of.c.Debts, Terms: t, Cuts: p.Cuts, Discount: p.Discount, Total: p.Total,
		Schedule: p.Schedule, RuleID: o.RuleID, RuleVersion: o.RuleVersion, Missed: of.rule.Missed, MadeFor: who.UserID, Role: who.Role,
		Approval: p.Approval, IssuedAt: unixTime(now.Unix()), ExpiresAt: unixTime(o.ExpiresAt.Unix()),
	}
	if o.Token, err = signed.Sign(ctx, s.keys); err != nil {
		return o, err
	}
	if err := storage.Insert(ctx, s.db, &o); err != nil {
		return o, err
	}
	o.settle(now)
	told := map[string]any{
		"debtor_id": o.DebtorID, "portfolio_id": o.PortfolioID, "offer_rule_id": o.RuleID, "rule_version": o.RuleVersion, "currency": o.Currency,
		"balance": o.Balance, "discount": o.Discount, "total": o.Total, "instalments": t.Instalments, "frequency": t.Frequency,
		"first_on": t.FirstOn, "approval": o.Approval, "expires_at": o.ExpiresAt,
	}
	owners := []string{who.UserID, of.account.Debtor.AssigneeID}
	return o, s.record.Write(ctx, record.Act{Name: "offer.signed", ID: o.ID, Payload: told, Owners: owners})
}

// Offers is a page of the offers of a debtor, the latest first.
func (s *Service) Offers(ctx context.Context, debtorID string, p page.Params) ([]Offer, page.Meta, error) {
	rows, meta, err := s.List(ctx, debtorID, p)
	for i := range rows {
		rows[i].settle(s.clock.Now())
	}
	return rows, meta, err
}

// Offer is one offer. It fails with ErrNotFound.
func (s *Service) Offer(ctx context.Context, id string) (Offer, error) {
	o, err := s.Get(ctx, id)
	o.settle(s.clock.Now())
	return o, err
}

// names are what offers are called: by what is to be paid.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.some(ctx, ids)
	return httpx.Named(found, func(o Offer) httpx.Name {
		return httpx.Name{ID: o.ID, Name: money.Amount{Minor: o.Total, Currency: o.Currency}.String(), Page: "/debtors/" + o.DebtorID}
	}), err
}
