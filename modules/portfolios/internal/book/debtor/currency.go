package debtor

import (
	"context"
	"slices"
	"strings"
)

// nowhere is a portfolio that no tenant has.
const nowhere = "-"

// within is the criteria with their currencies named by portfolios, whose indexes a list walks. What is owed in several
// currencies has no order: it fails with ErrCurrencies where they would be mixed, and with page.ErrSort.
func (s *Service) within(ctx context.Context, c Criteria, sort string) (Criteria, error) {
	if err := s.store.list.CheckSort(sort); err != nil {
		return c, err
	}
	byBalance := strings.TrimPrefix(sort, "-") == "balance"
	if len(c.Currencies) == 0 && !byBalance {
		return c, nil
	}
	owed, err := s.portfolios.Owed(ctx)
	if err != nil {
		return c, err
	}
	var in, currencies []string
	for id, currency := range owed {
		if lets(c.PortfolioIDs, id) && lets(c.Currencies, currency) {
			in, currencies = append(in, id), append(currencies, currency)
		}
	}
	slices.Sort(currencies)
	if currencies = slices.Compact(currencies); byBalance && len(currencies) > 1 {
		return c, ErrCurrencies.WithField("query.sort", "portfolios.sort_currencies")
	}
	if len(c.Currencies) > 0 {
		slices.Sort(in) // the same question, whatever the map's order
		in = append(in, nowhere)
		c.PortfolioIDs, c.Currencies = in, nil
	}
	return c, nil
}

// lets reports whether a list that narrows nothing when empty lets a value through.
func lets(list []string, value string) bool { return len(list) == 0 || slices.Contains(list, value) }
