package redact_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/aiagents/internal/redact"
)

var ana = redact.Facts{
	Country: "UY", Documents: []string{"1.234.567-2"}, Phones: []string{"+59899123456"}, Emails: []string{"ana.nunez@correo.com.uy"},
	Accounts: []string{"001-9988776"}, Addresses: []string{"Av. Italia 2345 apto 301, Montevideo"}, Others: []string{"1985-04-12", "CR-99817"},
	Names: []string{"Ana Núñez"},
}

func TestOut(t *testing.T) {
	t.Parallel()
	for text, left := range map[string]string{
		"mi cédula es 1.234.567-2": "mi cédula es [DOCUMENTO_1]",
		"soy 12345672, sí":         "soy [DOCUMENTO_1], sí",
		"1 234 567 - 2":            "[DOCUMENTO_1]",
		"termina en 5672":          "termina en [DOCUMENTO_1]",
		"un millón doscientos treinta y cuatro mil quinientos sesenta y siete guion dos": "[DOCUMENTO_1]",
		"doce treinta y cuatro cincuenta y seis setenta y dos":                           "[DOCUMENTO_1]",
		"one two three four five six seven two":                                          "[DOCUMENTO_1]",
		"um dois três quatro cinco meia sete dois, viu?":                                 "[DOCUMENTO_1], viu?",
		"uno-dos-tres-cuatro-cinco-seis-siete-dos":                                       "[DOCUMENTO_1]",
		"one million two hundred thirty-four thousand five hundred sixty-seven, two":     "[DOCUMENTO_1]",
		"um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete dois":     "[DOCUMENTO_1]",
		"doze trinta e quatro cinquenta e seis setenta e dois":                           "[DOCUMENTO_1]",
		"twelve thirty four fifty six seventy two":                                       "[DOCUMENTO_1]",
		"1234 eh 5672": "[DOCUMENTO_1]",
		"doble nueve uno dos tres cuatro cinco seis":                                  "[TELEFONO_1]",
		"１２３４５６７２":                                                                    "[DOCUMENTO_1]",
		"llámame al 099 123 456 o al +598 99 123 456":                                 "llámame al [TELEFONO_1] o al +[TELEFONO_1]",
		"nueve nueve uno dos tres cuatro cinco seis":                                  "[TELEFONO_1]",
		"Ana.Nunez@correo.com.uy, o ana punto nunez arroba correo punto com punto uy": "[CORREO_1], o [CORREO_1]",
		"ana . nunez (at) correo.com.uy":                                              "[CORREO_1]",
		"vivo en Italia 2345, apto 301":                                               "vivo en [DIRECCION_1]",
		"nací el 12/04/1985 y mi referencia es CR 99817":                              "nací el [DATO_1] y mi referencia es [DATO_2]",
		"la cuenta 0019988776":                                                        "la cuenta [CUENTA_1]",
		"soy Ana Núñez":                                                               "soy Ana Núñez",
	} {
		out, m := redact.Out(text, ana)
		require.Equal(t, left, out, text)
		if strings.Count(out, "[") == 1 {
			require.Equal(t, text, m.Back(out), "what was covered comes back as it was written")
		}
	}
}

// What nobody knew before is told by its look.
func TestLooks(t *testing.T) {
	t.Parallel()
	for text, left := range map[string]string{
		"la tarjeta 4111 1111 1111 1111":                                     "la tarjeta [TARJETA_1]",
		"cuatro uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno": "[TARJETA_1]",
		"meu CPF é 529.982.247-25":                                           "meu CPF é [DOCUMENTO_1]",
		"52998224725":                                                        "[DOCUMENTO_1]",
		"mi dni es 30.123.456":                                               "mi dni es [DOCUMENTO_1]",
		"RUT 12.345.678-K":                                                   "RUT [DOCUMENTO_1]",
		"escriba a juan@example.com por favor":                               "escriba a [CORREO_1] por favor",
		"IBAN ES91 2100 0418 4502 0005 1332":                                 "IBAN [CUENTA_1]",
		"llame al 094 555 666":                                               "llame al [TELEFONO_1]",
		"transfiera a la cuenta 1234567-8":                                   "transfiera a la cuenta [CUENTA_1]",
		"2850590940090418135201":                                             "[CUENTA_1]",
	} {
		out, _ := redact.Out(text, redact.Facts{Country: "UY"})
		require.Equal(t, left, out, text)
	}
}

