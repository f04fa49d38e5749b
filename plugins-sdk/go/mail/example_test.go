package mail_test

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/mail"
)

func Example() {
	_ = func(ctx context.Context, sender *mail.Sender) error {
		return sender.Send(ctx, mail.Message{To: "ana@example.com", Subject: "Recibo", Text: "Gracias por su pago."}) // ErrNotSent: try again later
	}
}
