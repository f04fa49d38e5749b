// Package stop knows when somebody asks that nobody writes to them any more.
package stop

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// words are what alone, as a whole message, asks for it: the words that carriers and WhatsApp make known, in the three languages. A word within a
// sentence asks for nothing: "no quiero dar de baja la tarjeta".
var words = []string{
	"baja", "dar de baja", "darme de baja", "no molestar", "no me escriban", "no me escriban mas", "alto", "cancelar suscripcion",
	"stop", "stopall", "unsubscribe", "opt out", "optout", "end", "quit", "do not text", "do not contact me",
	"sair", "parar", "pare", "descadastrar", "cancelar inscricao", "nao perturbe", "nao me escreva", "nao me escrevam mais",
}

// Asked tells whether a message asks for it, whatever its accents, capitals and marks.
func Asked(text string) bool { return among(words, text) }

// again are the words that alone, as a whole message, take it back.
var again = []string{"alta", "dar de alta", "darme de alta", "start", "unstop", "subscribe", "opt in", "voltar", "reativar", "inscrever", "volver"}

// Resumed tells whether a message takes it back.
func Resumed(text string) bool { return among(again, text) }

func among(words []string, text string) bool {
	said := strings.Join(strings.FieldsFunc(namekey.Of(text), func(r rune) bool { return !letter(r) }), " ")
	for _, word := range words {
		if said == word {
			return true
		}
	}
	return false
}

func letter(r rune) bool { return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' }
