package errs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

func TestVisible(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"Ana", " Ñandú ", "שרה\u200f", "👩‍💼", "1"} {
		require.True(t, errs.Visible(name), "%q", name)
	}
	for _, name := range []string{"", "   ", "\u200b", "\u00a0\u2003", "\u200e\u200f", "\u2800", "Ana\u202eosoM", "\u2066x\u2069"} {
		require.False(t, errs.Visible(name), "%q", name)
	}
}
