package act

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// readDebt reads what is owed.
func readDebt(k Kit, ctx context.Context, s *State, _ json.RawMessage) (Result, error) {
	d, err := k.Book.Debt(ctx, s.Debtor.ID)
	if err == nil && d.Owed == 0 {
		err = book.ErrNothing
	}
	if err != nil {
		return result(err, nil)
	}
	s.Debt = &d
	return done(map[string]any{"owed": d.Owed, "currency": d.Currency, "days": d.Days, "count": d.Count}), nil
}

// listOffers has the product sign what it offers now.
func listOffers(k Kit, ctx context.Context, s *State, _ json.RawMessage) (Result, error) {
	all, err := k.Book.Offers(ctx, s.Debtor.ID, s.key("offers"))
	if err == nil && len(all) == 0 {
		return Result{Code: word.Nothing}, nil
	}
	if err != nil {
		return result(err, nil)
	}
	s.Offers = all
	told := make([]map[string]any, 0, len(all))
	for i, o := range all {
		told = append(told, map[string]any{
			"number": i + 1, "offer_id": o.ID, "total": o.Total, "discount": o.Discount, "instalments": o.Instalments,
			"first": o.First, "first_on": o.FirstOn, "each": o.Each, "currency": o.Currency,
		})
	}
	return done(map[string]any{"offers": told}), nil
}
