package pacing_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/pacing"
)

// days is how many days are simulated for each cell; RECOBRO_DIALER_DAYS asks for another number.
func days() int {
	if n, err := strconv.Atoi(os.Getenv("RECOBRO_DIALER_DAYS")); err == nil {
		return n
	}
	return 2
}

// cell is what a policy came to in a scenario.
type cell struct {
	busy, lost, worstDay, worstHalf float64
}

func simulate(s scenario, people, days int, seed uint64, policyOf func() policy) (c cell) {
	p := policyOf()
	answered, abandoned := 0, 0
	for d := range days {
		sim := newSimulation(s, people, seed+uint64(d))
		sim.run(p)
		c.busy += sim.utilisation() / float64(days)
		answered, abandoned = answered+sim.answered, abandoned+sim.abandoned
		c.worstDay = max(c.worstDay, share(sim.abandoned, sim.answered))
		for _, half := range sim.halves {
			c.worstHalf = max(c.worstHalf, share(half.abandoned, half.answered))
		}
	}
	c.lost = share(abandoned, answered)
	return c
}

func share(part, of int) float64 {
	if of == 0 {
		return 0
	}
	return float64(part) / float64(of)
}

var policies = []struct {
	name string
	make func() policy
}{
	{"1:1 progressive", func() policy { return oneToOne{} }},
	{"fixed ratio 2.0", func() policy { return fixed{ratio: 2} }},
	{"VICIdial HARD_LIMIT", func() policy { return &vicidial{method: "HARD_LIMIT"} }},
	{"VICIdial AVERAGE", func() policy { return &vicidial{method: "AVERAGE"} }},
	{"VICIdial TAPERED", func() policy { return &vicidial{method: "TAPERED"} }},
	{"VICIdial TAPERED, available only", func() policy { return &vicidial{method: "TAPERED", freeOnly: true} }},
	{"ours", func() policy { return &ours{Pacer: &pacing.Pacer{}} }},
}

// least is what the product's pacing must come to: the share of their time in which people talk or wrap up.
var least = []struct {
	scenario string
	people   int
	busy     float64
}{{"A", 5, 0.81}, {"A", 20, 0.89}, {"C", 20, 0.86}}

func TestPacing(t *testing.T) {
	t.Run("[CA-13] the budget of calls that come to nobody holds on every simulated day, and people talk or wrap up for most of theirs", func(t *testing.T) {
		for _, l := range least {
			c := simulate(scenarios[l.scenario], l.people, days(), 1000, policies[len(policies)-1].make)
			t.Logf("%s, %d people: %.1f %% at work, %.2f %% lost, %.2f %% on the worst day, %.1f %% in the worst half hour", l.scenario, l.people, 100*c.busy, 100*c.lost, 100*c.worstDay, 100*c.worstHalf)
			require.LessOrEqual(t, c.worstDay, 0.03, "%s, %d people", l.scenario, l.people)
			require.GreaterOrEqual(t, c.busy, l.busy, "%s, %d people", l.scenario, l.people)
		}
	})
	t.Run("what we cut short teaches neither that telephones are answered nor that they are not", func(t *testing.T) {
		var all, cut pacing.Lengths
		for n := range 200 {
			all.Learn(float64(n%40), n%4 == 0)
			switch {
			case n%40 < 10 || n%2 == 0: // every other one that rings for ten seconds is given up then
				cut.Learn(float64(n%40), n%4 == 0)
			default:
				cut.Cut(10)
			}
		}
		require.InDelta(t, all.Ever(0), all.Share(), 0.02)
		require.InDelta(t, all.Within(0, 8), cut.Within(0, 8), 0.02, "before that nothing differs")
		var half pacing.Lengths
		for n := range 100 {
			if half.Learn(20, n%2 == 0); n%2 == 0 {
				half.Cut(10)
			}
		}
		require.InDelta(t, 0.5, half.Ever(0), 0.02, "half of those who were left to ring were answered")
	})
	t.Run("below five people each who is free has one call, and nobody is called for nobody", func(t *testing.T) {
		c := simulate(scenarios["A"], 4, 1, 5, policies[len(policies)-1].make)
		require.Zero(t, c.lost)
	})
}

// TestDialerTable prints what each policy comes to in each scenario.
func TestDialerTable(t *testing.T) {
	if os.Getenv("RECOBRO_DIALER_DAYS") == "" {
		t.Skip("it takes minutes")
	}
	teams := []int{5, 10, 20, 50, 100}
	fmt.Println("| policy | scenario |", strings.Trim(strings.Join(strings.Fields(fmt.Sprint(teams)), " people | "), "[]"), "people |")
	fmt.Println("|---|---|" + strings.Repeat("---:|", len(teams)))
	for _, p := range policies {
		for _, name := range []string{"A", "B", "C"} {
			row := "| " + p.name + " | " + name + " |"
			for _, people := range teams {
				c := simulate(scenarios[name], people, days(), 9000, p.make)
				row += fmt.Sprintf(" %.1f / %.2f / %.2f / %.1f |", 100*c.busy, 100*c.lost, 100*c.worstDay, 100*c.worstHalf)
			}
			fmt.Println(row)
		}
	}
}
