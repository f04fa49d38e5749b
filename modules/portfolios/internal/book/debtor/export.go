package debtor

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// exportTable is the table of a file of debtors, the money in units of the currency.
func exportTable() httpx.Table {
	return httpx.Table{Name: "debtors", Numbers: []string{"days_past_due", "balance", "debts"}, Columns: []string{
		"id", "portfolio_id", "portfolio", "external_ref", "kind", "name", "national_id_type", "national_id", "phone", "emails",
		"status", "bucket", "days_past_due", "balance", "currency", "debts", "assignee_id", "tags", "segment", "flags", "created_at",
	}}
}

// export writes the debtors that the caller may see and the criteria leave, masked as the list masks them. It fails with ErrCurrencies
// and page.ErrSort.
func (s *Service) export(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	c, err := s.within(ctx, in.criteria(ctx), in.Sort)
	if err != nil {
		return nil, err
	}
	begun := record.Act{Name: "debtors.exported", Kind: "debtor", Silent: true, Payload: exported(c)}
	return func(write func(...string) error) error {
		portfolios := map[string]string{}
		return s.store.Each(ctx, c, in.Sort, func(rows []Debtor) error { return s.writeRows(ctx, rows, portfolios, write) })
	}, s.record.Write(ctx, begun)
}

func (s *Service) writeRows(ctx context.Context, rows []Debtor, portfolios map[string]string, write func(...string) error) error {
	if err := s.addComputed(ctx, rows); err != nil {
		return err
	}
	for _, d := range rows {
		name, err := s.portfolioName(ctx, portfolios, d.PortfolioID)
		if err != nil {
			return err
		}
		if err := write(exportRow(d, name)...); err != nil {
			return err
		}
	}
	return nil
}

// exported is what was asked for; the text of a search may be a person's name, so only that there was one.
func exported(c Criteria) map[string]any {
	return map[string]any{
		"portfolios": c.PortfolioIDs, "buckets": c.BucketIDs, "statuses": c.Statuses, "tags": c.TagIDs, "assignee": c.AssigneeID,
		"searched": c.Text != "",
	}
}

func (s *Service) portfolioName(ctx context.Context, known map[string]string, id string) (string, error) {
	if name, ok := known[id]; ok {
		return name, nil
	}
	p, err := s.portfolios.Get(ctx, id)
	known[id] = p.Name
	return p.Name, err
}

func exportRow(d Debtor, portfolio string) []string {
	return []string{
		d.ID, d.PortfolioID, portfolio, d.ExternalRef, string(d.Kind), d.Name, string(d.NationalIDType), d.NationalID, d.Phone,
		strings.Join(d.Emails, " "), string(d.Status), d.BucketID, strconv.Itoa(d.DPD),
		money.Amount{Minor: d.Balance, Currency: d.Currency}.Decimal(), d.Currency, strconv.Itoa(d.DebtsCount), d.AssigneeID,
		tagNames(d.Tags), d.Segment, flagNames(d.Flags), d.CreatedAt.UTC().Format(time.RFC3339),
	}
}

func tagNames(tags []tag.Ref) string {
	names := make([]string, len(tags))
	for i, t := range tags {
		names[i] = t.Name
	}
	return strings.Join(names, ", ")
}

func flagNames(flags []Flag) string {
	names := make([]string, len(flags))
	for i, flag := range flags {
		names[i] = string(flag)
	}
	return strings.Join(names, " ")
}
