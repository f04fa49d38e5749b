package agentline

import (
	"slices"

	"github.com/recobro/recobro/modules/calls/internal/call"
)

// The bounds of what an agent says, in characters.
const (
	mostName    = 100
	mostSummary = 2000
	mostWord    = 64
)

// bounded is what an agent asks for, no longer than is kept; a judgement that is none is left out.
func (a Asked) bounded() Asked {
	if a.Mark != nil {
		a.Mark = &Mark{cut(a.Mark.Name, mostName)}
	}
	if a.Judge != nil && !slices.Contains(call.Nobody.Enum(), a.Judge.AnsweredBy) {
		a.Judge = nil
	}
	if t := a.Transfer; t != nil {
		a.Transfer = &Transfer{Summary: cut(t.Summary, mostSummary), Reason: cut(t.Reason, mostWord), Language: cut(t.Language, mostWord)}
	}
	if a.HangUp != nil {
		a.HangUp = &HangUp{cut(a.HangUp.Outcome, mostWord)}
	}
	return a
}

// cut is the beginning of a text.
func cut(text string, most int) string {
	if letters := []rune(text); len(letters) > most {
		return string(letters[:most])
	}
	return text
}
