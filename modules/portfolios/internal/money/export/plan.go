package export

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// PlanInput are the parameters of a file of plans.
type PlanInput struct {
	httpx.ExportFormat
	plan.Filter
}

// Plans writes plans as files.
type Plans struct {
	store  *plan.Store
	record *record.Record
}

// NewPlans writes the plans of a store.
func NewPlans(store *plan.Store, r *record.Record) *Plans { return &Plans{store, r} }

// planTable is the table of a file of plans, the money in units of the currency.
func planTable() httpx.Table {
	return httpx.Table{Name: "plans", Numbers: []string{"balance", "discount", "total", "paid", "instalments"}, Columns: []string{
		"id", "debtor_id", "portfolio_id", "status", "currency", "balance", "discount", "total", "paid", "instalments", "frequency",
		"first_on", "next_on", "created_by", "created_at",
	}}
}

// export writes the plans that the caller may see and the filter leaves.
func (x *Plans) export(ctx context.Context, in *PlanInput) (func(write func(cells ...string) error) error, error) {
	told := map[string]any{"format": in.Format, "portfolios": in.PortfolioID, "statuses": in.Status}
	begun := record.Act{Name: "plans.exported", Kind: "plan", Silent: true, Payload: told}
	return func(write func(...string) error) error {
		return x.store.Each(ctx, in.Filter, func(rows []plan.Plan) error {
			for i := range rows {
				if err := write(planCells(&rows[i])...); err != nil {
					return err
				}
			}
			return nil
		})
	}, x.record.Write(ctx, begun)
}

func planCells(p *plan.Plan) []string {
	of := func(minor int64) string { return money.Amount{Minor: minor, Currency: p.Currency}.Decimal() }
	return []string{
		p.ID, p.DebtorID, p.PortfolioID, string(p.Status), p.Currency, of(p.Balance), of(p.Discount), of(p.Total), of(p.Paid),
		strconv.Itoa(p.Terms.Instalments), string(p.Terms.Frequency), string(p.Terms.FirstOn), string(p.NextOn), p.CreatedBy,
		p.CreatedAt.UTC().Format(time.RFC3339),
	}
}
