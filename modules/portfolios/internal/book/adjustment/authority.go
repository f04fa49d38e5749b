package adjustment

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// authorityDays is how long what somebody changed by themselves counts against what they may still change: so that the same
// share cannot be used again and again.
const authorityDays = 30

// Room is what the caller may still change of a debt without somebody else's approval.
type Room struct {
	Limited  bool   `json:"limited" doc:"False: there is no limit"`
	Left     int64  `json:"left" doc:"Minor units; what is above waits for approval" example:"381280"`
	Most     int64  `json:"most" doc:"The limit, of which changes of the last days take away" example:"381280"`
	Currency string `json:"currency" example:"UYU"`
	Days     int    `json:"days" doc:"For how long a change counts against the limit" example:"30"`
}

// Room is the caller's authority over a debt. It fails with debtor.ErrNotFound and debt.ErrNotFound.
func (s *Service) Room(ctx context.Context, debtorID, id string) (Room, error) {
	d, err := s.debts.Find(ctx, debtorID, id)
	if err != nil {
		return Room{}, err
	}
	return s.room(ctx, d, principal.Must(ctx).Role)
}

// room is how far a role may go with a debt as it is. The share is of the balance before the changes that count against it.
func (s *Service) room(ctx context.Context, d debt.Debt, role string) (Room, error) {
	p, err := s.portfolios.Get(ctx, d.PortfolioID)
	if err != nil {
		return Room{}, err
	}
	room := Room{Currency: d.Currency, Days: authorityDays}
	if _, room.Limited = p.Authority.Most(role, d.Currency, d.Balance); !room.Limited {
		return room, nil
	}
	past, err := s.store.LimitedSince(ctx, d.ID, s.clock.Now().Add(-authorityDays*24*time.Hour))
	if err != nil {
		return room, err
	}
	before, used := d.Balance, int64(0)
	for _, m := range past {
		before, used = before-m.Signed(), used+m.Amount
	}
	room.Most, _ = p.Authority.Most(role, d.Currency, before)
	room.Left = max(0, room.Most-used)
	return room, nil
}

// within checks that the caller may change a debt by an amount, and whether that counts against a limit. It fails with
// ErrAuthority.
func (s *Service) within(ctx context.Context, d debt.Debt, amount int64, field string) (limited bool, err error) {
	room, err := s.room(ctx, d, principal.Must(ctx).Role)
	if err != nil || !room.Limited {
		return false, err
	}
	if amount > room.Left {
		limit := money.Amount{Minor: room.Left, Currency: d.Currency}.String()
		return true, ErrAuthority.WithParam("limit", limit).WithParam("left", room.Left).WithField(field, ErrAuthority.Code, "limit", limit)
	}
	return true, nil
}
