package offer

import "math/bits"

// whole is all of something, in hundredths of a percent.
const whole = 10_000

// share is amount × part ÷ of, rounded down; part is at most of, and none of them is negative.
func share(amount, part, of int64) int64 {
	if of <= 0 {
		return 0
	}
	high, low := bits.Mul64(uint64(amount), uint64(part))
	quotient, _ := bits.Div64(high, low, uint64(of))
	return int64(quotient)
}

// shareUp is a share in hundredths of a percent, rounded up.
func shareUp(amount, part int64) int64 {
	least := share(amount, part, whole)
	if sharesIn(least, amount) < part && least < amount {
		least++
	}
	return least
}

// sharesIn is which share of amount a part is, in hundredths of a percent, rounded down.
func sharesIn(part, amount int64) int64 { return share(whole, min(part, amount), amount) }

// mostShare is the largest share of amount that comes to no more than a part.
func mostShare(part, amount int64) int64 {
	most := sharesIn(part, amount)
	if most < whole && share(amount, most+1, whole) <= part {
		most++
	}
	return most
}
