package letter

import (
	"regexp"
	"strings"
)

var (
	// original is the line by which mail programs separate an answer from the letter below it: "-----Original Message-----".
	original = regexp.MustCompile(`^-{2,}\s*\pL[\pL ]{3,40}\pL\s*-{2,}$`)
	// underscores are what Outlook draws above the header of the letter below.
	underscores = regexp.MustCompile(`^_{10,}$`)
	// sender and the fields after it are the header of the letter below, in the three languages.
	sender = regexp.MustCompile(`(?i)^\*?(de|from)\s*:\*?\s*\S`)
	fields = regexp.MustCompile(`(?i)^\*?(enviado( el)?|enviada( em)?|fecha|data|sent|date|para|to|asunto|assunto|subject|cc)\s*:\*?\s`)
)

// outlook is the line at which a quotation without marks begins: the header of the letter below, and what separates it; 0 for none.
func outlook(lines []string) int {
	for n, line := range lines {
		if !sender.MatchString(strings.TrimSpace(line)) || !isHeader(lines[n+1:]) {
			continue
		}
		for n > 0 && separates(lines[n-1]) {
			n--
		}
		return n
	}
	return 0
}

// isHeader tells whether two further fields stand below the sender.
func isHeader(below []string) bool {
	return len(below) >= 2 && fields.MatchString(strings.TrimSpace(below[0])+" ") && fields.MatchString(strings.TrimSpace(below[1])+" ")
}

func separates(line string) bool {
	line = strings.TrimSpace(line)
	return line == "" || original.MatchString(line) || underscores.MatchString(line)
}
