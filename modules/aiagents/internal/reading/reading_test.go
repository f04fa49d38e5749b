package reading_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/reading"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// at is a Friday.
var at = time.Date(2026, 11, 27, 15, 0, 0, 0, time.UTC)

func lines(speakers string, texts ...string) (all []claim.Line) {
	who := map[byte]claim.Speaker{'d': claim.Debtor, 'p': claim.Person, 'a': claim.Agent}
	for n, text := range texts {
		all = append(all, claim.Line{ID: string(rune('1' + n)), Speaker: who[speakers[n]], At: at.Add(time.Duration(n) * time.Minute), Text: text})
	}
	return all
}

func read(said []claim.Line) claim.Core {
	return reading.Of(said, understand.Context{Language: word.ES, Now: at, Currency: "UYU", Owed: 500000})
}

func TestReading(t *testing.T) {
	guided := lines("adad", "Hola, soy el asistente virtual de Créditos del Plata.", "Perdí el trabajo, pero puedo pagar 1500 pesos", "¿1.500 pesos el 4 de diciembre?", "Sí")
	t.Run("[AI-08] a guided dialogue: what was promised is cited where it was said yes to", func(t *testing.T) {
		c := read(guided)
		require.NotNil(t, c.Promise)
		require.Equal(t, []any{int64(150000), "UYU", "2026-12-04", "4", "Sí"}, []any{c.Promise.Amount, c.Promise.Currency, string(c.Promise.Day), c.Promise.LineID, c.Promise.Quote})
		require.Equal(t, word.Promised, c.Outcome)
		require.NotNil(t, c.Hardship)
		require.Equal(t, c, claim.Verified(c, guided), "each claim stands at its place")
		require.Empty(t, c.Failed())
	})
	t.Run("[AI-08] what our side may not say is cited in its words", func(t *testing.T) {
		said := lines("pd", "Si no paga, su EMBARGO sale mañana.", "No reconozco esa deuda")
		c := read(said)
		require.Contains(t, c.Failed(), claim.NoCourt)
		require.Equal(t, word.Disputed, c.Outcome)
		for _, item := range c.Compliance {
			if item.Rule == claim.NoCourt {
				require.True(t, item.Place.At(said))
				require.Contains(t, item.Place.Quote, "EMBARGO")
			}
		}
	})
	t.Run("[AI-08] a claim whose words do not stand at its place is dropped", func(t *testing.T) {
		c := read(guided)
		c.Promise.Quote, c.Hardship.Offset = "No", 400
		got := claim.Verified(c, guided)
		require.Nil(t, got.Promise)
		require.Nil(t, got.Hardship)
	})
	t.Run("what is taken back is no promise", func(t *testing.T) {
		require.Nil(t, read(lines("dd", "Pago 1500 pesos el 4 de diciembre", "No, no voy a pagar nada")).Promise)
	})
	t.Run("where nobody was heard nothing is said", func(t *testing.T) {
		c := read(lines("p", "Buenas tardes."))
		require.Equal(t, []any{claim.NoMood, claim.Unknown, word.NoAnswer}, []any{c.Mood, c.RightParty, c.Outcome})
	})
}
