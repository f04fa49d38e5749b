package template

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const path = "/api/v1/communication/templates"

// Wanted is a template as it is asked for.
type Wanted struct {
	Name    string `json:"name" minLength:"1" maxLength:"80"`
	Channel string `json:"channel" enum:"sms,whatsapp,email"`
	Status  string `json:"status,omitempty" enum:"draft,active,archived" default:"draft"`
	Texts   Texts  `json:"texts"`
}

func (w Wanted) template() Template {
	return Template{Name: w.Name, Channel: w.Channel, Status: Status(w.Status), Texts: w.Texts}
}

// Preview is a message as a debtor would read it.
type Preview struct {
	Text
	Language string `json:"language" doc:"The language shown: the one asked for, or the first the template has"`
}

// Routes serves templates.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("templates-list", http.MethodGet, path, "read", "The words debtors are written to with"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[[]Template], error) {
			found, err := s.All(ctx)
			return httpx.OK(append([]Template{}, found...)), err
		})
	httpx.Register(api, operation("templates-variables", http.MethodGet, "/api/v1/communication/variables", "read", "What a template can say"),
		func(context.Context, *struct{}) (*httpx.Body[[]Variable], error) { return httpx.OK(Variables()), nil })
	httpx.Register(api, operation("templates-preview", http.MethodPost, "/api/v1/communication/preview", "read", "A template as a debtor would read it"),
		func(_ context.Context, in *struct {
			Body struct {
				Wanted
				Language string `json:"language" enum:"es,en,pt"`
			}
		}) (*httpx.Body[Preview], error) {
			text, language, err := s.Preview(in.Body.template(), in.Body.Language)
			return httpx.OK(Preview{text, language}), err
		})
	httpx.RegisterNames(api, operation("templates-names", http.MethodGet, path+"/names", "read", "What templates are called"), s.names)
	create := operation("templates-create", http.MethodPost, path, "update", "Add a template")
	create.Status = http.StatusCreated
	httpx.RegisterWrite(api, create, func(ctx context.Context, in *struct{ Body Wanted }) (*httpx.Body[Template], error) {
		created, err := s.Create(ctx, in.Body.template())
		return httpx.OK(created), err
	})
	httpx.RegisterWrite(api, operation("templates-replace", http.MethodPut, path+"/{id}", "update", "Change or archive a template"),
		func(ctx context.Context, in *struct {
			httpx.IfMatch
			ID   string `path:"id" maxLength:"64"`
			Body Wanted
		}) (*httpx.Body[Template], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			changed, err := s.Replace(ctx, in.ID, version, in.Body.template())
			return httpx.OK(changed), err
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "core.communication:" + right, Summary: summary, Tags: []string{"communication"}}
}
