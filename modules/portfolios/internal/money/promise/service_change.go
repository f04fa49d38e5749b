package promise

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/calendar"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Change changes a pending promise that still has the version. It fails with ErrNotFound, ErrPending, storage.ErrStale, and as Create does.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Promise)) (Promise, error) {
	p, a, err := s.hold(ctx, id)
	if err != nil {
		return p, err
	}
	if p.Status != Pending {
		return p, ErrPending
	}
	before := p
	change(&p)
	t, err := s.types.Get(ctx, p.TypeID)
	if err != nil {
		return p, promisetype.ErrNotFound.WithField("body.type_id", promisetype.ErrNotFound.Code).Wrap(err)
	}
	if err := p.retake(a, t, before); err != nil {
		return p, err
	}
	if p.begin(Pending); a.Today.Until(p.DueOn) > t.FurthestDays && p.DueOn > before.DueOn {
		return p, ErrDay.WithField("body.due_on", ErrDay.Code) // what needs somebody to confirm it is a new promise
	}
	if err := s.room(ctx, a, p, t, nil); err != nil {
		return p, err
	}
	if err := storage.Update(ctx, s.db, &p, version); err != nil {
		return p, err
	}
	told := p.Told()
	told["changes"] = record.Changes(before, p, "amount", "due_on", "type_id", "debt_ids", "reminder_on", "note?")
	return s.end(ctx, a, p, "updated", told)
}

// retake gives a changed promise what follows from its type, its debts and its day. It fails as settle does.
func (p *Promise) retake(a *ledger.Account, t promisetype.PromiseType, before Promise) error {
	if p.TypeID != before.TypeID {
		if err := p.of(t); err != nil {
			return err
		}
	}
	if p.DueOn != before.DueOn && p.ReminderOn == before.ReminderOn {
		p.ReminderOn = ""
	}
	if err := p.among(a); err != nil {
		return err
	}
	return p.date(calendar.Of(a.Portfolio.Country), a.Today)
}

// Confirm makes a draft a promise. It fails with ErrNotFound, ErrOwn, ErrTransition, and where there is no room for it any more.
func (s *Service) Confirm(ctx context.Context, id string) (Promise, error) {
	p, a, err := s.hold(ctx, id)
	if err != nil {
		return p, err
	}
	who := principal.Must(ctx)
	if p.TakenBy == who.UserID || p.CreatedBy == who.UserID || who.Scope != principal.ScopeAll {
		return p, ErrOwn
	}
	if p.Status != Draft {
		return p, ErrTransition.WithParam("from", p.Status).WithParam("to", Pending)
	}
	if p.DueOn.Before(a.Today) {
		return p, ErrDay
	}
	t, err := s.types.Get(ctx, p.TypeID)
	if err != nil {
		return p, err
	}
	if err := s.room(ctx, a, p, t, nil); err != nil {
		return p, err
	}
	if err := p.To(Pending, a.Now); err != nil {
		return p, err
	}
	p.ApprovedBy, p.ApprovedAt = who.UserID, &a.Now
	if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
		return p, err
	}
	a.Debtor.PromisesOpen++
	return s.end(ctx, a, p, "confirmed", p.Told())
}

// Cancel cancels a promise. Whoever has own ones alone may while it waits or is pending. It fails with ErrNotFound, ErrPending and
// ErrTransition.
func (s *Service) Cancel(ctx context.Context, id, reason string) (Promise, error) {
	p, a, err := s.hold(ctx, id)
	if err != nil {
		return p, err
	}
	if principal.Must(ctx).Scope != principal.ScopeAll && p.Status.Open() && p.Status != Pending {
		return p, ErrPending
	}
	return s.leave(ctx, a, p, Cancelled, reason)
}

// leave ends a promise by hand.
func (s *Service) leave(ctx context.Context, a *ledger.Account, p Promise, to Status, reason string) (Promise, error) {
	if err := p.To(to, a.Now); err != nil {
		return p, err
	}
	p.CancelReason = reason
	if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
		return p, err
	}
	return s.end(ctx, a, p, string(to), p.Told())
}

// Renegotiate puts another promise in the place of one that is open or waits. It fails as Create does, and with ErrNotFound and
// ErrTransition.
func (s *Service) Renegotiate(ctx context.Context, id string, next Promise) (Promise, error) {
	parent, a, err := s.hold(ctx, id)
	if err != nil {
		return parent, err
	}
	if err := parent.To(Superseded, a.Now); err != nil {
		return parent, err
	}
	if err := storage.Update(ctx, s.db, &parent, parent.Version); err != nil {
		return parent, err
	}
	if err := s.wrote(ctx, "superseded", a, parent, parent.Told()); err != nil {
		return parent, err
	}
	next.DebtorID, next.ParentID, next.Currency, next.DebtIDs = parent.DebtorID, parent.ID, parent.Currency, parent.DebtIDs
	if next.OwnerID == "" {
		next.OwnerID = parent.OwnerID
	}
	return s.make(ctx, a, next, &parent)
}
