package find

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Input is what is sought.
type Input struct {
	Text string `query:"q" minLength:"2" maxLength:"100" required:"true" doc:"Words, also how they begin; accents and capitals do not matter"`
}

// Routes serves the search.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.Get(g.Op("search", "/search", "read", "Search in all that was written"), func(ctx context.Context, in *Input) (Found, error) {
		return s.Messages(ctx, in.Text)
	})
}
