package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// EmailInput names a mailbox.
type EmailInput struct {
	Email string `query:"email" required:"true" minLength:"3" maxLength:"254" doc:"Address, whole; capitals do not matter" example:"ana@example.com"`
}

// ReferenceInput names a debtor as a creditor does.
type ReferenceInput struct {
	Reference   string `query:"reference" required:"true" minLength:"1" maxLength:"120" doc:"The creditor's own number of the debtor, whole" example:"CLI-00481"`
	PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone; without it, in any"`
}

// lookupRoutes serves whose it is by which somebody writes to us.
func lookupRoutes(g httpx.Group, s *Service) {
	httpx.All(g.Op("by-email", "/by-email", "lookup", "Debtors of a mailbox, for the module that reads letters"), func(ctx context.Context, in *EmailInput) ([]Found, error) {
		return s.ByEmail(ctx, in.Email)
	})
	httpx.All(g.Op("by-reference", "/by-reference", "lookup", "Debtors whom a creditor calls so, for the module that speaks with them"), func(ctx context.Context, in *ReferenceInput) ([]Found, error) {
		return s.ByReference(ctx, in.Reference, in.PortfolioID)
	})
}
