package finding

// least is how many letters a word has of which one may be wrong; beyond plenty two may be.
const (
	least  = 4
	plenty = 8
)

// Slips are a word and what is left of it without one of its letters. Two words that one letter, or the order of two, tells apart
// have one of them in common.
func Slips(word string) []string {
	letters, slips := []rune(word), []string{word}
	if len(letters) < least {
		return slips
	}
	for at := range letters {
		if at > 0 && letters[at] == letters[at-1] {
			continue
		}
		slips = append(slips, string(letters[:at])+string(letters[at+1:]))
	}
	return slips
}

// Meant tells whether somebody who typed one word may have meant another.
func Meant(typed, word string) bool {
	letters := []rune(typed)
	if len(letters) < least {
		return typed == word
	}
	allowed := 1
	if len(letters) >= plenty {
		allowed = 2
	}
	return distance(letters, []rune(word)) <= allowed
}

// distance counts the letters that were left out, added, mistaken, or exchanged with their neighbour.
func distance(a, b []rune) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			rows[i][j] = step(rows, a, b, i, j)
		}
	}
	return rows[len(a)][len(b)]
}

func step(rows [][]int, a, b []rune, i, j int) int {
	wrong := 1
	if a[i-1] == b[j-1] {
		wrong = 0
	}
	best := min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+wrong)
	if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
		best = min(best, rows[i-2][j-2]+1)
	}
	return best
}
