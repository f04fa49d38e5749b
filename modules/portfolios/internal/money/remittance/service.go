// Package remittance writes payments to files: all of a list for the office, and for creditors what is to be remitted of those that
// stand.
package remittance

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Service writes files of payments.
type Service struct {
	*Store
	payments *payment.Store
	record   *record.Record
}

// NewService writes those payments that the caller may see.
func NewService(store *Store, payments *payment.Store, r *record.Record) *Service {
	return &Service{store, payments, r}
}

// export records that payments are exported, and gives the way to write them, the latest first.
func (s *Service) export(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	begun := record.Act{Name: "payments.exported", Kind: "payment", Silent: true, Payload: map[string]any{"format": in.Format}}
	return s.rows(ctx, in.Filter, func(p payment.Payment, of known) [][]string {
		return [][]string{{
			p.Receipt, string(p.Status), string(p.PaidOn), of.debtor.Name, of.debtor.ExternalRef, of.portfolio.Name, of.portfolio.CreditorName, string(p.Method),
			money.Amount{Minor: p.Amount, Currency: p.Currency}.Decimal(), p.Currency, p.ExternalRef, p.TakenBy, p.CreatedAt.Format(time.RFC3339), p.Reason,
		}}
	}), s.record.Write(ctx, begun)
}

// remittance records that a remittance is exported, and gives the way to write it: each part of each payment that stands, with what the
// agency keeps of it.
func (s *Service) remittance(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	in.Status = []payment.Status{payment.Allocated, payment.Reconciled}
	begun := record.Act{Name: "remittances.exported", Kind: "payment", Silent: true, Payload: map[string]any{"format": in.Format}}
	return s.rows(ctx, in.Filter, func(p payment.Payment, of known) (lines [][]string) {
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
func (s *Service) rows(ctx context.Context, f payment.Filter, lines func(payment.Payment, known) [][]string) func(write func(...string) error) error {
	return func(write func(...string) error) error {
		return s.payments.Each(ctx, f, page.Params{}, func(some []payment.Payment) error {
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
func (s *Service) around(ctx context.Context, some []payment.Payment) (map[string]known, error) {
	debtors, portfolios, refs, err := s.surroundings(ctx, some)
	around := make(map[string]known, len(some))
	for _, p := range some {
		around[p.ID] = known{debtors[p.DebtorID], portfolios[p.PortfolioID], refs}
	}
	return around, err
}
