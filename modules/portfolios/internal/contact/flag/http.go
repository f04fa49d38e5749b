package flag

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// SetInput changes the flags of a debtor.
type SetInput struct {
	httpx.ByID
	Body DebtorFlags
}

// DebtorFlags are flags to put on a debtor, and flags to take off; what is not named stays.
type DebtorFlags struct {
	Put  []debtor.Flag `json:"put,omitempty" maxItems:"8" uniqueItems:"true" doc:"To put on"`
	Take []debtor.Flag `json:"take,omitempty" maxItems:"8" uniqueItems:"true" doc:"To take off"`

	AgentID        string `json:"agent_id,omitempty" maxLength:"64" doc:"Program that does it; none for a person"`
	ConversationID string `json:"conversation_id,omitempty" maxLength:"64"`
	CallID         string `json:"call_id,omitempty" maxLength:"64"`
}

// Routes serves flags.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "debtors", Base: "/api/v1/deudores", Rights: "portfolios.debtors"}
	httpx.Act(g.Op("flag", "/{id}/flags", "flag", "Put flags on a debtor, which silence all that is done with them, and take others off"), func(ctx context.Context, in *SetInput) (debtor.Debtor, error) {
		return s.Set(ctx, in.ID, Change(in.Body))
	})
}
