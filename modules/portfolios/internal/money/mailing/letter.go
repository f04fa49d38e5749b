// Package mailing sends debtors the receipts of their payments by e-mail.
package mailing

import (
	"fmt"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
)

// The refusals of mailing.
var (
	ErrNoServer = errs.New(errs.Conflict, "portfolios.mail_no_server")
	ErrNoEmail  = errs.New(errs.Conflict, "portfolios.mail_no_email")
	ErrEmail    = errs.New(errs.Invalid, "portfolios.mail_email").WithField("body.email", "portfolios.mail_email")
)

// covered are a debtor's addresses as those see them who have not opened them: what jobs and the record may hold.
func covered(d debtor.Debtor) []string {
	d.Emails = slices.Clone(d.Emails)
	d.Cover()
	return d.Emails
}

// pick is the place of an address among a debtor's, whole or covered; the first one for none. It fails with ErrNoEmail and ErrEmail.
func pick(d debtor.Debtor, address string) (int, error) {
	if len(d.Emails) == 0 {
		return 0, ErrNoEmail
	}
	if address == "" {
		return 0, nil
	}
	at := slices.Index(d.Emails, address)
	if at < 0 {
		at = slices.Index(covered(d), address)
	}
	if at < 0 {
		return 0, ErrEmail
	}
	return at, nil
}

// letter is the receipt of a payment as an e-mail in the debtor's language; from is the company.
func letter(p payment.Payment, d debtor.Debtor, to, from string, receipt []byte) mail.Message {
	l := paper.LanguageOf(d.Language)
	body := text().In(l)
	if !p.Status.Counts() {
		body = void().In(l)
	}
	words := fmt.Sprintf(body, d.Name, p.Receipt, l.Money(p.Amount, p.Currency), l.Day(p.PaidOn), from)
	return mail.Message{
		To: to, Subject: fmt.Sprintf(subject().In(l), p.Receipt, from), Text: words,
		Files: []mail.File{{Name: p.Receipt + ".pdf", Type: "application/pdf", Content: receipt}},
	}
}

func subject() paper.Text {
	return paper.Text{ES: "Recibo %s · %s", EN: "Receipt %s · %s", PT: "Recibo %s · %s"}
}

func text() paper.Text {
	return paper.Text{
		ES: "Hola, %[1]s:\n\nAdjuntamos el recibo %[2]s de su pago de %[3]s del %[4]s. Consérvelo: es su comprobante.\n\n%[5]s",
		EN: "Hello %[1]s,\n\nThe receipt %[2]s of your payment of %[3]s on %[4]s is attached. Keep it: it is your proof of payment.\n\n%[5]s",
		PT: "Olá, %[1]s:\n\nSegue em anexo o recibo %[2]s do seu pagamento de %[3]s em %[4]s. Guarde-o: é o seu comprovante.\n\n%[5]s",
	}
}

func void() paper.Text {
	return paper.Text{
		ES: "Hola, %[1]s:\n\nEl recibo %[2]s de %[3]s del %[4]s quedó anulado; lo adjuntamos para su constancia.\n\n%[5]s",
		EN: "Hello %[1]s,\n\nThe receipt %[2]s of %[3]s on %[4]s is void; it is attached for your records.\n\n%[5]s",
		PT: "Olá, %[1]s:\n\nO recibo %[2]s de %[3]s em %[4]s foi anulado; segue em anexo para seu registro.\n\n%[5]s",
	}
}
