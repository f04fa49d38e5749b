package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/review"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// PlantReviews gives each demo tenant calls that were analysed and wait for a review, once.
func PlantReviews(demo sdk.DemoSeed, db *storage.DB, analyses *analysis.Store, reviews *review.Service, c clock.Clock) error {
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "aiagents"))
		there, err := analyses.Ended(ctx, time.Time{}, c.Now(), 1)
		if err == nil && len(there) == 0 {
			err = db.Within(ctx, func(ctx context.Context) error { return called(ctx, tenant, db, reviews, c.Now()) })
		}
		if err != nil {
			return fmt.Errorf("demo reviews of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

// called has the tenant's cashiers have called, with what was entered of it: nobody wrote down what was said.
func called(ctx context.Context, tenant sdk.DemoTenant, db *storage.DB, reviews *review.Service, now time.Time) error {
	outcomes := []word.Outcome{word.CallLater, word.Informed}
	for _, user := range tenant.Users {
		if user.Role != "cashier" {
			continue
		}
		for n, outcome := range outcomes {
			a := talked(user.ID, outcome, now.Add(-time.Duration(n+1)*time.Hour))
			if err := storage.Insert(ctx, db, &a); err != nil {
				return err
			}
			if _, err := reviews.Ask(ctx, a.ID); err != nil {
				return err
			}
		}
	}
	return nil
}

func talked(userID string, outcome word.Outcome, at time.Time) analysis.Analysis {
	const sure = 80
	core := claim.Core{Mood: claim.NoMood, RightParty: claim.Right, Outcome: outcome, Confidence: sure, Compliance: []claim.Item{}, Summary: word.Texts{
		word.ES: "No hay transcripción: se sabe lo que se anotó. Se habló con la persona buscada.",
		word.EN: "There is no transcript: what was entered is known. The person sought was spoken with.",
		word.PT: "Não há transcrição: sabe-se o que foi registrado. Falou-se com a pessoa procurada.",
	}}
	return analysis.Analysis{
		Kind: thread.Call, RefID: storage.NewID(), Round: 1, UserID: userID, Channel: "call", EndedAt: at, Method: analysis.ByRules, Outcome: outcome,
		Confidence: sure, Core: core, Results: thread.Entered{Outcome: outcome}, Answers: []analysis.Answer{}, Corrections: []analysis.Correction{},
	}
}
