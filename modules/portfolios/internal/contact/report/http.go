package report

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes serves reports.
func Routes(api *httpx.API, s *Service, x *Files) {
	g := httpx.Group{API: api, Tag: "reports", Base: "/api/v1/reports", Rights: "portfolios.reports"}
	httpx.Get(g.Op("figures", "/figures", "read", "Read the figures of a period beside those before"), on(s.Figures))
	httpx.Get(g.Op("ageing", "/ageing", "read", "Read how old what is owed was, day by day"), on(s.Ageing))
	httpx.Get(g.Op("roll", "/roll", "read", "Read what moved from bucket to bucket, month by month"), on(s.Roll))
	httpx.Get(g.Op("liquidation", "/liquidation", "read", "Read what was collected of each month's placements"), on(s.Liquidation))
	httpx.Get(g.Op("team", "/team", "read", "Read what each person did in a period"), on(s.Team))
	httpx.Get(g.Op("promises", "/promises", "read", "Read the promises of a period by day"), on(s.Promises))
	httpx.Get(g.Op("contactability", "/contactability", "read", "Read how far the contacts of a period came"), on(s.Contactability))
	httpx.Export(g.Op("figures-export", "/figures/export", "export", "Write the figures of a period as a CSV or XLSX file"), figureTable(), x.figures)
	httpx.Export(g.Op("ageing-export", "/ageing/export", "export", "Write how old what is owed was as a CSV or XLSX file"), ageingTable(), x.ageing)
	httpx.Export(g.Op("roll-export", "/roll/export", "export", "Write what moved from bucket to bucket as a CSV or XLSX file"), rollTable(), x.roll)
	httpx.Export(g.Op("liquidation-export", "/liquidation/export", "export", "Write what was collected of placements as a CSV or XLSX file"), liquidationTable(), x.liquidation)
	httpx.Export(g.Op("team-export", "/team/export", "export", "Write what each person did as a CSV or XLSX file"), teamTable(), x.team)
	httpx.Export(g.Op("promises-export", "/promises/export", "export", "Write the promises of a period by day as a CSV or XLSX file"), promiseTable(), x.promises)
	httpx.Export(g.Op("contactability-export", "/contactability/export", "export", "Write how far contacts came as a CSV or XLSX file"), contactabilityTable(), x.contactability)
}

// on gives an input by its value.
func on[I, O any](answer func(context.Context, I) (O, error)) func(context.Context, *I) (O, error) {
	return func(ctx context.Context, in *I) (O, error) { return answer(ctx, *in) }
}
