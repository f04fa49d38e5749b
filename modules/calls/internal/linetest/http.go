package linetest

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Told is how somebody heard themselves.
type Told struct {
	Heard       bool    `json:"heard" doc:"They heard themselves"`
	Loss        float64 `json:"loss" minimum:"0" maximum:"100" doc:"Of what the browser heard, in percent"`
	JitterMS    int     `json:"jitter_ms" minimum:"0" maximum:"60000"`
	RoundTripMS int     `json:"round_trip_ms" minimum:"0" maximum:"60000"`
	Device      string  `json:"device,omitempty" maxLength:"200" doc:"Microphone, as the browser calls it"`
}

type listInput struct {
	page.Params
	Filter
}

// Routes serves tests: kept by whoever has a telephone, and read like calls.
func Routes(api *httpx.API, s *Service) {
	kept := httpx.Group{API: api, Tag: "lines", Base: "/api/v1/lines", Rights: "calls.lines"}
	httpx.Create(kept.Op("test", "/tests", "use", "Keep how one heard oneself"), func(ctx context.Context, in *struct{ Body Told }) (Test, error) {
		return s.Heard(ctx, in.Body)
	})
	read := httpx.Group{API: api, Tag: "lines", Base: "/api/v1/lines", Rights: "calls.calls"}
	httpx.List(read.Op("tests", "/tests", "read", "What people have tried before work, the latest first; one's own, for who sees own calls alone"),
		func(ctx context.Context, in *listInput) ([]Test, page.Meta, error) {
			return s.List(ctx, in.Filter, in.Params)
		})
}
