package payment

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Receipt is a payment's receipt in the debtor's language, void where the payment was taken back. It fails with ErrNotFound and
// ErrNoReceipt.
func (s *Service) Receipt(ctx context.Context, id string, size paper.Size) (httpx.Document, error) {
	p, err := s.Store.Get(ctx, id)
	if err != nil {
		return httpx.Document{}, err
	}
	if p.ReceiptNo == 0 {
		return httpx.Document{}, ErrNoReceipt
	}
	a, err := s.ledger.Of(ctx, p.DebtorID)
	if err != nil {
		return httpx.Document{}, err
	}
	made, err := s.draw(ctx, p, a, size)
	return httpx.Document{Name: p.Receipt + ".pdf", Content: made}, err
}

func (s *Service) draw(ctx context.Context, p Payment, a *ledger.Account, size paper.Size) ([]byte, error) {
	l, w := paper.LanguageOf(a.Debtor.Language), receiptWords()
	sheet := paper.New(s.look.Of(ctx).Of(principal.Must(ctx).TenantID), size)
	sheet.Heading(w["receipt"].In(l), p.Receipt)
	sheet.Facts(
		paper.Fact{Name: w["day"].In(l), Value: l.Moment(p.CreatedAt, civil.Zone(a.Portfolio.Timezone))},
		paper.Fact{Name: w["from"].In(l), Value: a.Debtor.Name},
		paper.Fact{Name: w["document"].In(l), Value: nationalid.Mask(a.Debtor.NationalIDType, a.Debtor.NationalID)},
		paper.Fact{Name: w["creditor"].In(l), Value: a.Portfolio.CreditorName},
		paper.Fact{Name: w["method"].In(l), Value: w[string(p.Method)].In(l)},
		paper.Fact{Name: w["reference"].In(l), Value: p.ExternalRef},
	)
	columns := []paper.Column{{Title: w["debt"].In(l), Share: 5}, {Title: w["what"].In(l), Share: 3}, {Title: p.Currency, Share: 3, Figures: true}}
	sheet.Table(columns, p.lines(a, l))
	sheet.Total(w["total"].In(l), l.Money(p.Amount, p.Currency))
	if p.Status.Counts() {
		sheet.Facts(paper.Fact{Name: w["left"].In(l), Value: l.Money(a.Owes(p.Currency), p.Currency)})
	} else {
		sheet.Stamp(w["void"].In(l))
		sheet.Facts(paper.Fact{Name: w["void"].In(l), Value: undone(p, l, civil.Zone(a.Portfolio.Timezone))})
	}
	sheet.Paragraph(p.Note)
	sheet.Footer(thanks(p, l))
	return sheet.PDF()
}

// thanks is the last line of a receipt that stands.
func thanks(p Payment, l paper.Language) string {
	if !p.Status.Counts() {
		return ""
	}
	return receiptWords()["thanks"].In(l)
}

func undone(p Payment, l paper.Language, zone *time.Location) string {
	if p.UndoneAt == nil {
		return p.Reason
	}
	return l.Moment(*p.UndoneAt, zone) + " · " + p.Reason
}

// lines are what was paid, debt by debt.
func (p Payment) lines(a *ledger.Account, l paper.Language) (rows [][]string) {
	w := receiptWords()
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

// receiptWords are the words of a receipt.
func receiptWords() map[string]paper.Text {
	return map[string]paper.Text{
		"receipt":   {ES: "Recibo de pago", EN: "Payment receipt", PT: "Recibo de pagamento"},
		"day":       {ES: "Fecha", EN: "Date", PT: "Data"},
		"from":      {ES: "Recibimos de", EN: "Received from", PT: "Recebemos de"},
		"document":  {ES: "Documento", EN: "ID number", PT: "Documento"},
		"creditor":  {ES: "Por cuenta de", EN: "On behalf of", PT: "Por conta de"},
		"method":    {ES: "Medio", EN: "Method", PT: "Meio"},
		"reference": {ES: "Referencia", EN: "Reference", PT: "Referência"},
		"debt":      {ES: "Deuda", EN: "Debt", PT: "Dívida"},
		"what":      {ES: "Concepto", EN: "For", PT: "Conceito"},
		"total":     {ES: "Total pagado", EN: "Total paid", PT: "Total pago"},
		"left":      {ES: "Saldo pendiente hoy", EN: "Still owed today", PT: "Saldo devedor hoje"},
		"void":      {ES: "ANULADO", EN: "VOID", PT: "ANULADO"},
		"thanks":    {ES: "Conserve este recibo: es su comprobante de pago.", EN: "Keep this receipt: it is your proof of payment.", PT: "Guarde este recibo: é o seu comprovante de pagamento."},
		"cash":      {ES: "Efectivo", EN: "Cash", PT: "Dinheiro"},
		"transfer":  {ES: "Transferencia", EN: "Transfer", PT: "Transferência"},
		"card":      {ES: "Tarjeta de crédito", EN: "Credit card", PT: "Cartão de crédito"},
		"debit":     {ES: "Débito", EN: "Debit card", PT: "Débito"},
		"network":   {ES: "Red de cobranza", EN: "Payment network", PT: "Rede de cobrança"},
		"deduction": {ES: "Descuento de haberes", EN: "Payroll deduction", PT: "Desconto em folha"},

		string(debt.PrincipalPart): {ES: "Capital", EN: "Principal", PT: "Principal"},
		string(debt.InterestPart):  {ES: "Intereses", EN: "Interest", PT: "Juros"},
		string(debt.FeePart):       {ES: "Gastos", EN: "Fees", PT: "Taxas"},
		string(debt.PenaltyPart):   {ES: "Multas", EN: "Penalties", PT: "Multas"},
	}
}
