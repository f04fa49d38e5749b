package disposition

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Fields are what is told of a disposition.
type Fields struct {
	GroupID       string         `json:"group_id,omitempty" maxLength:"64"`
	Labels        rule.Text      `json:"labels"`
	Reach         Reach          `json:"reach"`
	Channels      []rule.Channel `json:"channels,omitempty" maxItems:"7"`
	Flags         []Flag         `json:"flags,omitempty" maxItems:"11"`
	Requires      []Need         `json:"requires,omitempty" maxItems:"3"`
	RetryMost     int            `json:"retry_most,omitempty" minimum:"0" maximum:"50"`
	RetryAfter    int            `json:"retry_after,omitempty" minimum:"0" maximum:"43200"`
	RetryMode     RetryMode      `json:"retry_mode,omitempty"`
	PhoneStatus   NumberEffect   `json:"phone_status,omitempty"`
	DebtorFlag    DebtorEffect   `json:"debtor_flag,omitempty"`
	CountsAttempt bool           `json:"counts_attempt,omitempty"`
	CountsContact bool           `json:"counts_contact,omitempty"`
	Key           string         `json:"key,omitempty" pattern:"^[a-z0-9]?$"`
}

// NewDisposition is a disposition as it is asked for.
type NewDisposition struct {
	Code  string `json:"code" minLength:"1" maxLength:"60" pattern:"^[a-z0-9_]+$"`
	Group bool   `json:"group,omitempty"`
	Fields
}

// DispositionChange is all that is told of a disposition, in place of what was.
type DispositionChange struct {
	Fields
	Position int  `json:"position" minimum:"1" maximum:"200"`
	Retired  bool `json:"retired,omitempty"`
}

// ChangeInput is a change of a disposition that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body DispositionChange
}

// Routes serves dispositions.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "dispositions", Base: "/api/v1/contacts/dispositions", Rights: "portfolios.dispositions"}
	httpx.All(g.Op("list", "", "read", "List the outcomes of contacts"), func(ctx context.Context, _ *struct{}) ([]Disposition, error) { return s.All(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What outcomes are called"), s.names)
	httpx.Create(g.Op("create", "", "create", "Create an outcome"), func(ctx context.Context, in *struct{ Body NewDisposition }) (d Disposition, err error) {
		httpx.Copy(&d, in.Body.Fields)
		d.Code, d.Group = in.Body.Code, in.Body.Group
		return s.Create(ctx, d)
	})
	httpx.Replace(g.Op("update", "/{id}", "update", "Change an outcome"), func(ctx context.Context, in *ChangeInput, version int64) (Disposition, error) {
		return s.Change(ctx, in.ID, version, func(d *Disposition) {
			httpx.Copy(d, in.Body.Fields)
			d.Position, d.Retired = in.Body.Position, in.Body.Retired
		})
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove an outcome that no contact ended with"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
