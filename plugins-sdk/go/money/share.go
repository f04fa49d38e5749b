package money

import "math/bits"

// Whole is all of an amount in the unit of shares, hundredths of a percent.
const Whole int64 = 10_000

// Part is amount × part ÷ of, rounded down and exact where the product is beyond 64 bits. A part is at most all of it; what is below
// zero has no part.
func Part(amount, part, of int64) int64 {
	if amount <= 0 || part <= 0 || of <= 0 {
		return 0
	}
	high, low := bits.Mul64(uint64(amount), uint64(min(part, of)))
	quotient, _ := bits.Div64(high, low, uint64(of))
	return int64(quotient)
}

// Share is a share of an amount in minor units, rounded down.
func Share(amount, share int64) int64 { return Part(amount, share, Whole) }

// ShareUp is a share of an amount in minor units, rounded up.
func ShareUp(amount, share int64) int64 {
	least := Share(amount, share)
	if least < amount && ShareOf(least, amount) < share {
		least++
	}
	return least
}

// ShareOf is which share of an amount a part is, rounded down.
func ShareOf(part, amount int64) int64 { return Part(Whole, part, amount) }
