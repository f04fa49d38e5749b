package httpapi

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReadable(t *testing.T) {
	t.Run("log lines are told as sentences, anything else as it came", func(t *testing.T) {
		require.Equal(t, []string{
			"2026-11-20T22:00:00Z ERROR no connection error=refused tries=3",
			"panic: out of luck",
			`{"not":"a log line"}`,
		}, readable([]string{
			`{"time":"2026-11-20T22:00:00Z","level":"ERROR","msg":"no connection","module":"notes","tries":3,"error":"refused"}`,
			"panic: out of luck",
			`{"not":"a log line"}`,
		}))
	})
}
