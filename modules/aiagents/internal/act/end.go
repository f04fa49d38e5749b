package act

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// end ends a talk. How it ended follows from what was done in it.
func end(_ Kit, _ context.Context, s *State, _ json.RawMessage) (Result, error) {
	s.Close()
	return done(map[string]any{"outcome": s.Ended}), nil
}

// Close ends a talk that nothing else has ended yet.
func (s *State) Close() {
	if s.Ended == "" {
		s.Ended = s.outcome()
	}
}

// outcome is how a talk would end as it stands.
func (s *State) outcome() word.Outcome {
	switch {
	case s.Promise != nil:
		return word.Promised
	case len(s.Agreed) > 0:
		return word.Agreed
	case len(s.Flags) > 0:
		return flagged(s.Flags[len(s.Flags)-1])
	case s.Callback != nil:
		return word.CallLater
	default:
		return word.Informed
	}
}
