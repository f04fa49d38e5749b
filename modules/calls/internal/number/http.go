package number

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewNumber is a number as it is asked for.
type NewNumber struct {
	Number      string    `json:"number" minLength:"8" maxLength:"16" doc:"E.164" example:"+59829001234"`
	Name        string    `json:"name" minLength:"1" maxLength:"80"`
	TrunkID     string    `json:"trunk_id" minLength:"1" maxLength:"64"`
	PortfolioID string    `json:"portfolio_id,omitempty" maxLength:"64"`
	IsShown     *bool     `json:"is_shown,omitempty" default:"true"`
	MostADay    int       `json:"most_a_day,omitempty" minimum:"0" maximum:"100000"`
	TakesCalls  *bool     `json:"takes_calls,omitempty" default:"true"`
	Strategy    Strategy  `json:"strategy,omitempty" default:"owner_first"`
	UserIDs     []string  `json:"user_ids,omitempty" maxItems:"200"`
	RingSeconds int       `json:"ring_seconds,omitempty" minimum:"5" maximum:"300" default:"25"`
	Hours       []Hours   `json:"hours,omitempty" maxItems:"21"`
	AfterHours  Otherwise `json:"after_hours,omitempty" default:"voicemail"`
	Unanswered  Otherwise `json:"unanswered,omitempty" default:"voicemail"`
	AgentID     string    `json:"agent_id,omitempty" maxLength:"64" doc:"Agent of software that speaks with callers"`
	AgentWhen   AgentWhen `json:"agent_when,omitempty" default:"always"`
}

// ReplaceInput is a number in the place of one that still has the version.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewNumber
}

// Routes serves numbers.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "numbers", Base: "/api/v1/numbers", Rights: "calls.numbers"}
	httpx.All(g.Op("list", "", "read", "Numbers of the company"), func(ctx context.Context, _ *struct{}) ([]Number, error) { return s.All(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What numbers are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a number"), func(ctx context.Context, in *httpx.ByID) (Number, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a number"), s.History)
	httpx.Create(g.Op("create", "", "create", "Add a number"), func(ctx context.Context, in *struct{ Body NewNumber }) (n Number, err error) {
		httpx.Copy(&n, in.Body)
		err = s.Create(ctx, &n)
		return n, err
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a number"), func(ctx context.Context, in *ReplaceInput, version int64) (Number, error) {
		return s.Change(ctx, in.ID, version, func(n *Number) { httpx.Copy(n, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a number"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
