package understand_test

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

//go:embed testdata/intents.dev.tsv
var devIntents string

// Of those held out nobody looks at more than the figures.
//
//go:embed testdata/intents.heldout.tsv
var heldoutIntents string

// tally counts one intent: found, said though it is none, missed.
type tally struct{ found, extra, missed int }

func (c tally) precision() float64 { return ratio(c.found, c.found+c.extra) }
func (c tally) recall() float64    { return ratio(c.found, c.found+c.missed) }

func ratio(part, all int) float64 {
	if all == 0 {
		return 1
	}
	return float64(part) / float64(all)
}

// beside tells whether an intent may stand beside another without being wrong: a question about the balance is a question.
func beside(i understand.Intent, labels []string) bool {
	switch i {
	case understand.Question, understand.Greeting, understand.Thanks, understand.Goodbye:
		return true
	case understand.PayLater, understand.PayNow, understand.WantsOffer, understand.Hardship:
		return slices.ContainsFunc(labels, func(l string) bool {
			return l == "pay_now" || l == "pay_later" || l == "wants_offer" || l == "hardship" || l == "already_paid"
		})
	default:
		return slices.Contains(labels, string(understand.Fraud)) || slices.Contains(labels, string(understand.Abusive)) || slices.Contains(labels, string(understand.Deceased)) ||
			slices.Contains(labels, string(understand.ThirdParty)) || slices.Contains(labels, string(understand.Minor)) || slices.Contains(labels, string(understand.Injection)) || slices.Contains(labels, string(understand.Hardship))
	}
}

// TestIntents prints precision and recall of each intent and holds them to a floor.
func TestIntents(t *testing.T) {
	n, counts := count(t, devIntents, true)
	require.GreaterOrEqual(t, n, 300)
	for _, i := range understand.Intents() {
		require.GreaterOrEqual(t, counts[i].precision(), 0.9, i)
		require.GreaterOrEqual(t, counts[i].recall(), 0.9, i)
	}
	_, counts = count(t, heldoutIntents, false)
	require.GreaterOrEqual(t, counts["all"].precision(), 0.9)
	require.GreaterOrEqual(t, counts["all"].recall(), 0.8)
}

// count reads labelled sentences and prints the table.
func count(t *testing.T, labelled string, shown bool) (n int, counts map[understand.Intent]*tally) {
	t.Helper()
	counts = map[understand.Intent]*tally{"all": {}}
	for line := range strings.Lines(labelled) {
		cells := strings.Split(strings.TrimSpace(line), "\t")
		if len(cells) != 3 {
			continue
		}
		n++
		m := understand.Text(cells[2], in(word.Language(cells[0]), word.SlotIntent))
		for _, i := range understand.Intents() {
			if wrong := note(counts, i, m.Wants(i), strings.Split(cells[1], ",")); wrong && shown {
				t.Logf("%s: %q %v", i, cells[2], m.Intents)
			}
		}
	}
	for _, i := range append(understand.Intents(), "all") {
		t.Logf("%-13s precision %.2f  recall %.2f  (%d)", i, counts[i].precision(), counts[i].recall(), counts[i].found+counts[i].missed)
	}
	return n, counts
}

// note counts one sentence for one intent, and tells whether it was wrong.
func note(counts map[understand.Intent]*tally, i understand.Intent, said bool, labels []string) bool {
	if counts[i] == nil {
		counts[i] = &tally{}
	}
	is := slices.Contains(labels, string(i))
	for _, c := range []*tally{counts[i], counts["all"]} {
		switch {
		case said && is:
			c.found++
		case is:
			c.missed++
		case said && !beside(i, labels):
			c.extra++
		}
	}
	return is && !said || said && !is && !beside(i, labels)
}
