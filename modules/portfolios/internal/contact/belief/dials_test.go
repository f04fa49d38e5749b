package belief_test

import (
	"cmp"
	"encoding/csv"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
)

// dialsFile is a made-up log: for each person's numbers, whose they are said to be, whose they are, and of a hundred dials in the morning,
// the afternoon and the evening how many are answered. `go test ./modules/portfolios/internal/contact/belief -run Dials -write` makes it anew.
const dialsFile = "testdata/numbers.csv"

var write = flag.Bool("write", false, "make "+dialsFile+" anew")

// line is one number of the log.
type line struct {
	person, number, label, truth string
	answered                     [3]int // of a hundred, by part of the day
}

// drawn is a log as a generator with a seed makes it: three in ten numbers are somebody else's or nobody's.
func drawn() (all []line) {
	dice := rand.New(rand.NewPCG(43, 2026))
	labels := []string{"own", "own", "own", "work", "relative"}
	for person := range 400 {
		for n := range 2 + dice.IntN(3) {
			l := line{person: fmt.Sprintf("p%03d", person), number: fmt.Sprintf("+5989%03d%04d", n, person), label: labels[dice.IntN(len(labels))], truth: "right"}
			switch roll := dice.IntN(10); {
			case roll < 2 || l.label == "relative":
				l.truth = "third"
			case roll < 3:
				l.truth = "dead"
			}
			best := dice.IntN(3)
			for part := range l.answered {
				l.answered[part] = 5 + dice.IntN(20)
				if part == best {
					l.answered[part] += 25
				}
			}
			all = append(all, l)
		}
	}
	return all
}

func logOf(t testing.TB) (people [][]line) {
	file, err := os.Open(dialsFile)
	require.NoError(t, err)
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	require.NoError(t, err)
	for _, row := range rows[1:] {
		l := line{person: row[0], number: row[1], label: row[2], truth: row[3]}
		for part := range l.answered {
			l.answered[part], err = strconv.Atoi(row[4+part])
			require.NoError(t, err)
		}
		if len(people) == 0 || people[len(people)-1][0].person != l.person {
			people = append(people, nil)
		}
		people[len(people)-1] = append(people[len(people)-1], l)
	}
	return people
}

func TestDials(t *testing.T) {
	if *write {
		text := "person,number,label,truth,morning,afternoon,evening\n"
		for _, l := range drawn() {
			text += fmt.Sprintf("%s,%s,%s,%s,%d,%d,%d\n", l.person, l.number, l.label, l.truth, l.answered[0], l.answered[1], l.answered[2])
		}
		require.NoError(t, os.WriteFile(dialsFile, []byte(text), 0o644))
	}
	t.Run("[CO-08] numbers chosen by belief reach the right party at least a quarter more often than in turn", func(t *testing.T) {
		chosen, inTurn, careful := rates(t)
		t.Logf("right parties per 100 dials: %.1f by belief, %.1f in turn, %.1f in turn without numbers found wrong: %.2f and %.2f", chosen, inTurn, careful, chosen/inTurn, chosen/careful)
		require.GreaterOrEqual(t, chosen/inTurn, 1.25)
	})
}

// BenchmarkDials prints what TestDials holds.
func BenchmarkDials(b *testing.B) {
	chosen, inTurn, careful := rates(b)
	fmt.Printf("| right parties per 100 dials, numbers chosen by belief against in turn (%.1f against %.1f) | %.2f | ≥ 1.25 | %s |\n", chosen, inTurn, chosen/inTurn, map[bool]string{true: "met", false: "**missed**"}[chosen/inTurn >= 1.25])
	fmt.Printf("| the same, against in turn without the numbers that were found wrong (%.1f) | %.2f | – | |\n", careful, chosen/careful)
}

// days is how often each person is called: once each work day of twelve weeks.
const days = 60

func rates(t testing.TB) (chosen, inTurn, careful float64) {
	people := logOf(t)
	return rate(people, byBelief), rate(people, byTurn), rate(people, byTurnAndCare)
}

// desk is what is known of a person's numbers.
type desk struct {
	numbers []line
	beliefs []belief.Belief
	turn    int
}

// rate has everybody called and counts right parties per 100 dials.
func rate(people [][]line, choose func(*desk, time.Time) int) float64 {
	start := time.Date(2026, 1, 5, 0, 0, 0, 0, time.UTC)
	dials, right := 0, 0
	for _, numbers := range people {
		d := &desk{numbers: numbers}
		for _, l := range numbers {
			d.beliefs = append(d.beliefs, belief.New(l.person, l.number, l.label, start))
		}
		for day := range days {
			part := int(chance(numbers[0].person, day) % 3)
			at := start.AddDate(0, 0, day/5*7+day%5).Add([]time.Duration{10 * time.Hour, 15 * time.Hour, 19 * time.Hour}[part])
			n := choose(d, at)
			if n < 0 {
				continue // all are kept out
			}
			reach, wrong := outcome(numbers[n], day, part)
			d.beliefs[n].Learn(numbers[n].label, reach, wrong, at, time.UTC)
			dials++
			if reach == belief.RightParty {
				right++
			}
		}
	}
	return 100 * float64(right) / float64(dials)
}

// chance is a number that always is the same for somebody's day.
func chance(of string, day int) uint32 {
	h := fnv.New32a()
	fmt.Fprintf(h, "%s %d", of, day)
	return h.Sum32() >> 8
}

// outcome is what comes of a dial: the same whoever chose it.
func outcome(l line, day, part int) (reach string, wrong bool) {
	roll := int(chance(l.number, day) % 100)
	switch {
	case l.truth == "dead":
		return belief.None, true
	case roll >= l.answered[part]:
		return belief.None, false
	case l.truth == "third":
		return belief.ThirdParty, roll%2 == 0 // half of them say that the debtor is not to be had there
	default:
		return belief.RightParty, false
	}
}

// byBelief is the number that reaches the right party most likely, of those that are not kept out, as the queue chooses.
func byBelief(d *desk, at time.Time) int {
	open := d.open(at)
	if len(open) == 0 {
		return -1
	}
	return slices.MaxFunc(open, func(a, b int) int {
		return cmp.Compare(d.beliefs[a].Probability(d.numbers[a].label, at), d.beliefs[b].Probability(d.numbers[b].label, at))
	})
}

func (d *desk) open(at time.Time) (all []int) {
	for n, b := range d.beliefs {
		if !b.Until().After(at) {
			all = append(all, n)
		}
	}
	return all
}

func byTurn(d *desk, _ time.Time) int {
	d.turn++
	return d.turn % len(d.numbers)
}

// byTurnAndCare is byTurn without the numbers that were found wrong.
func byTurnAndCare(d *desk, at time.Time) int {
	open := d.open(at)
	if len(open) == 0 {
		return -1
	}
	d.turn++
	return open[d.turn%len(open)]
}
