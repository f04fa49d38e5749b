package calendar

import "time"

// rules are the national holidays of a country, each list under the law that it is from.
func rules(country string) []rule {
	switch country {
	case "UY":
		return uruguay()
	case "AR":
		return argentina()
	case "BR":
		return brazil()
	case "CL":
		return chile()
	case "CO":
		return colombia()
	case "MX":
		return mexico()
	case "PE":
		return peru()
	case "PY":
		return paraguay()
	default:
		return nil
	}
}

func on(month time.Month, days ...int) (all []rule) {
	for _, day := range days {
		all = append(all, rule{month: month, day: day})
	}
	return all
}

func fromEaster(days ...int) []rule { return on(0, days...) }

func join(lists ...[]rule) (all []rule) {
	for _, list := range lists {
		all = append(all, list...)
	}
	return all
}

func moved(shifts func(time.Time) time.Time, days ...[2]int) (all []rule) {
	for _, d := range days {
		all = append(all, rule{month: time.Month(d[0]), day: d[1], shifts: shifts})
	}
	return all
}

// uruguay: paid holidays of Ley 12.590 art. 18; Carnival and the days before Easter, on which banks are shut (BCU, calendario de
// feriados bancarios).
func uruguay() []rule {
	return join(on(1, 1), on(5, 1), on(7, 18), on(8, 25), on(12, 25), fromEaster(-48, -47, -3, -2))
}

// argentina: Ley 27.399, arts. 1 and 6: some move to a Monday.
func argentina() []rule {
	fixed := join(on(1, 1), on(3, 24), on(4, 2), on(5, 1, 25), on(6, 20), on(7, 9), on(12, 8, 25), fromEaster(-48, -47, -2))
	return append(fixed, moved(midweek(time.Wednesday), [2]int{6, 17}, [2]int{8, 17}, [2]int{10, 12}, [2]int{11, 20})...)
}

// brazil: Leis 662/1949, 6.802/1980, 14.759/2023; Carnival, Good Friday and Corpus Christi by Resolução CMN 4.880/2020.
func brazil() []rule {
	return join(on(1, 1), on(4, 21), on(5, 1), on(9, 7), on(10, 12), on(11, 2, 15, 20), on(12, 25), fromEaster(-48, -47, -2, 60))
}

// chile: Leyes 2.977, 19.668 (Mondays), 20.299 (31 October), 20.983; the day of the winter solstice (Ley 21.357) is taken as 21 June.
func chile() []rule {
	fixed := join(on(1, 1), on(5, 1, 21), on(6, 21), on(7, 16), on(8, 15), on(9, 18, 19), on(11, 1), on(12, 8, 25), fromEaster(-2, -1))
	fixed = append(fixed, moved(midweek(time.Thursday), [2]int{6, 29}, [2]int{10, 12})...)
	return append(fixed, rule{month: 10, day: 31, shifts: toFriday})
}

// toFriday moves a Tuesday to the Friday before, and a Wednesday to the Friday behind.
func toFriday(at time.Time) time.Time {
	switch at.Weekday() {
	case time.Tuesday:
		return at.AddDate(0, 0, -4)
	case time.Wednesday:
		return at.AddDate(0, 0, 2)
	default:
		return at
	}
}

// colombia: Ley 51 de 1983: most move to the Monday behind.
func colombia() []rule {
	fixed := join(on(1, 1), on(5, 1), on(7, 20), on(8, 7), on(12, 8, 25), fromEaster(-3, -2, 43, 64, 71))
	return append(fixed, moved(nextMonday, [2]int{1, 6}, [2]int{3, 19}, [2]int{6, 29}, [2]int{8, 15}, [2]int{10, 12}, [2]int{11, 1}, [2]int{11, 11})...)
}

// mexico: Ley Federal del Trabajo art. 74, without the days of elections.
func mexico() []rule {
	return append(join(on(1, 1), on(5, 1), on(9, 16), on(12, 25)), rule{month: 2, nth: 1}, rule{month: 3, nth: 3}, rule{month: 11, nth: 3})
}

// peru: Decreto Legislativo 713 arts. 6–7 with Leyes 31381, 31530, 31788 and 31822.
func peru() []rule {
	return join(on(1, 1), on(5, 1), on(6, 7, 29), on(7, 23, 28, 29), on(8, 6, 30), on(10, 8), on(11, 1), on(12, 8, 9, 25), fromEaster(-3, -2))
}

// paraguay: Ley 8/1990 with Ley 4531/2011, on their own days.
func paraguay() []rule {
	return join(on(1, 1), on(3, 1), on(5, 1, 14, 15), on(6, 12), on(8, 15), on(9, 29), on(12, 8, 25), fromEaster(-3, -2))
}
