package say

import (
	"strconv"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

func number(n int) string { return strconv.Itoa(n) }

// Facts are what somebody may be asked to show who they are, in words.
func Facts(l word.Language) map[book.Fact]string {
	switch l {
	case word.EN:
		return map[book.Fact]string{
			book.DocumentEnd: "the last four digits of your ID number", book.Birthday: "your date of birth", book.BirthYear: "the year you were born",
			book.Reference: "the reference number on your statement",
		}
	case word.PT:
		return map[book.Fact]string{
			book.DocumentEnd: "os quatro últimos dígitos do seu documento", book.Birthday: "a sua data de nascimento", book.BirthYear: "o ano em que você nasceu",
			book.Reference: "o número de referência do seu extrato",
		}
	default:
		return map[book.Fact]string{
			book.DocumentEnd: "los últimos cuatro dígitos de su documento", book.Birthday: "su fecha de nacimiento", book.BirthYear: "el año en que nació",
			book.Reference: "el número de referencia de su estado de cuenta",
		}
	}
}
