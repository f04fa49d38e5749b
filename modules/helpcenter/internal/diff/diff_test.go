package diff_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter/internal/diff"
)

func side(pieces []diff.Piece, without diff.Kind) string {
	var text strings.Builder
	for _, piece := range pieces {
		if piece.Kind != without {
			text.WriteString(piece.Text)
		}
	}
	return text.String()
}

func TestThePiecesMakeBothTexts(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	text := func() string {
		var b strings.Builder
		for range random.IntN(30) {
			b.WriteString([]string{"pago ", "recibo ", "\n", "deuda", " ", "ñandú\n"}[random.IntN(6)])
		}
		return b.String()
	}
	for range 2000 {
		from, to := text(), text()
		pieces := diff.Of(from, to)
		require.Equal(t, from, side(pieces, diff.Added))
		require.Equal(t, to, side(pieces, diff.Removed))
	}
}

func TestARewrittenLineIsToldByItsWords(t *testing.T) {
	pieces := diff.Of("Uno.\nElija el recibo verde.\nTres.\n", "Uno.\nElija el recibo azul.\nTres.\n")
	require.Equal(t, []diff.Piece{
		{Kind: diff.Same, Text: "Uno.\nElija el recibo "}, {Kind: diff.Removed, Text: "verde.\n"}, {Kind: diff.Added, Text: "azul.\n"}, {Kind: diff.Same, Text: "Tres.\n"},
	}, pieces)
}
