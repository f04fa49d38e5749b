package portfolios

import "github.com/recobro/recobro/modules/portfolios/internal/contact/report"

// reportParts are the parts that sum up and answer what the work came to.
func reportParts() []any {
	return []any{report.NewService, report.NewFiles}
}

func reportRoutes() []any { return []any{report.Routes} }
