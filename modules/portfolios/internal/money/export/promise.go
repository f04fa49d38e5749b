package export

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// PromiseInput are the parameters of a file of promises.
type PromiseInput struct {
	httpx.ExportFormat
	promise.Filter
	Sort string `query:"sort" maxLength:"64" default:"due_on" doc:"Column to sort by; a leading - is descending"`
}

// Promises writes promises as files.
type Promises struct {
	store      *promise.Store
	debtors    *debtor.Store
	portfolios *portfolio.Store
	record     *record.Record
}

// NewPromises writes the promises of a store, with the names of debtors and portfolios.
func NewPromises(store *promise.Store, debtors *debtor.Store, portfolios *portfolio.Store, r *record.Record) *Promises {
	return &Promises{store, debtors, portfolios, r}
}

// promiseTable is the table of a file of promises, the money in units of the currency.
func promiseTable() httpx.Table {
	return httpx.Table{Name: "promises", Numbers: []string{"amount", "appropriated"}, Columns: []string{
		"id", "debtor_id", "debtor", "portfolio_id", "portfolio", "amount", "currency", "appropriated", "due_on", "deadline", "status",
		"owner_id", "taken_by", "channel", "created_at", "resolved_at",
	}}
}

// export writes the promises that the caller may see and the filter leaves. It fails with page.ErrSort.
func (x *Promises) export(ctx context.Context, in *PromiseInput) (func(write func(...string) error) error, error) {
	if err := x.store.CheckSort(in.Sort); err != nil {
		return nil, err
	}
	begun := record.Act{Name: "promises.exported", Kind: "promise", Silent: true, Payload: map[string]any{"statuses": in.Status, "portfolios": in.PortfolioID}}
	return func(write func(...string) error) error {
		portfolios := map[string]string{}
		return x.store.Each(ctx, in.Filter, page.Params{Sort: in.Sort}, func(rows []promise.Promise) error { return x.writeRows(ctx, rows, portfolios, write) })
	}, x.record.Write(ctx, begun)
}

func (x *Promises) writeRows(ctx context.Context, rows []promise.Promise, portfolios map[string]string, write func(...string) error) error {
	ids := make([]string, len(rows))
	for i, p := range rows {
		ids[i] = p.DebtorID
	}
	named, err := x.debtors.Named(ctx, ids)
	if err != nil {
		return err
	}
	debtors := map[string]string{}
	for _, d := range named {
		debtors[d.ID] = d.Name
	}
	for _, p := range rows {
		if _, known := portfolios[p.PortfolioID]; !known {
			of, err := x.portfolios.Get(ctx, p.PortfolioID)
			if err != nil {
				return err
			}
			portfolios[p.PortfolioID] = of.Name
		}
		if err := write(promiseCells(p, debtors[p.DebtorID], portfolios[p.PortfolioID])...); err != nil {
			return err
		}
	}
	return nil
}

func promiseCells(p promise.Promise, debtor, portfolio string) []string {
	resolved := ""
	if p.ResolvedAt != nil {
		resolved = p.ResolvedAt.UTC().Format(time.RFC3339)
	}
	amount := func(minor int64) string { return money.Amount{Minor: minor, Currency: p.Currency}.Decimal() }
	return []string{
		p.ID, p.DebtorID, debtor, p.PortfolioID, portfolio, amount(p.Amount), p.Currency, amount(p.Appropriated), string(p.DueOn), string(p.Deadline),
		string(p.Status), p.OwnerID, p.TakenBy, string(p.Channel), p.CreatedAt.UTC().Format(time.RFC3339), resolved,
	}
}
