package receipt

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
)

// words are the words of a receipt.
func words() map[string]paper.Text {
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
