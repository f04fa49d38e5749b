package contacts

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/chats/internal/portfolios"
)

// Holder is a debtor who has a number or a mailbox, or whom a creditor calls so.
type Holder struct {
	DebtorID    string
	PortfolioID string
	PhoneID     string // of a number
	AssigneeID  string // who works the debtor; empty for nobody
}

// Leads tells whether an address can lead to a debtor: a number in E.164, or a mailbox.
func Leads(address string) bool { return isNumber(address) || isMailbox(address) }

func isNumber(address string) bool { return len(address) > 1 && address[0] == '+' }

func isMailbox(address string) bool { return strings.IndexByte(address, '@') > 0 }

// Holders are the debtors who have a number or a mailbox, the likeliest first.
func (b *Book) Holders(ctx context.Context, address string) ([]Holder, error) {
	switch {
	case isNumber(address):
		return b.byNumber(ctx, address)
	case isMailbox(address):
		return b.byMailbox(ctx, address)
	}
	return nil, nil
}

func (b *Book) byNumber(ctx context.Context, number string) (all []Holder, err error) {
	got, err := b.client.PhonesHoldersWithResponse(itself(ctx), &portfolios.PhonesHoldersParams{Number: number})
	if err != nil {
		return nil, err
	}
	for _, h := range got.JSON200.Data {
		all = append(all, Holder{h.DebtorId, h.PortfolioId, h.PhoneId, h.AssigneeId})
	}
	return all, nil
}

func (b *Book) byMailbox(ctx context.Context, address string) ([]Holder, error) {
	got, err := b.client.DebtorsByEmailWithResponse(itself(ctx), &portfolios.DebtorsByEmailParams{Email: address})
	if err != nil {
		return nil, err
	}
	return holding(got.JSON200.Data), nil
}

// Called are the debtors whom a creditor calls so, in a portfolio or, for an empty one, in any.
func (b *Book) Called(ctx context.Context, reference, portfolioID string) ([]Holder, error) {
	if reference == "" {
		return nil, nil
	}
	got, err := b.client.DebtorsByReferenceWithResponse(itself(ctx), &portfolios.DebtorsByReferenceParams{Reference: reference, PortfolioId: given(portfolioID)})
	if err != nil {
		return nil, err
	}
	return holding(got.JSON200.Data), nil
}

func holding(found []portfolios.DebtorFound) (all []Holder) {
	for _, d := range found {
		all = append(all, Holder{DebtorID: d.DebtorId, PortfolioID: d.PortfolioId, AssigneeID: d.AssigneeId})
	}
	return all
}
