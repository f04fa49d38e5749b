package receipt

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// draw is the receipt as PDF, void where the payment does not count.
func (s *Service) draw(ctx context.Context, p payment.Payment, a *ledger.Account, size paper.Size) ([]byte, error) {
	l, w := paper.LanguageOf(a.Debtor.Language), words()
	sheet := paper.New(s.look.Of(ctx).Of(principal.Must(ctx).TenantID), size)
	sheet.Heading(w["receipt"].In(l), p.Receipt)
	sheet.Facts(
		paper.Fact{Name: w["day"].In(l), Value: l.Moment(p.CreatedAt, a.Zone)},
		paper.Fact{Name: w["from"].In(l), Value: a.Debtor.Name},
		paper.Fact{Name: w["document"].In(l), Value: nationalid.Mask(a.Debtor.NationalIDType, a.Debtor.NationalID)},
		paper.Fact{Name: w["creditor"].In(l), Value: a.Portfolio.CreditorName},
		paper.Fact{Name: w["method"].In(l), Value: w[string(p.Method)].In(l)},
		paper.Fact{Name: w["reference"].In(l), Value: p.ExternalRef},
	)
	columns := []paper.Column{{Title: w["debt"].In(l), Share: 5}, {Title: w["what"].In(l), Share: 3}, {Title: p.Currency, Share: 3, Figures: true}}
	sheet.Table(columns, lines(p, a, l))
	sheet.Total(w["total"].In(l), l.Money(p.Amount, p.Currency))
	if p.Status.Counts() {
		sheet.Facts(paper.Fact{Name: w["left"].In(l), Value: l.Money(a.Owes(p.Currency), p.Currency)})
	} else {
		sheet.Stamp(w["void"].In(l))
		sheet.Facts(paper.Fact{Name: w["void"].In(l), Value: undone(p, l, a.Zone)})
	}
	sheet.Paragraph(p.Note)
	sheet.Footer(thanks(p, l))
	return sheet.PDF()
}

// thanks is the last line of a receipt that stands.
func thanks(p payment.Payment, l paper.Language) string {
	if !p.Status.Counts() {
		return ""
	}
	return words()["thanks"].In(l)
}

func undone(p payment.Payment, l paper.Language, zone *time.Location) string {
	if p.UndoneAt == nil {
		return p.Reason
	}
	return l.Moment(*p.UndoneAt, zone) + " · " + p.Reason
}

// lines are what was paid, debt by debt.
func lines(p payment.Payment, a *ledger.Account, l paper.Language) (rows [][]string) {
	w := words()
	for _, part := range p.Parts {
		name := part.DebtID
		for _, d := range a.Debts {
			if d.ID == part.DebtID {
				name = d.Title()
			}
		}
		rows = append(rows, []string{name, w[string(part.Component)].In(l), l.Money(part.Amount, p.Currency)[len(p.Currency)+1:]})
	}
	return rows
}
