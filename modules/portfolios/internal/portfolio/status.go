package portfolio

import "github.com/recobro/recobro/plugins-sdk/go/errs"

// Status is the state of a portfolio: draft → active ⇄ paused → closed ⇄ archived ⇄ draft.
type Status string

// The states.
const (
	Draft    Status = "draft"
	Active   Status = "active"
	Paused   Status = "paused"
	Closed   Status = "closed"
	Archived Status = "archived"
)

// The refusals of portfolios.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.portfolio_not_found")
	ErrTransition = errs.New(errs.Conflict, "portfolios.portfolio_transition")
	ErrDuplicate  = errs.New(errs.Conflict, "portfolios.portfolio_code_exists")
	ErrNotEmpty   = errs.New(errs.Conflict, "portfolios.portfolio_not_empty")
	ErrClosed     = errs.New(errs.Conflict, "portfolios.portfolio_closed")
	ErrSum        = errs.New(errs.Conflict, "portfolios.portfolio_sum")
	ErrCurrency   = errs.New(errs.Invalid, "money.currency")
	ErrTimezone   = errs.New(errs.Invalid, "portfolios.timezone")
	ErrPeriod     = errs.New(errs.Invalid, "portfolios.portfolio_period")
)

// Statuses are all of them, in the order of a portfolio's life.
func Statuses() []Status { return []Status{Draft, Active, Paused, Closed, Archived} }

// Move puts the portfolio in another state. It fails with ErrTransition when there is no way from here.
func (p *Portfolio) Move(to Status) error {
	from := map[Status][]Status{
		Active:   {Draft, Paused},
		Paused:   {Active},
		Closed:   {Active, Paused},
		Archived: {Closed, Draft},
	}
	for _, status := range from[to] {
		if status == p.Status {
			p.Status = to
			return nil
		}
	}
	return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
}

// Restore takes the portfolio back from the archive: closed, or a draft where nobody was ever in it.
func (p *Portfolio) Restore() error {
	to := Draft
	if p.DebtorsCount > 0 {
		to = Closed
	}
	if p.Status != Archived {
		return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
	}
	p.Status = to
	return nil
}

// Working tells whether debtors and debts may still be added.
func (p *Portfolio) Working() bool { return p.Status != Closed && p.Status != Archived }