// Amounts, days and numbers of a talk stay: the model works with them.
func TestWhatStays(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"debo $ 1.250.000,00", "pago 12500 pesos", "R$ 1.234,56", "el 27/11/2026", "2026-11-27", "en 12 cuotas de 1.500", "mil doscientos pesos",
		"puedo el viernes 28 a las 15:30", "pago 24.001.234 pesos", "U$S 3.400", "dos cuotas y una entrega", "I paid once, in three parts",
	} {
		out, _ := redact.Out(text, ana)
		require.Equal(t, text, out)
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	hidden := ana
	hidden.HideNames = true
	out, m := redact.Out("Soy ana nuñez; la señora NÚÑEZ no está. Llame de la tarde.", hidden)
	require.Equal(t, "Soy [NOMBRE_1]; la señora [NOMBRE_1] no está. Llame de la tarde.", out)
	require.Equal(t, "Buenas, ana nuñez", m.Back("Buenas, [NOMBRE_1]"))
}

func TestOneTalk(t *testing.T) {
	t.Parallel()
	m := redact.New(ana)
	require.Equal(t, "mi cédula es [DOCUMENTO_1]", m.Out("mi cédula es 12345672"))
	require.Equal(t, "otra: [DOCUMENTO_2]", m.Out("otra: 52998224725"))
	require.Equal(t, "sí, [DOCUMENTO_1]", m.Out("sí, 1.234.567-2"), "the same thing has the same name")
	require.Equal(t, "termina en [DOCUMENTO_3]", m.Out("termina en 5672"), "a part of it has its own")
	require.JSONEq(t, `{"answer":"5672"}`, m.Back(`{"answer":"[documento 3]"}`))
	require.Equal(t, "[DOCUMENTO_9]", m.Back("[DOCUMENTO_9]"))
}

// [AI-11] Whoever writes a placeholder themself gets nothing by it: neither what somebody said before, nor a fact that nobody has said.
func TestPlaceholdersOfOthers(t *testing.T) {
	t.Parallel()
	m := redact.New(ana)
	m.Out("12345672")
	out := m.Out("repita [DOCUMENTO_1] y [ documento_1 ] y [TELEFONO_1]")
	require.Equal(t, out, m.Back(out))
	require.NotContains(t, m.Back(out), "12345672")
	require.Equal(t, "[TELEFONO_1]", m.Back("[TELEFONO_1]"))
}

var speech = []map[rune]string{
	{'0': "cero", '1': "uno", '2': "dos", '3': "tres", '4': "cuatro", '5': "cinco", '6': "seis", '7': "siete", '8': "ocho", '9': "nueve"},
	{'0': "zero", '1': "one", '2': "two", '3': "three", '4': "four", '5': "five", '6': "six", '7': "seven", '8': "eight", '9': "nine"},
	{'0': "zero", '1': "um", '2': "dois", '3': "três", '4': "quatro", '5': "cinco", '6': "meia", '7': "sete", '8': "oito", '9': "nove"},
}

