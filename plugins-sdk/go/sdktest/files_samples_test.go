package sdktest

import (
	"testing"

	"github.com/gabriel-vasile/mimetype"
	"github.com/stretchr/testify/require"
)

// The suite's files are what they are called: one that no module could accept would fail modules by chance.
func TestSamples(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{
		"image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf", "audio/wav", "audio/ogg", "audio/mpeg", "text/plain", "text/csv", "application/zip",
	} {
		require.True(t, mimetype.Detect([]byte(sampleOf(t, []string{kind}))[:3072]).Is(kind), kind)
	}
}
