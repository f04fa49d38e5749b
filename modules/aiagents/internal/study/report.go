package study

import (
	"regexp"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// report is what a model says of a talk.
type report struct {
	Summary []sentence `json:"summary"`
	Answers []answer   `json:"answers"`
}

type sentence struct {
	ES string `json:"es"`
	EN string `json:"en"`
	PT string `json:"pt"`
	cited
}

type answer struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	cited
}

// cited is what something rests on: the words of a line, counted from 1.
type cited struct {
	Line  int    `json:"line"`
	Quote string `json:"quote"`
}

// place is where it stands; false where it does not.
func (c cited) place(lines []claim.Line, cover listen.Cover) (claim.Place, bool) {
	if c.Line < 1 || c.Line > len(lines) {
		return claim.Place{}, false
	}
	line, quote := lines[c.Line-1], cover.Back(strings.TrimSpace(c.Quote))
	at := strings.Index(line.Text, quote)
	if quote == "" || at < 0 {
		return claim.Place{}, false
	}
	from := len([]rune(line.Text[:at]))
	return claim.Cut(line, from, from+len([]rune(quote))), true
}

// mostSentences bounds a summary, mostLong one of its sentences in bytes.
const (
	mostSentences = 5
	mostLong      = 400
)

// summary are the sentences that stand, in each language; nil where none does. They are kept as they came: what is personal stays covered.
func (r report) summary(th thread.Thread, cover listen.Cover) word.Texts {
	all, named := map[word.Language][]string{}, figures(th.Lines)
	for _, one := range r.Summary[:min(len(r.Summary), mostSentences)] {
		texts := word.Texts{word.ES: one.ES, word.EN: one.EN, word.PT: one.PT}
		if _, stands := one.place(th.Lines, cover); !stands || !sound(texts, named) {
			continue
		}
		for l, text := range texts {
			all[l] = append(all[l], strings.TrimSpace(text))
		}
	}
	if len(all) == 0 {
		return nil
	}
	whole := word.Texts{}
	for l, sentences := range all {
		whole[l] = strings.Join(sentences, " ")
	}
	return whole
}

// sound tells whether a sentence is there in each language, and names no figure that nobody has named.
func sound(texts word.Texts, named map[string]bool) bool {
	for _, text := range texts {
		if strings.TrimSpace(text) == "" || len(text) > mostLong {
			return false
		}
		for _, figure := range number.FindAllString(text, -1) {
			if !named[plain(figure)] {
				return false
			}
		}
	}
	return true
}

// number is a figure of two digits and more, with the signs that are written in one.
var number = regexp.MustCompile(`\d[\d.,]*\d`)

func plain(figure string) string {
	for _, cents := range []string{",00", ".00"} {
		figure = strings.TrimSuffix(figure, cents)
	}
	return strings.NewReplacer(".", "", ",", "").Replace(figure)
}

// figures are those that were named in a talk.
func figures(lines []claim.Line) map[string]bool {
	all := map[string]bool{}
	for _, line := range lines {
		for _, figure := range number.FindAllString(line.Text, -1) {
			all[plain(figure)] = true
		}
	}
	return all
}

// answers are those that stand and answer a question of the version, once each.
func (r report) answers(th thread.Thread, fields []spec.Field, cover listen.Cover) (all []analysis.Answer) {
	for _, f := range fields {
		for _, one := range r.Answers {
			place, stands := one.place(th.Lines, cover)
			value := strings.TrimSpace(one.Value)
			if made := (analysis.Unanswered(f)); one.Name == f.Name && stands && value != "" && made.Takes(value) {
				made.Value, made.By, made.Place = value, string(analysis.ByModel), &place
				all = append(all, made)
				break
			}
		}
	}
	return all
}
