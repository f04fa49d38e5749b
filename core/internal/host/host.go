package host

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// Host supervises all installed modules. Safe for concurrent use.
type Host struct {
	modules []*Module // in the order of installation
	byID    map[string]*Module
	stop    context.CancelFunc
	running sync.WaitGroup
}

// New prepares the modules of specs without starting them. It fails when two modules claim one path or one id.
func New(env Env, specs []Spec) (*Host, error) {
	h := &Host{byID: map[string]*Module{}}
	owners := map[string]string{}
	for _, spec := range specs {
		id := spec.Manifest.ID
		if _, taken := h.byID[id]; taken {
			return nil, fmt.Errorf("module %s is installed twice", id)
		}
		for _, prefix := range spec.Manifest.API.Prefixes {
			if owner, taken := owners[prefix]; taken {
				return nil, fmt.Errorf("modules %s and %s both claim %s", owner, id, prefix)
			}
			owners[prefix] = id
		}
		m := newModule(env, spec)
		h.modules, h.byID[id] = append(h.modules, m), m
	}
	return h, nil
}

// Start begins to start all modules side by side and returns at once.
func (h *Host) Start() {
	ctx, cancel := context.WithCancel(context.Background())
	h.stop = cancel
	for _, m := range h.modules {
		h.running.Go(func() { m.supervise(ctx) })
	}
}

// Stop drains and stops all modules side by side; it returns when they are gone or ctx ends.
func (h *Host) Stop(ctx context.Context) error {
	if h.stop == nil {
		return nil
	}
	h.stop()
	gone := make(chan struct{})
	go func() {
		h.running.Wait()
		close(gone)
	}()
	select {
	case <-gone:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Modules lists all installed modules in the order of installation.
func (h *Host) Modules() []*Module { return h.modules }

// Module finds an installed module.
func (h *Host) Module(id string) (*Module, bool) {
	m, ok := h.byID[id]
	return m, ok
}

// Vouched is whose request a module shows that it answers; see Module.Vouched.
func (h *Host) Vouched(module, header string) (principal.Principal, error) {
	m, known := h.Module(module)
	if !known {
		return principal.Principal{}, vouch.ErrForged
	}
	return m.Vouched(header)
}

// Owner finds the module that a request path belongs to: the longest prefix wins.
func (h *Host) Owner(path string) (*Module, bool) {
	var owner *Module
	longest := 0
	for _, m := range h.modules {
		for _, prefix := range m.Spec().Manifest.API.Prefixes {
			if len(prefix) > longest && under(path, prefix) {
				owner, longest = m, len(prefix)
			}
		}
	}
	return owner, owner != nil
}

func under(path, prefix string) bool {
	return strings.HasPrefix(path, prefix) && (len(path) == len(prefix) || path[len(prefix)] == '/')
}

// AwaitReady returns when every module serves, has failed, or ctx ends.
func (h *Host) AwaitReady(ctx context.Context) error {
	for _, m := range h.modules {
		if err := m.awaitSettled(ctx); err != nil {
			return fmt.Errorf("module %s: %w", m.Spec().Manifest.ID, err)
		}
	}
	return nil
}

func (m *Module) awaitSettled(ctx context.Context) error {
	for {
		state, changed := m.observe()
		if state.Serving() || state == Failed || state == Disabled {
			return nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Returns calls back with every module that has begun to serve, again or in a newer version, until ctx ends.
func (h *Host) Returns(ctx context.Context, back func(m *Module)) {
	var watching sync.WaitGroup
	for _, m := range h.modules {
		watching.Go(func() { m.returns(ctx, back) })
	}
	watching.Wait()
}

func (m *Module) returns(ctx context.Context, back func(m *Module)) {
	var told int64
	for {
		_, changed := m.observe()
		if g := m.current.Load(); g != nil && g.number != told {
			told = g.number
			back(m)
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return
		}
	}
}
