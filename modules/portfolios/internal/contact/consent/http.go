package consent

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewConsent is a consent as it is told.
type NewConsent struct {
	DebtorID string       `json:"debtor_id" minLength:"1" maxLength:"64"`
	Channel  rule.Channel `json:"channel"`
	Maker    rule.Maker   `json:"maker,omitempty" default:"person" doc:"Whose contacts it is for"`
	Source   string       `json:"source" minLength:"3" maxLength:"300" doc:"How it was given, and where that can be shown"`
	GivenOn  civil.Day    `json:"given_on,omitempty" maxLength:"10"`
}

// OfInput names the debtor whose consents are listed.
type OfInput struct {
	DebtorID string `query:"debtor_id" minLength:"1" maxLength:"64" required:"true"`
}

// Routes serves consents.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/contacts/consents", Rights: "portfolios.consents"}
	httpx.All(g.Op("consents", "", "read", "List by what a debtor agreed to be contacted"), func(ctx context.Context, in *OfInput) ([]Consent, error) {
		return s.Of(ctx, in.DebtorID)
	})
	httpx.Create(g.Op("consent", "", "create", "Note that a debtor agreed to be contacted by a channel"), func(ctx context.Context, in *struct{ Body NewConsent }) (Consent, error) {
		var c Consent
		httpx.Copy(&c, in.Body)
		return s.Give(ctx, c)
	})
	httpx.Act(g.Op("consent-revoke", "/{id}/revoke", "create", "Note that a debtor took a consent back"), func(ctx context.Context, in *httpx.ByID) (Consent, error) {
		return s.Revoke(ctx, in.ID)
	})
}
