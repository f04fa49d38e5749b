package tenant

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// TenantView is a tenant as the API shows it.
type TenantView struct {
	ID        string   `json:"id"`
	Name      string   `json:"name"`
	Country   string   `json:"country"`
	Currency  string   `json:"currency"`
	Timezone  string   `json:"timezone"`
	Languages []string `json:"languages"`
}

// ViewOf is the view of a tenant.
func ViewOf(t Tenant) TenantView {
	return TenantView{ID: t.ID, Name: t.Name, Country: t.Country, Currency: t.Currency, Timezone: t.Timezone, Languages: t.LanguageList()}
}

type createTenantInput struct {
	Body struct {
		ID       string `json:"id" pattern:"^[a-z][a-z0-9-]{1,38}[a-z0-9]$"`
		Name     string `json:"name" minLength:"1" maxLength:"100"`
		Country  string `json:"country,omitempty" maxLength:"2"`
		Currency string `json:"currency,omitempty" maxLength:"3"`
		Timezone string `json:"timezone,omitempty" maxLength:"64"`
	}
}

// Routes registers the tenants of the installation. Making one is no RegisterWrite, because that one's transaction is
// inside the caller's own tenant.
func (s *Service) Routes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "tenants-list", Method: http.MethodGet, Path: "/api/v1/tenants", Permission: "core.tenants:read",
		Summary: "All tenants of the installation", Tags: []string{"tenants"},
	}, s.listing)
	httpx.Register(api, httpx.Operation{
		ID: "tenants-create", Method: http.MethodPost, Path: "/api/v1/tenants", Permission: "core.tenants:create", FreshProof: true,
		Summary: "Make a tenant", Tags: []string{"tenants"},
	}, s.creating)
}

func (s *Service) listing(ctx context.Context, _ *struct{}) (*httpx.Body[[]TenantView], error) {
	found, err := s.List(ctx)
	shown := make([]TenantView, len(found))
	for i, t := range found {
		shown[i] = ViewOf(t)
	}
	return httpx.OK(shown), err
}

func (s *Service) creating(ctx context.Context, in *createTenantInput) (*httpx.Body[TenantView], error) {
	made, err := s.Create(ctx, Settings(in.Body))
	if err != nil {
		return nil, err
	}
	return httpx.OK(ViewOf(*made)), nil
}
