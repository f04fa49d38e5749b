package address

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// OfInput names a debtor.
type OfInput struct {
	ID string `path:"id" maxLength:"64" doc:"Debtor"`
}

// NewAddress is an address as it is asked for.
type NewAddress struct {
	Kind       Kind   `json:"kind,omitempty" default:"home"`
	Line1      string `json:"line1" minLength:"1" maxLength:"200" doc:"Street and number" example:"Av. 18 de Julio 1234"`
	Line2      string `json:"line2,omitempty" maxLength:"200" doc:"Flat, floor, quarter" example:"Apto. 302"`
	City       string `json:"city,omitempty" maxLength:"100" example:"Montevideo"`
	Region     string `json:"region,omitempty" maxLength:"100" doc:"Department, province or state" example:"Montevideo"`
	PostalCode string `json:"postal_code,omitempty" maxLength:"20" example:"11100"`
	Country    string `json:"country,omitempty" pattern:"^([A-Z]{2})?$" doc:"ISO country" example:"UY"`
}

// AddressChange are the fields to change; what is absent stays.
type AddressChange struct {
	Kind       *Kind   `json:"kind,omitempty"`
	Line1      *string `json:"line1,omitempty" minLength:"1" maxLength:"200"`
	Line2      *string `json:"line2,omitempty" maxLength:"200"`
	City       *string `json:"city,omitempty" maxLength:"100"`
	Region     *string `json:"region,omitempty" maxLength:"100"`
	PostalCode *string `json:"postal_code,omitempty" maxLength:"20"`
	Country    *string `json:"country,omitempty" pattern:"^([A-Z]{2})?$"`
}

// OneInput names an address of a debtor and its version.
type OneInput struct {
	OfInput
	httpx.IfMatch
	Address string `path:"address" maxLength:"64" doc:"Address"`
}

// AddInput adds an address to a debtor.
type AddInput struct {
	OfInput
	Body NewAddress
}

// ChangeInput changes an address that still has the version.
type ChangeInput struct {
	OneInput
	Body AddressChange
}

// Routes serves addresses.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "addresses", Base: "/api/v1/deudores/{id}/addresses", Rights: "portfolios.contact_data"}
	httpx.All(g.Op("list", "", "debtors:read", "List a debtor's addresses"), func(ctx context.Context, in *OfInput) ([]Address, error) {
		return s.Of(ctx, in.ID)
	})
	httpx.Create(g.Op("add", "", "update", "Add an address to a debtor"), func(ctx context.Context, in *AddInput) (Address, error) {
		a := Address{DebtorID: in.ID, Source: "manual"}
		httpx.Copy(&a, in.Body)
		return s.Add(ctx, a)
	})
	httpx.Change(g.Op("update", "/{address}", "update", "Change an address"), func(ctx context.Context, in *ChangeInput, version int64) (Address, error) {
		return s.Update(ctx, in.ID, in.Address, version, func(a *Address) { httpx.Copy(a, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{address}", "update", "Remove an address"), func(ctx context.Context, in *OneInput, version int64) error {
		return s.Delete(ctx, in.ID, in.Address, version)
	})
}
