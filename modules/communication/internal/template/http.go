package template

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewTemplate is a template as it is asked for.
type NewTemplate struct {
	Name    string  `json:"name" minLength:"1" maxLength:"80"`
	Channel Channel `json:"channel"`
	Status  Status  `json:"status,omitempty" default:"draft"`
	Texts   Texts   `json:"texts"`
}

// ReplaceInput is a template in the place of one that still has the version.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewTemplate
}

// NewPreview is a template, saved or not, and the language to read it in.
type NewPreview struct {
	NewTemplate
	Language string `json:"language" enum:"es,en,pt"`
}

const base = "/api/v1/communication"

// Routes serves templates.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "templates", Base: base + "/templates", Rights: "communication.templates"}
	httpx.All(g.Op("list", "", "read", "The words debtors are written to with"), func(ctx context.Context, _ *struct{}) ([]Template, error) {
		return s.All(ctx)
	})
	httpx.Names(g.Op("names", "/names", "read", "What templates are called"), s.names)
	httpx.Create(g.Op("create", "", "update", "Add a template"), func(ctx context.Context, in *struct{ Body NewTemplate }) (t Template, err error) {
		httpx.Copy(&t, in.Body)
		err = s.Create(ctx, &t)
		return t, err
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change or archive a template"), func(ctx context.Context, in *ReplaceInput, version int64) (Template, error) {
		return s.Replace(ctx, in.ID, version, func(t *Template) { httpx.Copy(t, in.Body) })
	})
	g.Base = base
	httpx.All(g.Op("variables", "/variables", "read", "What a template can say"), func(context.Context, *struct{}) ([]Variable, error) {
		return Variables(), nil
	})
	preview := g.Op("preview", "/preview", "read", "A template as a debtor would read it")
	preview.Long = true // it has a body, and writes nothing
	httpx.Act(preview, func(_ context.Context, in *struct{ Body NewPreview }) (Preview, error) {
		var t Template
		httpx.Copy(&t, in.Body.NewTemplate)
		return t.Preview(in.Body.Language)
	})
}
