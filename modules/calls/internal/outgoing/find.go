package outgoing

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrWhom says that a number is no debtor's, or none at all: nobody else is called, for whom no contact rule would answer.
var ErrWhom = errs.New(errs.Invalid, "calls.number_of_nobody").WithField("body.number", "calls.number_of_nobody")

// find finds whom a number is of, where it is not said.
func (s *Service) find(ctx context.Context, w *Wanted) error {
	if w.DebtorID != "" && w.PhoneID != "" {
		return nil
	}
	if w.Number == "" {
		return ErrWhom
	}
	held, err := s.book.Holders(ctx, w.Number)
	if err != nil {
		return err
	}
	if len(held) == 0 {
		return ErrWhom
	}
	w.DebtorID, w.PhoneID = held[0].DebtorID, held[0].PhoneID
	return nil
}
