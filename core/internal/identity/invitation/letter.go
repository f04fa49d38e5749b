package invitation

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/mail"
)

// message is the invitation as an e-mail in the person's language.
func message(l Letter, link string) mail.Message {
	days := int(Lifetime.Hours() / 24)
	subject, text := "Recibió una invitación a %s en Recobro",
		"Hola, %s:\n\n%s le propone trabajar en Recobro. Para crear su acceso, abra este enlace:\n\n%s\n\nVence en %d días y sirve una sola vez."
	switch l.Language {
	case "en":
		subject, text = "You are invited to %s on Recobro",
			"Hello %s,\n\n%s invites you to work on Recobro. To set up your sign-in, open this link:\n\n%s\n\nIt expires in %d days and works once."
	case "pt":
		subject, text = "Você foi convidado para %s no Recobro",
			"Olá, %s:\n\n%s convida você para trabalhar no Recobro. Para criar seu acesso, abra este link:\n\n%s\n\nEle expira em %d dias e só pode ser usado uma vez."
	}
	return mail.Message{To: l.Email, Subject: fmt.Sprintf(subject, l.TenantName), Text: fmt.Sprintf(text, l.Name, l.TenantName, link, days)}
}
