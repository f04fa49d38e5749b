package agreement

import (
	"slices"
	"strconv"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
)

func draw(p *plan.Plan, a *ledger.Account, look paper.Look) ([]byte, error) {
	l := paper.LanguageOf(a.Debtor.Language)
	w := func(word string) string { return agreementWords()[word].In(l) }
	sheet := paper.New(look, paper.A4)
	sheet.Heading(w("agreement"), l.Day(civil.On(p.CreatedAt, a.Zone)))
	sheet.Title(w("parties"))
	sheet.Facts(
		paper.Fact{Name: w("creditor"), Value: a.Portfolio.CreditorName}, paper.Fact{Name: w("agent"), Value: look.Name},
		paper.Fact{Name: w("debtor"), Value: a.Debtor.Name},
		paper.Fact{Name: w("document"), Value: nationalid.Mask(a.Debtor.NationalIDType, a.Debtor.NationalID)},
	)
	sheet.Title(w("debts"))
	sheet.Table([]paper.Column{{Title: w("debt"), Share: 6}, {Title: p.Currency, Share: 3, Figures: true}}, debtLines(p, a, l))
	sheet.Facts(paper.Fact{Name: w("owed"), Value: l.Money(p.Balance, p.Currency)}, paper.Fact{Name: w("discount"), Value: given(p, l)})
	sheet.Total(w("total"), l.Money(p.Total, p.Currency))
	sheet.Title(w("schedule"))
	columns := []paper.Column{{Title: w("n"), Share: 2}, {Title: w("due"), Share: 4}, {Title: p.Currency, Share: 3, Figures: true}}
	sheet.Table(columns, scheduleLines(p, l))
	sheet.Title(w("conditions"))
	sheet.Paragraph(condition(p, l))
	sheet.Paragraph(w("receipts"))
	sheet.Signatures(a.Debtor.Name, look.Name)
	if p.Status == plan.Invalidated || p.Status == plan.Cancelled {
		sheet.Stamp(w("void"))
	}
	sheet.Footer("")
	return sheet.PDF()
}

func given(p *plan.Plan, l paper.Language) string {
	if p.Discount == 0 {
		return ""
	}
	return l.Money(p.Discount, p.Currency)
}

// plain is an amount under a title that names its currency.
func plain(amount int64, currency string, l paper.Language) string {
	return l.Money(amount, currency)[len(currency)+1:]
}

func debtLines(p *plan.Plan, a *ledger.Account, l paper.Language) (rows [][]string) {
	for _, was := range p.Debts {
		name := was.ID
		if at := slices.IndexFunc(a.Debts, func(d debt.Debt) bool { return d.ID == was.ID }); at >= 0 {
			name = a.Debts[at].Title()
		}
		rows = append(rows, []string{name, plain(was.Balance, p.Currency, l)})
	}
	return rows
}

func scheduleLines(p *plan.Plan, l paper.Language) (rows [][]string) {
	for _, i := range p.Instalments {
		name := strconv.Itoa(i.N)
		if i.N == 0 {
			name = agreementWords()["down"].In(l)
		}
		rows = append(rows, []string{name, l.Day(i.DueOn), plain(i.Amount, p.Currency, l)})
	}
	return rows
}

// condition says when the plan ends because it is not paid.
func condition(p *plan.Plan, l paper.Language) string { return missedWords(p.Missed).In(l) }

func missedWords(m offer.Missed) paper.Text {
	n, days := strconv.Itoa(m.Instalments), strconv.Itoa(m.Days)
	return paper.Text{
		ES: "Si quedan " + n + " cuotas vencidas e impagas, o una con más de " + days + " días de atraso, el acuerdo cae: la quita queda sin efecto y se debe el saldo anterior, menos lo pagado.",
		EN: "If " + n + " instalments are due and unpaid, or one is more than " + days + " days late, this arrangement ends: the discount is void and what was owed before, less what has been paid, is owed again.",
		PT: "Se houver " + n + " parcelas vencidas e não pagas, ou uma com mais de " + days + " dias de atraso, o acordo se encerra: o desconto fica sem efeito e volta a ser devido o saldo anterior, menos o que foi pago.",
	}
}

// agreementWords are the words of an agreement.
func agreementWords() map[string]paper.Text {
	return map[string]paper.Text{
		"agreement":  {ES: "Acuerdo de pago", EN: "Payment agreement", PT: "Acordo de pagamento"},
		"parties":    {ES: "Partes", EN: "Parties", PT: "Partes"},
		"creditor":   {ES: "Acreedor", EN: "Creditor", PT: "Credor"},
		"agent":      {ES: "En su nombre", EN: "On its behalf", PT: "Em seu nome"},
		"debtor":     {ES: "Deudor", EN: "Debtor", PT: "Devedor"},
		"document":   {ES: "Documento", EN: "ID number", PT: "Documento"},
		"debts":      {ES: "Deudas", EN: "Debts", PT: "Dívidas"},
		"debt":       {ES: "Deuda", EN: "Debt", PT: "Dívida"},
		"owed":       {ES: "Saldo adeudado", EN: "Balance owed", PT: "Saldo devedor"},
		"discount":   {ES: "Quita", EN: "Discount", PT: "Desconto"},
		"total":      {ES: "Total a pagar", EN: "Total to pay", PT: "Total a pagar"},
		"schedule":   {ES: "Cuotas", EN: "Instalments", PT: "Parcelas"},
		"n":          {ES: "Cuota", EN: "Instalment", PT: "Parcela"},
		"down":       {ES: "Entrega inicial", EN: "Down payment", PT: "Entrada"},
		"due":        {ES: "Vencimiento", EN: "Due on", PT: "Vencimento"},
		"conditions": {ES: "Condiciones", EN: "Conditions", PT: "Condições"},
		"receipts":   {ES: "Cada pago da derecho a un recibo.", EN: "A receipt is given for each payment.", PT: "Cada pagamento dá direito a um recibo."},
		"void":       {ES: "SIN EFECTO", EN: "VOID", PT: "SEM EFEITO"},
	}
}
