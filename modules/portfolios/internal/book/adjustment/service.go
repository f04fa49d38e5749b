package adjustment

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be changed of debts by hand.
type Service struct {
	store      *Store
	debts      *debt.Service
	ledger     *ledger.Ledger
	interest   *interest.Service
	debtors    *debtor.Service
	portfolios *portfolio.Service
	host       *ask.Host
	clock      clock.Clock
}

// NewService changes debts by the ledger.
func NewService(store *Store, debts *debt.Service, ledger *ledger.Ledger, interest *interest.Service, debtors *debtor.Service, portfolios *portfolio.Service, host *ask.Host, clock clock.Clock) *Service {
	return &Service{store, debts, ledger, interest, debtors, portfolios, host, clock}
}

// mostWaiting is how many adjustments of one debt may wait at a time.
const mostWaiting = 10

// Adjust is the permission of those who change debts, and decide on changes.
const Adjust = "portfolios.debts:adjust"

// Adjustments is one page of adjustments of debtors that the caller may see.
func (s *Service) Adjustments(ctx context.Context, f AdjustmentFilter, p page.Params) ([]AdjustmentRequest, page.Meta, error) {
	rows, meta, err := s.store.Adjustments(ctx, f, p)
	if err != nil {
		return nil, meta, err
	}
	for i := range rows {
		if rows[i].Decidable, err = s.decidable(ctx, rows[i]); err != nil {
			return nil, meta, err
		}
	}
	return rows, meta, nil
}

// Ask has a change of a debt wait for approval. It fails as the change itself would, and with ErrAdjustments.
func (s *Service) Ask(ctx context.Context, a AdjustmentRequest) (AdjustmentRequest, error) {
	account, err := s.ledger.Open(ctx, a.DebtorID)
	if err != nil {
		return a, err
	}
	d, err := account.Debt(a.DebtID)
	if err != nil {
		return a, err
	}
	before := *d
	a.ID, a.PortfolioID, a.Status, a.Balance = storage.NewID(), d.PortfolioID, Waiting, d.Balance
	if a.Resolution != "" {
		a.Amount, a.Currency = d.Balance, d.Currency
	}
	if a.Currency == "" {
		a.Currency = d.Currency
	}
	if err := s.askable(ctx, a, account); err != nil {
		return a, err
	}
	if err := storage.Insert(ctx, s.store.db, &a); err != nil {
		return a, err
	}
	deciders, err := s.deciders(ctx, a, before)
	if err != nil {
		return a, err
	}
	return a, s.markAndNotify(ctx, account.Debtor, a, "adjustment_requested", notice("adjustment_waiting", a, principal.Must(ctx).UserID, deciders...))
}

// askable tries the change on the account, which is not written.
func (s *Service) askable(ctx context.Context, a AdjustmentRequest, account *ledger.Account) error {
	if a.Amount <= 0 {
		return debt.ErrAmount.WithField("body.amount", debt.ErrAmount.Code)
	}
	if _, err := a.apply(account); err != nil {
		return err
	}
	waiting, err := s.store.Waiting(ctx, a.DebtorID, a.DebtID)
	if err == nil && waiting >= mostWaiting {
		err = ErrAdjustments.WithParam("most", mostWaiting)
	}
	return err
}

// Approve does what was asked for. It fails with ErrAuthority for whom it is beyond, too, and as Decide and apply do.
func (s *Service) Approve(ctx context.Context, debtorID, id string) (AdjustmentRequest, error) {
	return s.decide(ctx, debtorID, id, Approved, "", func(account *ledger.Account, a *AdjustmentRequest) error {
		d, err := account.Debt(a.DebtID)
		if err != nil {
			return err
		}
		before, payload := *d, summary(*a)
		limited, err := s.within(ctx, before, a.Amount, "path.adjustment")
		if err != nil {
			return err
		}
		posted, err := a.apply(account)
		if err != nil {
			return err
		}
		mark(posted, limited)
		return s.close(ctx, account, before, "adjustment_approved", payload)
	})
}

