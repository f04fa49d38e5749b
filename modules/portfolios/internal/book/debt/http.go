package debt

import (
	"context"

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

// LedgerInput names a debt and a page of its ledger.
type LedgerInput struct {
	page.Params
	DebtInput
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
	httpx.List(ledger.Op("all", "/{id}/movements", "read", "List the movements of all of a debtor's debts with the running balance, the latest first"),
		func(ctx context.Context, in *OfInput) ([]Line, page.Meta, error) {
			return s.Lines(ctx, in.ID, in.Params)
		})
	httpx.List(ledger.Op("list", one+"/movements", "read", "List a debt's movements, the latest first"), func(ctx context.Context, in *LedgerInput) ([]Movement, page.Meta, error) {
		return s.Ledger(ctx, in.ID, in.Debt, in.Params)
	})
}
