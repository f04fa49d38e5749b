package corrected

import (
	"hash/fnv"
	"regexp"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/modules/aiagents/internal/review"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// told is a talk as a case tells it.
type told struct {
	review.Case
	debtor   book.Debtor
	language word.Language
	covered  *redact.Map
}

func newTold(c review.Case, d book.Debtor) told {
	return told{c, d, languageOf(c, d), cover(d)}
}

// languageOf is the one that was spoken: as it is known, else as their words tell it.
func languageOf(c review.Case, d book.Debtor) word.Language {
	if c.Language != "" {
		return c.Language
	}
	for _, line := range c.Lines {
		if found := understand.Text(line.Text, understand.Context{}); line.Speaker == claim.Debtor && found.Language != "" {
			return found.Language
		}
	}
	if d.Language != "" {
		return d.Language
	}
	return word.ES
}

// at is when the talk was, so that its days are those that were meant.
func (t told) at() time.Time {
	if len(t.Lines) > 0 {
		return t.Lines[0].At
	}
	return t.EndedAt
}

// n tells the file of one review from that of the next.
func (t told) n() int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(t.ReviewID)) // a hash takes all
	return int(h.Sum32() % 1000)
}

var titles = word.Texts{word.ES: "Corrección: gestión del ", word.EN: "Correction: talk of ", word.PT: "Correção: atendimento de "}

func (t told) title() string { return titles[t.language] + t.at().Format(time.DateOnly) }

// mostTurns bounds what a case has them say.
const mostTurns = 60

// turns are what they said, each to what it answers.
func (t told) turns(f scenario.File) []scenario.Turn {
	all := []scenario.Turn{}
	for n, line := range t.Lines {
		if line.Speaker == claim.Debtor && len(all) < mostTurns {
			all = append(all, t.turn(n, f))
		}
	}
	return all
}

// turn is a line of theirs. Who begins with a greeting says it first; whatever else they said is kept for when it fits.
func (t told) turn(n int, f scenario.File) scenario.Turn {
	turn := scenario.Turn{Say: t.say(t.Lines[n].Text, f), First: n == 0 && t.greets(t.Lines[n].Text)}
	if !turn.First {
		turn.To = t.slot(n)
	}
	return turn
}

// greets tells whether a line greets, and says nothing else.
func (t told) greets(text string) bool {
	means := understand.Text(text, understand.Context{Language: t.language, Now: t.at()})
	return len(means.Intents) == 1 && means.Intents[0].Intent == understand.Greeting && len(means.Amounts)+len(means.Days) == 0
}

// figures are an answer of figures alone: what shows who somebody is.
var figures = regexp.MustCompile(`^[\d\s./-]{3,12}$`)

// slot is what a line answers: what was asked, where it was; what they want, where it was not. An agent asks in an order of its own.
func (t told) slot(n int) word.Slot {
	text := t.Lines[n].Text
	asked := simulate.Asked(before(t.Lines, n))
	means := understand.Text(text, understand.Context{Language: t.language, Now: t.at(), Currency: t.debtor.Currency, Asked: asked})
	switch {
	case figures.MatchString(text) && asked == word.SlotIdentity:
		return word.SlotIdentity
	case asked == word.SlotAmount && len(means.Amounts) > 0, asked == word.SlotDay && len(means.Days) > 0, asked == word.SlotYesNo && means.YesNo != understand.Unsaid:
		return asked
	default:
		return word.SlotIntent
	}
}

var placeholder = regexp.MustCompile(`\[(NOMBRE|DOCUMENTO)_\d+\](\s+\[NOMBRE_\d+\])*`)

// mostSaid bounds a line, in characters.
const mostSaid = 2000

// say is a line without anything of theirs: who they are is who the file is of.
func (t told) say(text string, f scenario.File) string {
	covered := placeholder.ReplaceAllStringFunc(t.covered.Out(text), func(found string) string {
		if strings.HasPrefix(found, "[NOMBRE") {
			return f.Given
		}
		return f.Answers[book.DocumentEnd]
	})
	if all := []rune(covered); len(all) > mostSaid {
		return string(all[:mostSaid])
	}
	return covered
}
