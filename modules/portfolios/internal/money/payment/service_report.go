package payment

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Reports is what may be done with payments that were made elsewhere and are only told of.
type Reports struct {
	*Service
	host  *ask.Host
	files *files.Store
}

// NewReports keeps reported payments beside those that were taken, with their proofs in store.
func NewReports(s *Service, host *ask.Host, store *files.Store) *Reports {
	return &Reports{s, host, store}
}

// Report notes that a debtor whom the caller may see says to have paid, and asks those who verify. It is allowed where an agency may
// not take money: the creditor received it. It fails with debtor.ErrNotFound, ErrCurrency, ErrDebt and ErrDay.
func (s *Reports) Report(ctx context.Context, p Payment, debtorID string) (Payment, error) {
	opened, err := s.ledger.Open(ctx, debtorID)
	if err != nil {
		return p, err
	}
	a, err := s.with(ctx, opened, true)
	if err != nil {
		return p, err
	}
	if err := p.report(a, actor(ctx)); err != nil {
		return p, err
	}
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	if err := s.wrote(ctx, "reported", p, a); err != nil {
		return p, err
	}
	verifiers, err := s.verifiers(ctx)
	if err != nil {
		return p, err
	}
	return p, s.record.Notify(ctx, "payment.waiting", p.notice("payment_waiting", actor(ctx), verifiers...))
}

// verifiers are who may decide on what the caller reports.
func (s *Reports) verifiers(ctx context.Context) (ids []string, err error) {
	members, err := s.host.Holding(ctx, Verify)
	for _, m := range members {
		if m.ID != actor(ctx) {
			ids = append(ids, m.ID)
		}
	}
	return ids, err
}

// Prove gives a payment that waits a file that proves it. It fails with ErrNotFound, ErrTransition and ErrProofs.
func (s *Reports) Prove(ctx context.Context, id string, got *files.Received) (files.File, error) {
	p, a, err := s.hold(ctx, id)
	if err != nil {
		return files.File{}, err
	}
	_, there, err := s.files.Of(ctx, proved(id), page.Params{PageSize: 1})
	if err != nil {
		return files.File{}, err
	}
	if err := p.prove(int(there.Total)); err != nil {
		return files.File{}, err
	}
	f, err := s.files.Add(ctx, got, proved(id), time.Time{})
	if err != nil {
		return f, err
	}
	if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
		return f, err
	}
	return f, s.wrote(ctx, "proved", p, a)
}

// Proofs are the files that prove a payment which the caller may see. It fails with ErrNotFound.
func (s *Reports) Proofs(ctx context.Context, id string, p page.Params) ([]files.File, page.Meta, error) {
	if _, err := s.Store.Get(ctx, id); err != nil {
		return nil, page.Meta{}, err
	}
	return s.files.Of(ctx, proved(id), p)
}

// Proof is one of them. It fails with ErrNotFound, and as files.Store.Get does.
func (s *Reports) Proof(ctx context.Context, id, file string) (files.File, error) {
	if _, err := s.Store.Get(ctx, id); err != nil {
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

// Verify says that the money has come: the payment is allocated, with a receipt of the bank's point. It fails with ErrNotFound,
// ErrReportOwn, ErrTransition, ErrNothing and ErrTooMuch.
func (s *Reports) Verify(ctx context.Context, id string) (Payment, error) {
	p, a, err := s.open(ctx, id)
	if err != nil {
		return p, err
	}
	if err := p.Move(Confirmed); err != nil {
		return p, err
	}
	if a, err = s.with(ctx, a.Account, true); err != nil {
		return p, err
	}
	if err := s.interest.Bring(ctx, a.all...); err != nil {
		return p, err
	}
	bank, err := s.tills.Bank(ctx)
	if err != nil {
		return p, err
	}
	p.PointID = bank.ID
	if err := s.confirm(ctx, a, &p); err != nil {
		return p, err
	}
	if err := s.decided(ctx, &p, a, "verified"); err != nil {
		return p, err
	}
	return p, s.ledger.Grow(ctx, a.all...)
}

// Reject says that the money has not come, and why. It fails with ErrNotFound, ErrReportOwn and ErrTransition.
func (s *Reports) Reject(ctx context.Context, id, reason string) (Payment, error) {
	p, a, err := s.open(ctx, id)
	if err != nil {
		return p, err
	}
	if err := p.Undo(Rejected, reason, actor(ctx), a.Now); err != nil {
		return p, err
	}
	err = s.decided(ctx, &p, a, "rejected")
	return p, err
}

// open is a payment that the caller may decide on, with its debtor's account: nobody decides on what they reported.
func (s *Reports) open(ctx context.Context, id string) (Payment, parties, error) {
	p, a, err := s.hold(ctx, id)
	if err == nil && p.TakenBy == actor(ctx) {
		err = ErrReportOwn
	}
	p.complete()
	return p, a, err
}

// decided writes what became of a reported payment, and notifies whoever reported it.
func (s *Reports) decided(ctx context.Context, p *Payment, a parties, what string) error {
	if err := storage.Update(ctx, s.db, p, p.Version); err != nil {
		return err
	}
	if err := s.wrote(ctx, what, *p, a); err != nil {
		return err
	}
	to := slices.DeleteFunc([]string{p.TakenBy}, func(id string) bool { return id == "" })
	return s.record.Notify(ctx, "payment.decided", p.notice("payment_"+what, actor(ctx), to...))
}
