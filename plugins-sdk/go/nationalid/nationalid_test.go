package nationalid_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		fact   string
		kind   nationalid.Kind
		text   string
		number string
		err    error
	}{
		{"CI with its punctuation", nationalid.UYCI, "1.234.567-2", "12345672", nil},
		{"CI of an old holder gets its leading zero", nationalid.UYCI, "123.456-1", "01234561", nil},
		{"CI with one digit changed", nationalid.UYCI, "1.234.567-3", "", nationalid.ErrCheckDigit},
		{"CI with letters", nationalid.UYCI, "12A45672", "", nationalid.ErrFormat},
		{"RUT of Uruguay", nationalid.UYRUT, "211003420017", "211003420017", nil},
		{"RUT of Uruguay with a wrong digit", nationalid.UYRUT, "211003420018", "", nationalid.ErrCheckDigit},
		{"DNI has no check digit", nationalid.ARDNI, "30.123.456", "30123456", nil},
		{"DNI too long", nationalid.ARDNI, "301234567", "", nationalid.ErrFormat},
		{"CUIT", nationalid.ARCUIT, "20-05536168-2", "20055361682", nil},
		{"CUIT with a wrong digit", nationalid.ARCUIT, "20-05536168-3", "", nationalid.ErrCheckDigit},
		{"CUIT with a prefix nobody has", nationalid.ARCUIT, "99-05536168-2", "", nationalid.ErrCheckDigit},
		{"CPF", nationalid.BRCPF, "390.533.447-05", "39053344705", nil},
		{"CPF whose leading zero a spreadsheet ate", nationalid.BRCPF, "1234567890", "01234567890", nil},
		{"CPF of equal digits", nationalid.BRCPF, "111.111.111-11", "", nationalid.ErrCheckDigit},
		{"CNPJ", nationalid.BRCNPJ, "16.727.230/0001-97", "16727230000197", nil},
		{"CNPJ with letters", nationalid.BRCNPJ, "12.abc.345/01de-35", "12ABC34501DE35", nil},
		{"CNPJ with letters and a wrong digit", nationalid.BRCNPJ, "12.ABC.345/01DE-36", "", nationalid.ErrCheckDigit},
		{"RUT of Chile", nationalid.CLRUT, "12.531.909-2", "125319092", nil},
		{"RUT of Chile that ends in K", nationalid.CLRUT, "5.126.663-k", "", nationalid.ErrCheckDigit},
		{"passport: shape only", nationalid.Passport, "ab 123456", "AB123456", nil},
		{"empty text", nationalid.UYCI, "", "", nationalid.ErrFormat},
		{"unknown kind", nationalid.Kind("xx"), "1", "", nationalid.ErrKind},
	} {
		t.Run(c.fact, func(t *testing.T) {
			number, err := nationalid.Parse(c.kind, c.text)
			require.ErrorIs(t, err, c.err)
			assert.Equal(t, c.number, number)
		})
	}
}

func TestInfer(t *testing.T) {
	for _, c := range []struct {
		country, text string
		kind          nationalid.Kind
		err           error
	}{
		{"UY", "1.234.567-2", nationalid.UYCI, nil},
		{"UY", "211003420017", nationalid.UYRUT, nil},
		{"UY", "1.234.567-9", nationalid.UYCI, nationalid.ErrCheckDigit},
		{"UY", "211003420018", nationalid.UYRUT, nationalid.ErrCheckDigit},
		{"AR", "30123456", nationalid.ARDNI, nil},
		{"AR", "20055361682", nationalid.ARCUIT, nil},
		{"BR", "39053344705", nationalid.BRCPF, nil},
		{"BR", "16727230000197", nationalid.BRCNPJ, nil},
		{"ZZ", "anything 9", nationalid.Other, nil},
	} {
		t.Run(c.country+" "+c.text, func(t *testing.T) {
			kind, _, err := nationalid.Infer(c.country, c.text)
			require.ErrorIs(t, err, c.err)
			assert.Equal(t, c.kind, kind)
		})
	}
}

