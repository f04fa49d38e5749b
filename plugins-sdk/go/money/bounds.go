package money

import "math"

// The bounds of amounts and sums, in minor units. They are the same in entities, imports and schemas, on both databases, so
// that what one of them takes the others can count.
const (
	// Most is the most that one amount may be, either way: ten trillion pesos of two decimals. No fee or payment comes
	// near it; what is above is a slip of a file or of a hand.
	Most int64 = 1_000_000_000_000_000
	// MostSum is the most that a stored sum (of many amounts) may come to. It is below 2⁵³, so that browsers and
	// spreadsheets count it exactly, and a thousand of such sums still fit into 64 bits.
	MostSum int64 = 9_000_000_000_000_000
)

// Within tells whether minor can be an amount.
func Within(minor int64) bool { return minor >= -Most && minor <= Most }

// WithinSum tells whether minor can be a stored sum.
func WithinSum(minor int64) bool { return minor >= -MostSum && minor <= MostSum }

// Total is a + b for figures over several stored sums, which are shown and not kept: where 64 bits do not hold it, the most
// that they do.
func Total(a, b int64) int64 {
	switch {
	case b > 0 && a > math.MaxInt64-b:
		return math.MaxInt64
	case b < 0 && a < math.MinInt64-b:
		return math.MinInt64
	}
	return a + b
}
