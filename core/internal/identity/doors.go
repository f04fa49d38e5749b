package identity

import (
	"context"
	"errors"
	"log/slog"

	"github.com/recobro/recobro/core/internal/identity/apikey"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// doors are all the ways in that a user has open: sessions, keys, and the provider's word from before. What ends for a user
// ends at all of them.
type doors struct {
	db       *storage.DB
	sessions *session.Service
	keys     *apikey.Service
	clock    clock.Clock
	log      *slog.Logger
	// signOut ends the bundled provider's own session and grants, but for one of its sessions.
	signOut func(ctx context.Context, userID, keep string) error
}

// EndAll ends every session of a user of ctx's tenant, revokes every key, and has the provider's browser session let nobody
// in any more without a new proof.
func (d *doors) EndAll(ctx context.Context, userID string) error { return d.EndOthers(ctx, userID, "") }

// EndOthers is EndAll but for the session with the id kept.
func (d *doors) EndOthers(ctx context.Context, userID, kept string) error {
	return d.db.Within(ctx, func(ctx context.Context) error {
		if err := d.sessions.EndOthers(ctx, userID, kept); err != nil {
			return err
		}
		if err := d.keys.RevokeAll(ctx, userID); err != nil {
			return err
		}
		keep, err := d.sessions.AtProvider(ctx, kept)
		if err != nil {
			return err
		}
		d.atProvider(ctx, userID, keep)
		return d.demandProof(ctx, userID)
	})
}

// atProvider has the bundled provider forget the user once the transaction of ctx has committed. That it cannot be reached
// changes nothing here: old proofs are refused.
func (d *doors) atProvider(ctx context.Context, userID, keep string) {
	after := principal.With(context.Background(), principal.Must(ctx)) // no more inside the transaction
	d.db.AfterCommit(ctx, func() {
		if err := d.signOut(after, userID, keep); err != nil && !errors.Is(err, user.ErrNotFound) {
			d.log.WarnContext(after, "not signed out at the provider", "user", userID, "error", err)
		}
	})
}

// EndOne ends one session of a user of ctx's tenant; whoever holds that browser has to prove themselves to come back.
func (d *doors) EndOne(ctx context.Context, id, userID string) error {
	return d.db.Within(ctx, func(ctx context.Context) error {
		if err := d.sessions.EndOwned(ctx, id, userID); err != nil {
			return err
		}
		return d.demandProof(ctx, userID)
	})
}

// Interrupt has the user's open pages ask anew for what they may hear.
func (d *doors) Interrupt(ctx context.Context, userID string) { d.sessions.Interrupt(ctx, userID) }

func (d *doors) demandProof(ctx context.Context, userID string) error {
	return user.DemandProof(ctx, d.db, userID, d.clock.Now())
}
