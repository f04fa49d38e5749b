package answertype_test

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/modules/calls/internal/answertype/trial"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// kinds in the order of the matrix.
var kinds = []answertype.Kind{answertype.Human, answertype.Voicemail, answertype.IVR, answertype.Screening, answertype.Fax, answertype.Unknown}

// heard is what was believed of an answer: first, which is what is acted upon, and at its end.
type heard struct {
	path        string
	was         answertype.Kind
	first, last answertype.Verdict
	beeped      bool
	added       time.Duration // silence between the last word and the first belief; negative where it came before
}

func hear(t *testing.T, path string) heard {
	file, err := os.Open(path)
	require.NoError(t, err)
	defer file.Close()
	samples, err := audio.ReadWAV(file, 60*audio.Rate)
	require.NoError(t, err, path)
	return listen(path, samples)
}

func listen(path string, samples []int16) heard {
	kind, _, _ := strings.Cut(filepath.Base(path), "_")
	h, l := heard{path: path, was: answertype.Kind(kind)}, answertype.New()
	for piece := range slices.Chunk(samples, audio.Frame) {
		v, news := l.Hear(piece)
		if news && h.first.Kind == "" {
			h.first = v
		}
		h.last = v
	}
	h.beeped, h.added = l.Beeped(), h.first.At-lastWord(samples)
	return h
}

// lastWord is when the last of 10 ms of sound ends that are louder than a twentieth of the loudest: by other means than the listener's.
func lastWord(samples []int16) (end time.Duration) {
	loudest, levels := 0.0, []float64{}
	for piece := range slices.Chunk(samples, audio.Rate/100) {
		sum := 0.0
		for _, s := range piece {
			sum += math.Abs(float64(s))
		}
		levels = append(levels, sum/float64(len(piece)))
		loudest = max(loudest, levels[len(levels)-1])
	}
	for n, level := range levels {
		if level > loudest/20 {
			end = time.Duration(n+1) * 10 * time.Millisecond
		}
	}
	return end
}

// answers are the answers made by `make generate/sounds`: words of people, of voicemails, menus and filters in three languages, at several
// speeds and pitches, on quiet and on noisy lines. RECOBRO_ANSWERS names a folder of others.
func answers(t *testing.T) (all []heard) {
	folder := cmp.Or(os.Getenv("RECOBRO_ANSWERS"), "testdata")
	files, err := filepath.Glob(filepath.Join(folder, "*.wav"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, path := range files {
		all = append(all, hear(t, path))
	}
	return all
}

// wrong is the share of the answers of some kind that a mistake is made with.
func wrong(t *testing.T, all []heard, of, mistake func(heard) bool) float64 {
	n, mistakes := 0, 0
	for _, h := range all {
		if !of(h) {
			continue
		}
		n++
		if mistake(h) {
			mistakes++
			t.Logf("%s: %+v", h.path, h)
		}
	}
	return float64(mistakes) / float64(n)
}

func TestAnswers(t *testing.T) {
	all := answers(t)
	t.Log(table("acted on", all, func(h heard) answertype.Kind { return h.first.Kind }), table("at last", all, func(h heard) answertype.Kind { return h.last.Kind }))
	person := func(h heard) bool { return h.was == answertype.Human }
	machine := func(h heard) bool { return h.was != answertype.Human }
	t.Run("at most one person in fifty is taken for a machine", func(t *testing.T) {
		require.LessOrEqual(t, wrong(t, all, person, func(h heard) bool { return h.first.Kind != answertype.Human }), 0.02)
	})
	t.Run("at most one machine in ten is taken for a person, and then only until it goes on", func(t *testing.T) {
		require.LessOrEqual(t, wrong(t, all, machine, func(h heard) bool { return h.first.Kind == answertype.Human }), 0.1)
		require.Zero(t, wrong(t, all, machine, func(h heard) bool { return h.last.Kind == answertype.Human }))
	})
	t.Run("half of the people wait at most 300 ms after their last word, and nobody much more than 600", func(t *testing.T) {
		var added []time.Duration
		for _, h := range all {
			if person(h) && h.first.Kind == answertype.Human {
				added = append(added, h.added)
			}
		}
		slices.Sort(added)
		t.Logf("added silence: p50 %v, p90 %v, most %v", added[len(added)/2], added[len(added)*9/10], added[len(added)-1])
		require.LessOrEqual(t, added[len(added)/2], 300*time.Millisecond)
		require.LessOrEqual(t, added[len(added)-1], 750*time.Millisecond)
	})
	t.Run("every voicemail's beep is heard, and nobody else's words are one", func(t *testing.T) {
		voicemail := func(h heard) bool { return h.was == answertype.Voicemail }
		require.LessOrEqual(t, wrong(t, all, voicemail, func(h heard) bool { return !h.beeped }), 0.0)
		require.Zero(t, wrong(t, all, func(h heard) bool { return !voicemail(h) }, func(h heard) bool { return h.beeped }))
	})
}

// TestLines has the answers that the listener was tuned on carried by other lines: none of those that trial draws.
func TestLines(t *testing.T) {
	var all []heard
	for n, h := range answers(t) {
		for seed := range uint64(4) {
			file, err := os.Open(h.path)
			require.NoError(t, err)
			samples, err := audio.ReadWAV(file, 60*audio.Rate)
			require.NoError(t, errors.Join(err, file.Close()))
			all = append(all, listen(h.path, trial.Carry(samples, 4*uint64(n)+seed)))
		}
	}
	t.Log(table("acted on", all, func(h heard) answertype.Kind { return h.first.Kind }), table("at last", all, func(h heard) answertype.Kind { return h.last.Kind }))
	every := func(heard) bool { return true }
	require.LessOrEqual(t, wrong(t, all, func(h heard) bool { return h.was == answertype.Human }, func(h heard) bool { return h.first.Kind != answertype.Human }), 0.02)
	require.LessOrEqual(t, wrong(t, all, every, func(h heard) bool { return h.last.Kind != h.was }), 0.02)
	require.LessOrEqual(t, wrong(t, all, every, func(h heard) bool { return h.beeped && h.was != answertype.Voicemail }), 0.0)
}

// table counts what each kind was taken for.
func table(title string, all []heard, told func(heard) answertype.Kind) string {
	matrix := map[[2]answertype.Kind]int{}
	for _, h := range all {
		matrix[[2]answertype.Kind{h.was, told(h)}]++
	}
	columns := append(slices.Clone(kinds), "")
	var b strings.Builder
	fmt.Fprintf(&b, "\n%-12s", title)
	for _, k := range columns {
		fmt.Fprintf(&b, "%10s", cmp.Or(k, "none"))
	}
	for _, was := range kinds {
		fmt.Fprintf(&b, "\n%-12s", was)
		for _, k := range columns {
			fmt.Fprintf(&b, "%10d", matrix[[2]answertype.Kind{was, k}])
		}
	}
	return b.String()
}
