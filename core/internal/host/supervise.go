package host

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/recobro/recobro/plugins-sdk/host/control"
)

var (
	errExited = errors.New("the process ended")
	errHangs  = errors.New("the process does not answer")
)

// supervise keeps the module running until ctx ends, then drains and stops it.
func (m *Module) supervise(ctx context.Context) {
	defer close(m.stopped)
	ledger := newLedger(m.env.Policy)
	for ctx.Err() == nil {
		m.set(Starting, "")
		g, err := m.startGeneration(ctx, m.Spec())
		if err == nil {
			m.swapIn(ctx, g)
			err = m.watch(ctx, ledger)
		}
		if ctx.Err() != nil {
			break
		}
		m.afterLoss(ctx, ledger, err)
	}
	m.set(Disabled, "")
	if g := m.current.Swap(nil); g != nil {
		g.retire(m.env.Policy.DrainTimeout)
	}
}

// swapIn makes g the one that serves and retires its predecessor in the background.
func (m *Module) swapIn(ctx context.Context, g *generation) {
	old := m.current.Swap(g)
	m.catchUp(ctx, g)
	m.set(Ready, "")
	m.mu.Lock()
	m.announce() // the state may be what it was; the generation is not
	m.mu.Unlock()
	m.log.Info("module ready", "generation", g.number, "pid", g.child.PID(), "took", m.env.Clock.Now().Sub(g.startedAt).Round(time.Millisecond).String())
	if old != nil {
		go old.retire(m.env.Policy.DrainTimeout)
	}
}

// watch returns when the serving process is lost (with the cause) or ctx ends.
func (m *Module) watch(ctx context.Context, ledger *ledger) error {
	ticker := time.NewTicker(m.env.Policy.HealthInterval)
	defer ticker.Stop()
	misses := 0
	for {
		g := m.current.Load()
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-g.child.Exited():
			return m.lost(g, ledger, errExited)
		case c := <-m.commands:
			c.reply <- m.upgrade(ctx, c.spec)
		case <-ticker.C:
			if misses = m.examine(ctx, g, misses); misses >= m.env.Policy.HealthMisses {
				return m.lost(g, ledger, m.silence(g))
			}
		}
	}
}

// silence is why g does not answer: a process that is ending stops answering a moment before its end is known.
func (m *Module) silence(g *generation) error {
	select {
	case <-g.child.Exited():
		return errExited
	case <-time.After(lastWords):
		return errHangs
	}
}

// examine asks g for its health and counts the misses in a row. A host that was held up itself, by a busy machine or a halt, does not
// judge: the answer may have waited for it.
func (m *Module) examine(ctx context.Context, g *generation, misses int) int {
	began := time.Now()
	ctx, cancel := context.WithTimeout(ctx, m.env.Policy.HealthTimeout)
	defer cancel()
	health, err := g.health(ctx)
	if err == nil {
		g.outbound.Store(&health.Outbound)
	}
	switch {
	case err != nil && heldUp(time.Since(began), m.env.Policy.HealthTimeout):
		return misses
	case err != nil:
		m.set(Degraded, err.Error())
		return misses + 1
	case !health.Ready:
		m.set(Degraded, health.Detail)
	default:
		m.set(Ready, "")
	}
	return 0
}

// lateBy is by how much a timer may be late on a machine that is not held up.
const lateBy = 250 * time.Millisecond

// heldUp reports whether something that ends within a time has taken so much longer that the host itself did not run.
func heldUp(took, within time.Duration) bool { return took > within+lateBy }

// upgrade is the swap by generations; the old process serves until the new one does.
func (m *Module) upgrade(ctx context.Context, spec Spec) error {
	g, err := m.startGeneration(ctx, spec)
	if err != nil {
		m.log.Warn("replacement did not become ready; the old process serves on", "error", err)
		return err
	}
	m.mu.Lock()
	m.spec = spec
	m.mu.Unlock()
	m.swapIn(ctx, g)
	return nil
}

// lost takes g out of service. Its loss counts as a failure only if it had not proven itself.
func (m *Module) lost(g *generation, ledger *ledger, cause error) error {
	m.current.CompareAndSwap(g, nil)
	m.set(Starting, cause.Error())
	m.restarts.Add(1)
	proven := m.proven(g)
	err := fmt.Errorf("%w: %s", cause, g.describeExit())
	m.log.Warn("module process lost", "generation", g.number, "cause", err, "proven", proven)
	go g.discard()
	if proven {
		ledger.proven()
		return nil
	}
	return err
}

// proven reports whether g's end says nothing against its ability to start: it answered somebody, served for a while,
// or was killed from outside.
func (m *Module) proven(g *generation) bool {
	return g.answered.Load() || g.child.WasKilled() || m.env.Clock.Now().Sub(g.startedAt) >= m.env.Policy.ProvenAfter
}

// describeExit names the exit code or signal for the operator.
func (g *generation) describeExit() string {
	if state := g.child.ExitState(); state != nil {
		return state.String()
	}
	return "still running"
}

// afterLoss waits as the ledger says: not at all, for a delay, or, given up, for a person or for long. A module without a database
// waits for that, however long it takes.
func (m *Module) afterLoss(ctx context.Context, ledger *ledger, cause error) {
	if cause == nil {
		return
	}
	if errors.Is(cause, control.ErrNoDatabase) {
		m.pause(ctx, ledger, Backoff, cause, ledger.waits())
		return
	}
	delay, giveUp := ledger.failed(m.env.Clock.Now())
	if giveUp {
		m.pause(ctx, ledger, Failed, cause, m.env.Policy.FailedDelay)
		return
	}
	m.pause(ctx, ledger, Backoff, cause, delay)
}

// pause waits in a state for a time, or for a person.
func (m *Module) pause(ctx context.Context, ledger *ledger, state State, cause error, delay time.Duration) {
	m.set(state, cause.Error())
	timer := time.NewTimer(delay)
	defer timer.Stop()
	m.awaitCommand(ctx, ledger, timer.C)
}

// awaitCommand returns at the deadline, or early when a person asks for another start.
func (m *Module) awaitCommand(ctx context.Context, ledger *ledger, deadline <-chan time.Time) {
	select {
	case <-ctx.Done():
	case <-deadline:
	case c := <-m.commands:
		ledger.clear()
		m.mu.Lock()
		m.spec = c.spec
		m.mu.Unlock()
		c.reply <- nil
	}
}
