package spoken_test

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// hearing are voices whose ear writes down what a test has somebody say.
type hearing struct {
	voices
	provider.Transcriber
	says chan string
}

func (h hearing) Ear(context.Context, spec.Spec, string) provider.Transcriber { return h }

// Transcribe implements provider.Transcriber.
func (h hearing) Transcribe(context.Context, []byte, string) (provider.Transcript, error) {
	return provider.Transcript{Text: <-h.says}, nil
}

// assaults are what debtors of one language try, as "unknown" or "known", then their words.
func assaults(t *testing.T, language string) (all [][2]string) {
	t.Helper()
	raw, err := os.ReadFile("../../testdata/debtors.tsv")
	require.NoError(t, err)
	for line := range strings.Lines(string(raw)) {
		if cells := strings.Split(strings.TrimSpace(line), "\t"); cells[0] == language {
			all = append(all, [2]string{cells[1], cells[3]})
		}
	}
	return all
}

func TestAssaultsOnCalls(t *testing.T) {
	all := assaults(t, "es")
	require.GreaterOrEqual(t, len(all), 20)
	t.Run("[AI-03] [AI-04] [AI-11] nobody talks a spoken agent into terms, nor into a word of a debt before it is known to whom", func(t *testing.T) {
		for _, a := range all {
			said := a[1]
			if a[0] == "known" {
				said = "sí | 4321 | " + said
			}
			spokenTo(t, a[0] == "known", strings.Split(said, " | "))
		}
	})
	t.Run("[AI-03] [AI-04] nor keys without an end, whatever they are", func(t *testing.T) {
		for _, keys := range []string{"1", "1111#1111#1111#", "10000#20000#", "*#*#*#", "9999999999999999#", "1#2#3#4#5#6#7#8#9#", "123412341234"} {
			talks := newTalks()
			l := hold(t, talks, voices{frames: 1}, spoken.Began{})
			require.NotContains(t, l.listens(), "10000")
			l.keys(strings.Repeat(keys, 5))
			close(l.heard)
			require.NoError(t, <-l.done)
			require.False(t, talks.talk.State.Verified, keys)
			require.Empty(t, talks.book.Did(), keys)
		}
	})
}

// spokenTo has somebody say all that they have to say on a call, each once the agent has said what it had to.
func spokenTo(t *testing.T, known bool, texts []string) {
	t.Helper()
	talks, h := newTalks(), hearing{voices: voices{frames: 1}, says: make(chan string, 1)}
	l := hold(t, talks, h, spoken.Began{})
	l.listens()
	for n, text := range texts {
		h.says <- text
		l.sounds(append(speech(30), bytes.Repeat([]byte{0xD5}, 150*audio.Frame)...))
		said := l.listens()
		if !known || n == 0 {
			require.NotContains(t, said, "10000", texts)
		}
		if talks.talk.Over() { // it was settled before it was said
			break
		}
	}
	close(l.heard)
	require.NoError(t, <-l.done)
	require.Equal(t, known, talks.talk.State.Verified, texts)
	for _, did := range talks.book.Did() {
		require.NotContains(t, []string{"accepted", "promised", "callback"}, did.What, texts)
	}
}
