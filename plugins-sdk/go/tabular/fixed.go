package tabular

import (
	"slices"
	"strings"
	"unicode"
)

// Bounds of what is taken for a table of fixed width: so many rows at least, so long.
const (
	fixedRows  = 3
	fixedWidth = 30
)

// delim cuts the fields of a record; 0 keeps a line of fixed width in one piece.
func (f Format) delim() byte {
	if f.Kind == Fixed || f.Delimiter == "" {
		return 0
	}
	return f.Delimiter[0]
}

// cut cuts the one field of a line of fixed width into columns, blanks around them dropped; other records stay as they are.
func (f Format) cut(cells []string) []string {
	if f.Kind != Fixed || len(cells) != 1 {
		return cells
	}
	line, columns, from := []rune(cells[0]), make([]string, 0, len(f.Cuts)+1), 0
	for _, to := range append(slices.Clone(f.Cuts), len(line)) {
		to = max(from, min(to, len(line)))
		columns = append(columns, strings.TrimSpace(string(line[from:to])))
		from = to
	}
	return columns
}

// badCuts: not ascending from one on, or too many.
func badCuts(cuts []int) bool {
	last := 0
	for _, at := range cuts {
		if at <= last || at > keptOfLong*64 {
			return true
		}
		last = at
	}
	return len(cuts) >= MaxColumns
}

// fixed are the cuts of a table whose lines are all of one width, nil for another table: a sign that cuts the lines into many
// fields is stronger than their width.
func (s sample) fixed(format Format) []int {
	lines := s.lines(format.Encoding)
	if len(lines) < fixedRows || !oneWidth(lines) {
		return nil
	}
	if fields := strings.Count(string(lines[1]), format.Delimiter) + 1; fields > 2 && format.Delimiter != "," {
		return nil
	}
	if cuts := cutsOf(lines); len(cuts) > 0 {
		return cuts
	}
	return nil
}

func (s sample) lines(encoding Encoding) (lines [][]rune) {
	batch := scanPart(s.head, 0, 200)
	for _, row := range batch.numbered(encoding) {
		if text := row.cells[0]; strings.TrimSpace(text) != "" {
			lines = append(lines, []rune(text))
		}
	}
	return lines
}

// oneWidth: nearly all lines are equally long; a title or a total at an end may differ.
func oneWidth(lines [][]rune) bool {
	usual, same := len(lines[len(lines)/2]), 0
	for _, line := range lines {
		if len(line) == usual {
			same++
		}
	}
	return usual >= fixedWidth && len(lines)-same <= max(1, len(lines)/20)
}

// cutsOf finds where columns begin: behind signs that are blank in every line, and where letters and digits meet in every line.
func cutsOf(lines [][]rune) (cuts []int) {
	width := len(lines[len(lines)/2])
	body := slices.DeleteFunc(slices.Clone(lines), func(line []rune) bool { return len(line) != width })
	for at := 1; at < width; at++ {
		blankBefore := all(body, at-1, unicode.IsSpace) && !all(body, at, unicode.IsSpace)
		meet := all(body, at-1, unicode.IsLetter) && all(body, at, unicode.IsDigit) || all(body, at-1, unicode.IsDigit) && all(body, at, unicode.IsLetter)
		if blankBefore || meet {
			cuts = append(cuts, at)
		}
	}
	return cuts
}

func all(lines [][]rune, at int, is func(rune) bool) bool {
	return !slices.ContainsFunc(lines, func(line []rune) bool { return !is(line[at]) })
}
