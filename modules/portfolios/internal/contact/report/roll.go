package report

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
)

// Roll is what moved from bucket to bucket, by month.
func (s *Service) Roll(ctx context.Context, in MonthsInput) (r Rolls, err error) {
	span, from, this := s.months(ctx, in.Months)
	r = Rolls{Stood: Stood{Period: span}, Moves: []Rolled{}, Rates: []RollRate{}}
	if r.AsOf, err = s.stand(ctx, rollup.TheBook); err != nil {
		return r, err
	}
	if r.Buckets, err = s.named(ctx); err != nil {
		return r, err
	}
	rows, err := s.rolls(ctx, in.of(ctx), from, this)
	for _, m := range slices.Backward(rows) {
		r.Moves = append(r.Moves, Rolled{m.Month, m.Currency, m.FromID, m.ToID, m.Debts, m.Balance, m.Left})
	}
	r.Rates = ratesOf(rows, r.Buckets)
	return r, err
}

// ratesOf are the rates of each bucket of each month, the latest month first.
func ratesOf(rows []rollup.Roll, buckets []ReportBucket) []RollRate {
	all := []RollRate{}
	for _, m := range rows {
		from := slices.IndexFunc(buckets, func(b ReportBucket) bool { return b.ID == m.FromID })
		if from < 0 {
			continue // of a set that is no longer in force
		}
		i := slices.IndexFunc(all, func(r RollRate) bool { return r.Month == m.Month && r.Currency == m.Currency && r.BucketID == m.FromID })
		if i < 0 {
			i = len(all)
			all = append(all, RollRate{Month: m.Month, Currency: m.Currency, BucketID: m.FromID})
		}
		all[i].Balance += m.Balance
		switch {
		case from+1 < len(buckets) && m.ToID == buckets[from+1].ID:
			all[i].Rolled += m.Left
		case from > 0 && m.ToID == buckets[0].ID:
			all[i].Cured += m.Left
		}
	}
	for i := range all {
		all[i].Roll = over(all[i].Rolled, all[i].Balance)
		if len(buckets) > 0 && all[i].BucketID != buckets[0].ID {
			all[i].Cure = over(all[i].Cured, all[i].Balance)
		}
	}
	at := func(id string) int { return slices.IndexFunc(buckets, func(b ReportBucket) bool { return b.ID == id }) }
	slices.SortStableFunc(all, func(a, b RollRate) int {
		switch {
		case a.Month != b.Month:
			return -compare(a.Month, b.Month)
		case a.Currency != b.Currency:
			return compare(a.Currency, b.Currency)
		}
		return at(a.BucketID) - at(b.BucketID)
	})
	return all
}
