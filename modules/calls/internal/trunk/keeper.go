package trunk

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// readEvery is how often trunks are read: what another program has changed holds here within it.
const readEvery = 3 * time.Second

// Keeper has an engine carry calls over the trunks of every company that has the module on, and writes down how they are doing.
type Keeper struct {
	store   *Store
	keys    *sealed.Keys
	tenants func() []string
	node    string
	clock   clock.Clock
	log     *slog.Logger
	wake    chan struct{}
}

// Engine is what carries calls over trunks.
type Engine interface {
	Keep(trunks []sipline.Trunk)
	States() map[string]sipline.State
}

// KeeperConfig is what a Keeper works with.
type KeeperConfig struct {
	Store   *Store
	Keys    *sealed.Keys
	Tenants func() []string // that have the module on
	Node    string          // id of this program
	Clock   clock.Clock
	Log     *slog.Logger
}

// NewKeeper keeps nothing until it follows.
func NewKeeper(c KeeperConfig) *Keeper {
	return &Keeper{store: c.Store, keys: c.Keys, tenants: c.Tenants, node: c.Node, clock: c.Clock, log: c.Log, wake: make(chan struct{}, 1)}
}

// Look has trunks read at once: something has changed.
func (k *Keeper) Look() {
	select {
	case k.wake <- struct{}{}:
	default:
	}
}

// Follow keeps an engine's trunks until ctx ends.
func (k *Keeper) Follow(ctx context.Context, engine Engine) {
	tick := time.NewTicker(readEvery)
	defer tick.Stop()
	for {
		k.read(ctx, engine)
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		case <-k.wake:
		}
	}
}

// read keeps the trunks of all companies. Where those of one cannot be read, everything stays as it is: no call ends by it.
func (k *Keeper) read(ctx context.Context, engine Engine) {
	var all []sipline.Trunk
	for _, tenant := range k.tenants() {
		within := principal.With(ctx, principal.System(tenant, "calls"))
		trunks, err := k.of(within, tenant)
		if err != nil {
			k.warn(ctx, "read trunks", tenant, err)
			return
		}
		all = append(all, trunks...)
	}
	engine.Keep(all)
	k.see(ctx, engine.States(), all)
}

func (k *Keeper) warn(ctx context.Context, what, tenant string, err error) {
	if ctx.Err() == nil {
		k.log.WarnContext(ctx, what, "tenant", tenant, "error", err)
	}
}

// of are a company's trunks that are on, as the engine knows them.
func (k *Keeper) of(ctx context.Context, tenant string) (all []sipline.Trunk, err error) {
	trunks, err := k.store.All(ctx)
	if err != nil || len(trunks) == 0 {
		return nil, err
	}
	numbers, err := k.store.numbers(ctx)
	for _, t := range trunks {
		if !t.IsOn || err != nil {
			continue
		}
		if wrong := t.spelled(); wrong != nil { // from before that was refused
			k.warn(ctx, "a trunk is left out: "+t.ID, tenant, wrong)
			continue
		}
		line := t.line(tenant, numbers[t.ID])
		if left := len(t.Sources) - len(line.Sources); left > 0 {
			k.warn(ctx, "addresses of a trunk are left out: each of them is more than one carrier's, see docs/operations.md", tenant, fmt.Errorf("trunk %s: %d of %d", t.ID, left, len(t.Sources)))
		}
		if t.HasPassword {
			line.Password, err = k.keys.Open(ctx, place(t.ID), t.Password)
		}
		all = append(all, line)
	}
	return all, err
}

// line is the trunk as the engine knows it, without the password.
func (t Trunk) line(tenant string, numbers []string) sipline.Trunk {
	line := sipline.Trunk{
		ID: t.ID, Tenant: tenant, Host: t.Host, Port: t.Port, Transport: t.Transport, Domain: t.Domain, User: t.Username, Register: t.Register,
		Token: t.Token, Numbers: numbers, CA: t.CA, Seal: t.Seal, Laws: t.Law.laws(), MostCalls: t.MostCalls, MostPerSec: t.MostPerSecond,
		Timer: time.Duration(t.SessionSeconds) * time.Second, Keepalive: time.Duration(t.KeepaliveSeconds) * time.Second, Answer: time.Duration(t.AnswerSeconds) * time.Second, Refers: t.Refers,
	}
	for _, source := range t.Sources {
		if network, err := prefix(source); err == nil {
			line.Sources = append(line.Sources, network)
		}
	}
	return line
}

// see writes down how the trunks are doing.
func (k *Keeper) see(ctx context.Context, states map[string]sipline.State, trunks []sipline.Trunk) {
	now := k.clock.Now()
	byTenant := map[string][]State{}
	for _, t := range trunks {
		if s, known := states[t.ID]; known {
			byTenant[t.Tenant] = append(byTenant[t.Tenant], State{TenantID: t.Tenant, TrunkID: t.ID, Node: k.node, State: s, UpdatedAt: now})
		}
	}
	for tenant, seen := range byTenant {
		if err := k.store.see(principal.With(ctx, principal.System(tenant, "calls")), seen); err != nil {
			k.warn(ctx, "write down how trunks are doing", tenant, err)
		}
	}
}

// Tell keeps what was said on a call of a trunk that failed.
func (k *Keeper) Tell(t sipline.Trunk, s sipline.Story) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	told := Told{Row: storage.Row{ID: storage.NewID()}, TrunkID: t.ID, Story: s}
	if err := k.store.keep(principal.With(ctx, principal.System(t.Tenant, "calls")), &told); err != nil {
		k.warn(ctx, "keep what was said on a call", t.Tenant, err)
	}
}

// Law is how sound is written where a company's first trunk carries it.
func (k *Keeper) Law(ctx context.Context) audio.Law {
	trunks, err := k.store.All(ctx)
	if err != nil || len(trunks) == 0 {
		return audio.ALaw
	}
	return trunks[0].Law.laws()[0]
}
