package spec_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

func TestWhatANewAgentBeginsWithMayBeTestedAtOnce(t *testing.T) {
	s := spec.Guided()
	require.Empty(t, spec.Check(s))
	require.Equal(t, word.Language("").Enum(), s.Languages)
}
