// Package aiagents is the module of agents that write and speak with debtors: their versions, what they may do, their talks, and what is
// said of them after.
package aiagents

import (
	"embed"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/book/real"
	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/demo"
	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/knowledge"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/mind"
	"github.com/recobro/recobro/modules/aiagents/internal/outside"
	"github.com/recobro/recobro/modules/aiagents/internal/review"
	"github.com/recobro/recobro/modules/aiagents/internal/spoken"
	"github.com/recobro/recobro/modules/aiagents/internal/study"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/testcall"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	"github.com/recobro/recobro/modules/aiagents/internal/voice"
	"github.com/recobro/recobro/modules/aiagents/internal/written"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

//go:embed module.json
var manifest []byte

//go:embed migrations/*.sql
var migrations embed.FS

//go:embed locales/*.json
var locales embed.FS

//go:embed help
var help embed.FS

// Module is the one list of what the module provides.
func Module() sdk.Module { return with(newRuns) }

// newRuns tell of versions whether they have passed their suites.
func newRuns(kept *suite.Store) version.Runs { return kept }

// with is the module over what tells whether versions have passed their suites.
func with(runs any) sdk.Module {
	return sdk.Module{
		Manifest:   manifest,
		Migrations: migrations,
		Locales:    locales,
		Help:       help,
		Provide: []any{
			runs, agent.NewService, version.NewService,
			real.New, newBooks, newVersions, knowledge.New, talk.NewStore, talk.NewService,
			written.NewChats, written.NewService,
			suite.NewStore, newModels, suite.NewService, suite.OnBus, suite.NewRunner, testcall.NewExchange, testcall.NewService, testcall.NewLines,
			voice.New, newSpoken,
			thread.New, analysis.NewStore, analysis.NewCorrector, newFields, settings.For[study.Settings], newStudy, newAnalysis,
			settings.For[review.Settings], review.NewStore, newCases, newReview,
			newOperator, settings.For[connection.Servers], outside.New, connection.NewReach, connection.NewStore, connection.NewService, mind.New,
			limit.NewStore, limit.NewService, halt.NewStore, halt.NewWatch, halt.NewService, newHolds, newStopping, newKnown,
		},
		Routes: []any{agent.Routes, version.Routes, talk.Routes, suite.Routes, testcall.Routes, spoken.Routes, connection.Routes, limit.Routes, halt.Routes, analysis.Routes, review.Routes},
		Jobs:   []any{written.Jobs, talk.Jobs, halt.Jobs, suite.Jobs, analysis.Jobs, review.Jobs},
		Events: []any{written.Hear, talk.Hear, testcall.Hear, analysis.Hear, review.Hear},
		Demo:   []any{demo.Plant, demo.PlantReviews},
	}
}
