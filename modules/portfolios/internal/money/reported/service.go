// Package reported keeps payments that debtors say to have made elsewhere, with the files that prove them, until somebody verifies
// or rejects them.
package reported

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what may be done with payments that were made elsewhere and are only told of.
type Service struct {
	db       *storage.DB
	payments *payment.Service
	parties  *parties.Opener
	ledger   *ledger.Ledger
	host     *ask.Host
	files    *files.Store
	record   *record.Record
}

// NewService keeps reported payments beside those that were taken, with their proofs in store; host knows who verifies them.
func NewService(db *storage.DB, payments *payment.Service, parties *parties.Opener, ledger *ledger.Ledger, host *ask.Host, store *files.Store, r *record.Record) *Service {
	return &Service{db, payments, parties, ledger, host, store, r}
}

// Report notes that a debtor whom the caller may see says to have paid, and asks those who verify. It is allowed where an agency may
// not take money: the creditor received it. It fails with debtor.ErrNotFound, payment.ErrCurrency, payment.ErrDebt and
// payment.ErrDay.
func (s *Service) Report(ctx context.Context, p payment.Payment, debtorID string) (payment.Payment, error) {
	a, err := s.parties.Open(ctx, debtorID)
	if err != nil {
		return p, err
	}
	if err := begin(&p, a, actor(ctx)); err != nil {
		return p, err
	}
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	if err := s.payments.Wrote(ctx, "reported", p, a); err != nil {
		return p, err
	}
	verifiers, err := s.verifiers(ctx)
	if err != nil {
		return p, err
	}
	return p, s.record.Notify(ctx, "payment.waiting", notice(p, "payment_waiting", actor(ctx), verifiers...))
}

// verifiers are who may decide on what the caller reports.
func (s *Service) verifiers(ctx context.Context) (ids []string, err error) {
	members, err := s.host.Holding(ctx, Verify)
	for _, m := range members {
		if m.ID != actor(ctx) {
			ids = append(ids, m.ID)
		}
	}
	return ids, err
}

// Prove gives a payment that waits a file that proves it. It fails with payment.ErrNotFound, payment.ErrTransition and
// ErrProofs.
func (s *Service) Prove(ctx context.Context, id string, got *files.Received) (files.File, error) {
	p, a, err := s.payments.Hold(ctx, id)
	if err != nil {
		return files.File{}, err
	}
	_, there, err := s.files.Of(ctx, proved(id), page.Params{PageSize: 1})
	if err != nil {
		return files.File{}, err
	}
	if err := prove(&p, int(there.Total)); err != nil {
		return files.File{}, err
	}
	f, err := s.files.Add(ctx, got, proved(id), time.Time{})
	if err != nil {
		return f, err
	}
	if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
		return f, err
	}
	return f, s.payments.Wrote(ctx, "proved", p, a)
}

// Proofs are the files that prove a payment which the caller may see. It fails with payment.ErrNotFound.
func (s *Service) Proofs(ctx context.Context, id string, p page.Params) ([]files.File, page.Meta, error) {
	if _, err := s.payments.Store.Get(ctx, id); err != nil {
		return nil, page.Meta{}, err
	}
	return s.files.Of(ctx, proved(id), p)
}

// Proof is one of them. It fails with payment.ErrNotFound, and as files.Store.Get does.
func (s *Service) Proof(ctx context.Context, id, file string) (files.File, error) {
	if _, err := s.payments.Store.Get(ctx, id); err != nil {
		return files.File{}, err
	}
	f, err := s.files.Get(ctx, file)
	if err == nil && f.Record != proved(id) {
		err = storage.ErrNotFound
	}
	return f, err
}

// proved is a payment as files know it.
func proved(id string) files.Record { return files.Record{Type: "payment", ID: id} }

// Verify says that the money has come: the payment is allocated, with a receipt of the bank's point. It fails with
// payment.ErrNotFound, ErrOwn, payment.ErrTransition, payment.ErrNothing and payment.ErrTooMuch.
func (s *Service) Verify(ctx context.Context, id string) (payment.Payment, error) {
	p, a, err := s.open(ctx, id)
	if err != nil {
		return p, err
	}
	if err := p.Move(payment.Confirmed); err != nil {
		return p, err
	}
	if a, err = s.payments.ConfirmAtBank(ctx, a.Account, &p); err != nil {
		return p, err
	}
	if err := s.decided(ctx, &p, a, "verified"); err != nil {
		return p, err
	}
	return p, s.ledger.Grow(ctx, a.All...)
}

// Reject says that the money has not come, and why. It fails with payment.ErrNotFound, ErrOwn and
// payment.ErrTransition.
func (s *Service) Reject(ctx context.Context, id, reason string) (payment.Payment, error) {
	p, a, err := s.open(ctx, id)
	if err != nil {
		return p, err
	}
	if err := p.Undo(payment.Rejected, reason, actor(ctx), a.Now); err != nil {
		return p, err
	}
	err = s.decided(ctx, &p, a, "rejected")
	return p, err
}

// open is a payment that the caller may decide on, with its debtor's account: nobody decides on what they reported.
func (s *Service) open(ctx context.Context, id string) (payment.Payment, parties.Parties, error) {
	p, a, err := s.payments.Hold(ctx, id)
	if err == nil && p.TakenBy == actor(ctx) {
		err = ErrOwn
	}
	p.Complete()
	return p, a, err
}

// decided writes what became of a reported payment, and notifies whoever reported it.
func (s *Service) decided(ctx context.Context, p *payment.Payment, a parties.Parties, what string) error {
	if err := storage.Update(ctx, s.db, p, p.Version); err != nil {
		return err
	}
	if err := s.payments.Wrote(ctx, what, *p, a); err != nil {
		return err
	}
	to := slices.DeleteFunc([]string{p.TakenBy}, func(id string) bool { return id == "" })
	return s.record.Notify(ctx, "payment.decided", notice(*p, "payment_"+what, actor(ctx), to...))
}

// actor is who acts.
func actor(ctx context.Context) string { return principal.Must(ctx).UserID }
