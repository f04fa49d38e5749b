package next

import "github.com/recobro/recobro/plugins-sdk/go/httpx"

// Routes serves what is next.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "debtors", Base: "/api/v1/deudores", Rights: "portfolios.debtors"}
	httpx.Some(g.Op("next", "/next", "read", "What is to be done next with some debtors, and why"), s.Of)
}
