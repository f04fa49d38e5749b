package portfolios

import (
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
)

// reportParts are the parts that sum up and answer what the work came to.
func reportParts() []any {
	return []any{
		rollup.NewStore, rollup.NewMarker, rollup.NewWorker, func(host *ask.Host) rollup.Zones { return host.Zones },
		report.NewStore, report.NewService, report.NewFiles,
	}
}

func reportRoutes() []any { return []any{report.Routes} }

func reportJobs() []any { return []any{rollup.Jobs} }
