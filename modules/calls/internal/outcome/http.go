package outcome

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// WrapInput ends what is left of a call.
type WrapInput struct {
	httpx.ByID
	Body struct {
		Note string `json:"note,omitempty" maxLength:"2000"`
	}
}

// Routes serves what came of calls.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.calls"}
	httpx.Act(g.Op("wrap", "/{id}/wrap", "update", "End what is left of a call with somebody who is no debtor"), func(ctx context.Context, in *WrapInput) (call.Call, error) {
		c, err := s.Wrap(ctx, in.ID, in.Body.Note)
		return c.Shown(ctx), err
	})
}
