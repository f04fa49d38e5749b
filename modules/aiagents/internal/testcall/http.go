package testcall

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type testStartInput struct {
	Body struct {
		VersionID string           `json:"version_id" minLength:"1" maxLength:"64"`
		Persona   scenario.Persona `json:"persona"`
		Language  word.Language    `json:"language"`
		Noise     simulate.Noise   `json:"noise"`
		File      *scenario.File   `json:"file,omitempty" doc:"Made up if it is not given"`
	}
}

type testSayInput struct {
	httpx.ByID
	Body struct {
		Text      string `json:"text,omitempty" maxLength:"2000"`
		Pressed   string `json:"pressed,omitempty" maxLength:"20" pattern:"^[0-9*#]*$"`
		Silence   bool   `json:"silence,omitempty"`
		Simulated bool   `json:"simulated,omitempty" doc:"As the simulated debtor would answer"`
	}
}

type testSaveInput struct {
	httpx.ByID
	Body struct {
		SuiteID string           `json:"suite_id" minLength:"1" maxLength:"64"`
		Title   string           `json:"title" minLength:"1" maxLength:"120"`
		Expect  *scenario.Expect `json:"expect,omitempty" doc:"That the same must come of it, if it is not given"`
	}
}

// Routes serves tests to those who may try agents.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "ai-tests", Base: "/api/v1/ai-agents/tests", Rights: "aiagents.agents"}
	httpx.List(g.Op("list", "", "test", "Tests, the latest first"), func(ctx context.Context, in *page.Params) ([]Test, page.Meta, error) {
		return s.list.Find(ctx, page.Query{Params: *in})
	})
	httpx.Get(g.Op("get", "/{id}", "test", "One test, with all that was said"), func(ctx context.Context, in *httpx.ByID) (Test, error) { return s.Get(ctx, in.ID) })
	httpx.Create(g.Op("create", "", "test", "Try an agent over a made-up file"), func(ctx context.Context, in *testStartInput) (Test, error) {
		return s.Start(ctx, Test{VersionID: in.Body.VersionID, Persona: in.Body.Persona, Language: in.Body.Language, Noise: in.Body.Noise}, in.Body.File)
	})
	httpx.Act(g.Op("say", "/{id}/turns", "test", "Answer the agent"), func(ctx context.Context, in *testSayInput) (Test, error) {
		said := lead.Input{Text: in.Body.Text, Silence: in.Body.Silence}
		if in.Body.Pressed != "" {
			said = lead.Keys(in.Body.Pressed)
		}
		return s.Say(ctx, in.ID, said, in.Body.Simulated)
	})
	httpx.Create(g.Op("case", "/{id}/case", "test", "Keep a test as a case"), func(ctx context.Context, in *testSaveInput) (suite.Kept, error) {
		return s.Save(ctx, in.ID, in.Body.SuiteID, in.Body.Title, in.Body.Expect)
	})
}
