package suite

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type suiteCreateInput struct {
	Body struct {
		Name  string `json:"name" minLength:"1" maxLength:"80"`
		Floor *int   `json:"floor,omitempty" minimum:"0" maximum:"100" doc:"90 if it is not given"`
	}
}

type suiteChangeInput struct {
	httpx.ByVersion
	Body struct {
		Name  *string `json:"name,omitempty" minLength:"1" maxLength:"80"`
		Floor *int    `json:"floor,omitempty" minimum:"0" maximum:"100"`
	}
}

type suiteCaseInput struct {
	httpx.ByID
	Body struct {
		Origin   Origin        `json:"origin" enum:"written"`
		OriginID string        `json:"origin_id,omitempty" maxLength:"64"`
		Case     scenario.Case `json:"case"`
	}
}

type suiteCaseRemoveInput struct {
	httpx.ByVersion
	CaseID string `path:"case_id" maxLength:"64"`
}

type suiteRunInput struct {
	Body struct {
		VersionID string   `json:"version_id" minLength:"1" maxLength:"64"`
		Suites    []string `json:"suites,omitempty" maxItems:"50" doc:"Empty for all there are: only such a run counts for approval"`
		Tries     *int     `json:"tries,omitempty" minimum:"1" maximum:"5" doc:"3 if it is not given"`
		JudgedBy  string   `json:"judged_by,omitempty" enum:",rules,model" doc:"Rules if it is not given; with model, how it was said is judged by a model after them"`
	}
}

type suiteBatchInput struct {
	Body struct {
		VersionID string `json:"version_id" minLength:"1" maxLength:"64"`
		Batch
	}
}

type suiteRunListInput struct {
	page.Params
	Filter
}

type suiteCompareInput struct {
	A string `query:"a" required:"true" maxLength:"64"`
	B string `query:"b" required:"true" maxLength:"64"`
}

type suiteResultInput struct {
	httpx.ByID
	ResultID string `path:"result_id" maxLength:"64"`
}

// Routes serves suites and their runs.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "ai-suites", Base: "/api/v1/ai-agents/suites", Rights: "aiagents.agents"}
	httpx.All(g.Op("list", "", "read", "The suites that agents are tried on"), func(ctx context.Context, _ *struct{}) ([]Listed, error) { return s.All(ctx) })
	httpx.Get(g.Op("get", "/{id}", "read", "One suite"), func(ctx context.Context, in *httpx.ByID) (Listed, error) { return s.One(ctx, in.ID) })
	httpx.All(g.Op("cases", "/{id}/cases", "read", "The cases of a suite"), func(ctx context.Context, in *httpx.ByID) ([]Item, error) { return s.Cases(ctx, in.ID) })
	httpx.Create(g.Op("create", "", "test", "Add a suite"), func(ctx context.Context, in *suiteCreateInput) (Suite, error) {
		one := Suite{Name: in.Body.Name, Floor: usualFloor}
		if in.Body.Floor != nil {
			one.Floor = *in.Body.Floor
		}
		return s.Create(ctx, one)
	})
	httpx.Change(g.Op("update", "/{id}", "test", "Change what a suite is called and asks for"), func(ctx context.Context, in *suiteChangeInput, version int64) (Suite, error) {
		return s.Change(ctx, in.ID, version, func(one *Suite) { httpx.Copy(one, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "test", "Remove a suite with its cases"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
	httpx.Create(g.Op("case-create", "/{id}/cases", "test", "Keep a case"), func(ctx context.Context, in *suiteCaseInput) (Kept, error) {
		return s.Save(ctx, in.ID, in.Body.Origin, in.Body.OriginID, in.Body.Case)
	})
	httpx.Delete(g.Op("case-delete", "/{id}/cases/{case_id}", "test", "Remove a case"), func(ctx context.Context, in *suiteCaseRemoveInput, version int64) error {
		return s.Forget(ctx, in.ID, in.CaseID, version)
	})
	runs(httpx.Group{API: api, Tag: "ai-runs", Base: "/api/v1/ai-agents/runs", Rights: "aiagents.agents"}, s)
}

// runs serves what came of trying.
func runs(g httpx.Group, s *Service) {
	httpx.List(g.Op("list", "", "read", "Runs, the latest first"), func(ctx context.Context, in *suiteRunListInput) ([]Run, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("compare", "/compare", "read", "Two runs side by side"), func(ctx context.Context, in *suiteCompareInput) (Compared, error) {
		return s.Compare(ctx, in.A, in.B)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "One run"), func(ctx context.Context, in *httpx.ByID) (Run, error) { return s.Get(ctx, in.ID) })
	httpx.All(g.Op("results", "/{id}/results", "read", "What came of the cases of a run, those that failed first"), func(ctx context.Context, in *httpx.ByID) ([]Result, error) {
		return s.Results(ctx, in.ID)
	})
	httpx.Get(g.Op("result", "/{id}/results/{result_id}", "read", "What came of one case, with all that was said"), func(ctx context.Context, in *suiteResultInput) (Result, error) {
		return s.Result(ctx, in.ID, in.ResultID)
	})
	httpx.Create(g.Op("create", "", "test", "Have a version tried on suites"), func(ctx context.Context, in *suiteRunInput) (Run, error) {
		r := Run{Kind: Cases, VersionID: in.Body.VersionID, Suites: in.Body.Suites, Tries: TriesOfApproval, JudgedBy: in.Body.JudgedBy}
		if in.Body.Tries != nil {
			r.Tries = *in.Body.Tries
		}
		return s.Start(ctx, r)
	})
	httpx.Create(g.Op("batch", "/batch", "test", "Have a version talk with many simulated debtors"), func(ctx context.Context, in *suiteBatchInput) (Run, error) {
		return s.Start(ctx, Run{Kind: Many, VersionID: in.Body.VersionID, Batch: &in.Body.Batch, Tries: 1})
	})
	httpx.Act(g.Op("cancel", "/{id}/cancel", "test", "End a run that goes on"), func(ctx context.Context, in *httpx.ByID) (Run, error) { return s.Cancel(ctx, in.ID) })
}
