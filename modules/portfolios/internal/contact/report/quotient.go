package report

func compare(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// over is a quotient; none without anything to divide by.
func over(n, by int64) *float64 {
	if by == 0 {
		return nil
	}
	q := float64(n) / float64(by)
	return &q
}
