package tag

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const path = "/api/v1/deudores/tags"

// NewTag is a tag as it is asked for.
type NewTag struct {
	Name  string `json:"name" minLength:"1" maxLength:"40" example:"VIP"`
	Color string `json:"color,omitempty" enum:"grey,red,orange,yellow,green,teal,blue,purple,pink" default:"grey"`
}

// TagChange are the fields to change; what is absent stays.
type TagChange struct {
	Name  *string `json:"name,omitempty" minLength:"1" maxLength:"40"`
	Color *string `json:"color,omitempty" enum:"grey,red,orange,yellow,green,teal,blue,purple,pink"`
}

// ChangeInput names what is changed and its version.
type ChangeInput struct {
	httpx.IfMatch
	Tag string `path:"tag" maxLength:"64" doc:"Tag"`
}

// Routes serves tags.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("tags-list", http.MethodGet, path, "read", "List every tag"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[[]Tag], error) {
			tags, err := s.All(ctx)
			if tags == nil {
				tags = []Tag{}
			}
			return httpx.OK(tags), err
		})
	httpx.RegisterNames(api, operation("tags-names", http.MethodGet, path+"/names", "read", "What tags are called"), s.names)
	create := operation("tags-create", http.MethodPost, path, "create", "Create a tag")
	create.Status = http.StatusCreated
	httpx.RegisterWrite(api, create, func(ctx context.Context, in *struct{ Body NewTag }) (*httpx.Body[Tag], error) {
		t, err := s.Create(ctx, in.Body.Name, in.Body.Color)
		return httpx.OK(t), err
	})
	httpx.RegisterWrite(api, operation("tags-update", http.MethodPatch, path+"/{tag}", "update", "Change a tag"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body TagChange
		}) (*httpx.Body[Tag], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			t, err := s.Update(ctx, in.Tag, version, in.Body.Name, in.Body.Color)
			return httpx.OK(t), err
		})
	httpx.RegisterWrite(api, operation("tags-delete", http.MethodDelete, path+"/{tag}", "delete", "Remove a tag that no debtor carries"),
		func(ctx context.Context, in *ChangeInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.Tag, version)
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "portfolios.tags:" + right, Summary: summary, Tags: []string{"tags"}}
}
