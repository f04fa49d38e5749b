package tabular

import "strings"

// headerWithin is how many rows may stand above the header: titles, dates, a logo's empty lines.
const headerWithin = 30

// headerAt is the place of the header among a table's first rows, or -1: the first row whose cells are names, and that
// names most of the columns which the rows below it fill. A title fills one or two.
func headerAt(rows [][]string) int {
	for at := range min(len(rows), headerWithin) {
		if at > 0 && (filled(rows[at]) < 2 || strings.Contains(strings.Join(rows[at], ""), `"`)) {
			continue // a title, or a text that a wrong sign cuts
		}
		if looksLikeHeader(rows[at:]) && filled(rows[at])*10 >= usual(rows[at+1:])*6 {
			return at
		}
	}
	return -1
}

// usual is how many cells a row fills, of those that fill most.
func usual(rows [][]string) int {
	most := 0
	for _, row := range rows[:min(len(rows), 2*headerWithin)] {
		most = max(most, filled(row))
	}
	return most
}

func filled(row []string) int {
	n := 0
	for _, cell := range row {
		if strings.TrimSpace(cell) != "" {
			n++
		}
	}
	return n
}
