package demo

// text is what one article says, and shows.
type text struct{ title, body, picture string }

// with is the text with its picture.
func (t text) with(src string) string { return t.body + "\n![" + t.picture + "](" + src + ")\n" }

var (
	receipt = text{"Enviar el recibo de un pago", "## Cuándo\n\nDespués de registrar el pago.\n\n1. Abra el pago.\n2. Elija **Recibo**.\n3. Envíelo o imprímalo.\n", "Recibo con el detalle y el total"}

	receiptEN = text{"Send the receipt of a payment", "## When\n\nAfter the payment is recorded.\n\n1. Open the payment.\n2. Choose **Receipt**.\n3. Send or print it.\n", "Receipt with its lines and the total"}

	dispute = text{"Atender a quien no reconoce la deuda", "## Qué hacer\n\nEscuche, anote el motivo y **no discuta** el monto.\n", ""}
)