// Refuse leaves the debt as it is, for a reason. It fails as Approve does.
func (s *Service) Refuse(ctx context.Context, debtorID, id, reason string) (AdjustmentRequest, error) {
	return s.decide(ctx, debtorID, id, Refused, reason, func(account *ledger.Account, a *AdjustmentRequest) error {
		d, err := account.Debt(a.DebtID)
		if err != nil {
			return err
		}
		if _, err := s.within(ctx, *d, a.Amount, "path.adjustment"); err != nil {
			return err
		}
		return s.markAndNotify(ctx, account.Debtor, *a, "adjustment_refused", nil)
	})
}

// Withdraw withdraws what the caller asked for.
func (s *Service) Withdraw(ctx context.Context, debtorID, id string) (AdjustmentRequest, error) {
	return s.decide(ctx, debtorID, id, Withdrawn, "", func(account *ledger.Account, a *AdjustmentRequest) error {
		return s.markAndNotify(ctx, account.Debtor, *a, "adjustment_withdrawn", nil)
	})
}

// decide ends the waiting of an adjustment while nobody else writes to its debtor, and notifies whoever asked for it.
func (s *Service) decide(ctx context.Context, debtorID, id string, to Decision, reason string, act func(*ledger.Account, *AdjustmentRequest) error) (AdjustmentRequest, error) {
	account, err := s.ledger.Open(ctx, debtorID)
	if err != nil {
		return AdjustmentRequest{}, err
	}
	a, err := s.store.Adjustment(ctx, debtorID, id)
	if err != nil {
		return a, err
	}
	if err := a.Decide(to, principal.Must(ctx).UserID, s.clock.Now().UTC()); err != nil {
		return a, err
	}
	a.Reason = reason
	if err := act(account, &a); err != nil {
		return a, err
	}
	if err := storage.Update(ctx, s.store.db, &a, a.Version); err != nil || to == Withdrawn {
		return a, err
	}
	return a, s.debtors.Notify(ctx, "adjustment_decided", notice("adjustment_"+string(to), a, principal.Must(ctx).UserID, a.CreatedBy))
}

// decidable reports whether the caller may approve or refuse an adjustment.
func (s *Service) decidable(ctx context.Context, a AdjustmentRequest) (bool, error) {
	who := principal.Must(ctx)
	if a.Status != Waiting || a.CreatedBy == who.UserID {
		return false, nil
	}
	d, err := s.debts.Find(ctx, a.DebtorID, a.DebtID)
	if err != nil {
		return false, err
	}
	room, err := s.room(ctx, d, who.Role)
	return !room.Limited || a.Amount <= room.Left, err
}

// deciders are those who may approve an adjustment, but not whoever asks for it.
func (s *Service) deciders(ctx context.Context, a AdjustmentRequest, d debt.Debt) (ids []string, err error) {
	members, err := s.host.Holding(ctx, Adjust)
	if err != nil {
		return nil, err
	}
	rooms := map[string]Room{}
	for _, member := range members {
		if _, known := rooms[member.Role]; !known {
			if rooms[member.Role], err = s.room(ctx, d, member.Role); err != nil {
				return nil, err
			}
		}
		if room := rooms[member.Role]; member.ID != principal.Must(ctx).UserID && (!room.Limited || a.Amount <= room.Left) {
			ids = append(ids, member.ID)
		}
	}
	return ids, nil
}

func (s *Service) markAndNotify(ctx context.Context, who debtor.Debtor, a AdjustmentRequest, what string, notify *events.Notify) error {
	if err := s.debtors.Mark(ctx, what, who, summary(a)); err != nil || notify == nil {
		return err
	}
	return s.debtors.Notify(ctx, "adjustment_waiting", notify)
}

// summary is what the record says of an adjustment; notes and reasons may contain personal data.
func summary(a AdjustmentRequest) map[string]any {
	all := map[string]any{
		"adjustment_id": a.ID, "debt_id": a.DebtID, "amount": a.Amount, "currency": a.Currency, "balance": a.Balance, "asked_by": a.CreatedBy,
	}
	for name, value := range map[string]string{"direction": string(a.Direction), "type": string(a.Type), "resolution": string(a.Resolution), "component": string(a.Component)} {
		if value != "" {
			all[name] = value
		}
	}
	return all
}

func notice(kind string, a AdjustmentRequest, by string, users ...string) *events.Notify {
	return &events.Notify{
		Kind: kind, Users: users, Link: "/debtors/" + a.DebtorID,
		Params: map[string]string{"by": by, "amount": money.Amount{Minor: a.Amount, Currency: a.Currency}.String()},
	}
}
