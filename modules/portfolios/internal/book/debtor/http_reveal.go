package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// RevealRequest names what is to be uncovered.
type RevealRequest struct {
	Field   string `json:"field" enum:"national_id,phone" doc:"What to uncover"`
	PhoneID string `json:"phone_id,omitempty" maxLength:"64" doc:"Which phone; the main one without it"`
}

// Revealed is what was covered.
type Revealed struct {
	Value string `json:"value" example:"1.234.567-2"`
}

// RevealInput uncovers something of a debtor.
type RevealInput struct {
	httpx.ByID
	Body RevealRequest
}

func revealRoutes(g httpx.Group, s *Service, numbers Numbers) {
	httpx.Act(g.Op("reveal", "/{id}/reveal", "reveal", "Uncover a national id or a phone; leaves a tracing event"),
		func(ctx context.Context, in *RevealInput) (Revealed, error) {
			value, err := s.Reveal(ctx, numbers, in.ID, in.Body.Field, in.Body.PhoneID)
			return Revealed{Value: value}, err
		})
	httpx.History(g.Op("timeline", "/{id}/timeline", "read", "Read what happened to a debtor, the latest first"), s.Timeline)
}
