package real

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Offers has the product sign what may be offered now without anybody's approval, the best for the creditor first.
func (b *Book) Offers(ctx context.Context, debtorID, key string) ([]book.Offer, error) {
	got, err := b.client.OffersProposeWithResponse(itself(ctx), portfolios.OfferNewSet{DebtorId: debtorID}, under(key))
	if refused(err) { // nothing is owed, or no rule says what may be offered
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	all := make([]book.Offer, 0, len(got.JSON201.Data.Offers))
	for _, o := range got.JSON201.Data.Offers {
		if len(o.Schedule) > 0 {
			all = append(all, offer(o))
		}
	}
	return all, nil
}

func offer(o portfolios.Offer) book.Offer {
	first := o.Schedule[0]
	rest := o.Schedule[min(1, len(o.Schedule)-1)]
	return book.Offer{
		ID: o.Id, Signed: o.Token, Total: o.Total, Discount: o.Discount, First: first.Amount, FirstOn: civil.Day(first.DueOn), Instalments: len(o.Schedule),
		Each: rest.Amount, Currency: o.Currency, Expires: o.ExpiresAt,
	}
}
