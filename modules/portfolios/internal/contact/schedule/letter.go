package schedule

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// Letters are what debtors are written to be reminded, in their language and the company's name.
type Letters struct{ look *settings.Values[paper.Look] }

// NewLetters are written in the look of a company's papers.
func NewLetters(look *settings.Values[paper.Look]) *Letters { return &Letters{look} }

// in writes for the company of a context.
func (l *Letters) in(ctx context.Context) writer {
	return writer{l.look.Of(ctx).Of(principal.Must(ctx).TenantID).Name}
}

// writer writes letters of one company.
type writer struct{ from string }

// reminder is the letter that reminds of a promise or an instalment.
func (w writer) reminder(k Kind, d debtor.Debtor, minor int64, currency string, on civil.Day) (subject, body string) {
	l := paper.LanguageOf(d.Language)
	about := promiseWords()
	if k == Instalment {
		about = instalmentWords()
	}
	subject = fmt.Sprintf(subjectWords().In(l), w.from)
	return subject, fmt.Sprintf(bodyWords().In(l), d.Name, about.In(l), l.Money(minor, currency), l.Day(on), w.from)
}

func subjectWords() paper.Text {
	return paper.Text{ES: "Recordatorio de pago · %s", EN: "Payment reminder · %s", PT: "Lembrete de pagamento · %s"}
}

func promiseWords() paper.Text {
	return paper.Text{ES: "su promesa de pago", EN: "your promise to pay", PT: "sua promessa de pagamento"}
}

func instalmentWords() paper.Text {
	return paper.Text{ES: "la próxima cuota de su plan", EN: "the next instalment of your arrangement", PT: "a próxima parcela do seu acordo"}
}

func bodyWords() paper.Text {
	return paper.Text{
		ES: "Hola, %[1]s:\n\nLe recordamos %[2]s: %[3]s hasta el %[4]s. Si ya pagó, no tenga en cuenta este mensaje.\n\n%[5]s",
		EN: "Hello %[1]s,\n\nThis is a reminder of %[2]s: %[3]s by %[4]s. If you have paid already, please disregard this message.\n\n%[5]s",
		PT: "Olá, %[1]s:\n\nLembramos %[2]s: %[3]s até %[4]s. Se já pagou, desconsidere esta mensagem.\n\n%[5]s",
	}
}
