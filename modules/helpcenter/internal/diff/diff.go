// Package diff tells two texts apart, line by line, and where lines were rewritten, word by word.
package diff

import "strings"

// Kind is what became of a piece of text.
type Kind string

// The kinds of pieces.
const (
	Same    Kind = "same"
	Added   Kind = "added"
	Removed Kind = "removed"
)

// Enum are all kinds.
func (Kind) Enum() []Kind { return []Kind{Same, Added, Removed} }

// Piece is a part of two texts, as it stands in the one or the other or both.
type Piece struct {
	Kind Kind   `json:"kind"`
	Text string `json:"text"`
}

// Of are the pieces of two texts in their order.
func Of(from, to string) []Piece {
	var pieces []Piece
	var gone, come []string
	rewritten := func() {
		pieces = append(pieces, compare(words(strings.Join(gone, "")), words(strings.Join(come, "")))...)
		gone, come = nil, nil
	}
	for _, piece := range compare(lines(from), lines(to)) {
		switch piece.Kind {
		case Removed:
			gone = append(gone, piece.Text)
		case Added:
			come = append(come, piece.Text)
		default:
			rewritten()
			pieces = append(pieces, piece)
		}
	}
	rewritten()
	return joined(pieces)
}

func lines(text string) []string { return strings.SplitAfter(text, "\n") }

// words are a text's words, each with the space behind it.
func words(text string) (all []string) {
	start, spaced := 0, false
	for at, letter := range text {
		space := letter == ' ' || letter == '\n'
		if spaced && !space {
			all, start = append(all, text[start:at]), at
		}
		spaced = space
	}
	return append(all, text[start:])
}

// joined are pieces of which no two of a kind stand side by side.
func joined(pieces []Piece) []Piece {
	out := []Piece{}
	for _, piece := range pieces {
		switch last := len(out) - 1; {
		case piece.Text == "":
		case last >= 0 && out[last].Kind == piece.Kind:
			out[last].Text += piece.Text
		default:
			out = append(out, piece)
		}
	}
	return out
}
