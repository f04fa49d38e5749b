package debtor

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/tag"
	"github.com/recobro/recobro/modules/portfolios/internal/trail"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// exportHeader are the columns of an export, the money in units of the currency.
func exportHeader() []string {
	return []string{
		"id", "portfolio_id", "portfolio", "external_ref", "kind", "name", "national_id_type", "national_id", "phone", "emails",
		"status", "bucket", "days_past_due", "balance", "currency", "debts", "assignee_id", "tags", "segment", "flags", "created_at",
	}
}

// exportNumbers are those that hold numbers.
func exportNumbers() []string { return []string{"days_past_due", "balance", "debts"} }

// Export writes the debtors that the caller may see and the criteria leave, masked as the list masks them, and leaves a
// tracing event that it was begun.
func (s *Service) Export(ctx context.Context, c Criteria, o Order, to *sheet.Writer) error {
	if err := s.trail.Mark(ctx, trail.Step{Name: "debtors.exported", Subject: "debtor", Silent: true, Payload: exported(c)}); err != nil {
		return err
	}
	portfolios := map[string]string{}
	return s.store.Each(ctx, c, o, func(rows []Debtor) error {
		if err := s.dress(ctx, rows); err != nil {
			return err
		}
		for _, d := range rows {
			name, err := s.portfolioName(ctx, portfolios, d.PortfolioID)
			if err != nil {
				return err
			}
			if err := to.Write(exportRow(d, name)); err != nil {
				return err
			}
		}
		return nil
	})
}

// exported tells what was asked for; the text of a search may be a person's name, so only that there was one.
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
