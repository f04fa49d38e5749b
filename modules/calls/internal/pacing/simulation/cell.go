package simulation

import "github.com/recobro/recobro/modules/calls/internal/pacing"

// Cell is what a policy comes to with a team in a scenario: the share of their time in which people talk or wrap up, and the shares of those
// who answered that found nobody: of all, on the worst day, in the worst half hour.
type Cell struct {
	Busy, Lost, WorstDay, WorstHalf float64
	First                           pacing.Tally // of the first half hour
	MostDialled                     int          // at once, while two people are free at most
}

// Work lets a team work so many days by a policy, on people that the seed gives.
func Work(s Scenario, people, days int, seed uint64, by Policy) Cell {
	return WorkAfter(pacing.Tally{}, s, people, days, seed, by)
}

// WorkAfter is Work of a session that has had calls within the month before.
func WorkAfter(before pacing.Tally, s Scenario, people, days int, seed uint64, by Policy) (c Cell) {
	p := by.begin(s, people)
	done := past{}
	done.count(opening().AddDate(0, 0, -7), before)
	answered, abandoned := 0, 0
	for d := range days {
		one := newDay(s, people, seed+uint64(d), opening().AddDate(0, 0, d), done)
		one.run(p)
		c.MostDialled = max(c.MostDialled, one.dials)
		if d == 0 {
			c.First = pacing.Tally{Answered: one.halves[0].answered, Abandoned: one.halves[0].abandoned}
		}
		c.Busy += one.utilisation() / float64(days)
		answered, abandoned = answered+one.answered, abandoned+one.abandoned
		c.WorstDay = max(c.WorstDay, share(one.abandoned, one.answered))
		for _, half := range one.halves {
			c.WorstHalf = max(c.WorstHalf, share(half.abandoned, half.answered))
		}
	}
	c.Lost = share(abandoned, answered)
	return c
}

func share(part, of int) float64 {
	if of == 0 {
		return 0
	}
	return float64(part) / float64(of)
}

// Policy is a way to pace a session, by its name.
type Policy struct {
	Name  string
	begin func(s Scenario, people int) policy // with nothing learned yet
}

// Ours is the product's.
var Ours = Policy{"ours: model-predictive, soft budget", func(Scenario, int) policy { return &ours{Pacer: &pacing.Pacer{}} }}

// Policies are all that are compared, ours last.
var Policies = []Policy{
	{"1:1 progressive", func(Scenario, int) policy { return oneToOne{} }},
	{"VICIdial HARD_LIMIT", func(Scenario, int) policy { return &vicidial{method: "HARD_LIMIT"} }},
	{"VICIdial AVERAGE", func(Scenario, int) policy { return &vicidial{method: "AVERAGE"} }},
	{"VICIdial TAPERED", func(Scenario, int) policy { return &vicidial{method: "TAPERED"} }},
	{"VICIdial TAPERED, available only", func(Scenario, int) policy { return &vicidial{method: "TAPERED", freeOnly: true} }},
	{"fixed ratio, tuned with hindsight", func(s Scenario, people int) policy { return hindsight(s, people) }},
	{"model-predictive, hard guard at 2.9 %", func(Scenario, int) policy { return &guarded{ours{Pacer: &pacing.Pacer{}}} }},
	Ours,
}