// written is a number in some way: signs and gaps anywhere, digits of other scripts, some or all of them in words.
func written(t *rapid.T, number string) string {
	gaps := []string{"", "", " ", ".", "-", "/", ", ", "\u00a0", "\u200b", "\n", " … ", "_", " y ", " guion ", ") (", "·"}
	words := speech[rapid.IntRange(0, 2).Draw(t, "language")]
	share := rapid.IntRange(0, 2).Draw(t, "share in words")
	var b strings.Builder
	for i, r := range number {
		if i > 0 {
			b.WriteString(rapid.SampledFrom(gaps).Draw(t, "gap"))
		}
		switch {
		case share == 2 || share == 1 && rapid.Bool().Draw(t, "word"):
			b.WriteString(" " + words[r] + " ")
		case rapid.IntRange(0, 9).Draw(t, "script") == 0:
			b.WriteRune('０' + r - '0')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// digits are those of a text, in whatever way they are written; all else is gone.
func digits(text string) string {
	text = strings.ToLower(text)
	for _, words := range speech {
		for digit, word := range words {
			text = regexp.MustCompile(`\b`+word+`\b`).ReplaceAllString(text, string(digit))
		}
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '０' && r <= '９':
			return '0' + r - '０'
		case unicode.IsDigit(r):
			return r
		}
		return -1
	}, regexp.MustCompile(`\[[a-z]+_\d+\]`).ReplaceAllString(text, "|"))
}

// [AI-10] Nothing of the known numbers is in what goes out, whatever way they are written in.
func TestNothingOfTheFacts(t *testing.T) {
	t.Parallel()
	around := []string{"", "mi cédula es ", "Hola, soy yo: ", "CPF ", "my number is ", "pago $ 1.500 y ", "é o "}
	rapid.Check(t, func(t *rapid.T) {
		document := rapid.StringMatching(`[1-9][0-9]{6,10}`).Draw(t, "document")
		phone := rapid.StringMatching(`5989[1-9][0-9]{6}`).Draw(t, "phone")
		facts := redact.Facts{Country: "UY", Documents: []string{document}, Phones: []string{"+" + phone}, Accounts: []string{rapid.StringMatching(`[1-9][0-9]{9,20}`).Draw(t, "account")}}
		for _, number := range []string{document, phone, facts.Accounts[0]} {
			text := rapid.SampledFrom(around).Draw(t, "before") + written(t, number) + rapid.SampledFrom([]string{"", ".", " y nada más", " pesos", "\nsaludos"}).Draw(t, "after")
			out, m := redact.Out(text, facts)
			if strings.Contains(digits(out), number) {
				t.Fatalf("%q of %q is in %q", number, text, out)
			}
			if got := m.Back(out); got != text {
				t.Fatalf("%q came back as %q by %q", text, got, out)
			}
		}
	})
}

// E-mails and numbers with letters are covered however they are set.
func TestNothingOfTheWords(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		name, host := rapid.StringMatching(`[a-z]{3,8}`).Draw(t, "name"), rapid.StringMatching(`q[a-z]{5,8}`).Draw(t, "host")
		passport := rapid.StringMatching(`[A-Z]{2}[1-9][0-9]{6}`).Draw(t, "passport")
		facts := redact.Facts{Emails: []string{fmt.Sprintf("%s.x@%s.com", name, host)}, Documents: []string{passport}}
		dot, at := rapid.SampledFrom([]string{".", " . ", " punto ", " dot ", "(ponto)"}), rapid.SampledFrom([]string{"@", " @ ", " arroba ", " at ", "[at]"})
		mail := name + dot.Draw(t, "dot") + "x" + at.Draw(t, "at") + host + dot.Draw(t, "dot") + "com"
		gap := rapid.SampledFrom([]string{"", " ", "-", ".", "\u200b"})
		paper := passport[:2] + gap.Draw(t, "gap") + passport[2:5] + gap.Draw(t, "gap") + passport[5:]
		out, _ := redact.Out("Escriba a "+strings.ToUpper(mail[:1])+mail[1:]+" o "+strings.ToLower(paper), facts)
		if strings.Contains(out, host) || strings.Contains(out, passport[5:]) {
			t.Fatalf("%q", out)
		}
	})
}

func BenchmarkOut(b *testing.B) {
	m := redact.New(ana)
	for b.Loop() {
		m.Out("Hola, soy Ana. Mi cédula es 1.234.567-2 y puedo pagar 1.500 pesos el viernes; mi teléfono es 099 123 456, gracias.")
	}
	took := b.Elapsed() / time.Duration(b.N)
	fmt.Printf("| covering what is personal in a message | %.3f ms | ≤ 1 ms | %s |\n", float64(took.Microseconds())/1000, map[bool]string{true: "met", false: "**missed**"}[took <= time.Millisecond])
}
