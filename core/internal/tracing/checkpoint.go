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
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
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
	chain.Verdict
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

// due is the job of taking checkpoints.
type due struct{}

// Kind names the job.
func (due) Kind() string { return "core.checkpoints" }

// Work has workers, whose client has not started, take checkpoints of every tenant in every source there is; of several
// replicas one does it.
func (c *Checkpoints) Work(workers *jobs.Workers, tenants func(context.Context) ([]string, error), sources func() []Source) {
	jobs.Add(workers, checkpointEvery, func(ctx context.Context, _ jobs.Job[due]) error {
		all, err := tenants(ctx)
		if err == nil {
			err = c.TakeAll(ctx, all, sources())
		}
		if err != nil && ctx.Err() == nil {
			c.log.ErrorContext(ctx, "take checkpoints of the record", "error", err)
		}
		return nil // it is told, and comes again
	})
	workers.Every(checkpointEvery, due{})
}

// TakeAll signs every head that follows from its last checkpoint. A chain that does not hold is not signed over: its last
// checkpoint stays.
func (c *Checkpoints) TakeAll(ctx context.Context, tenants []string, sources []Source) (failed error) {
	for _, tenant := range tenants {
		for _, source := range sources {
			failed = errors.Join(failed, c.take(principal.With(ctx, principal.System(tenant, "core")), source, tenant))
		}
	}
	return errors.Join(failed, c.store.Enrol(ctx, c.enrol))
}

func (c *Checkpoints) take(ctx context.Context, source Source, tenant string) error {
	verdict, err := c.verify(ctx, source, tenant, true)
	if err == nil && verdict.Broken != nil { // told as to whoever asks for the whole
		verdict, err = c.Verify(ctx, source, tenant)
	}
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

// Verify walks the tenant's whole chain in source and compares it with the last checkpoint.
func (c *Checkpoints) Verify(ctx context.Context, source Source, tenant string) (Verdict, error) {
	return c.verify(ctx, source, tenant, false)
}

// verify walks the chain; onwards: from the last checkpoint on, as what came before it was walked when that was signed.
func (c *Checkpoints) verify(ctx context.Context, source Source, tenant string, onwards bool) (Verdict, error) {
	last, found, err := c.store.Last(ctx, tenant, source.Name())
	if err != nil {
		return Verdict{}, err
	}
	walked, err := source.Verify(ctx, tenant, chain.Span{Seq: last.Seq, Onwards: onwards})
	if err != nil || !found || walked.Broken != nil {
		return Verdict{Verdict: walked}, err
	}
	verdict := Verdict{Verdict: walked, CheckedAgainst: &last.TakenAt}
	verdict.Broken = c.compare(last, walked)
	return verdict, nil
}

func (c *Checkpoints) compare(last Checkpoint, walked chain.Verdict) *chain.Break {
	switch {
	case !ed25519.Verify(c.key.Public().(ed25519.PublicKey), last.message(), last.Signature):
		return &chain.Break{Seq: last.Seq, Reason: forged}
	case walked.At == nil:
		return &chain.Break{Seq: last.Seq, Reason: chain.Truncated}
	case !bytes.Equal(walked.At.Hash, last.Hash):
		return &chain.Break{Seq: last.Seq, Reason: rewritten}
	}
	return nil
}

func (c Checkpoint) message() []byte {
	return fmt.Appendf(nil, "recobro.checkpoint.v1\n%s\n%s\n%d\n%x\n%d\n", c.TenantID, c.Module, c.Seq, c.Hash, c.TakenAt.UnixMicro())
}
