package understand_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// worldly are words that are neither numbers nor money nor shares, of the three languages and of none.
var worldly = []string{
	"hola", "casa", "perro", "quiero", "pagar", "deuda", "cuando", "hablar", "persona", "hello", "house", "want", "pay", "please", "quando", "falar", "dinheiro", "gente", "problema",
	"xyzzy", "qwerty", "no", "sí", "não", "yes", "pero", "but", "ñandú", "ação", "?", "!", ",", "…", "👍", "llámame", "call", "gracias", "banana", "mesa", "verde", "the", "que", "los",
}

func contexts() *rapid.Generator[understand.Context] {
	return rapid.Custom(func(t *rapid.T) understand.Context {
		c := in(rapid.SampledFrom([]word.Language{word.ES, word.EN, word.PT, ""}).Draw(t, "language"), rapid.SampledFrom(word.Slot("").Enum()).Draw(t, "asked"))
		c.Offers = rapid.IntRange(0, 5).Draw(t, "offers")
		c.Now = thursday.Add(time.Duration(rapid.IntRange(0, 500*24).Draw(t, "hours")) * time.Hour)
		return c
	})
}

func TestNoNumberNoAmount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom(worldly), 0, 12).Draw(t, "words"), " ")
		m := understand.Text(text, contexts().Draw(t, "context"))
		require.Empty(t, m.Amounts, "a text without a number names no amount: %q", text)
		require.Empty(t, m.Digits, text)
		require.Zero(t, m.Parts, text)
	})
}

func TestAnyText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, c := rapid.String().Draw(t, "text"), contexts().Draw(t, "context")
		if rapid.Bool().Draw(t, "of words") {
			text = strings.Join(rapid.SliceOfN(rapid.SampledFrom(append(worldly, "1500", "5/12", "mil", "el 5", "viernes", "$", "15:30", "2 lucas", "3x", "next friday", "dia 10", "%", "la mitad", "2ª")), 0, 14).Draw(t, "words"), " ")
		}
		m := understand.Text(text, c)
		require.Equal(t, m, understand.Text(text, c), "the same words mean the same")
		runes := utf8.RuneCountInString(text)
		for _, a := range append(m.Amounts, m.NotAmounts...) {
			require.Positive(t, a.Minor)
			within(t, a.Span, runes)
		}
		for _, d := range append(m.Days, m.NotDays...) {
			require.False(t, d.On.In(time.UTC).IsZero(), "a day of the calendar: %q", d.On)
			within(t, d.Span, runes)
		}
		for _, f := range m.Intents {
			within(t, f.Span, runes)
		}
		for _, at := range m.Moments {
			within(t, at.Span, runes)
		}
		require.LessOrEqual(t, m.Choice, max(c.Offers, 9))
	})
}

func within(t *rapid.T, s understand.Span, runes int) {
	require.GreaterOrEqual(t, s.From, 0)
	require.Less(t, s.From, s.To)
	require.LessOrEqual(t, s.To, runes)
}

// An amount in figures is read back, whatever it is.
func TestEveryAmount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		minor := rapid.Int64Range(100, 99_999_999_99).Draw(t, "minor")
		require.Equal(t, minor, understand.Text("$ "+written(minor, ".", ","), in(word.ES, word.SlotAmount)).Amounts[0].Minor)
		require.Equal(t, minor, understand.Text("$"+written(minor, ",", "."), in(word.EN, word.SlotAmount)).Amounts[0].Minor)
	})
}

func written(minor int64, group, point string) string {
	digits := []byte{}
	whole := minor / 100
	for n := 0; whole > 0 || n == 0; n++ {
		if n > 0 && n%3 == 0 {
			digits = append([]byte(group), digits...)
		}
		digits = append([]byte{byte('0' + whole%10)}, digits...)
		whole /= 10
	}
	return string(digits) + point + string([]byte{byte('0' + minor/10%10), byte('0' + minor%10)})
}

// A sentence costs well under a millisecond.
func BenchmarkText(b *testing.B) {
	c := in(word.ES, word.SlotFree)
	for b.Loop() {
		understand.Text("Mirá, hoy no puedo pagar los 2.000 pero el viernes que viene cuando cobre te deposito mil quinientos, ¿puede ser?", c)
	}
}
