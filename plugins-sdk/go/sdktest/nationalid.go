package sdktest

import "fmt"

// NationalID is the n-th national id of Uruguay, its check digit right; n is below nine million.
func NationalID(n int) string {
	digits, sum := fmt.Sprint(1_000_000+n), 0
	for i, weight := range []int{2, 9, 8, 7, 6, 3, 4} {
		sum += int(digits[i]-'0') * weight
	}
	return fmt.Sprintf("%s%d", digits, (10-sum%10)%10)
}
