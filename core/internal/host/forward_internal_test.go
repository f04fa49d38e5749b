package host

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/telemetry"
)

func TestAModulesLineReadsLikeTheHostsOwn(t *testing.T) {
	t.Parallel()
	told := func(line, level string) string {
		var text bytes.Buffer
		forward(telemetry.NewLogger(&text, level, telemetry.Text).With("module", "tasks"))(line)
		return text.String()
	}
	const stamped = `{"time":"2026-11-22T12:34:41Z","module":"tasks",`

	require.Regexp(t, `^\d\d:\d\d:\d\d WRN slow module=tasks g.rows=7 query=list took=1234567890\n$`,
		told(stamped+`"level":"WARN","msg":"slow","took":1234567890,"query":"list","g":{"rows":7}}`, "info"))
	require.Regexp(t, `ERR broken module=tasks`, told(`{"@level":"error","@message":"broken","@timestamp":"x"}`, "info"), "as go-plugin logs")
	require.Regexp(t, `INF module output module=tasks line="panic: no␉way"`, told("panic: no\tway", "info"))
	require.NotContains(t, told(stamped+`"level":"INFO","msg":"wrote to ana@rioplatense.demo"}`, "info"), "ana@")
	require.Empty(t, told(stamped+`"level":"DEBUG","msg":"jobs counted"}`, "info"))
}
