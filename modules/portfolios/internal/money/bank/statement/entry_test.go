package statement

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFingerprint(t *testing.T) {
	l := Entry{Day: "2026-11-20", Amount: 100, Currency: "UYU", Reference: "T-1"}
	same := l
	same.Line, same.Payer = 99, "Otra manera de escribirlo"
	require.Equal(t, l.fingerprint("brou", 0), same.fingerprint("brou", 0))
	require.NotEqual(t, l.fingerprint("brou", 0), l.fingerprint("brou", 1), "two that are alike in one file are two payments")
	require.NotEqual(t, l.fingerprint("brou", 0), l.fingerprint("itau", 0))
}
