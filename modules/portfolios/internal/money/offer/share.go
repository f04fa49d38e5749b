package offer

import "github.com/recobro/recobro/plugins-sdk/go/money"

// mostShare is the largest share of amount that comes to no more than a part.
func mostShare(part, amount int64) int64 {
	most := money.ShareOf(part, amount)
	if most < money.Whole && money.Share(amount, most+1) <= part {
		most++
	}
	return most
}
