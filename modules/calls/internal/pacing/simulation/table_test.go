package simulation_test

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/pacing/simulation"
)

// teams of the table, and what ours must come to with each at least.
var teams = []struct {
	people int
	least  float64
}{{5, 0.79}, {10, 0.83}, {20, 0.88}, {50, 0.93}, {100, 0.95}}

const mostLost = 0.03 // on any day

// number is what the environment asks for.
func number(name string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// BenchmarkDialer prints what each policy comes to in scenario A, and holds ours to its limits. RECOBRO_DIALER_DAYS is how many days,
// RECOBRO_DIALER_SEED on whom.
func BenchmarkDialer(b *testing.B) {
	days, seed := number("RECOBRO_DIALER_DAYS", 1), uint64(number("RECOBRO_DIALER_SEED", 9000))
	for b.Loop() {
		fmt.Printf("| scenario A, %d days: at work / nobody there / worst day / worst half hour, %% |", days)
		for _, team := range teams {
			fmt.Printf(" %d people |", team.people)
		}
		fmt.Println("\n|---|---:|---:|---:|---:|---:|")
		for _, p := range simulation.Policies {
			fmt.Printf("| %s |", p.Name)
			for _, team := range teams {
				c := simulation.Work(simulation.Scenarios["A"], team.people, days, seed, p)
				fmt.Printf(" %.1f / %.2f / %.2f / %.1f |", 100*c.Busy, 100*c.Lost, 100*c.WorstDay, 100*c.WorstHalf)
				if p.Name == simulation.Ours.Name && days >= 10 { // fewer are too few to say
					require.GreaterOrEqual(b, c.Busy, team.least, "%d people", team.people)
					require.LessOrEqual(b, c.WorstDay, mostLost, "%d people", team.people)
				}
			}
			fmt.Println()
		}
		fmt.Println("| limit of ours: at least / worst day at most | 79 / 3 | 83 / 3 | 88 / 3 | 93 / 3 | 95 / 3 |")
	}
}
