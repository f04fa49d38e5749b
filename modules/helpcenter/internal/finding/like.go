package finding

import (
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
)

// alike are words of which people look for one and texts say another, by language and folded.
var alike = map[lang.Language][]string{
	lang.ES: {"acuerdo convenio", "baja eliminar borrar", "celular movil telefono", "clave contrasena password", "comprobante recibo", "correo email mail", "deuda adeudo obligacion", "informe reporte", "pago abono", "plantilla modelo", "usuario cuenta"},
	lang.EN: {"agreement arrangement", "debt obligation balance", "delete remove erase", "email mail", "password passcode", "payment instalment installment", "phone telephone mobile cell", "receipt voucher", "report statement", "template model", "user account"},
	lang.PT: {"acordo negociacao", "celular telefone", "comprovante recibo", "divida debito", "email correio", "excluir apagar remover", "modelo template", "pagamento quitacao", "relatorio informe", "senha password", "usuario conta"},
}

// Like are the words that mean the same as a word: by the language, and by groups of the company's own.
func Like(language lang.Language, groups [][]string, word string) (like []string) {
	for _, group := range alike[language] {
		groups = append(groups, strings.Fields(group))
	}
	stem := Singular(word)
	for _, group := range groups {
		if slices.Contains(group, word) || slices.Contains(group, stem) {
			like = append(like, group...)
		}
	}
	return slices.DeleteFunc(like, func(other string) bool { return other == word || other == stem })
}

// Singular is a word without the ending of many: "pagos" is looked for by how "pago" begins.
func Singular(word string) string {
	switch {
	case len(word) > 5 && strings.HasSuffix(word, "es") && !strings.ContainsRune("aeiou", rune(word[len(word)-3])):
		return word[:len(word)-2]
	case len(word) > 3 && strings.HasSuffix(word, "s"):
		return word[:len(word)-1]
	}
	return word
}
