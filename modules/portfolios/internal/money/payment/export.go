package payment

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// ExportInput narrows a file of payments.
type ExportInput struct {
	httpx.ExportFormat
	Filter
}

// exported are the columns of a file of payments.
func exported() httpx.Table {
	return httpx.Table{Name: "payments", Numbers: []string{"amount"}, Columns: []string{
		"receipt", "status", "paid_on", "debtor", "external_ref", "portfolio", "creditor", "method", "amount", "currency", "reference", "taken_by", "registered_at", "reason",
	}}
}

// remitted are the columns of a file for the creditor.
func remitted() httpx.Table {
	return httpx.Table{Name: "remittance", Numbers: []string{"amount", "commission_percent", "commission", "remitted"}, Columns: []string{
		"creditor", "portfolio", "debtor_reference", "debt_reference", "receipt", "paid_on", "component", "amount", "commission_percent", "commission", "remitted", "currency",
	}}
}

// export records that payments are exported, and gives the way to write them, the latest first.
func (s *Service) export(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	begun := record.Act{Name: "payments.exported", Kind: "payment", Silent: true, Payload: map[string]any{"format": in.Format}}
	return s.rows(ctx, in.Filter, func(p Payment, of known) [][]string {
		return [][]string{{
			p.Receipt, string(p.Status), string(p.PaidOn), of.debtor.Name, of.debtor.ExternalRef, of.portfolio.Name, of.portfolio.CreditorName, string(p.Method),
			money.Amount{Minor: p.Amount, Currency: p.Currency}.Decimal(), p.Currency, p.ExternalRef, p.TakenBy, p.CreatedAt.Format(time.RFC3339), p.Reason,
		}}
	}), s.record.Write(ctx, begun)
}

// remittance records that a remittance is exported, and gives the way to write it: each part of each payment that stands, with what the
// agency keeps of it.
func (s *Service) remittance(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	in.Status = []Status{Allocated, Reconciled}
	begun := record.Act{Name: "remittances.exported", Kind: "payment", Silent: true, Payload: map[string]any{"format": in.Format}}
	return s.rows(ctx, in.Filter, func(p Payment, of known) (lines [][]string) {
		for _, part := range p.Parts {
			decimal := func(minor int64) string { return money.Amount{Minor: minor, Currency: p.Currency}.Decimal() }
			kept := money.Share(part.Amount, of.portfolio.Commission)
			lines = append(lines, []string{
				of.portfolio.CreditorName, of.portfolio.Name, of.debtor.ExternalRef, of.refs[part.DebtID], p.Receipt, string(p.PaidOn), string(part.Component),
				decimal(part.Amount), money.Amount{Minor: of.portfolio.Commission, Currency: "UYU"}.Decimal(), decimal(kept), decimal(part.Amount - kept), p.Currency,
			})
		}
		return lines
	}), s.record.Write(ctx, begun)
}

// known is what is known around a payment.
type known struct {
	debtor    debtor.Debtor
	portfolio portfolio.Portfolio
	refs      map[string]string // of debts, by id
}

// rows gives the way to write lines of payments, some payments at a time.
func (s *Service) rows(ctx context.Context, f Filter, lines func(Payment, known) [][]string) func(write func(...string) error) error {
	return func(write func(...string) error) error {
		return s.Each(ctx, f, page.Params{}, func(some []Payment) error {
			around, err := s.around(ctx, some)
			if err != nil {
				return err
			}
			for _, p := range some {
				for _, cells := range lines(p, around[p.ID]) {
					if err := write(cells...); err != nil {
						return err
					}
				}
			}
			return nil
		})
	}
}

// around is what is known around some payments, by a question for each kind.
func (s *Service) around(ctx context.Context, some []Payment) (map[string]known, error) {
	debtors, portfolios, refs, err := s.surroundings(ctx, some)
	around := make(map[string]known, len(some))
	for _, p := range some {
		around[p.ID] = known{debtors[p.DebtorID], portfolios[p.PortfolioID], refs}
	}
	return around, err
}
