package portfolios

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// reportParts are the parts that sum up and answer what the work came to.
func reportParts() []any {
	return []any{
		rollup.NewStore, rollup.NewMarker, newSums, func(host *ask.Host) rollup.Zones { return host.Zones },
		report.NewStore, report.NewService, report.NewFiles,
	}
}

func reportRoutes() []any { return []any{report.Routes} }

func reportJobs() []any { return []any{rollup.Jobs} }

// newSums sums up days, and has pages hear of it.
func newSums(store *rollup.Store, zones rollup.Zones, buckets *bucket.Service, c clock.Clock, r *record.Record) *rollup.Worker {
	sums := rollup.NewWorker(store, zones, buckets, c)
	sums.Announce(r)
	return sums
}
