package tracing

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// The reasons for a break that only all checkpoints together show.
const (
	vanished = "vanished" // a chain that was signed is not there at all
	unlisted = "unlisted" // checkpoints were taken away from those that were signed, or slipped in
)

// checkpointsName is what a verdict on the checkpoints themselves is called by.
const checkpointsName = "checkpoints"

var errUnlisted = errors.New("the checkpoints of the record are not those that were signed: none is added")

// enrol signs the roster of chains with new ones. A roster that does not hold is not signed over.
func (c *Checkpoints) enrol(roster Checkpoint, known, new []Checkpoint) (Checkpoint, error) {
	if roster.Seq > 0 && !c.lists(roster, known) {
		return roster, errUnlisted
	}
	all := append(slices.Clone(known), new...)
	roster.Seq, roster.Hash, roster.TakenAt = int64(len(all)), listOf(all), c.clock.Now().UTC().Truncate(time.Microsecond)
	roster.Signature = ed25519.Sign(c.key, roster.message())
	return roster, nil
}

// lists reports whether a roster was signed for exactly these chains.
func (c *Checkpoints) lists(roster Checkpoint, all []Checkpoint) bool {
	return ed25519.Verify(c.key.Public().(ed25519.PublicKey), roster.message(), roster.Signature) &&
		roster.Seq == int64(len(all)) && string(roster.Hash) == string(listOf(all))
}

func listOf(all []Checkpoint) tracing.Hash {
	names := make([]string, len(all))
	for i, checkpoint := range all {
		names[i] = fmt.Sprintf("%q %q", checkpoint.TenantID, checkpoint.Module)
	}
	slices.Sort(names)
	sum := sha256.Sum256([]byte(strings.Join(names, "\n")))
	return sum[:]
}

// Gone are verdicts on what was signed and is not among the chains that were seen: whole chains, and checkpoints themselves.
// An empty tenant asks for all.
func (c *Checkpoints) Gone(ctx context.Context, tenant string, seen []Verdict) (gone []Verdict, err error) {
	all, roster, err := c.store.All(ctx)
	if err != nil {
		return nil, err
	}
	if roster.Seq > 0 && !c.lists(roster, all) {
		gone = append(gone, broken(rosterOwner(tenant), checkpointsName, roster.Seq, unlisted))
	}
	for _, last := range all {
		there := slices.ContainsFunc(seen, func(v Verdict) bool { return v.TenantID == last.TenantID && v.Module == last.Module })
		if !there && (tenant == "" || tenant == last.TenantID) {
			gone = append(gone, broken(last.TenantID, last.Module, last.Seq, vanished))
		}
	}
	return gone, nil
}

func rosterOwner(tenant string) string {
	if tenant == "" {
		return rosterKey
	}
	return tenant
}

func broken(tenant, module string, seq int64, reason string) Verdict {
	return Verdict{Verdict: chain.Verdict{
		TenantID: tenant, Module: module, Broken: &chain.Break{Seq: seq, Reason: reason},
		Head: chain.Head{TenantID: tenant, Hash: tracing.Hash{}},
	}}
}
