package understand

import (
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// reading is a text while it is read.
type reading struct {
	text    string
	in      Context
	words   []phrase.Word
	lang    word.Language
	table   map[string]int64
	numbers []number
	taken   []bool // words that mean something already: what is a date is no amount
	today   civil.Day
	zone    *time.Location
	clocks  []clock
	m       Meaning
	all     bool         // whatever is named, refused and spared, too
	spans   map[Span]int // by place: the word that it begins at
}

func read(text string, in Context) *reading {
	r := &reading{text: text, in: in, words: phrase.Words(text), zone: in.Zone}
	if r.zone == nil {
		r.zone = time.UTC
	}
	known.Mend(r.words)
	r.lang, r.m = spoken(text, r.words, in)
	phrase.Split(r.words, r.turns)
	r.table = numberWords(r.lang)
	r.taken = make([]bool, len(r.words))
	r.today = civil.On(in.Now, r.zone)
	return r
}

// turns tells whether a word turns what is said: what is refused before it is not refused behind it.
func (r *reading) turns(w phrase.Word) bool {
	return w.Is("pero", "sino", "aunque", "but", "although", "however", "porem", "senao", "embora", "entonces") || r.lang == word.PT && w.Text == "mas" && !strings.ContainsRune(string([]rune(r.text)[w.From:w.To]), 'á')
}

func (r *reading) span(from, to int) Span {
	return Span{From: r.words[from].From, To: r.words[to-1].To}
}

func (r *reading) take(from, to int) {
	for i := from; i < to; i++ {
		r.taken[i] = true
	}
}

// is tells whether the word at a place is one of those, and of the clause before.
func (r *reading) is(i int, words ...string) bool {
	return i >= 0 && i < len(r.words) && r.words[i].Is(words...)
}

// joined tells whether two words are of one clause.
func (r *reading) joined(i, j int) bool {
	return min(i, j) >= 0 && max(i, j) < len(r.words) && r.words[i].Clause == r.words[j].Clause
}

// free tells whether words mean nothing yet.
func (r *reading) free(from, to int) bool {
	for i := from; i < to; i++ {
		if r.taken[i] {
			return false
		}
	}
	return true
}

// number is the one that begins at a word.
func (r *reading) number(i int) (number, bool) {
	for _, n := range r.numbers {
		if n.from == i {
			return n, true
		}
	}
	return number{}, false
}
