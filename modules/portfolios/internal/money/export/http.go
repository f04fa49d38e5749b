// Package export writes promises and plans as files.
package export

import "github.com/recobro/recobro/plugins-sdk/go/httpx"

// PromiseRoutes serves files of promises.
func PromiseRoutes(api *httpx.API, x *Promises) {
	g := httpx.Group{API: api, Tag: "promises", Base: "/api/v1/promesas", Rights: "portfolios.promises"}
	httpx.Export(g.Op("export", "/export", "export", "Write promises as a CSV or XLSX file, with the filters and the order of the list"), promiseTable(), x.export)
}

// PlanRoutes serves files of plans.
func PlanRoutes(api *httpx.API, x *Plans) {
	g := httpx.Group{API: api, Tag: "plans", Base: "/api/v1/plans", Rights: "portfolios.plans"}
	httpx.Export(g.Op("export", "/export", "export", "Write plans as a CSV or XLSX file"), planTable(), x.export)
}
