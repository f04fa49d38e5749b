package promise

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/calendar"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// furthest is how many days ahead a promise may lie at all.
const furthest = 730

// settle makes the promise one of an account and a type: on a business day, as a draft where somebody has to confirm it. It fails
// with ErrDay, ErrReminder, ErrDebt and promisetype.ErrRetired.
func (p *Promise) settle(a *ledger.Account, t promisetype.PromiseType, sure int) error {
	p.DebtorID, p.PortfolioID, p.MadeOn = a.Debtor.ID, a.Portfolio.ID, a.Today
	if p.Currency == "" {
		p.Currency = a.Portfolio.Currency
	}
	if err := p.of(t); err != nil {
		return err
	}
	if err := p.among(a); err != nil {
		return err
	}
	if err := p.date(calendar.Of(a.Portfolio.Country), a.Today); err != nil {
		return err
	}
	p.begin(Pending)
	if a.Today.Until(p.DueOn) > t.FurthestDays || p.doubtful(sure) {
		p.begin(Draft)
	}
	return nil
}

// doubtful tells whether a program took it and is not sure enough, or does not say how sure it is.
func (p *Promise) doubtful(sure int) bool {
	return p.Confidence != nil && *p.Confidence < sure || p.Confidence == nil && p.AgentID != ""
}

// of makes the promise one of a type. It fails with promisetype.ErrRetired.
func (p *Promise) of(t promisetype.PromiseType) error {
	if t.Retired {
		return promisetype.ErrRetired.WithField("body.type_id", promisetype.ErrRetired.Code)
	}
	p.TypeID, p.GraceDays, p.Threshold, p.ReopenDays = t.ID, t.GraceDays, t.Threshold, t.ReopenDays
	return nil
}

// among checks that the promise is for debts of the account, in its currency. It fails with ErrDebt.
func (p *Promise) among(a *ledger.Account) error {
	for _, id := range p.DebtIDs {
		if !slices.ContainsFunc(a.Debts, func(d debt.Debt) bool { return d.ID == id && d.Currency == p.Currency }) {
			return ErrDebt.WithField("body.debt_ids", ErrDebt.Code)
		}
	}
	return nil
}

// date moves the due day to one on which the debtor can pay, and the reminder to the business day before it unless another is asked
// for. It fails with ErrDay and ErrReminder.
func (p *Promise) date(business calendar.Calendar, today civil.Day) error {
	if _, err := civil.Parse(string(p.DueOn)); err != nil || p.DueOn.Before(today) || today.Until(p.DueOn) > furthest {
		return ErrDay.WithField("body.due_on", ErrDay.Code)
	}
	p.DueOn = business.Next(p.DueOn)
	p.Deadline = p.DueOn.Add(p.GraceDays)
	if p.ReminderOn == "" {
		p.ReminderOn = business.Previous(p.DueOn.Add(-1))
		return nil
	}
	if _, err := civil.Parse(string(p.ReminderOn)); err != nil || !p.ReminderOn.Before(p.DueOn) {
		return ErrReminder.WithField("body.reminder_on", ErrReminder.Code)
	}
	return nil
}

// fits checks that what is promised beside other open promises is owed, and that no debt has more of them than the type allows. It
// fails with ErrNothing, ErrTooMuch and ErrMost.
func (p *Promise) fits(a *ledger.Account, others []Promise, most int) error {
	owed := a.Owes(p.Currency, p.DebtIDs...)
	if owed <= 0 {
		return ErrNothing.WithField("body.amount", ErrNothing.Code)
	}
	left := min(owed-promised(others, p.within), a.Owes(p.Currency)-promised(others, p.alike))
	if p.Amount > left {
		amount := money.Amount{Minor: max(0, left), Currency: p.Currency}.String()
		return ErrTooMuch.WithParam("left", amount).WithField("body.amount", ErrTooMuch.Code, "left", amount)
	}
	for _, d := range a.Debts {
		if !p.Covers(d.ID, d.Currency) {
			continue
		}
		n := 0
		for i := range others {
			if others[i].Covers(d.ID, d.Currency) {
				n++
			}
		}
		if n >= most {
			return ErrMost.WithParam("most", most)
		}
	}
	return nil
}

// within reports whether all that another promise is for is for this one, too.
func (p *Promise) within(other *Promise) bool {
	if !p.alike(other) || len(p.DebtIDs) == 0 {
		return p.alike(other)
	}
	return len(other.DebtIDs) > 0 && !slices.ContainsFunc(other.DebtIDs, func(id string) bool { return !slices.Contains(p.DebtIDs, id) })
}

func (p *Promise) alike(other *Promise) bool { return p.Currency == other.Currency }

func promised(others []Promise, which func(*Promise) bool) (sum int64) {
	for i := range others {
		if which(&others[i]) {
			sum += others[i].Left()
		}
	}
	return sum
}

// takenBy says who took the promise and whose it is: a person's own; of one that a program took, whoever works the debtor.
func (p *Promise) takenBy(ctx context.Context, a *ledger.Account) {
	who := principal.Must(ctx)
	p.TakenBy = who.UserID
	if who.Kind == principal.KindUser {
		p.Confidence, p.AgentID = nil, ""
	}
	switch {
	case p.OwnerID != "" && who.Scope == principal.ScopeAll:
	case who.Kind == principal.KindUser:
		p.OwnerID = who.UserID
	default:
		p.OwnerID = a.Debtor.AssigneeID
	}
}
