package hours

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewHours are hours as they are asked for.
type NewHours struct {
	Week Week `json:"week" doc:"Seven days, Monday first; null is a day without contact"`
}

// ReplaceInput is hours in the place of those that still have the version.
type ReplaceInput struct {
	httpx.IfMatch
	Body NewHours
}

// Routes serves contact hours.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "hours", Base: "/api/v1/communication/hours", Rights: "communication.hours"}
	httpx.Get(g.Op("get", "", "read", "When debtors are contacted"), func(ctx context.Context, _ *struct{}) (Hours, error) {
		return s.Get(ctx)
	})
	httpx.Replace(g.Op("replace", "", "update", "Set when debtors are contacted"), func(ctx context.Context, in *ReplaceInput, version int64) (Hours, error) {
		return s.Replace(ctx, in.Body.Week, version)
	})
}
