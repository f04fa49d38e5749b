package stop

import (
	"regexp"
	"strings"
)

// AskedByLetter tells whether a letter asks for it: by its first line, whatever is said below it, or, where it says nothing, by its subject.
func AskedByLetter(subject, text string) bool {
	own := ownLines(text)
	if len(own) == 0 {
		return Asked(prefixes.ReplaceAllString(subject, ""))
	}
	return Asked(own[0]) || Asked(strings.Join(own, " "))
}

// ResumedByLetter tells whether a letter takes it back: by all that it says, or, where it says nothing, by its subject.
func ResumedByLetter(subject, text string) bool {
	own := ownLines(text)
	if len(own) == 0 {
		return Resumed(prefixes.ReplaceAllString(subject, ""))
	}
	return Resumed(strings.Join(own, " "))
}

var (
	prefixes = regexp.MustCompile(`(?i)^\s*((re|rv|fw|fwd|enc|res)\s*:\s*)+`)
	// advert is the signature that mail programs add by themselves.
	advert = regexp.MustCompile(`(?i)^(enviado (desde|do|de|a partir do|con|com)|sent (from|with|using)|get outlook for|obtener outlook|obtenha o outlook|descargar outlook)\b`)
)

// ownLines are the lines of a letter that say something, without its signature and what it quotes.
func ownLines(text string) (own []string) {
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		if bare == "--" || advert.MatchString(bare) {
			return own
		}
		if bare != "" && !strings.HasPrefix(bare, ">") {
			own = append(own, bare)
		}
	}
	return own
}
