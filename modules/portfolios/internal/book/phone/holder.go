package phone

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
)

// Holder is a debtor who has a number.
type Holder struct {
	DebtorID    string `json:"debtor_id"`
	PortfolioID string `json:"portfolio_id"`
	PhoneID     string `json:"phone_id"`
	AssigneeID  string `json:"assignee_id" doc:"Who works the debtor; empty for nobody"`
	Label       Label  `json:"label" doc:"Whose number it is"`
	Status      Status `json:"status"`
}

// holding are the holders of phones, those whose own number it is known to be first. Debtors who are not among debtors are left out.
func holding(phones []Phone, debtors []debtor.Debtor) (all []Holder) {
	for _, p := range phones {
		at := slices.IndexFunc(debtors, func(d debtor.Debtor) bool { return d.ID == p.DebtorID })
		if at < 0 {
			continue
		}
		d := debtors[at]
		all = append(all, Holder{d.ID, d.PortfolioID, p.ID, d.AssigneeID, p.Label, p.Status})
	}
	slices.SortStableFunc(all, func(a, b Holder) int { return b.sure() - a.sure() })
	return all
}

// sure is how sure it is that who calls from the number is the debtor; only its order means something.
func (h Holder) sure() int {
	switch {
	case h.Status == RightParty:
		return 2
	case h.Label == Own && h.Status != ThirdParty:
		return 1
	}
	return 0
}
