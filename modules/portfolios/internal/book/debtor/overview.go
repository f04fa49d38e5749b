package debtor

import (
	"cmp"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// teamShown is how many people an overview names: who works most debtors comes first.
const teamShown = 50

// Overview is what the debtors that the caller may see come to.
type Overview struct {
	Currencies []CurrencyFigures `json:"currencies" doc:"Sums of different currencies are never added, nor ordered: where most debtors owe comes first"`
	Unassigned int64             `json:"unassigned" doc:"Debtors that nobody works" example:"140"`
	Team       []Workload        `json:"team" doc:"Who works how many, most first; empty for who sees own debtors alone"`
}

// CurrencyFigures is what is owed in one currency, and how old it is.
type CurrencyFigures struct {
	Currency string          `json:"currency" example:"UYU"`
	Balance  int64           `json:"balance" doc:"In minor units" example:"323152600"`
	Debtors  int64           `json:"debtors" example:"200"`
	Ageing   []BucketFigures `json:"ageing" doc:"Every bucket of the set, empty ones too"`
}

// Workload is how much one person has to work.
type Workload struct {
	AssigneeID string `json:"assignee_id"`
	Debtors    int64  `json:"debtors" example:"60"`
	Owed       []Owed `json:"owed" doc:"One sum for each currency"`
}

// Owed is a sum in a currency.
type Owed struct {
	Currency string `json:"currency" example:"UYU"`
	Balance  int64  `json:"balance" doc:"In minor units" example:"97000000"`
}

// figuresOf sorts shares by the currency of their portfolio, each with every bucket of the set.
func figuresOf(shares []Share, currencies map[string]string, set bucket.Set) []CurrencyFigures {
	figures := []CurrencyFigures{}
	for _, share := range shares {
		at := slices.IndexFunc(figures, func(f CurrencyFigures) bool { return f.Currency == currencies[share.PortfolioID] })
		if at < 0 {
			at = len(figures)
			figures = append(figures, CurrencyFigures{Currency: currencies[share.PortfolioID], Ageing: emptyAgeing(set)})
		}
		figures[at].add(share)
	}
	slices.SortStableFunc(figures, func(a, b CurrencyFigures) int {
		return cmp.Or(cmp.Compare(b.Debtors, a.Debtors), cmp.Compare(a.Currency, b.Currency))
	})
	return figures
}

func (f *CurrencyFigures) add(share Share) {
	f.Balance, f.Debtors = money.Total(f.Balance, share.Balance), f.Debtors+share.Debtors
	for i := range f.Ageing {
		if f.Ageing[i].BucketID == share.BucketID {
			f.Ageing[i].Balance = money.Total(f.Ageing[i].Balance, share.Balance)
			f.Ageing[i].Debtors += share.Debtors
		}
	}
}

func emptyAgeing(set bucket.Set) []BucketFigures {
	figures := make([]BucketFigures, len(set))
	for i, b := range set {
		figures[i] = BucketFigures{BucketID: b.ID, Classification: b.Classification}
	}
	return figures
}

// teamOf gathers shares by who works them, and counts those that nobody does.
func teamOf(shares []Share, currencies map[string]string) (team []Workload, unassigned int64) {
	team = []Workload{}
	for _, share := range shares {
		if share.AssigneeID == "" {
			unassigned += share.Debtors
			continue
		}
		at := slices.IndexFunc(team, func(w Workload) bool { return w.AssigneeID == share.AssigneeID })
		if at < 0 {
			at = len(team)
			team = append(team, Workload{AssigneeID: share.AssigneeID, Owed: []Owed{}})
		}
		team[at].Debtors += share.Debtors
		team[at].owe(currencies[share.PortfolioID], share.Balance)
	}
	slices.SortStableFunc(team, func(a, b Workload) int { return cmp.Compare(b.Debtors, a.Debtors) })
	return team[:min(len(team), teamShown)], unassigned
}

func (w *Workload) owe(currency string, balance int64) {
	for i := range w.Owed {
		if w.Owed[i].Currency == currency {
			w.Owed[i].Balance = money.Total(w.Owed[i].Balance, balance)
			return
		}
	}
	w.Owed = append(w.Owed, Owed{Currency: currency, Balance: balance})
}
