package recovery

import (
	"fmt"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
)

// words are a letter in one language; the text has places for the person's name, the link and how long it lasts.
type words struct{ subject, text string }

// letter is the link as an e-mail in the person's language.
func letter(a *account.Account, link string, reset bool) mail.Message {
	told, lasts := asked(a.Language), int(Lifetime.Minutes())
	if reset {
		told, lasts = afterReset(a.Language), int(ResetLifetime.Hours())
	}
	return mail.Message{To: a.Email, Subject: told.subject, Text: fmt.Sprintf(told.text, a.DisplayName, link, lasts)}
}

// asked is for somebody who wanted the link; it lasts minutes.
func asked(language string) words {
	switch language {
	case "en":
		return words{"Recover your access to Recobro",
			"Hello %s,\n\nTo choose a new password, open this link:\n\n%s\n\nIt expires in %d minutes and works once. If you did not ask for it, do nothing."}
	case "pt":
		return words{"Recupere seu acesso ao Recobro",
			"Olá, %s:\n\nPara escolher uma nova senha, abra este link:\n\n%s\n\nEle expira em %d minutos e só funciona uma vez. Se você não pediu, não faça nada."}
	default:
		return words{"Recupere su acceso a Recobro",
			"Hola, %s:\n\nPara elegir una contraseña nueva, abra este enlace:\n\n%s\n\nVence en %d minutos y sirve una sola vez. Si no lo pidió, no haga nada."}
	}
}

// afterReset is for somebody whose password an administrator removed; it lasts hours.
func afterReset(language string) words {
	switch language {
	case "en":
		return words{"Choose a new password for Recobro",
			"Hello %s,\n\nAn administrator reset your sign-in. Your former password no longer works. To choose a new one, open this link:\n\n%s\n\nIt expires in %d hours and works once. If you did not expect this, ask your administrator."}
	case "pt":
		return words{"Escolha uma nova senha do Recobro",
			"Olá, %s:\n\nUm administrador redefiniu seu acesso. A senha anterior não funciona mais. Para escolher uma nova, abra este link:\n\n%s\n\nEle expira em %d horas e só funciona uma vez. Se você não esperava isso, fale com seu administrador."}
	default:
		return words{"Elija una contraseña nueva de Recobro",
			"Hola, %s:\n\nUn administrador restableció su ingreso. Su contraseña anterior ya no sirve. Para elegir una nueva, abra este enlace:\n\n%s\n\nVence en %d horas y sirve una sola vez. Si no lo esperaba, hable con su administrador."}
	}
}
