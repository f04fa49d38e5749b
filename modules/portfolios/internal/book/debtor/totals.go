package debtor

import (
	"cmp"
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// mostSummed is how many debtors are read for a sum that is kept nowhere.
const mostSummed = 10_000

// Totals are what the debtors of a list come to.
type Totals struct {
	Debtors int64  `json:"debtors" example:"240"`
	Exact   bool   `json:"exact" doc:"All are counted; else there are more than these"`
	Owed    []Owed `json:"owed" doc:"One sum for each currency, that of most debtors first; never added"`
}

// summed is as much of a debtor as sums are made of.
type summed struct {
	ID          string
	PortfolioID string
	Balance     int64
}

// Totals are what all debtors come to that the list shows by some criteria: at once where portfolio, bucket and assignee say which, else of
// the first ten thousand.
func (s *Service) Totals(ctx context.Context, c Criteria) (t Totals, err error) {
	if c, err = s.within(ctx, c, ""); err != nil {
		return t, err
	}
	currencies, err := s.portfolios.Currencies(ctx)
	if err != nil {
		return t, err
	}
	if c.shared() {
		shares, err := s.shares(ctx, "")
		return sumShares(slices.DeleteFunc(slices.Clone(shares), func(share Share) bool { return !c.lets(share) }), currencies, true), err
	}
	rows, err := s.store.summed(ctx, c, mostSummed+1)
	shares := make([]Share, 0, len(rows))
	for _, row := range rows[:min(len(rows), mostSummed)] {
		shares = append(shares, Share{PortfolioID: row.PortfolioID, Balance: row.Balance, Debtors: 1})
	}
	return sumShares(shares, currencies, len(rows) <= mostSummed), err
}

// shared reports whether the criteria ask for no more than what shares tell apart.
func (c Criteria) shared() bool { return c.Text == "" && len(c.Statuses) == 0 && len(c.TagIDs) == 0 }

// lets reports whether the criteria leave a share.
func (c Criteria) lets(share Share) bool {
	whose := c.AssigneeID
	if whose == Unassigned {
		whose = ""
	}
	return lets(c.PortfolioIDs, share.PortfolioID) && lets(c.BucketIDs, share.BucketID) && (c.AssigneeID == "" || whose == share.AssigneeID)
}

func sumShares(shares []Share, currencies map[string]string, exact bool) Totals {
	t, debtors := Totals{Exact: exact, Owed: []Owed{}}, map[string]int64{}
	for _, share := range shares {
		currency := currencies[share.PortfolioID]
		at := slices.IndexFunc(t.Owed, func(o Owed) bool { return o.Currency == currency })
		if at < 0 {
			at, t.Owed = len(t.Owed), append(t.Owed, Owed{Currency: currency})
		}
		t.Owed[at].Balance = money.Total(t.Owed[at].Balance, share.Balance)
		debtors[currency] += share.Debtors
		t.Debtors += share.Debtors
	}
	slices.SortFunc(t.Owed, func(a, b Owed) int {
		return cmp.Or(cmp.Compare(debtors[b.Currency], debtors[a.Currency]), cmp.Compare(a.Currency, b.Currency))
	})
	return t
}
