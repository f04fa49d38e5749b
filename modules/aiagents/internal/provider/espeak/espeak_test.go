package espeak_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/espeak"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

func speaker(t *testing.T) *espeak.Speaker {
	t.Helper()
	s, err := espeak.New()
	require.NoError(t, err)
	return s
}

func line(t *testing.T, speech provider.Speech) (all []byte) {
	t.Helper()
	for frame, err := range speech.Frames {
		require.NoError(t, err)
		require.Len(t, frame, provider.Frame)
		all = append(all, frame...)
	}
	return all
}

func TestSpeak(t *testing.T) {
	t.Parallel()
	s := speaker(t)
	for language, text := range map[string]string{"es": "Buenos días, le hablo de Crédito del Sur.", "pt": "Bom dia, falo da Crédito do Sul.", "en": "Good morning, this is Southern Credit."} {
		for law, as := range map[provider.Law]audio.Law{provider.PCMU: audio.ULaw, provider.PCMA: audio.ALaw} {
			began := time.Now()
			speech, err := s.Speak(t.Context(), provider.Words{Text: text, Language: language, Law: law})
			require.NoError(t, err)
			t.Logf("%s, %s: %s", language, law, time.Since(began))
			sounds := line(t, speech)
			require.InDelta(t, 3*provider.Rate, len(sounds), 2*provider.Rate, "a sentence takes a few seconds")
			loud := 0
			for _, b := range sounds {
				if v := as.Sample(b); v > 2000 || v < -2000 {
					loud++
				}
			}
			require.Greater(t, loud, len(sounds)/20, "and can be heard")
			require.EqualValues(t, len([]rune(text)), speech.Usage.Characters)
		}
	}
}

func TestFaster(t *testing.T) {
	t.Parallel()
	s := speaker(t)
	long, err := s.Speak(t.Context(), provider.Words{Text: "Buenos días, señora.", Language: "es"})
	require.NoError(t, err)
	short, err := s.Speak(t.Context(), provider.Words{Text: "Buenos días, señora.", Language: "es", Speed: 1.6})
	require.NoError(t, err)
	require.Less(t, len(line(t, short)), len(line(t, long))*9/10)
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	s := speaker(t)
	for _, w := range []provider.Words{{Text: "x", Language: "xx"}, {Text: "x", Voice: "../../etc/passwd"}, {Text: "x", Voice: "-f/etc/passwd"}} {
		_, err := s.Speak(t.Context(), w)
		require.ErrorIs(t, err, provider.ErrAsk)
	}
	_, err := s.Speak(t.Context(), provider.Words{Text: strings.Repeat("a", 1001), Language: "es"})
	require.ErrorIs(t, err, provider.ErrTooLong)
	gone, leave := context.WithCancel(t.Context())
	leave()
	_, err = s.Speak(gone, provider.Words{Text: "x", Language: "es"})
	require.ErrorIs(t, err, context.Canceled)
}

// Whatever the words are, they are said: no shell reads them, and no option is made of them.
func TestWordsAreWords(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "made")
	s := speaker(t)
	for _, text := range []string{"$(touch " + file + ")", "`touch " + file + "`; touch " + file, "-w " + file, "--path=/tmp\x00 x", "[[h@l'oU]]", "<audio src='" + file + "'/>"} {
		_, err := s.Speak(t.Context(), provider.Words{Text: text, Language: "en"})
		require.NoError(t, err, text)
		_, err = os.Stat(file)
		require.ErrorIs(t, err, os.ErrNotExist, text)
	}
}

// What was said before is not made again, nor kept without end.
func TestKept(t *testing.T) {
	t.Parallel()
	s := speaker(t)
	first, err := s.Speak(t.Context(), provider.Words{Text: "Gracias.", Language: "es"})
	require.NoError(t, err)
	gone, leave := context.WithCancel(t.Context())
	leave()
	again, err := s.Speak(gone, provider.Words{Text: "Gracias.", Language: "es"})
	require.NoError(t, err, "nothing is made that somebody would have to wait for")
	require.True(t, bytes.Equal(line(t, first), line(t, again)))
}

// Many may speak together.
func TestTogether(t *testing.T) {
	t.Parallel()
	s := speaker(t)
	var all sync.WaitGroup
	for n := range 12 {
		all.Go(func() {
			_, err := s.Speak(t.Context(), provider.Words{Text: fmt.Sprintf("Cuota %d.", n), Language: "es"})
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
}
