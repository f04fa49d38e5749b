package spec

import (
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Whole is s without lists that are missing: what is empty is written as empty, so that the same is always written the same.
func (s Spec) Whole() Spec {
	s.Languages = list(s.Languages)
	s.Persona = mapping(s.Persona)
	s.Flow.Steps, s.Flow.Anywhere = list(s.Flow.Steps), list(s.Flow.Anywhere)
	s.Grants.Tools = list(s.Grants.Tools)
	s.Knowledge.Portals, s.Knowledge.Categories = list(s.Knowledge.Portals), list(s.Knowledge.Categories)
	s.Voice = mapping(s.Voice)
	s.Turns.Backchannel, s.Turns.Thinking = mapping(s.Turns.Backchannel), mapping(s.Turns.Thinking)
	s.Machine.Message = word.Texts(mapping(s.Machine.Message))
	s.Model.Providers, s.Fields = list(s.Model.Providers), list(s.Fields)
	return s
}

func list[T any](all []T) []T {
	if all == nil {
		return []T{}
	}
	return all
}

func mapping[T any](all map[word.Language]T) map[word.Language]T {
	if all == nil {
		return map[word.Language]T{}
	}
	return all
}
