package identity

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// CheckInput is what somebody says who says that they are a debtor.
type CheckInput struct {
	httpx.ByID
	Once string `header:"Idempotency-Key" required:"true" minLength:"1" maxLength:"255" doc:"The same again is the same try"`
	Body NewCheck
}

// NewCheck is an answer, and where it was given.
type NewCheck struct {
	Fact           Fact   `json:"fact"`
	Answer         string `json:"answer" minLength:"1" maxLength:"120" writeOnly:"true" doc:"As they said or wrote it; it is kept nowhere"`
	Language       string `json:"language,omitempty" enum:"es,en,pt" doc:"In which they said it; in English the month of a date may stand first"`
	AgentID        string `json:"agent_id,omitempty" maxLength:"64" doc:"Program that asked; none for a person"`
	ConversationID string `json:"conversation_id,omitempty" maxLength:"64"`
	CallID         string `json:"call_id,omitempty" maxLength:"64"`
}

// Routes serves checks of who somebody is.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "debtors", Base: "/api/v1/deudores", Rights: "portfolios.identity"}
	httpx.Get(g.Op("identity-facts", "/{id}/identity-checks", "check", "What somebody can be asked who says that they are the debtor, and how often still"), func(ctx context.Context, in *httpx.ByID) (Askable, error) {
		return s.Askable(ctx, in.ID)
	})
	httpx.Act(g.Op("identity-check", "/{id}/identity-checks", "check", "Check what somebody answers who says that they are the debtor"), func(ctx context.Context, in *CheckInput) (Checked, error) {
		b := in.Body
		return s.Check(ctx, in.ID, Answer{b.Fact, b.Answer, b.Language, b.AgentID, b.ConversationID, b.CallID})
	})
}
