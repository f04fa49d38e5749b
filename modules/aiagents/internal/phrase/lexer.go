package phrase

import (
	"strings"
	"unicode"
)

// lexer cuts a text into words.
type lexer struct {
	runes  []rune
	at     int
	words  []Word
	marks  strings.Builder
	space  bool
	clause int
	first  int // word of the sentence
}

func (l *lexer) step() {
	r := l.runes[l.at]
	switch {
	case hidden(r):
		l.at++
	case unicode.IsDigit(r):
		l.take(figure, true)
	case unicode.IsLetter(r) || r == '$' || r == '%':
		l.take(letters, false)
	case unicode.Is(unicode.So, r):
		l.take(picture, false)
	default:
		l.mark(r)
	}
}

// take takes a word as long as the rule says that it goes on.
func (l *lexer) take(goes func([]rune, int) bool, isFigure bool) {
	from := l.at
	for l.at++; l.at < len(l.runes) && goes(l.runes, l.at); {
		l.at++
	}
	text := fold(l.runes[from:l.at])
	glued := len(l.words) > 0 && !l.space && l.marks.Len() == 0
	l.words = append(l.words, Word{Text: text, Near: text, From: from, To: l.at, Before: l.marks.String(), Glued: glued, Clause: l.clause, Figure: isFigure})
	l.marks.Reset()
	l.space = false
}

// mark is what stands between words. A hyphen within a word and a slash within a date end no clause.
func (l *lexer) mark(r rune) {
	l.at++
	if unicode.IsSpace(r) && r != '\n' {
		l.space = true
		return
	}
	l.marks.WriteRune(r)
	inside := l.at > 1 && l.at < len(l.runes) && !unicode.IsSpace(l.runes[l.at-2]) && !unicode.IsSpace(l.runes[l.at])
	if strings.ContainsRune("/#*_~@+=&", r) || strings.ContainsRune("-–:.", r) && inside || unicode.Is(unicode.Mn, r) {
		return
	}
	l.clause++
	if strings.ContainsRune(".;!?\n", r) {
		l.sentence(r == '?')
	}
}

// sentence ends one.
func (l *lexer) sentence(asked bool) {
	for i := l.first; i < len(l.words); i++ {
		l.words[i].Asked = l.words[i].Asked || asked
	}
	l.first = len(l.words)
}

// figure goes on over digits and what groups them.
func figure(runes []rune, at int) bool {
	if unicode.IsDigit(runes[at]) {
		return true
	}
	return strings.ContainsRune(".,'’", runes[at]) && at+1 < len(runes) && unicode.IsDigit(runes[at+1])
}

// letters go on over accents of their own, hidden runes and an apostrophe within the word; a sign of money is one by itself or ends "R$".
func letters(runes []rune, at int) bool {
	r := runes[at]
	switch {
	case r == '$':
		return runes[at-1] != '$'
	case r == '\'' || r == '’':
		return at+1 < len(runes) && unicode.IsLetter(runes[at+1])
	case runes[at-1] == '$':
		return (r == 's' || r == 'S' || r == 'd' || r == 'D') && (at < 2 || unicode.IsLetter(runes[at-2]))
	}
	return unicode.IsLetter(r) || unicode.Is(unicode.Mn, r) || hidden(r)
}

func picture(runes []rune, at int) bool {
	return unicode.Is(unicode.Mn, runes[at]) || unicode.Is(unicode.Sk, runes[at]) || hidden(runes[at])
}

// hidden are runes that nobody sees.
func hidden(r rune) bool { return unicode.Is(unicode.Cf, r) || r >= 0xFE00 && r <= 0xFE0F }
