package tracing

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// checkpointEvery is how much of a chain could be rewritten as a whole without being found.
const checkpointEvery = 10 * time.Minute

// Checkpoint is a chain's head as it once was, signed by the installation: a chain that was rewritten from there on, or
// put back from an old copy, no longer agrees with it.
type Checkpoint struct {
	TenantID  string `gorm:"primaryKey"`
	Module    string `gorm:"primaryKey"`
	Seq       int64
	Hash      tracing.Hash
	TakenAt   time.Time
	Signature []byte
}

// Verdict is what verification found in one source, checkpoint included.
type Verdict struct {
	tracing.Verdict
	CheckedAgainst *time.Time `json:"checked_against,omitempty" doc:"When the checkpoint was taken that the chain agrees with"`
}

// The reasons for a break that only a checkpoint shows.
const (
	rewritten = "rewritten" // the chain holds, but is not the one that was signed
	forged    = "forged"    // the checkpoint itself was changed
)

// Checkpoints takes and holds checkpoints.
type Checkpoints struct {
	store *Store
	key   ed25519.PrivateKey
	clock clock.Clock
	log   *slog.Logger
}

// NewCheckpoints signs with key.
func NewCheckpoints(store *Store, key ed25519.PrivateKey, clock clock.Clock, log *slog.Logger) *Checkpoints {
	return &Checkpoints{store: store, key: key, clock: clock, log: log}
}

// Run takes checkpoints of every tenant in every source until ctx ends.
func (c *Checkpoints) Run(ctx context.Context, tenants func() []string, sources func() []Source) {
	tick := time.NewTicker(checkpointEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if err := c.TakeAll(ctx, tenants(), sources()); err != nil {
				c.log.ErrorContext(ctx, "take checkpoints of the record", "error", err)
			}
		}
	}
}

// TakeAll signs every head that verifies. A chain that does not is not signed over: its last checkpoint stays.
func (c *Checkpoints) TakeAll(ctx context.Context, tenants []string, sources []Source) (failed error) {
	for _, tenant := range tenants {
		for _, source := range sources {
			failed = errors.Join(failed, c.take(principal.With(ctx, principal.System(tenant, "core")), source, tenant))
		}
	}
	return errors.Join(failed, c.store.Enrol(ctx, c.enrol))
}

func (c *Checkpoints) take(ctx context.Context, source Source, tenant string) error {
	verdict, err := c.Verify(ctx, source, tenant)
	if err != nil {
		return err
	}
	if verdict.Broken != nil {
		return fmt.Errorf("the record of %s in %s does not hold at %d: %s", tenant, source.Name(), verdict.Broken.Seq, verdict.Broken.Reason)
	}
	if verdict.Head.Seq == 0 {
		return nil
	}
	checkpoint := Checkpoint{TenantID: tenant, Module: source.Name(), Seq: verdict.Head.Seq, Hash: verdict.Head.Hash,
		TakenAt: c.clock.Now().UTC().Truncate(time.Microsecond)}
	checkpoint.Signature = ed25519.Sign(c.key, checkpoint.message())
	return c.store.Put(ctx, checkpoint, c.enrol)
}

// Verify walks the tenant's chain in source and compares it with the last checkpoint.
func (c *Checkpoints) Verify(ctx context.Context, source Source, tenant string) (Verdict, error) {
	last, found, err := c.store.Last(ctx, tenant, source.Name())
	if err != nil {
		return Verdict{}, err
	}
	chain, err := source.Verify(ctx, tenant, last.Seq)
	if err != nil || !found || chain.Broken != nil {
		return Verdict{Verdict: chain}, err
	}
	verdict := Verdict{Verdict: chain, CheckedAgainst: &last.TakenAt}
	verdict.Broken = c.compare(last, chain)
	return verdict, nil
}

func (c *Checkpoints) compare(last Checkpoint, chain tracing.Verdict) *tracing.Break {
	switch {
	case !ed25519.Verify(c.key.Public().(ed25519.PublicKey), last.message(), last.Signature):
		return &tracing.Break{Seq: last.Seq, Reason: forged}
	case chain.At == nil:
		return &tracing.Break{Seq: last.Seq, Reason: tracing.Truncated}
	case !bytes.Equal(chain.At.Hash, last.Hash):
		return &tracing.Break{Seq: last.Seq, Reason: rewritten}
	}
	return nil
}

func (c Checkpoint) message() []byte {
	return fmt.Appendf(nil, "recobro.checkpoint.v1\n%s\n%s\n%d\n%x\n%d\n", c.TenantID, c.Module, c.Seq, c.Hash, c.TakenAt.UnixMicro())
}
