package session

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// NewSession is a session as it is asked for.
type NewSession struct {
	Name         string     `json:"name" minLength:"1" maxLength:"120"`
	PortfolioID  string     `json:"portfolio_id" minLength:"1" maxLength:"64"`
	Mode         Mode       `json:"mode"`
	Segment      Segment    `json:"segment,omitempty"`
	Order        Order      `json:"order,omitempty" default:"most_overdue"`
	UserIDs      []string   `json:"user_ids,omitempty" maxItems:"500"`
	NumberIDs    []string   `json:"number_ids,omitempty" maxItems:"200"`
	RingSeconds  int        `json:"ring_seconds,omitempty" minimum:"10" maximum:"90" default:"25"`
	MaxTries     int        `json:"max_tries,omitempty" minimum:"1" maximum:"20" default:"3"`
	RetryMinutes int        `json:"retry_minutes,omitempty" minimum:"1" maximum:"10080" default:"120"`
	Retries      Retries    `json:"retries,omitempty"`
	WrapSeconds  *int       `json:"wrap_seconds,omitempty" minimum:"0" maximum:"1800" default:"60"`
	Abandon      *int       `json:"abandon,omitempty" minimum:"0" maximum:"300" default:"250"`
	Answers      Answers    `json:"answers,omitempty"`
	AgentID      string     `json:"agent_id,omitempty" maxLength:"64" doc:"Agent of software that speaks with whom nobody of the team is free for"`
	AgentLines   int        `json:"agent_lines,omitempty" minimum:"1" maximum:"100" default:"1" doc:"With how many it speaks at once"`
	Hours        []Hours    `json:"hours,omitempty" maxItems:"21"`
	StartsAt     *time.Time `json:"starts_at,omitempty"`
	EndsAt       *time.Time `json:"ends_at,omitempty"`
}

// ReplaceInput is a session in the place of one that still has the version.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewSession
}

// CloneInput names the draft that is made like a session.
type CloneInput struct {
	httpx.ByID
	Body struct {
		Name string `json:"name" minLength:"1" maxLength:"120"`
	}
}

type listInput struct {
	page.Params
	Filter
}

// TargetsInput narrows a session's plan.
type TargetsInput struct {
	httpx.ByID
	page.Params
	State []State `query:"state" maxItems:"5"`
}

// SegmentInput is a segment that is being chosen.
type SegmentInput struct {
	PortfolioID string   `query:"portfolio_id" required:"true" minLength:"1" maxLength:"64"`
	Bucket      []string `query:"bucket" maxItems:"30"`
	Status      []string `query:"status" maxItems:"9"`
	Tag         []string `query:"tag" maxItems:"20"`
	Assignee    string   `query:"assignee" maxLength:"64"`
}

// Matching is how many debtors a segment has.
type Matching struct {
	Debtors int64 `json:"debtors"`
}

func (s *Service) matching(ctx context.Context, in *SegmentInput) (m Matching, err error) {
	m.Debtors, err = s.debtors.Count(ctx, Session{PortfolioID: in.PortfolioID, Segment: Segment{in.Bucket, in.Status, in.Tag, in.Assignee}})
	return m, err
}

// Routes serves sessions.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "calling-sessions", Base: "/api/v1/sesiones", Rights: "calls.sessions"}
	httpx.List(g.Op("list", "", "read", "List calling sessions, the latest first"), func(ctx context.Context, in *listInput) ([]Session, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("matching", "/matching", "create", "How many debtors a segment has now"), s.matching)
	httpx.Names(g.Op("names", "/names", "read", "What sessions are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a session"), func(ctx context.Context, in *httpx.ByID) (Session, error) { return s.Get(ctx, in.ID) })
	httpx.Get(g.Op("results", "/{id}/results", "read", "How far a session has come"), func(ctx context.Context, in *httpx.ByID) (Results, error) {
		return s.ResultsOf(ctx, in.ID)
	})
	httpx.List(g.Op("targets", "/{id}/targets", "read", "The plan of a session"), func(ctx context.Context, in *TargetsInput) ([]Target, page.Meta, error) {
		return s.Targets(ctx, in.ID, in.State, in.Params)
	})
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a session"), s.History)
	httpx.Create(g.Op("create", "", "create", "Make a session"), func(ctx context.Context, in *struct{ Body NewSession }) (made Session, err error) {
		httpx.Copy(&made, in.Body)
		err = s.Create(ctx, &made)
		return made, err
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a session"), func(ctx context.Context, in *ReplaceInput, version int64) (Session, error) {
		return s.Change(ctx, in.ID, version, func(made *Session) { httpx.Copy(made, in.Body) })
	})
	for verb, to := range map[string]Status{"start": Running, "pause": Paused, "stop": Done} {
		httpx.Move(g.Op(verb, "/{id}/"+verb, "update", "Have a session "+verb), func(ctx context.Context, in *httpx.ByVersion, version int64) (Session, error) {
			return s.Move(ctx, in.ID, version, to)
		})
	}
	httpx.Create(g.Op("clone", "/{id}/clone", "create", "Make a draft like a session"), func(ctx context.Context, in *CloneInput) (Session, error) {
		return s.Clone(ctx, in.ID, in.Body.Name)
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a draft"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}

// OwnRoutes serve sessions to those who are of their teams.
func OwnRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "calling-sessions", Base: "/api/v1/sesiones", Rights: "calls.calls"}
	httpx.All(g.Op("mine", "/mine", "create", "Sessions that run and whose team one is of"), func(ctx context.Context, _ *struct{}) ([]Session, error) {
		return s.Mine(ctx)
	})
	httpx.Act(g.Op("next", "/{id}/next", "create", "Take the next debtor of a session of previews"), func(ctx context.Context, in *httpx.ByID) (Target, error) {
		return s.Next(ctx, in.ID)
	})
}
