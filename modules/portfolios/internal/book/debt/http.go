package debt

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// OfInput names a debtor and a page.
type OfInput struct {
	page.Params
	ID string `path:"id" maxLength:"64" doc:"Debtor"`
}

// DebtInput names a debt of a debtor.
type DebtInput struct {
	ID   string `path:"id" maxLength:"64" doc:"Debtor"`
	Debt string `path:"debt" maxLength:"64" doc:"Debt"`
}

// ChangeInput names a debt and the version that is changed.
type ChangeInput struct {
	DebtInput
	httpx.IfMatch
}

// NewMovement is a movement as it is asked for.
type NewMovement struct {
	Direction Direction    `json:"direction" doc:"debit: more is owed; credit: less"`
	Type      MovementType `json:"type"`
	Amount    int64        `json:"amount" minimum:"1" maximum:"1000000000000000" doc:"Minor units" example:"250000"`
	Currency  string       `json:"currency,omitempty" maxLength:"3" doc:"ISO 4217 code, the debt's own without it" example:"UYU"`
	SourceRef string       `json:"source_ref,omitempty" maxLength:"120" doc:"What it comes from" example:"REC-8841"`
	Note      string       `json:"note,omitempty" maxLength:"500"`
	At        time.Time    `json:"at,omitzero" doc:"When it took effect; now without it"`
}

// DebtResolution is how a debt ends.
type DebtResolution struct {
	Resolution Resolution `json:"resolution"`
}

// LedgerInput names a debt and a page of its ledger.
type LedgerInput struct {
	page.Params
	DebtInput
}

// PostInput posts a movement on a debt.
type PostInput struct {
	DebtInput
	Body NewMovement
}

// ResolveInput ends a debt that still has the version.
type ResolveInput struct {
	ChangeInput
	Body DebtResolution
}

func group(api *httpx.API, tag string) httpx.Group {
	return httpx.Group{API: api, Tag: tag, Base: "/api/v1/deudores", Rights: "portfolios.debts"}
}

// Routes serves debts and their ledgers.
func Routes(api *httpx.API, s *Service) {
	g, ledger, one := group(api, "debts"), group(api, "movements"), "/{id}/debts/{debt}"
	httpx.List(g.Op("list", "/{id}/debts", "read", "List a debtor's debts, the most owed first"), func(ctx context.Context, in *OfInput) ([]Debt, page.Meta, error) {
		return s.Page(ctx, in.ID, in.Params)
	})
	httpx.Names(g.Op("names", "/debts/names", "read", "What debts are called"), s.names)
	httpx.All(g.Op("stays", one+"/buckets", "read", "List the buckets a debt has been in, the latest first"), func(ctx context.Context, in *DebtInput) ([]Stay, error) {
		return s.Stays(ctx, in.ID, in.Debt)
	})
	httpx.List(ledger.Op("list", one+"/movements", "read", "List a debt's movements, the latest first"), func(ctx context.Context, in *LedgerInput) ([]Movement, page.Meta, error) {
		return s.Ledger(ctx, in.ID, in.Debt, in.Params)
	})
	httpx.Create(ledger.Op("post", one+"/movements", "adjust", "Post a movement on a debt"), func(ctx context.Context, in *PostInput) (Movement, error) {
		m := Movement{DebtID: in.Debt, DebtorID: in.ID}
		httpx.Copy(&m, in.Body)
		return s.Post(ctx, m)
	})
	httpx.Move(g.Op("pause", one+"/pause", "adjust", "Stop a debt's count of days past due"), func(ctx context.Context, in *ChangeInput, version int64) (Debt, error) {
		return s.Pause(ctx, in.ID, in.Debt, version)
	})
	httpx.Move(g.Op("resume", one+"/resume", "adjust", "Let a paused debt's count run on"), func(ctx context.Context, in *ChangeInput, version int64) (Debt, error) {
		return s.Resume(ctx, in.ID, in.Debt, version)
	})
	httpx.Move(g.Op("resolve", one+"/resolve", "adjust", "End a debt"), func(ctx context.Context, in *ResolveInput, version int64) (Debt, error) {
		return s.Resolve(ctx, in.ID, in.Debt, version, in.Body.Resolution)
	})
}
