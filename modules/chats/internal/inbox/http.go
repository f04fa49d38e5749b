package inbox

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Terms are how an inbox is to work, without what is secret.
type Terms struct {
	Name         string            `json:"name" minLength:"1" maxLength:"80"`
	Settings     map[string]string `json:"settings" maxProperties:"20"`
	PortfolioID  string            `json:"portfolio_id,omitempty" maxLength:"64"`
	Members      []string          `json:"members,omitempty" maxItems:"500"`
	Assigns      bool              `json:"assigns,omitempty"`
	Capacity     int               `json:"capacity,omitempty" minimum:"0" maximum:"1000"`
	FirstMinutes int               `json:"first_minutes,omitempty" minimum:"0" maximum:"10080"`
	SolveMinutes int               `json:"solve_minutes,omitempty" minimum:"0" maximum:"100800"`
	AsksRating   bool              `json:"asks_rating,omitempty"`
	AgentID      string            `json:"agent_id,omitempty" maxLength:"64" doc:"Program that answers what begins here; empty for none"`
	AgentWhen    When              `json:"agent_when,omitempty" default:"always" doc:"When it does"`
	AgentSeconds int               `json:"agent_seconds,omitempty" minimum:"20" maximum:"600" default:"60" doc:"For how long it may leave somebody without an answer before people go on"`
	IsOn         *bool             `json:"is_on,omitempty" default:"true"`
}

// NewInbox is an inbox as it is asked for.
type NewInbox struct {
	Terms
	Channel channel.Kind `json:"channel"`
	Secret  string       `json:"secret,omitempty" maxLength:"500" writeOnly:"true" doc:"Token of the provider, or password of the mailbox"`
	Sign    string       `json:"sign,omitempty" maxLength:"200" writeOnly:"true" doc:"By which the provider signs what it tells; empty: one is made"`
}

// ReplaceInput is an inbox in the place of one that still has the version. Without a secret the one that is kept stays.
type ReplaceInput struct {
	httpx.ByVersion
	Body struct {
		Terms
		Secret string `json:"secret,omitempty" maxLength:"500" writeOnly:"true"`
	}
}

// Routes serves inboxes.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "inboxes", Base: "/api/v1/inboxes", Rights: "chats.inboxes"}
	httpx.All(g.Op("list", "", "read", "Inboxes by name"), func(ctx context.Context, _ *struct{}) ([]Inbox, error) { return s.All(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What inboxes are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read an inbox"), func(ctx context.Context, in *httpx.ByID) (Inbox, error) { return s.One(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to an inbox"), s.History)
	long := httpx.Group{API: api, Tag: "inboxes", Base: "/api/v1/inboxes", Rights: "chats.inboxes", Long: true} // the provider is asked
	httpx.Create(long.Op("connect", "", "create", "Connect an inbox, once its provider has shown that it is ours"), func(ctx context.Context, in *struct{ Body NewInbox }) (Opened, error) {
		var i Inbox
		httpx.Copy(&i, in.Body.Terms)
		i.Channel = in.Body.Channel
		return s.Connect(ctx, i, Secrets{in.Body.Secret, in.Body.Sign})
	})
	httpx.Replace(long.Op("replace", "/{id}", "update", "Change an inbox"), func(ctx context.Context, in *ReplaceInput, version int64) (Inbox, error) {
		return s.Change(ctx, in.ID, version, in.Body.Secret, func(i *Inbox) { httpx.Copy(i, in.Body.Terms) })
	})
	httpx.Delete(g.Op("disconnect", "/{id}", "delete", "Remove an inbox in which nobody has written"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Disconnect(ctx, in.ID, version)
	})
}
