package diff

import "strings"

// most bounds the table of a comparison: beyond it the one text is told as removed, the other as added.
const most = 4_000_000

// compare finds the longest row of parts that two lists have in common, and tells what stands between them.
func compare(from, to []string) (pieces []Piece) {
	start := 0
	for start < len(from) && start < len(to) && from[start] == to[start] {
		start++
	}
	end := 0
	for end < len(from)-start && end < len(to)-start && from[len(from)-1-end] == to[len(to)-1-end] {
		end++
	}
	tail := Piece{Same, strings.Join(from[len(from)-end:], "")}
	pieces = append(pieces, Piece{Same, strings.Join(from[:start], "")})
	pieces = append(pieces, between(from[start:len(from)-end], to[start:len(to)-end])...)
	return append(pieces, tail)
}

func between(from, to []string) []Piece {
	if len(from)*len(to) > most {
		return []Piece{{Removed, strings.Join(from, "")}, {Added, strings.Join(to, "")}}
	}
	return walk(from, to, table(from, to))
}

// table says of each pair of places how many parts the rests have in common.
func table(from, to []string) [][]int32 {
	common := make([][]int32, len(from)+1)
	for i := range common {
		common[i] = make([]int32, len(to)+1)
	}
	for i := len(from) - 1; i >= 0; i-- {
		for j := len(to) - 1; j >= 0; j-- {
			common[i][j] = max(common[i+1][j], common[i][j+1])
			if from[i] == to[j] {
				common[i][j] = common[i+1][j+1] + 1
			}
		}
	}
	return common
}

func walk(from, to []string, common [][]int32) (pieces []Piece) {
	i, j := 0, 0
	for i < len(from) || j < len(to) {
		switch {
		case i < len(from) && j < len(to) && from[i] == to[j]:
			pieces = append(pieces, Piece{Same, from[i]})
			i, j = i+1, j+1
		case j == len(to) || i < len(from) && common[i+1][j] >= common[i][j+1]:
			pieces = append(pieces, Piece{Removed, from[i]})
			i++
		default:
			pieces = append(pieces, Piece{Added, to[j]})
			j++
		}
	}
	return pieces
}
