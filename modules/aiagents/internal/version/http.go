package version

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type agentCreateInput struct {
	Body struct {
		Name    string `json:"name" minLength:"1" maxLength:"80"`
		Purpose string `json:"purpose,omitempty" maxLength:"400"`
	}
}

type draftInput struct {
	httpx.ByID
	Body struct {
		From int `json:"from" minimum:"1" maximum:"200" doc:"Version that it is a copy of"`
	}
}

type versionInput struct {
	httpx.ByID
	N int `path:"n" minimum:"1" maximum:"200"`
}

type versionMoveInput struct {
	httpx.ByVersion
	N int `path:"n" minimum:"1" maximum:"200"`
}

type versionChangeInput struct {
	httpx.ByVersion
	N    int `path:"n" minimum:"1" maximum:"200"`
	Body Change
}

type publishInput struct {
	httpx.ByID
	N    int `path:"n" minimum:"1" maximum:"200"`
	Body struct {
		Share int `json:"share" minimum:"0" maximum:"50" doc:"Hundredths of the talks, beside the live version; 0 for all of them"`
	}
}

type differenceInput struct {
	httpx.ByID
	N    int `path:"n" minimum:"1" maximum:"200"`
	From int `query:"from" minimum:"1" maximum:"200" default:"1"`
}

// Written is a version with its faults.
type Written struct {
	Version
	Faults []Fault `json:"faults" doc:"What has to be mended before it can be tested"`
}

// Routes serves the agents with their versions.
func Routes(api *httpx.API, s *Service) {
	g := agent.Group(api)
	httpx.All(g.Op("list", "", "read", "The agents, those that talk first"), func(ctx context.Context, _ *struct{}) ([]Listed, error) {
		return s.List(ctx)
	})
	httpx.Create(g.Op("create", "", "create", "Add an agent, with a first draft that is a whole guided talk"), func(ctx context.Context, in *agentCreateInput) (a agent.Agent, err error) {
		httpx.Copy(&a, in.Body)
		return s.Begin(ctx, a)
	})
	httpx.Act(g.Op("back", "/{id}/back", "publish", "Have the version talk again that did before, at once"), func(ctx context.Context, in *httpx.ByID) (Version, error) {
		v, err := s.Back(ctx, in.ID)
		return v.short(), err
	})
	written(g, api, s)
	moves(g, s)
}

// written serves what versions say.
func written(g httpx.Group, api *httpx.API, s *Service) {
	whole := func(ctx context.Context, v Version, err error) (Written, error) {
		if err != nil {
			return Written{}, err
		}
		return Written{v, tell(ctx, api.Catalog(), spec.Check(*v.Spec))}, nil
	}
	httpx.All(g.Op("versions", "/{id}/versions", "read", "An agent’s versions, the latest first"), func(ctx context.Context, in *httpx.ByID) ([]Version, error) {
		return s.All(ctx, in.ID)
	})
	httpx.Get(g.Op("version", "/{id}/versions/{n}", "read", "One version, with what it says"), func(ctx context.Context, in *versionInput) (Written, error) {
		v, err := s.Get(ctx, in.ID, in.N)
		return whole(ctx, v, err)
	})
	httpx.Create(g.Op("draft", "/{id}/versions", "update", "Begin a new draft as a copy of a version"), func(ctx context.Context, in *draftInput) (Version, error) {
		v, err := s.Draft(ctx, in.ID, in.Body.From)
		return v.short(), err
	})
	httpx.Change(g.Op("write", "/{id}/versions/{n}", "update", "Write a draft"), func(ctx context.Context, in *versionChangeInput, version int64) (Written, error) {
		v, err := s.Write(ctx, in.ID, in.N, version, in.Body)
		return whole(ctx, v, err)
	})
	httpx.Delete(g.Op("discard", "/{id}/versions/{n}", "update", "Discard a draft"), func(ctx context.Context, in *versionMoveInput, version int64) error {
		return s.Discard(ctx, in.ID, in.N, version)
	})
	httpx.All(g.Op("difference", "/{id}/versions/{n}/difference", "read", "What has changed from one version to another"), func(ctx context.Context, in *differenceInput) ([]Changed, error) {
		return s.Difference(ctx, in.ID, in.From, in.N)
	})
}

// moves serves the states of versions.
func moves(g httpx.Group, s *Service) {
	httpx.Move(g.Op("submit", "/{id}/versions/{n}/submit", "test", "Freeze a draft for its tests"), func(ctx context.Context, in *versionMoveInput, version int64) (Version, error) {
		v, err := s.Submit(ctx, in.ID, in.N, version)
		return v.short(), err
	})
	httpx.Move(g.Op("approve", "/{id}/versions/{n}/approve", "publish", "Answer for a version that has passed its tests"), func(ctx context.Context, in *versionMoveInput, version int64) (Version, error) {
		v, err := s.Approve(ctx, in.ID, in.N, version)
		return v.short(), err
	})
	httpx.Act(g.Op("publish", "/{id}/versions/{n}/publish", "publish", "Have an approved version talk"), func(ctx context.Context, in *publishInput) (Version, error) {
		v, err := s.Publish(ctx, in.ID, in.N, in.Body.Share)
		return v.short(), err
	})
	httpx.Act(g.Op("retire", "/{id}/versions/{n}/retire", "publish", "Take a version out of use"), func(ctx context.Context, in *versionInput) (Version, error) {
		v, err := s.Retire(ctx, in.ID, in.N)
		return v.short(), err
	})
}

// short is v as lists have it.
func (v Version) short() Version {
	v.Spec = nil
	return v
}
