package hours

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const path = "/api/v1/communication/hours"

// Routes serves contact hours.
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("contact-hours-get", http.MethodGet, "read", "When debtors are contacted"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[Hours], error) {
			found, err := s.Get(ctx)
			return httpx.OK(found), err
		})
	httpx.RegisterWrite(api, operation("contact-hours-replace", http.MethodPut, "update", "Set when debtors are contacted"),
		func(ctx context.Context, in *struct {
			httpx.IfMatch
			Body struct {
				Week Week `json:"week" doc:"Seven days, Monday first; null is a day without contact"`
			}
		}) (*httpx.Body[Hours], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			changed, err := s.Replace(ctx, in.Body.Week, version)
			return httpx.OK(changed), err
		})
}

func operation(id, method, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "core.communication:" + right, Summary: summary, Tags: []string{"communication"}}
}
