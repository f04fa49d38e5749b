package app

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTellSetup(t *testing.T) {
	t.Parallel()
	const link = "http://127.0.0.1:8080/setup#secret"
	data := t.TempDir()
	kept := filepath.Join(data, setupFile)
	var terminal, shipped bytes.Buffer

	require.NoError(t, tellSetup(&shipped, false, data, link))
	require.NotContains(t, shipped.String(), "secret", "what others keep never holds the link")
	require.Contains(t, shipped.String(), kept)
	text, err := os.ReadFile(kept)
	require.NoError(t, err)
	require.Equal(t, link+"\n", string(text))

	require.NoError(t, tellSetup(&terminal, true, data, link))
	require.Contains(t, terminal.String(), link)
	require.NoFileExists(t, kept, "who reads it on a terminal finds it nowhere else")

	require.NoError(t, tellSetup(&shipped, false, data, link))
	require.NoError(t, tellSetup(&shipped, false, data, ""))
	require.NoFileExists(t, kept, "once somebody is there")
}

// TestSetupFileIsWhole reads the file as somebody does who waits for it, while it is left again and again.
func TestSetupFileIsWhole(t *testing.T) {
	t.Parallel()
	data, link := t.TempDir(), "http://127.0.0.1:8080/setup#secret"
	over := make(chan error, 1)
	go func() {
		var err error
		for n := 0; err == nil && n < 2_000; n++ {
			err = tellSetup(io.Discard, false, data, link)
		}
		over <- err
	}()
	for {
		if text, err := os.ReadFile(filepath.Join(data, setupFile)); err == nil {
			require.Equal(t, link+"\n", string(text))
		}
		select {
		case err := <-over:
			require.NoError(t, err)
			return
		default:
		}
	}
}
