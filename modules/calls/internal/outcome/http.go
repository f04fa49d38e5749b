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
		Note   string `json:"note,omitempty" maxLength:"2000"`
		Untold bool   `json:"untold,omitempty" doc:"Nothing more is told of a call with a debtor: for who took it and may not say what came of contacts"`
	}
}

// Routes serves what came of calls. Whoever may take a call may end what is left of it.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.lines"}
	httpx.Act(g.Op("wrap", "/{id}/wrap", "use", "End what is left of one's own call of which portfolios is told nothing"), func(ctx context.Context, in *WrapInput) (call.Call, error) {
		c, err := s.Wrap(ctx, in.ID, in.Body.Note, in.Body.Untold)
		return c.Shown(ctx), err
	})
}
