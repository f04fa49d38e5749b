package consent

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewOptOut is that somebody asked not to be contacted any more.
type NewOptOut struct {
	Address  string `json:"address,omitempty" maxLength:"320" doc:"Number in E.164, or mailbox, from which they asked; empty where the channel knows none" example:"+59899123456"`
	DebtorID string `json:"debtor_id,omitempty" maxLength:"64" doc:"Who asked; empty for nobody known"`
	Source   string `json:"source" minLength:"3" maxLength:"300" doc:"Where that can be shown"`
}

// Withdrawal is that somebody who had asked not to be contacted takes that back.
type Withdrawal struct {
	Address  string `json:"address,omitempty" maxLength:"320" doc:"Number in E.164, or mailbox, from which they said so; empty where the channel knows none"`
	DebtorID string `json:"debtor_id,omitempty" maxLength:"64" doc:"Who said so; empty for nobody known"`
}

// OptOutRoutes serve modules by which debtors write to us.
func OptOutRoutes(api *httpx.API, s *OptOuts) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/contacts/opt-outs", Rights: "portfolios.contacts"}
	httpx.Act(g.Op("opt-out", "", "dial", "Note that somebody asked not to be contacted any more, for the module that heard it"), func(ctx context.Context, in *struct{ Body NewOptOut }) (Done, error) {
		err := s.Take(ctx, optout.OptOut{Address: in.Body.Address, DebtorID: in.Body.DebtorID, Source: in.Body.Source})
		return Done{Address: in.Body.Address}, err
	})
	httpx.Act(g.Op("opt-out-withdraw", "/withdraw", "dial", "Note that somebody takes back that they asked not to be contacted"), func(ctx context.Context, in *struct{ Body Withdrawal }) (Done, error) {
		return Done{Address: in.Body.Address}, s.Withdraw(ctx, in.Body.Address, in.Body.DebtorID)
	})
}

// Done tells of which address something was noted.
type Done struct {
	Address string `json:"address"`
}
