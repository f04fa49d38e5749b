package phone

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const base = "/api/v1/deudores/{id}/phones"

// OfInput names a debtor.
type OfInput struct {
	ID string `path:"id" maxLength:"64" doc:"Debtor"`
}

// NewPhone is a phone as it is asked for.
type NewPhone struct {
	Number    string `json:"number" minLength:"3" maxLength:"40" doc:"As people write it in the portfolio's country, or in E.164" example:"099 123 456"`
	Label     Label  `json:"label,omitempty" enum:"own,work,relative,reference,guarantor" default:"own" doc:"Whose number it is"`
	IsPrimary bool   `json:"is_primary,omitempty" doc:"Make it the debtor's main number"`
}

// PhoneChange are the fields to change; what is absent stays.
type PhoneChange struct {
	Label     *Label  `json:"label,omitempty" enum:"own,work,relative,reference,guarantor"`
	Status    *Status `json:"status,omitempty" enum:"unverified,valid,right_party,wrong_party,third_party,disconnected,out_of_service,blocked,opted_out" doc:"By hand only unverified, blocked and opted_out"`
	IsPrimary *bool   `json:"is_primary,omitempty"`
}

// ChangeInput names what is changed and its version.
type ChangeInput struct {
	OfInput
	httpx.IfMatch
	Phone string `path:"phone" maxLength:"64" doc:"Phone"`
}

// Routes serves phones.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("phones-list", http.MethodGet, base, "debtors:read", "List a debtor's phones, the main one first"),
		func(ctx context.Context, in *OfInput) (*httpx.Body[[]Phone], error) {
			phones, err := s.Of(ctx, in.ID)
			if phones == nil {
				phones = []Phone{}
			}
			return httpx.OK(phones), err
		})
	httpx.RegisterNames(api, operation("phones-names", http.MethodGet, "/api/v1/deudores/phones/names", "debtors:read", "Phones, covered as the caller sees them"), s.names)
	add := operation("phones-add", http.MethodPost, base, "contacts:update", "Add a phone to a debtor")
	add.Status = http.StatusCreated
	httpx.RegisterWrite(api, add, func(ctx context.Context, in *struct {
		OfInput
		Body NewPhone
	}) (*httpx.Body[Phone], error) {
		p, err := s.Add(ctx, Phone{DebtorID: in.ID, Raw: in.Body.Number, Label: in.Body.Label, IsPrimary: in.Body.IsPrimary, Source: "manual"})
		return httpx.OK(p), err
	})
	httpx.RegisterWrite(api, operation("phones-update", http.MethodPatch, base+"/{phone}", "contacts:update", "Change a phone"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body PhoneChange
		}) (*httpx.Body[Phone], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			p, err := s.Update(ctx, in.ID, in.Phone, version, Change(in.Body))
			return httpx.OK(p), err
		})
	httpx.RegisterWrite(api, operation("phones-delete", http.MethodDelete, base+"/{phone}", "contacts:update", "Remove a phone"),
		func(ctx context.Context, in *ChangeInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.ID, in.Phone, version)
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "portfolios." + right, Summary: summary, Tags: []string{"phones"}}
}
