package identity

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
)

// ana is somebody of whom everything is known.
func ana() truth {
	return truth{
		debtor.Debtor{NationalIDType: "uy_ci", NationalID: "12345672", Birthday: "1984-03-09", ExternalRef: "CLI-00481"},
		[]address.Address{{PostalCode: "11.100"}, {PostalCode: ""}, {PostalCode: "SW1A 1AA"}},
	}
}

func TestAnswersAreReadAsTheyAreSaid(t *testing.T) {
	now := time.Date(2026, 11, 24, 15, 0, 0, 0, time.UTC)
	right := map[Fact][]string{
		DocumentLast4: {"5672", "5 6 7 2", "56-72", "٥٦٧٢", "５６７２", "cinco seis siete dos", "five six seven two", "cinco, seis, sete, dois", "1.234.567-2", "termina en 5672"},
		Birthday: {
			"1984-03-09", "9/3/1984", "09.03.84", "9-3-84", "09031984", "19840309", "9 de marzo de 1984", "9 de março de 1984", "9th of March 1984",
			"March 9, 1984", "nací el 9 de Marzo del 84", "9º de março de 1984", "٩/٣/١٩٨٤",
		},
		BirthYear:   {"1984", "84", "en el 1984", "9/3/1984", "uno nueve ocho cuatro"},
		PostalCode:  {"11100", "11.100", "1 1 1 0 0", "sw1a1aa", "SW1A-1AA", "uno uno uno cero cero"},
		ExternalRef: {"CLI-00481", "cli 00481", "Cli00481"},
	}
	for fact, all := range right {
		for _, said := range all {
			is, err := ana().holds(fact, said, "es", now)
			require.NoError(t, err, "%s: %s", fact, said)
			require.True(t, is, "%s: %s", fact, said)
		}
	}
	wrong := map[Fact][]string{
		DocumentLast4: {"5673", "2765", "12345673", "0005672", "34567"},
		Birthday:      {"1984-03-10", "3/9/1984", "9 de mayo de 1984", "9/3/1985"},
		BirthYear:     {"1985", "85", "1884"},
		PostalCode:    {"11101", "1110", "SW1A"},
		ExternalRef:   {"00481", "CLI-0481", "CLI"},
	}
	for fact, all := range wrong {
		for _, said := range all {
			is, err := ana().holds(fact, said, "es", now)
			require.NoError(t, err, "%s: %s", fact, said)
			require.False(t, is, "%s: %s", fact, said)
		}
	}
	for fact, said := range map[Fact]string{DocumentLast4: "no me acuerdo", Birthday: "en marzo", BirthYear: "hace mucho", PostalCode: "?", ExternalRef: "…"} {
		_, err := ana().holds(fact, said, "es", now)
		require.ErrorIs(t, err, ErrAnswer, "%s", fact)
	}
	is, err := ana().holds(Birthday, "3/9/1984", "en", now)
	require.NoError(t, err)
	require.True(t, is, "in English the month may stand first")
}

func TestWhatIsNotKnownIsNotAsked(t *testing.T) {
	require.Equal(t, Fact("").Enum(), ana().facts())
	require.Equal(t, []Fact{}, append([]Fact{}, truth{debtor: debtor.Debtor{NationalID: "123"}}.facts()...))
}
