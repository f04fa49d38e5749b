// Package receipt draws the receipts of payments: what a debtor is given for one.
package receipt

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// ErrNone refuses the receipt of a payment that has none: of one that was only told of.
var ErrNone = errs.New(errs.Conflict, "portfolios.payment_no_receipt")

// Service draws receipts.
type Service struct {
	payments *payment.Store
	ledger   *ledger.Ledger
	look     *settings.Values[paper.Look]
}

// NewService draws receipts on the company's paper, with what the ledger says is left.
func NewService(payments *payment.Store, ledger *ledger.Ledger, look *settings.Values[paper.Look]) *Service {
	return &Service{payments, ledger, look}
}

// Of is a payment's receipt in the debtor's language, void where the payment was taken back. It fails with payment.ErrNotFound and
// ErrNone.
func (s *Service) Of(ctx context.Context, paymentID string, size paper.Size) (httpx.Document, error) {
	p, err := s.payments.Get(ctx, paymentID)
	if err != nil {
		return httpx.Document{}, err
	}
	if p.ReceiptNo == 0 {
		return httpx.Document{}, ErrNone
	}
	a, err := s.ledger.Of(ctx, p.DebtorID)
	if err != nil {
		return httpx.Document{}, err
	}
	made, err := s.draw(ctx, p, a, size)
	return httpx.Document{Name: p.Receipt + ".pdf", Content: made}, err
}
