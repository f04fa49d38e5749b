package phonenumber_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

func TestSpellings(t *testing.T) {
	for _, same := range [][]string{
		{"+5511987654321", "+551187654321", "551187654321"},
		{"+525512345678", "+5215512345678", "5215512345678"},
		{"+5491155556789", "5491155556789"},
		{"+59899777001", "+598099777001", "59899777001", "0059899777001"},
	} {
		for _, spelled := range same {
			require.Contains(t, phonenumber.Spellings(spelled), same[0], spelled)
		}
	}
	t.Run("a mobile of Argentina and its number without the 9 find one another", func(t *testing.T) {
		require.Contains(t, phonenumber.Spellings("+541155556789"), "+5491155556789")
		require.Contains(t, phonenumber.Spellings("+5491155556789"), "+541155556789")
	})
	t.Run("numbers of other people stay apart, and what is no number stays as it is", func(t *testing.T) {
		require.Equal(t, []string{"+59829001234"}, phonenumber.Spellings("+59829001234"))
		require.NotContains(t, phonenumber.Spellings("+551132654321"), "+5511932654321")
		require.Equal(t, []string{"+1"}, phonenumber.Spellings("1"))
	})
}
