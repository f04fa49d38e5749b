package flow

import (
	"regexp"
	"slices"
	"strconv"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// What a text may take: characters of what is said at once, and of a button (the shortest that a channel shows whole).
const (
	longest = 800
	button  = 20
)

// braces are what is filled in.
var braces = regexp.MustCompile(`\{\{\s*([^{}]*?)\s*\}\}`)

// Placeholders are those of a text.
func Placeholders(text string) (names []string) {
	for _, found := range braces.FindAllStringSubmatch(text, -1) {
		if !slices.Contains(names, found[1]) {
			names = append(names, found[1])
		}
	}
	return names
}

// field is a text of a step, and where it stands.
type field struct {
	field string
	texts word.Texts
}

// told are the texts of a step.
func (s Step) told() []field {
	return []field{{".say", s.Say}, {".again", s.Again}, {".keys", s.Keys}}
}

// texts checks what a step says, in every language: that it is there, short enough, and filled from what there is.
func (r *reader) texts(i int) {
	s := r.flow.Steps[i]
	must := s.Kind == Say || s.Kind == Ask
	for _, t := range s.told() {
		r.said(i, t.field, t.texts, must && t.field == ".say")
	}
	for n, texts := range s.Answers {
		for _, language := range r.languages {
			if size := len([]rune(texts[language])); size == 0 || size > button {
				r.add(i, ".answers["+strconv.Itoa(n)+"]."+string(language), NoAnswer, map[string]any{"language": language, "most": button})
			}
		}
	}
}

// said checks one text of a step; one that is there in any language is there in all.
func (r *reader) said(i int, field string, texts word.Texts, must bool) {
	for _, language := range r.languages {
		text := texts[language]
		switch {
		case text == "" && (must || len(texts) > 0):
			r.add(i, field+"."+string(language), NoText, map[string]any{"language": language})
		case len([]rune(text)) > longest:
			r.add(i, field+"."+string(language), LongText, map[string]any{"most": longest})
		}
		for _, name := range Placeholders(text) {
			if _, there := tells[name]; !there {
				r.add(i, field+"."+string(language), Placeholder, map[string]any{"name": name})
			}
		}
	}
}
