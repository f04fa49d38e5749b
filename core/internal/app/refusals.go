package app

import (
	"context"
	"log/slog"
	"time"

	"go.uber.org/fx"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/identity"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// newTally records what may be refused again and again.
func newTally(lc fx.Lifecycle, recorder *tracing.Recorder, log *slog.Logger) *tracing.Tally {
	tally := tracing.NewTally(recorder, log)
	lc.Append(fx.StopHook(tally.Close))
	return tally
}

// refusals records refused permissions: once for each person, permission and operation, then how often it came again.
func refusals(tally *tracing.Tally) httpapi.Refused {
	return func(who principal.Principal, permission, operation string) {
		entry := tracing.Entry{Name: "core.access.refused", SubjectType: "permission", SubjectID: permission}
		tally.Note(principal.With(context.Background(), who), who.UserID+" "+permission+" "+operation, entry, map[string]any{"operation": operation})
	}
}

// refusedSignIn is what the bundled provider tells of an attempt that failed; it does not know tenants.
const refusedSignIn = "recobro.identityprovider.signin.refused"

// hearRefusedSignIns records failed attempts in every tenant that the person belongs to, for those who may see its record.
func hearRefusedSignIns(c config.Config, consumers *sdkevents.Consumers, i *identity.Service, tally *tracing.Tally, db *storage.DB, log *slog.Logger) {
	if c.OIDC.Foreign() {
		return
	}
	consumers.On(refusedSignIn, "record", func(ctx context.Context, _ *gorm.DB, e sdkevents.Envelope) error {
		db.AfterCommit(ctx, func() { // the transaction's connection is given back behind it
			go func() {
				if err := noteRefusedSignIn(i, tally, c.PublicURL+identity.BundledPath, e); err != nil {
					log.Warn("record a refused sign-in", "error", err)
				}
			}()
		})
		return nil
	})
}

// lookWithin is how long it may take to find out whom an account belongs to.
const lookWithin = 5 * time.Second

func noteRefusedSignIn(i *identity.Service, tally *tracing.Tally, issuer string, e sdkevents.Envelope) error {
	ctx, cancel := context.WithTimeout(context.Background(), lookWithin)
	defer cancel()
	users, err := i.Users().Known(ctx, issuer, e.Subject)
	for _, u := range users {
		within := principal.With(ctx, principal.System(u.TenantID, coreSchema))
		entry := tracing.Entry{Name: "core.signin.refused", SubjectType: "user", SubjectID: u.ID}
		tally.Note(within, "signin "+u.ID+" "+string(e.Data), entry, map[string]any{"what": e.Data})
	}
	return err
}
