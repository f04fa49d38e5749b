package tabular

import (
	"strconv"
	"strings"
)

// looksLikeHeader: every cell that is filled holds a name, not a value.
func looksLikeHeader(rows [][]string) bool {
	if len(rows) == 0 {
		return false
	}
	filled := 0
	for _, cell := range rows[0] {
		if cell = strings.TrimSpace(cell); cell == "" {
			continue
		}
		filled++
		if digits(cell)*2 >= len(cell) || strings.ContainsRune(cell, '@') {
			return false
		}
	}
	return filled > 0 && (len(rows) == 1 || differs(rows))
}

// differs: a table whose first row repeats further down, or holds a cell of its own column again, has no header. Names
// of columns are not values.
func differs(rows [][]string) bool {
	for i, name := range rows[0] {
		same := 0
		for _, row := range rows[1:] {
			if i < len(row) && name != "" && row[i] == name {
				same++
			}
		}
		if same > 0 {
			return false
		}
	}
	return true
}

func digits(cell string) int {
	n := 0
	for i := 0; i < len(cell); i++ {
		if cell[i] >= '0' && cell[i] <= '9' {
			n++
		}
	}
	return n
}

// named gives every column a name: that of the header, or its number. The header's width is the table's: a row that is
// wider is at fault. Without a header it is the widest row's.
func named(header []string, rows [][]string) []string {
	width := len(header)
	for _, row := range rows {
		if len(header) == 0 {
			width = max(width, len(row))
		}
	}
	names := make([]string, width)
	for i := range names {
		if i < len(header) && strings.TrimSpace(header[i]) != "" {
			names[i] = clip(strings.TrimSpace(header[i]), longestName)
			continue
		}
		names[i] = strconv.Itoa(i + 1)
	}
	return names
}

// votes counts what the cells of a table say about its decimals and dates.
type votes struct{ comma, point, weakComma, weakPoint, iso, dmy, mdy, open int }

// judge weighs the cells. decimal is "" where nothing was said; dates that could be either are taken day first, which
// is how the countries served here write, and told as ambiguous.
func judge(rows [][]string, sheet bool) (decimal Decimal, date DateOrder, ambiguous bool) {
	var v votes
	for _, row := range rows {
		for _, cell := range row {
			v.number(cell, sheet)
			v.date(cell)
		}
	}
	return v.decimal(), v.order(), v.order() != ISO && (v.dmy == 0) == (v.mdy == 0)
}

func (v *votes) decimal() Decimal {
	comma, point := v.comma, v.point
	if comma == point {
		comma, point = v.weakComma, v.weakPoint
	}
	switch {
	case comma > point:
		return Comma
	case point > comma:
		return Point
	}
	return ""
}

func (v *votes) order() DateOrder {
	switch {
	case v.dmy+v.mdy+v.open == 0 && v.iso > 0:
		return ISO
	case v.mdy > v.dmy:
		return MDY
	}
	return DMY
}

// number counts a cell that is made of digits and separators alone. Both separators, or a last group that is not of
// three, say which one is decimal; groups of three only hint at it.
func (v *votes) number(cell string, sheet bool) {
	cell, _ = strip(cell)
	last := strings.LastIndexAny(cell, ".,")
	if last < 0 || strings.Trim(cell, "0123456789.,") != "" || last == len(cell)-1 {
		return
	}
	repeated := strings.IndexByte(cell, cell[last]) != last
	both := strings.IndexByte(cell, ',') >= 0 && strings.IndexByte(cell, '.') >= 0
	isComma, behind := cell[last] == ',', len(cell)-last-1
	switch {
	case repeated && !both:
		v.weak(!isComma)
	case both && !repeated, behind != 3 && (behind < 3 || sheet):
		v.strong(isComma)
	case behind == 3:
		v.weak(!isComma)
	}
}

func (v *votes) strong(comma bool) {
	if comma {
		v.comma++
	} else {
		v.point++
	}
}

func (v *votes) weak(comma bool) {
	if comma {
		v.weakComma++
	} else {
		v.weakPoint++
	}
}

func (v *votes) date(cell string) {
	cell = strings.TrimSpace(cell)
	if i := strings.IndexAny(cell, " T"); i > 0 {
		cell = cell[:i]
	}
	parts, lengths, n := dateParts(cell)
	switch {
	case n != 3:
	case lengths[0] == 4:
		v.iso++
	case parts[0] > 12 && parts[0] <= 31 && parts[1] <= 12:
		v.dmy++
	case parts[1] > 12 && parts[1] <= 31 && parts[0] <= 12:
		v.mdy++
	case parts[0] <= 12 && parts[1] <= 12:
		v.open++
	}
}
