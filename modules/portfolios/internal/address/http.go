package address

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const base = "/api/v1/deudores/{id}/addresses"

// OfInput names a debtor.
type OfInput struct {
	ID string `path:"id" maxLength:"64" doc:"Debtor"`
}

// NewAddress is an address as it is asked for.
type NewAddress struct {
	Kind       string `json:"kind,omitempty" enum:"home,work,other" default:"home"`
	Line1      string `json:"line1" minLength:"1" maxLength:"200" doc:"Street and number" example:"Av. 18 de Julio 1234"`
	Line2      string `json:"line2,omitempty" maxLength:"200" doc:"Flat, floor, quarter" example:"Apto. 302"`
	City       string `json:"city,omitempty" maxLength:"100" example:"Montevideo"`
	Region     string `json:"region,omitempty" maxLength:"100" doc:"Department, province or state" example:"Montevideo"`
	PostalCode string `json:"postal_code,omitempty" maxLength:"20" example:"11100"`
	Country    string `json:"country,omitempty" pattern:"^([A-Z]{2})?$" doc:"ISO country" example:"UY"`
}

// AddressChange are the fields to change; what is absent stays.
type AddressChange struct {
	Kind       *string `json:"kind,omitempty" enum:"home,work,other"`
	Line1      *string `json:"line1,omitempty" minLength:"1" maxLength:"200"`
	Line2      *string `json:"line2,omitempty" maxLength:"200"`
	City       *string `json:"city,omitempty" maxLength:"100"`
	Region     *string `json:"region,omitempty" maxLength:"100"`
	PostalCode *string `json:"postal_code,omitempty" maxLength:"20"`
	Country    *string `json:"country,omitempty" pattern:"^([A-Z]{2})?$"`
}

func (c AddressChange) apply(a *Address) {
	for to, from := range map[*string]*string{
		&a.Kind: c.Kind, &a.Line1: c.Line1, &a.Line2: c.Line2, &a.City: c.City, &a.Region: c.Region,
		&a.PostalCode: c.PostalCode, &a.Country: c.Country,
	} {
		if from != nil {
			*to = *from
		}
	}
}

// ChangeInput names what is changed and its version.
type ChangeInput struct {
	OfInput
	httpx.IfMatch
	Address string `path:"address" maxLength:"64" doc:"Address"`
}

// Routes serves addresses.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("addresses-list", http.MethodGet, base, "debtors:read", "List a debtor's addresses"),
		func(ctx context.Context, in *OfInput) (*httpx.Body[[]Address], error) {
			rows, err := s.Of(ctx, in.ID)
			if rows == nil {
				rows = []Address{}
			}
			return httpx.OK(rows), err
		})
	add := operation("addresses-add", http.MethodPost, base, "contacts:update", "Add an address to a debtor")
	add.Status = http.StatusCreated
	httpx.RegisterWrite(api, add, func(ctx context.Context, in *struct {
		OfInput
		Body NewAddress
	}) (*httpx.Body[Address], error) {
		b := in.Body
		a, err := s.Add(ctx, Address{DebtorID: in.ID, Kind: b.Kind, Line1: b.Line1, Line2: b.Line2, City: b.City,
			Region: b.Region, PostalCode: b.PostalCode, Country: b.Country, Source: "manual"})
		return httpx.OK(a), err
	})
	httpx.RegisterWrite(api, operation("addresses-update", http.MethodPatch, base+"/{address}", "contacts:update", "Change an address"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body AddressChange
		}) (*httpx.Body[Address], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			a, err := s.Update(ctx, in.ID, in.Address, version, in.Body.apply)
			return httpx.OK(a), err
		})
	httpx.RegisterWrite(api, operation("addresses-delete", http.MethodDelete, base+"/{address}", "contacts:update", "Remove an address"),
		func(ctx context.Context, in *ChangeInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.ID, in.Address, version)
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "portfolios." + right, Summary: summary, Tags: []string{"addresses"}}
}
