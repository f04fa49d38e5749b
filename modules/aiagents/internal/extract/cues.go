package extract

import (
	_ "embed"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
)

//go:embed tables/cues.tsv
var cuesText string

// cueTable are what lines of ours, and of theirs, are looked through for beyond what a single text means.
var cueTable = phrase.Parse(cuesText)

// cue is a phrase that was found in a line.
type cue struct {
	phrase.Hit
	asked bool
	place Place
}

// heard is a line with what it says.
type heard struct {
	Line
	meaning understand.Meaning
	cues    []cue
}

func listen(line Line, in understand.Context) heard {
	h := heard{Line: line, meaning: understand.Text(line.Text, in)}
	words := phrase.Words(line.Text)
	for _, hit := range cueTable.Find(words) {
		h.cues = append(h.cues, cue{hit, words[hit.From].Asked, h.place(understand.Span{From: words[hit.From].From, To: words[hit.To-1].To})})
	}
	return h
}

// says is the first phrase of a kind.
func (h heard) says(tag string) (cue, bool) {
	for _, c := range h.cues {
		if c.Tag == tag {
			return c, true
		}
	}
	return cue{}, false
}

func (h heard) has(tag string) bool {
	_, ok := h.says(tag)
	return ok
}

func (h heard) ours() bool { return h.Speaker == Agent || h.Speaker == Person }

// asks tells whether the line, as a whole, is a question.
func (h heard) asks() bool {
	for _, r := range h.Text {
		if r == '?' {
			return true
		}
	}
	return false
}

// place quotes a span of the line.
func (h heard) place(s understand.Span) Place {
	runes := []rune(h.Text)
	s.To = min(s.To, len(runes))
	s.From = min(s.From, s.To)
	return Place{LineID: h.ID, Quote: string(runes[s.From:s.To]), Offset: s.From, Length: s.To - s.From}
}

// whole quotes the line.
func (h heard) whole() Place { return h.place(understand.Span{To: len([]rune(h.Text))}) }

// found is an intent of the line.
func (h heard) found(i understand.Intent) (understand.Found, bool) {
	for _, f := range h.meaning.Intents {
		if f.Intent == i {
			return f, true
		}
	}
	return understand.Found{}, false
}
