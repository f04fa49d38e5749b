package payment

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Filter narrows the list of payments; empty fields do not.
type Filter struct {
	DebtorID    string        `query:"debtor_id" maxLength:"64"`
	PortfolioID []string      `query:"portfolio_id" maxItems:"50"`
	Status      []Status      `query:"status" maxItems:"9"`
	Method      []till.Method `query:"method" maxItems:"6"`
	TakenBy     []string      `query:"taken_by" maxItems:"50"`
	TillID      string        `query:"till_id" maxLength:"64"`
	Receipt     string        `query:"receipt" maxLength:"40" doc:"Number of a receipt"`
	From        civil.Day     `query:"from" maxLength:"10" doc:"Paid on or after this day"`
	To          civil.Day     `query:"to" maxLength:"10" doc:"Paid on or before this day"`
}

// ListInput are the parameters of a list of payments.
type ListInput struct {
	page.Params
	Filter
}

// NewPayment is a payment as it is asked for.
type NewPayment struct {
	DebtorID    string      `json:"debtor_id" minLength:"1" maxLength:"64" doc:"Who pays"`
	Amount      int64       `json:"amount" minimum:"1" maximum:"1000000000000000" doc:"Minor units" example:"250000"`
	Currency    string      `json:"currency,omitempty" maxLength:"3" doc:"ISO 4217 code, the portfolio's without it" example:"UYU"`
	Method      till.Method `json:"method,omitempty" default:"cash"`
	PaidOn      civil.Day   `json:"paid_on,omitempty" maxLength:"10" doc:"Day on which it counts, today without it" example:"2026-11-20"`
	ExternalRef string      `json:"external_ref,omitempty" maxLength:"120" doc:"Number at the bank, the card or the network"`
	Note        string      `json:"note,omitempty" maxLength:"500"`
	DebtIDs     []string    `json:"debt_ids,omitempty" maxItems:"100" doc:"Debts that it is for; all of the debtor's without them"`
}

// PaymentInput is a new payment.
type PaymentInput struct{ Body NewPayment }

// Payment is what is asked for as a payment that nothing has been done with.
func (n NewPayment) Payment() (p Payment) {
	httpx.Copy(&p, n)
	p.Complete()
	return p
}

// UndoInput takes a payment back.
type UndoInput struct {
	httpx.ByID
	Body struct {
		Reason string `json:"reason" minLength:"3" maxLength:"500"`
	}
}

// RefundInput gives a payment back.
type RefundInput struct {
	httpx.ByID
	Body struct {
		Reason string `json:"reason" minLength:"3" maxLength:"500"`
		TillID string `json:"till_id,omitempty" maxLength:"64" doc:"Open till that gives the cash; without it the one that took it"`
	}
}

// Mailing hears of payments that were taken.
type Mailing interface {
	Registered(ctx context.Context, p Payment) error
}

// Routes serves payments.
func Routes(api *httpx.API, s *Service, mailing Mailing) {
	g := httpx.Group{API: api, Tag: "payments", Base: "/api/v1/payments", Rights: "portfolios.payments"}
	httpx.List(g.Op("list", "", "read", "List payments, the latest first"), func(ctx context.Context, in *ListInput) ([]Payment, page.Meta, error) {
		rows, meta, err := s.List(ctx, in.Filter, in.Params)
		for i := range rows {
			rows[i].Complete()
		}
		return rows, meta, err
	})
	httpx.All(g.Op("recovered", "/recovered", "read", "What the payments of a month that stand come to, by currency"), func(ctx context.Context, in *RecoveredInput) ([]Recovered, error) {
		return s.Recovered(ctx, in.Month, in.PortfolioID)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a payment"), func(ctx context.Context, in *httpx.ByID) (Payment, error) { return s.Get(ctx, in.ID) })
	httpx.Names(g.Op("names", "/names", "read", "What payments are called"), s.names)
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a payment"), s.History)
	httpx.Act(g.Op("preview", "/preview", "create", "What a payment would pay, in the order of the waterfall"), func(ctx context.Context, in *PaymentInput) (Preview, error) {
		return s.Preview(ctx, in.Body.Payment(), in.Body.DebtorID)
	})
	httpx.Create(g.Op("create", "", "create", "Take a payment into one's till"), func(ctx context.Context, in *PaymentInput) (Payment, error) {
		p, err := s.Register(ctx, in.Body.Payment(), in.Body.DebtorID)
		if err != nil {
			return p, err
		}
		return p, mailing.Registered(ctx, p)
	})
	undo(g, s)
}

func undo(g httpx.Group, s *Service) {
	for name, u := range map[string]struct {
		to      Status
		summary string
	}{
		"reverse":     {Reversed, "Take a payment back that was registered by mistake"},
		"charge-back": {ChargedBack, "Take a payment back that the bank has taken back"},
	} {
		httpx.Act(g.Op(name, "/{id}/"+name, "reverse", u.summary), func(ctx context.Context, in *UndoInput) (Payment, error) {
			return s.Undo(ctx, in.ID, Undoing{To: u.to, Reason: in.Body.Reason})
		})
	}
	httpx.Act(g.Op("refund", "/{id}/refund", "reverse", "Give a payment back"), func(ctx context.Context, in *RefundInput) (Payment, error) {
		return s.Undo(ctx, in.ID, Undoing{To: Refunded, Reason: in.Body.Reason, TillID: in.Body.TillID})
	})
}

// names are what payments are called: by their receipts.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.some(ctx, ids)
	return httpx.Named(found, func(p Payment) httpx.Name { return httpx.Name{ID: p.ID, Name: p.Receipt, Page: "/payments/" + p.ID} }), err
}
