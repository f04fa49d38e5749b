package aiagents

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/review"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
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

func newAnalysis(db *storage.DB, store *analysis.Store, threads *thread.Threads, fields analysis.Fields, reviews *review.Service, host *ask.Host, r *record.Record) *analysis.Service {
	return analysis.NewService(analysis.Parts{DB: db, Store: store, Threads: threads, Fields: fields, Heed: reviews.Heed, Host: host, Record: r})
}

func newReview(db *storage.DB, store *review.Store, analyses *analysis.Store, corrector *analysis.Corrector, drafts *review.Drafts, chosen *settings.Values[review.Settings], host *ask.Host, r *record.Record, c clock.Clock) (*review.Service, error) {
	return review.NewService(review.Parts{DB: db, Store: store, Analyses: analyses, Corrector: corrector, Cases: drafts, Settings: chosen, Host: host, Record: r, Clock: c})
}
