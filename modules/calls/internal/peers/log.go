package peers

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// AwaitLog waits until the program has written a text.
func (r *Run) AwaitLog(t *testing.T, text string) {
	t.Helper()
	require.Eventually(t, func() bool { return strings.Contains(r.Log(), text) }, patience, 10*time.Millisecond, "%s is not in what the program has written", text)
}
