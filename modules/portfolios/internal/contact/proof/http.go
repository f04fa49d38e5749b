package proof

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes serves the ledgers of debtors as files, to whoever may take debtors' data along.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/deudores", Rights: "portfolios.debtors"}
	httpx.File(g.Op("contact-ledger-pdf", "/{id}/contact-ledger/pdf", "export", "All that was done to contact a debtor, signed, as PDF in the debtor's language"), "application/pdf",
		func(ctx context.Context, in *httpx.ByID) (httpx.Document, error) { return s.PDF(ctx, in.ID) })
	httpx.File(g.Op("contact-ledger-json", "/{id}/contact-ledger/json", "export", "All that was done to contact a debtor, signed, as JSON"), "application/vnd.recobro.contact-ledger+json",
		func(ctx context.Context, in *httpx.ByID) (httpx.Document, error) { return s.JSON(ctx, in.ID) })
}
