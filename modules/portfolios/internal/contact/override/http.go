package override

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewOverride is an override as it is asked for.
type NewOverride struct {
	DebtorID string       `json:"debtor_id" minLength:"1" maxLength:"64"`
	Channel  rule.Channel `json:"channel"`
	PhoneID  string       `json:"phone_id,omitempty" maxLength:"64" doc:"Number that it is for; without it any of the debtor's"`
	Reason   string       `json:"reason" minLength:"10" maxLength:"500"`
	Hours    int          `json:"hours,omitempty" minimum:"1" maximum:"72" default:"24" doc:"For how long it may be used"`
}

// Routes serves overrides.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/contacts/overrides", Rights: "portfolios.overrides"}
	httpx.Create(g.Op("override", "", "create", "Allow one contact beside the rules, with a reason"), func(ctx context.Context, in *struct{ Body NewOverride }) (Override, error) {
		b := in.Body
		return s.Grant(ctx, Override{DebtorID: b.DebtorID, Channel: b.Channel, PhoneID: b.PhoneID, Reason: b.Reason}, time.Duration(in.Body.Hours)*time.Hour)
	})
	httpx.Remove(g.Op("override-withdraw", "/{id}", "delete", "Take an override back that nobody has used"), func(ctx context.Context, in *httpx.ByID) error {
		return s.Withdraw(ctx, in.ID)
	})
}
