package phone

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// OfInput names a debtor.
type OfInput struct {
	ID string `path:"id" maxLength:"64" doc:"Debtor"`
}

// NewPhone is a phone as it is asked for.
type NewPhone struct {
	Number    string `json:"number" minLength:"3" maxLength:"40" doc:"As people write it in the portfolio's country, or in E.164" example:"099 123 456"`
	Label     Label  `json:"label,omitempty" default:"own" doc:"Whose number it is"`
	IsPrimary bool   `json:"is_primary,omitempty" doc:"Make it the debtor's main number"`
}

// PhoneChange are the fields to change; what is absent stays.
type PhoneChange struct {
	Label     *Label  `json:"label,omitempty"`
	Status    *Status `json:"status,omitempty" doc:"By hand only unverified, blocked and opted_out"`
	IsPrimary *bool   `json:"is_primary,omitempty"`
}

// OneInput names a phone of a debtor and its version.
type OneInput struct {
	OfInput
	httpx.IfMatch
	Phone string `path:"phone" maxLength:"64" doc:"Phone"`
}

// AddInput adds a phone to a debtor.
type AddInput struct {
	OfInput
	Body NewPhone
}

// ChangeInput changes a phone that still has the version.
type ChangeInput struct {
	OneInput
	Body PhoneChange
}

// LookupInput names a number.
type LookupInput struct {
	Number string `query:"number" required:"true" pattern:"^\\+[1-9][0-9]{6,14}$" doc:"E.164, whole" example:"+59899123456"`
}

// Routes serves phones.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "phones", Base: "/api/v1/deudores", Rights: "portfolios.contact_data"}
	httpx.All(g.Op("list", "/{id}/phones", "debtors:read", "List a debtor's phones, the main one first"), func(ctx context.Context, in *OfInput) ([]Phone, error) {
		return s.Of(ctx, in.ID)
	})
	httpx.Names(g.Op("names", "/phones/names", "debtors:read", "Phones, covered as the caller sees them"), s.names)
	httpx.All(g.Op("holders", "/by-number", "debtors:lookup", "Debtors who have a number, for the module that takes calls"), func(ctx context.Context, in *LookupInput) ([]Holder, error) {
		return s.Holders(ctx, in.Number)
	})
	httpx.Create(g.Op("add", "/{id}/phones", "update", "Add a phone to a debtor"), func(ctx context.Context, in *AddInput) (Phone, error) {
		return s.Add(ctx, Phone{DebtorID: in.ID, Raw: in.Body.Number, Label: in.Body.Label, IsPrimary: in.Body.IsPrimary, Source: "manual"})
	})
	httpx.Change(g.Op("update", "/{id}/phones/{phone}", "update", "Change a phone"), func(ctx context.Context, in *ChangeInput, version int64) (Phone, error) {
		return s.Update(ctx, in.ID, in.Phone, version, Change(in.Body))
	})
	httpx.Delete(g.Op("delete", "/{id}/phones/{phone}", "update", "Remove a phone"), func(ctx context.Context, in *OneInput, version int64) error {
		return s.Delete(ctx, in.ID, in.Phone, version)
	})
}
