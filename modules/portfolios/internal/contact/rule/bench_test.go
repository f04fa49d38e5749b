package rule_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

// past is how many contacts a debtor has in the benchmark: one each day of the sixty that count.
const past = 60

// BenchmarkDecideAll prints what one decision costs whose history is at hand, over debtors of all countries.
func BenchmarkDecideAll(b *testing.B) {
	packs, dice := compiled(b), rand.New(rand.NewPCG(41, 2026))
	const people, rounds = 200, 200
	all := make([]trial, people)
	for n := range all {
		all[n] = somebody(dice)
		for range past {
			all[n].next(dice)
			all[n].tried(dice)
		}
		all[n].next(dice)
	}
	denied, began := 0, time.Now()
	for range rounds {
		for n := range all {
			if !rule.Decide(all[n].ask, packs.of(all[n].countries)...).Allowed {
				denied++
			}
		}
	}
	each := time.Since(began) / (people * rounds)
	require.Positive(b, denied)
	fmt.Printf("| a decision, %d contacts of the past in memory | %.1f µs | ≤ 50 µs | %s |\n", past, float64(each.Nanoseconds())/1000, met(each <= 50*time.Microsecond))
}

func met(is bool) string {
	if is {
		return "met"
	}
	return "**missed**"
}
