package offer

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Good is an offer that may be agreed to here and now.
type Good struct {
	Signed
	Rule     Rule
	Approval bool // whether it is beyond what the caller may agree to alone
	offer    Offer
}

// Read is what a token says, whether or not it still holds. It fails with ErrForged for what this tenant has not signed.
func (s *Service) Read(ctx context.Context, token string) (Signed, error) {
	return ReadSigned(ctx, s.keys, token)
}

// Open is the account that an offer is for, charged up to today and held. It fails with debtor.ErrNotFound.
func (s *Service) Open(ctx context.Context, debtorID string) (*ledger.Account, error) {
	a, err := s.ledger.Open(ctx, debtorID)
	if err != nil {
		return nil, err
	}
	return a, s.interest.Bring(ctx, a)
}

// Check holds a signed offer against the account that it is for, which nobody else writes to. It fails with ErrForged, ErrForeign,
// ErrExpired, ErrRule, ErrChanged and ErrUsed.
func (s *Service) Check(ctx context.Context, a *ledger.Account, token string) (Good, error) {
	signed, err := s.Read(ctx, token)
	if err != nil {
		return Good{}, err
	}
	good := Good{Signed: signed}
	switch {
	case signed.DebtorID != a.Debtor.ID:
		return good, ErrForeign
	case !s.clock.Now().Before(signed.ExpiresAt.At()):
		return good, ErrExpired
	}
	if good.offer, err = s.Hold(ctx, signed.ID); errors.Is(err, ErrNotFound) {
		err = ErrForged
	}
	if err != nil {
		return good, err
	}
	if good.offer.PlanID != "" {
		return good, ErrUsed
	}
	if err := Same(a, signed.Debts); err != nil {
		return good, err
	}
	if good.Rule, err = s.ruleOf(ctx, signed); err != nil {
		return good, err
	}
	good.Approval = !good.Rule.Lets(a.Portfolio, principal.Must(ctx).Role, good.proposal())
	return good, nil
}

// ruleOf is the rule that an offer was made under, unless it has changed since. It fails with ErrRule.
func (s *Service) ruleOf(ctx context.Context, signed Signed) (Rule, error) {
	r, err := s.Rule(ctx, signed.RuleID)
	if errors.Is(err, ErrRuleNotFound) || err == nil && (r.Version != signed.RuleVersion || r.Status != Active) {
		err = ErrRule
	}
	return r, err
}

func (g Good) proposal() Proposal {
	return Proposal{Terms: g.Terms, Currency: g.Currency, Balance: balanceOf(g.Debts), Discount: g.Discount, Total: g.Total}
}

// Lets reports whether a role agrees to a proposal in a portfolio by itself.
func (r Rule) Lets(in portfolio.Portfolio, role string, p Proposal) bool {
	return r.line(role, in, p.Currency, p.Balance).holds(p)
}

// Same refuses debts that are not what they were when terms were computed. It fails with ErrChanged.
func Same(a *ledger.Account, debts []Debt) error {
	for _, was := range debts {
		d, err := a.Debt(was.ID)
		if err != nil || d.Status == debt.Resolved || debtOf(*d) != was {
			return ErrChanged
		}
	}
	return nil
}

// Agree marks the offer as agreed to: nobody agrees to it again.
func (s *Service) Agree(ctx context.Context, g Good, planID string) error {
	g.offer.PlanID = planID
	return storage.Update(ctx, s.db, &g.offer, g.offer.Version)
}
