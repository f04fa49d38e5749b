package judge

import (
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// text judges by what was said: by the words of the case, then by what holds of every talk.
func text(c scenario.Case, p scenario.Played) (all []Fail) {
	for _, want := range c.Expect.Must {
		if turn(p, want) == 0 {
			all = append(all, Fail{What: Must, Wanted: want})
		}
	}
	for _, bad := range c.Expect.MustNot {
		if n := turn(p, bad); n > 0 {
			all = append(all, Fail{What: MustNot, Turn: n, Wanted: bad})
		}
	}
	for _, id := range c.Expect.Cites {
		if !cited(p, id) {
			all = append(all, Fail{What: Cites, Wanted: id})
		}
	}
	all = append(all, disclosed(p)...)
	return append(all, lines(c, p)...)
}

// turn is the turn in which something was said first; 0 for never. Accents and case tell nothing.
func turn(p scenario.Played, words string) int {
	for _, line := range p.Lines {
		if has(line.Said, words) {
			return line.N
		}
	}
	return 0
}

// cited tells whether an article was told of, by its id.
func cited(p scenario.Played, id string) bool {
	return slices.ContainsFunc(p.Lines, func(line scenario.Line) bool {
		return slices.ContainsFunc(line.Cites, func(c act.Cite) bool { return c.ArticleID == id })
	})
}

func has(said, words string) bool {
	return strings.Contains(" "+namekey.Of(said)+" ", " "+namekey.Of(words)+" ")
}

// programs are the words that say that no person speaks.
var programs = []string{
	"programa", "automatico", "automatica", "asistente virtual", "assistente virtual", "robot", "robo", "bot", "inteligencia artificial",
	"program", "automated", "virtual assistant", "artificial intelligence",
}

// disclosed tells whether the first words say that a program speaks.
func disclosed(p scenario.Played) []Fail {
	if len(p.Lines) == 0 || p.Lines[0].Said == "" {
		return nil
	}
	for _, word := range programs {
		if has(p.Lines[0].Said, word) {
			return nil
		}
	}
	return []Fail{{What: Disclosed, Turn: 1, Got: short(p.Lines[0].Said)}}
}

// short is the beginning of a text.
func short(text string) string {
	if letters := []rune(text); len(letters) > 120 {
		return string(letters[:120]) + "…"
	}
	return text
}
