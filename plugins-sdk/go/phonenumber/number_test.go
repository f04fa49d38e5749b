package phonenumber

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	for country, pattern := range map[string]string{
		"UY": `((\+?598|0)? ?9[0-9]{7}|[0-9]{8}|\+?598 ?[0-9]{8}|0?9[0-9] [0-9]{3}-[0-9]{3})`,
		"BR": `(\+?55)? ?\(?[0-9]{2}\)? ?[0-9]{8,9}`,
	} {
		t.Run("the quick reading of a number of "+country+" is the library's", rapid.MakeCheck(func(t *rapid.T) {
			text := rapid.StringMatching(pattern).Draw(t, "text")
			fast, ok := quick(text, country)
			if !ok {
				return
			}
			slow, err := parse(text, country)
			require.NoError(t, err, text)
			require.Equal(t, slow, fast)
		}))
	}
	t.Run("what is no number of the country is refused", func(t *testing.T) {
		_, err := Parse("12", "UY")
		require.ErrorIs(t, err, ErrNumber)
	})
}

func TestMask(t *testing.T) {
	require.Equal(t, "+598*****123", Mask("+59899876123"))
	require.Equal(t, "***", Mask("911"))
	require.Empty(t, Mask(""))
	t.Run("masking never tells more than the prefix and three digits", rapid.MakeCheck(func(t *rapid.T) {
		number := "+" + rapid.StringMatching(`[1-9][0-9]{6,14}`).Draw(t, "number")
		require.GreaterOrEqual(t, strings.Count(Mask(number), "*"), len(number)-7)
	}))
}
