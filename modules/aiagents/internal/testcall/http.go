package testcall

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type testStartInput struct {
	Body struct {
		VersionID string           `json:"version_id" minLength:"1" maxLength:"64"`
		Persona   scenario.Persona `json:"persona"`
		Language  word.Language    `json:"language"`
		Noise     simulate.Noise   `json:"noise"`
		Way       Way              `json:"way,omitempty" doc:"By text without it"`
		Number    string           `json:"number,omitempty" pattern:"^\\+[1-9][0-9]{6,14}$" doc:"Telephone of the company's list for tests, E.164; of a test by telephone"`
		Around    audio.Place      `json:"around,omitempty" doc:"What is heard around whoever is called; nothing without it"`
		LevelDB   int              `json:"level_db,omitempty" minimum:"-60" maximum:"0" doc:"How loud that is, in dB below full scale; -40 without it"`
		File      *scenario.File   `json:"file,omitempty" doc:"Made up if it is not given"`
	}
}

// test is the test that is asked for.
func (in testStartInput) test() Test {
	b := in.Body
	t := Test{VersionID: b.VersionID, Persona: b.Persona, Language: b.Language, Noise: b.Noise}
	if t.ByLine = (ByLine{Way: b.Way, Around: b.Around, LevelDB: b.LevelDB}); t.Way == "" {
		t.Way = Text
	}
	if t.Way == Text || t.Around == "" || t.Around == audio.Quiet {
		t.Around, t.LevelDB = audio.Quiet, 0
	}
	return t
}

type testSayInput struct {
	httpx.ByID
	Body struct {
		Text      string `json:"text,omitempty" maxLength:"2000"`
		Pressed   string `json:"pressed,omitempty" maxLength:"20" pattern:"^[0-9*#]*$"`
		Silence   bool   `json:"silence,omitempty"`
		Simulated bool   `json:"simulated,omitempty" doc:"As the simulated debtor would answer"`
		Turn      *int   `json:"turn,omitempty" minimum:"1" doc:"How many there were when it was said: said twice, it is answered once"`
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
	long := g
	long.Long = true // models are asked, and calls
	httpx.List(g.Op("list", "", "test", "Tests, the latest first"), func(ctx context.Context, in *page.Params) ([]Test, page.Meta, error) {
		return s.list.Find(ctx, page.Query{Params: *in})
	})
	httpx.Get(g.Op("get", "/{id}", "test", "One test, with all that was said"), func(ctx context.Context, in *httpx.ByID) (Test, error) { return s.Get(ctx, in.ID) })
	httpx.Create(long.Op("create", "", "test", "Try an agent over a made-up file"), func(ctx context.Context, in *testStartInput) (Test, error) {
		t := in.test()
		if t.Way != Text {
			return s.Ring(ctx, t, in.Body.File, in.Body.Number)
		}
		return s.Start(ctx, t, in.Body.File)
	})
	httpx.Get(long.Op("ways", "/ways", "test", "How whoever tries an agent may be called"), func(ctx context.Context, _ *struct{}) (Ways, error) { return s.Ways(ctx) })
	httpx.Act(long.Op("say", "/{id}/turns", "test", "Answer the agent"), func(ctx context.Context, in *testSayInput) (Test, error) {
		said := lead.Input{Text: in.Body.Text, Silence: in.Body.Silence}
		if in.Body.Pressed != "" {
			said = lead.Keys(in.Body.Pressed)
		}
		return s.Say(ctx, in.ID, Said{said, in.Body.Simulated, in.Body.Turn})
	})
	httpx.Create(g.Op("case", "/{id}/case", "test", "Keep a test as a case"), func(ctx context.Context, in *testSaveInput) (suite.Kept, error) {
		return s.Save(ctx, in.ID, in.Body.SuiteID, in.Body.Title, in.Body.Expect)
	})
}
