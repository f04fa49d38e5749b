package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMutants(t *testing.T) {
	for _, m := range mutants() {
		t.Run(m.breaks, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("../../../..", m.file))
			require.NoError(t, err)
			require.Equal(t, 1, strings.Count(string(text), m.line), "%s holds the line once", m.file)
		})
	}
}
