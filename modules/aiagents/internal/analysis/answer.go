package analysis

import (
	"slices"
	"strconv"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// Answer is what is answered to a question of the version.
type Answer struct {
	Name     string       `json:"name"`
	Question string       `json:"question,omitempty" doc:"As it stood in the version then"`
	Kind     string       `json:"kind,omitempty" enum:",text,number,boolean,choice"`
	Choices  []string     `json:"choices,omitempty"`
	Value    string       `json:"value" doc:"Empty where it is not known"`
	By       string       `json:"by" enum:"rules,model,none"`
	Place    *claim.Place `json:"place,omitempty"`
}

// none answers none of them with anything.
const none = "none"

// Unanswered is a question of a version as rules leave it: they do not guess.
func Unanswered(f spec.Field) Answer {
	return Answer{Name: f.Name, Question: f.Question, Kind: f.Kind, Choices: f.Choices, By: none}
}

// mostAnswer bounds an answer, in bytes.
const mostAnswer = 1000

// Takes tells whether a value answers it; nothing always does: it is not known.
func (a Answer) Takes(value string) bool {
	if value == "" {
		return true
	}
	switch a.Kind {
	case "choice":
		return slices.Contains(a.Choices, value)
	case "boolean":
		return value == "true" || value == "false"
	case "number":
		_, err := strconv.ParseFloat(value, 64)
		return err == nil && len(value) <= mostAnswer
	default:
		return len(value) <= mostAnswer
	}
}

// Fits fails with ErrAnswer where a change answers what was not asked, or with what is no answer.
func (a Analysis) Fits(c Change) error {
	for name, value := range c.Answers {
		at := slices.IndexFunc(a.Answers, func(one Answer) bool { return one.Name == name })
		if at < 0 || !a.Answers[at].Takes(value) {
			return ErrAnswer
		}
	}
	return nil
}
