package civil

// Overdue counts the days past due on a day, counted from the given one: never negative, 0 for no day
// and for Never.
func Overdue(from, today Day) int {
	if from == "" || from == Never {
		return 0
	}
	return max(0, from.Until(today))
}
