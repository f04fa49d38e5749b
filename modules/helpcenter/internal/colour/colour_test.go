package colour_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter/internal/colour"
)

func TestColoursThatCannotBeReadAreTold(t *testing.T) {
	require.InDelta(t, 21, colour.Contrast("#000000", "#ffffff"), 0.01)
	require.True(t, colour.Legible("#0b5cad"))
	require.False(t, colour.Legible("#ffcc00"), "yellow on white")
	require.False(t, colour.Legible("#777777"), "4.48")
	require.True(t, colour.Legible("#767676"), "4.54")
}

func TestAnyLegibleColourCanBeReadByNightToo(t *testing.T) {
	for _, hex := range []string{"#000000", "#000080", "#7a0019", "#0b5cad", "#767676"} {
		require.GreaterOrEqual(t, colour.Contrast(colour.AtNight(hex), colour.Night), 4.5, hex)
	}
}
