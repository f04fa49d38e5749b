package plan

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// exportTable is the table of a file of plans, the money in units of the currency.
func exportTable() httpx.Table {
	return httpx.Table{Name: "plans", Numbers: []string{"balance", "discount", "total", "paid", "instalments"}, Columns: []string{
		"id", "debtor_id", "portfolio_id", "status", "currency", "balance", "discount", "total", "paid", "instalments", "frequency",
		"first_on", "next_on", "created_by", "created_at",
	}}
}

// export writes the plans that a filter leaves.
func (s *Service) export(ctx context.Context, in *ExportInput) (func(write func(cells ...string) error) error, error) {
	told := map[string]any{"format": in.Format, "portfolios": in.PortfolioID, "statuses": in.Status}
	begun := record.Act{Name: "plans.exported", Kind: "plan", Silent: true, Payload: told}
	return func(write func(...string) error) error {
		return s.list.Each(ctx, s.query(ctx, in.Filter, page.Params{}), 500, func(rows []Plan) error {
			for _, p := range rows {
				if err := write(p.cells()...); err != nil {
					return err
				}
			}
			return nil
		})
	}, s.record.Write(ctx, begun)
}

func (p *Plan) cells() []string {
	of := func(minor int64) string { return money.Amount{Minor: minor, Currency: p.Currency}.Decimal() }
	return []string{
		p.ID, p.DebtorID, p.PortfolioID, string(p.Status), p.Currency, of(p.Balance), of(p.Discount), of(p.Total), of(p.Paid),
		strconv.Itoa(p.Terms.Instalments), string(p.Terms.Frequency), string(p.Terms.FirstOn), string(p.NextOn), p.CreatedBy,
		p.CreatedAt.UTC().Format(time.RFC3339),
	}
}
