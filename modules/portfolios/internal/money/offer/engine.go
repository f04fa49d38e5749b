package offer

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Case is what terms are computed for.
type Case struct {
	Country  string
	Currency string
	Today    civil.Day
	Debts    []Debt
}

// Region is what the rule allows for a case.
func (r Rule) Region(c Case) Region {
	balance := balanceOf(c.Debts)
	region := Region{
		RuleID: r.ID, RuleVersion: r.Version, RuleName: r.Name, Rules: []RuleRef{}, Currency: c.Currency, Balance: balance, Debts: c.Debts,
		Discount: min(r.Bounds.Discount, mostShare(mostCut(r.Bounds, c.Debts), balance)), DownPayment: r.Bounds.DownPayment,
		Least: r.Bounds.Least, Most: r.Bounds.Most, Amount: r.Bounds.least(c.Currency), Frequencies: r.Bounds.Frequencies,
		FirstFrom: c.Today, FirstTo: c.Today.Add(r.Bounds.FirstDays), LastTo: c.Today.Add(r.Bounds.LastDays), ValidHours: r.ValidHours, Legal: []Legal{},
	}
	for _, law := range laws(c.Country) {
		if last := c.Today.Add(law.LastDays); last.Before(region.LastTo) {
			region.LastTo, region.Legal = last, append(region.Legal, law)
		}
	}
	return region
}

// Compute is what terms come to. Terms outside of the region come to nothing, for nobody: it fails with ErrOutside.
func (r Rule) Compute(c Case, t Terms, calendar Calendar) (Proposal, error) {
	region := r.Region(c)
	p := Proposal{Terms: t, Currency: c.Currency, Balance: region.Balance}
	if err := within("discount", t.Discount, 0, region.Discount); err != nil {
		return p, err
	}
	p.Discount = money.Share(p.Balance, t.Discount)
	p.Total = p.Balance - p.Discount
	p.Cuts = cut(r.Bounds, c.Debts, p.Discount)
	if err := region.check(t, p.Total); err != nil {
		return p, err
	}
	p.Schedule = schedule(p.Total, t, r.Bounds, c.Currency, func(d civil.Day) civil.Day { return calendar.BusinessDay(c.Country, d) })
	return p, region.checkSchedule(p)
}

// check holds terms against the region.
func (r Region) check(t Terms, total int64) error {
	if err := within("instalments", int64(t.Instalments), int64(r.Least), int64(r.Most)); err != nil {
		return err
	}
	if err := within("down_payment", t.DownPayment, money.ShareUp(total, r.DownPayment), total-int64(t.Instalments)); err != nil {
		return err
	}
	if !slices.Contains(r.Frequencies, t.Frequency) {
		return ErrOutside.WithField("body.terms.frequency", ErrOutside.Code)
	}
	day, err := civil.Parse(string(t.FirstOn))
	if err != nil || day == "" || day.Before(r.FirstFrom) || r.FirstTo.Before(day) {
		return outside("first_on", r.FirstFrom, r.FirstTo)
	}
	return nil
}

// checkSchedule refuses instalments that are too small, and a last one that is too late. Who pays all at once may owe less.
func (r Region) checkSchedule(p Proposal) error {
	for _, due := range p.Schedule {
		if due.Amount < 1 || len(p.Schedule) > 1 && due.N > 0 && due.Amount < r.Amount {
			least := money.Amount{Minor: r.Amount, Currency: r.Currency}.String()
			return outside("instalments", least, money.Amount{Minor: p.Total, Currency: r.Currency}.String())
		}
	}
	if last := p.Schedule[len(p.Schedule)-1].DueOn; r.LastTo.Before(last) {
		return outside("instalments", r.FirstFrom, r.LastTo)
	}
	return nil
}

func within(field string, value, least, most int64) error {
	if value < least || value > most {
		return outside(field, least, most)
	}
	return nil
}

func outside(field string, least, most any) error {
	return ErrOutside.WithParam("field", field).WithField("body.terms."+field, ErrOutside.Code, "least", least, "most", most)
}

// parts are the parts of a balance in the order in which they are given up.
func parts() []debt.Component {
	return []debt.Component{debt.PenaltyPart, debt.FeePart, debt.InterestPart, debt.PrincipalPart}
}

func (d Debt) owed(c debt.Component) int64 {
	switch c {
	case debt.PenaltyPart:
		return d.Penalty
	case debt.FeePart:
		return d.Fee
	case debt.InterestPart:
		return d.Interest
	default:
		return d.Principal
	}
}

// mostCut is the most that may be given up of debts, part by part.
func mostCut(b Bounds, debts []Debt) (most int64) {
	for _, c := range parts() {
		for _, d := range debts {
			most += money.Share(d.owed(c), b.part(c))
		}
	}
	return most
}

// cut splits what is given up: penalties first, then fees, interest and the principal; of one part by what the debts owe of it.
func cut(b Bounds, debts []Debt, amount int64) []Cut {
	all := []Cut{}
	for _, c := range parts() {
		var most int64
		for _, d := range debts {
			most += money.Share(d.owed(c), b.part(c))
		}
		take := min(amount, most)
		var before, given int64
		for _, d := range debts {
			before += money.Share(d.owed(c), b.part(c))
			if part := money.Part(take, before, most) - given; part > 0 {
				all = append(all, Cut{DebtID: d.ID, Component: c, Amount: part})
				given += part
			}
		}
		amount -= take
	}
	return all
}
