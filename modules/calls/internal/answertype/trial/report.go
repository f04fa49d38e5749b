package trial

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
)

// Figures are what the listener is held to.
type Figures struct {
	PeopleAsMachines float64       // share of people who were first taken for something else
	MachinesAsPeople float64       // share of machines that were first taken for people
	AddedHalf        time.Duration // silence that half of the people wait at most after their last word
	AddedMost        time.Duration // that nine of ten do
}

// Measure reckons the figures.
func Measure(all []Heard) (f Figures) {
	people, machines := 0, 0
	var added []time.Duration
	for _, h := range all {
		person, taken := h.Was == answertype.Human, h.First.Kind == answertype.Human
		switch {
		case person && taken:
			people++
			added = append(added, h.Added)
		case person:
			people++
			f.PeopleAsMachines++
		case taken:
			f.MachinesAsPeople++
			machines++
		default:
			machines++
		}
	}
	slices.Sort(added)
	f.PeopleAsMachines /= float64(people)
	f.MachinesAsPeople /= float64(machines)
	f.AddedHalf, f.AddedMost = added[len(added)/2], added[len(added)*9/10]
	return f
}

// Matrix tells in a table what each kind was taken for.
func Matrix(title string, all []Heard, told func(Heard) answertype.Kind) string {
	counts := map[[2]answertype.Kind]int{}
	for _, h := range all {
		counts[[2]answertype.Kind{h.Was, told(h)}]++
	}
	columns := append(slices.Clone(Kinds), "")
	var b strings.Builder
	fmt.Fprintf(&b, "| %s |", title)
	for _, k := range columns {
		fmt.Fprintf(&b, " %s |", cmp.Or(k, "none"))
	}
	fmt.Fprintf(&b, "\n|---|%s\n", strings.Repeat("---:|", len(columns)))
	for _, was := range Kinds {
		fmt.Fprintf(&b, "| %s |", was)
		for _, k := range columns {
			fmt.Fprintf(&b, " %d |", counts[[2]answertype.Kind{was, k}])
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// First is what an answer was first taken for, which is what is acted upon where it is a person, and Last what at its end.
func First(h Heard) answertype.Kind { return h.First.Kind }

// Last is what an answer was taken for in the end.
func Last(h Heard) answertype.Kind { return h.Last.Kind }
