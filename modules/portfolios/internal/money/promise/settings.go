package promise

import "context"

// Settings are what a company has chosen.
type Settings struct {
	Confidence int `json:"promise_confidence"`
}

// usuallySure is the confidence from which on a program's promise needs nobody to confirm it, where nothing else was chosen.
const usuallySure = 80

func (s *Service) sure(ctx context.Context) int {
	if s.chosen == nil {
		return usuallySure
	}
	return s.chosen.Of(ctx).Confidence
}
