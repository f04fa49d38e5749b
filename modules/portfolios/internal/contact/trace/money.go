package trace

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
)

// money are the promises that came of a contact, with what was paid to them.
func (s *Service) money(ctx context.Context, t *Trace) error {
	promises, err := s.promises(ctx, t.Contact.ID)
	if err != nil || len(promises) == 0 {
		return err
	}
	brought, err := s.brought(ctx, idsOf(promises, func(p promise.Promise) string { return p.ID }))
	if err != nil {
		return err
	}
	payments, err := s.payments(ctx, idsOf(brought, func(a appropriation.Appropriation) string { return a.PaymentID }))
	for _, p := range promises {
		t.Promises = append(t.Promises, Promise{
			ID: p.ID, Amount: p.Amount, Currency: p.Currency, DueOn: p.DueOn, Status: p.Status, MadeAt: p.CreatedAt, TakenBy: p.TakenBy,
			Payments: paymentsOf(p.ID, brought, payments),
		})
	}
	return err
}

// paymentsOf are what payments brought to a promise, less what was taken back since.
func paymentsOf(promiseID string, brought []appropriation.Appropriation, payments []payment.Payment) []Payment {
	all := []Payment{}
	for _, a := range brought {
		if a.PromiseID != promiseID {
			continue
		}
		at := slices.IndexFunc(all, func(p Payment) bool { return p.ID == a.PaymentID })
		if at < 0 {
			at, all = len(all), append(all, Payment{ID: a.PaymentID})
		}
		all[at].Brought += a.Amount
	}
	for i := range all {
		for _, p := range payments {
			if p.ID == all[i].ID {
				all[i].Amount, all[i].Currency, all[i].PaidOn, all[i].Status = p.Amount, p.Currency, p.PaidOn, p.Status
			}
		}
	}
	return all
}

// Behind are the contacts that a payment, or a promise, came of, the latest first, those with debtors that the caller may see.
func (s *Service) Behind(ctx context.Context, paymentID, promiseID string) ([]contact.Contact, error) {
	ids := []string{promiseID}
	if paymentID != "" {
		given, err := s.given(ctx, paymentID)
		if err != nil {
			return nil, err
		}
		ids = idsOf(given, func(a appropriation.Appropriation) string { return a.PromiseID })
	}
	promises, err := s.promised(ctx, ids)
	if err != nil {
		return nil, err
	}
	found, err := s.contacts(ctx, idsOf(promises, func(p promise.Promise) string { return p.ContactID }))
	if err != nil || len(found) == 0 {
		return nil, err
	}
	debtors, err := s.debtors.Some(ctx, idsOf(found, func(c contact.Contact) string { return c.DebtorID }))
	return slices.DeleteFunc(found, func(c contact.Contact) bool {
		for _, d := range debtors {
			if d.ID == c.DebtorID {
				return false
			}
		}
		return true
	}), err
}

// idsOf are the ids that some rows name, each once.
func idsOf[T any](rows []T, of func(T) string) []string {
	ids := make([]string, 0, len(rows))
	for _, row := range rows {
		if id := of(row); id != "" && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}
