package aiagents

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/book/real"
	"github.com/recobro/recobro/modules/aiagents/internal/corrected"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/mind"
	"github.com/recobro/recobro/modules/aiagents/internal/review"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/study"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// newFields are the questions that versions have for their talks. What was spoken by nobody of them, or by one that is gone, has none.
func newFields(versions talk.Versions) analysis.Fields {
	return func(ctx context.Context, versionID string) ([]spec.Field, error) {
		if versionID == "" {
			return nil, nil
		}
		said, err := versions.Spec(ctx, versionID)
		if errs.KindOf(err) == errs.NotFound {
			return nil, nil
		}
		return said.Fields, err
	}
}

func newAnalysis(db *storage.DB, store *analysis.Store, threads *thread.Threads, fields analysis.Fields, model *study.Reader, reviews *review.Service, host *ask.Host, r *record.Record) *analysis.Service {
	return analysis.NewService(analysis.Parts{DB: db, Store: store, Threads: threads, Fields: fields, Model: model, Heed: reviews.Heed, Host: host, Record: r})
}

func newStudy(db *storage.DB, minds *mind.Minds, limits *limit.Service, file *real.Book, chosen *settings.Values[study.Settings]) *study.Reader {
	return study.New(study.Parts{DB: db, Minds: minds, Limits: limits, File: file, Chosen: chosen})
}

func newModels(minds *mind.Minds) suite.Models { return minds }

func newCases(suites *suite.Service, file *real.Book) *corrected.Cases {
	return corrected.New(suites, file)
}

func newReview(db *storage.DB, store *review.Store, analyses *analysis.Store, corrector *analysis.Corrector, cases *corrected.Cases, chosen *settings.Values[review.Settings], host *ask.Host, r *record.Record, c clock.Clock) (*review.Service, error) {
	return review.NewService(review.Parts{DB: db, Store: store, Analyses: analyses, Corrector: corrector, Cases: cases, Settings: chosen, Host: host, Record: r, Clock: c})
}