func TestDisplay(t *testing.T) {
	assert.Equal(t, "1.234.567-2", nationalid.Format(nationalid.UYCI, "12345672"))
	assert.Equal(t, "123.456-1", nationalid.Format(nationalid.UYCI, "01234561"))
	assert.Equal(t, "12.ABC.345/01DE-35", nationalid.Format(nationalid.BRCNPJ, "12ABC34501DE35"))
	assert.Equal(t, "*.***.*67-2", nationalid.Mask(nationalid.UYCI, "12345672"))
	assert.Equal(t, "**.***", nationalid.Mask(nationalid.PYCI, "12345"))
}

var verified = []nationalid.Kind{nationalid.UYCI, nationalid.ARCUIT, nationalid.BRCPF, nationalid.BRCNPJ, nationalid.CLRUT}

// drawValid finds a number that Parse accepts by completing a random body with every possible ending.
func drawValid(t *rapid.T, kind nationalid.Kind) string {
	bodies := map[nationalid.Kind]string{
		nationalid.UYCI: `[1-9][0-9]{6}`, nationalid.ARCUIT: `(20|27|30)[0-9]{8}`, nationalid.BRCPF: `[0-9]{9}`,
		nationalid.BRCNPJ: `[0-9A-Z]{12}`, nationalid.CLRUT: `[1-9][0-9]{7}`,
	}
	body := rapid.StringMatching(bodies[kind]).Draw(t, "body")
	for _, ending := range endings(kind) {
		if number, err := nationalid.Parse(kind, body+ending); err == nil {
			return number
		}
	}
	return ""
}

func endings(kind nationalid.Kind) []string {
	digits := strings.Split("0123456789K", "")
	if kind != nationalid.BRCPF && kind != nationalid.BRCNPJ {
		return digits
	}
	var pairs []string
	for _, a := range digits[:10] {
		for _, b := range digits[:10] {
			pairs = append(pairs, a+b)
		}
	}
	return pairs
}

func TestProperties(t *testing.T) {
	t.Run("a formatted number parses back to itself", rapid.MakeCheck(func(t *rapid.T) {
		kind := rapid.SampledFrom(verified).Draw(t, "kind")
		number := drawValid(t, kind)
		if number == "" {
			t.Skip("equal digits have no valid ending")
		}
		again, err := nationalid.Parse(kind, nationalid.Format(kind, number))
		require.NoError(t, err)
		require.Equal(t, number, again)
	}))
	t.Run("a changed check digit is always noticed", rapid.MakeCheck(func(t *rapid.T) {
		kind := rapid.SampledFrom([]nationalid.Kind{nationalid.UYCI, nationalid.BRCPF, nationalid.BRCNPJ}).Draw(t, "kind")
		number := []byte(drawValid(t, kind))
		if len(number) == 0 {
			t.Skip("equal digits have no valid ending")
		}
		last := len(number) - 1
		number[last] = '0' + (number[last]-'0'+byte(rapid.IntRange(1, 9).Draw(t, "by")))%10
		_, err := nationalid.Parse(kind, string(number))
		require.ErrorIs(t, err, nationalid.ErrCheckDigit)
	}))
	t.Run("no text makes it panic, and a mask shows three characters at most", rapid.MakeCheck(func(t *rapid.T) {
		kind := nationalid.Kind(rapid.SampledFrom([]string{"uy_ci", "uy_rut", "ar_dni", "ar_cuit", "br_cpf", "br_cnpj", "cl_rut", "other", "passport"}).Draw(t, "kind"))
		number, err := nationalid.Parse(kind, rapid.String().Draw(t, "text"))
		if err != nil {
			return
		}
		masked := nationalid.Mask(kind, number)
		require.LessOrEqual(t, len(strings.NewReplacer("*", "", ".", "", "-", "", "/", "").Replace(masked)), 3)
	}))
}
