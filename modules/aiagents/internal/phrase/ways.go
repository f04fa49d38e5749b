package phrase

import "strings"

// fields cuts a pattern at its spaces, those within parentheses aside.
func fields(text string) []string { return cut(text, ' ') }

func cut(text string, at rune) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == at && depth == 0:
			out = append(out, text[from:i])
			from = i + 1
		}
	}
	out = append(out, text[from:])
	kept := out[:0]
	for _, piece := range out {
		if piece = strings.TrimSpace(piece); piece != "" {
			kept = append(kept, piece)
		}
	}
	return kept
}

// place reads one field: a word, or ways between parentheses, which may hold parentheses themselves.
func place(field string) part {
	var p part
	field, p.maybe = strings.CutSuffix(field, "?")
	p.ways = waysOf(field)
	return p
}

// waysOf are all ways to fill a field.
func waysOf(field string) [][]atom {
	inner, ok := strings.CutPrefix(field, "(")
	if !ok {
		text, stem := strings.CutSuffix(field, "*")
		return [][]atom{{{fold([]rune(text)), stem}}}
	}
	var out [][]atom
	for _, way := range cut(strings.TrimSuffix(inner, ")"), '|') {
		out = append(out, product(fields(way))...)
	}
	return out
}

// product are the ways to fill fields one after the other.
func product(all []string) [][]atom {
	ways := [][]atom{nil}
	for _, field := range all {
		p := place(field)
		var longer [][]atom
		for _, head := range ways {
			if p.maybe {
				longer = append(longer, head)
			}
			for _, tail := range p.ways {
				longer = append(longer, append(head[:len(head):len(head)], tail...))
			}
		}
		ways = longer
	}
	return ways
}
