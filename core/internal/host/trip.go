package host

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"time"

	"github.com/google/uuid"

	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// trip is one request on its way to a module, over as many processes as it needs.
type trip struct {
	proxy          *proxy
	who            principal.Principal
	ownCredentials bool // the module reads its own cookies and Authorization on this path
	idempotencyKey string
	replayable     bool   // may be sent again: nothing is done twice
	body           []byte // the whole of it, where it was kept
	whole          bool   // it was
	lasts          bool   // an upload, a stream of events or a socket
	operation      route.Operation
	client         *clientBody
	answer         http.Header // of the host's own, so far
	generation     *generation
	sent           bool // the present process may have seen it
	moved          bool // a process was killed that may have seen it
}

type tripKey struct{}

func tripOf(ctx context.Context) *trip { return ctx.Value(tripKey{}).(*trip) }

// newTrip has received what there is to receive and knows whether the request may be sent again.
func (p *proxy) newTrip(r *http.Request, who principal.Principal, operation route.Operation) (*trip, error) {
	t := &trip{proxy: p, who: who, operation: operation, lasts: operation.Live()}
	t.ownCredentials = manifest.UnderAny(r.URL.Path, p.module.Spec().Manifest.API.Credentials)
	if err := t.receive(r, p.module.env.Proxy.MaxReplay); err != nil {
		return nil, err
	}
	t.decideReplay(r)
	return t, nil
}

// decideReplay decides whether the request may be sent again. PUT and DELETE get a key when they have none, so that the module
// does them once however often they arrive.
func (t *trip) decideReplay(r *http.Request) {
	key := r.Header.Get("Idempotency-Key")
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodOptions:
		t.replayable = t.client == nil && r.Header.Get("Upgrade") == ""
		return
	case http.MethodPut, http.MethodDelete:
		if key == "" {
			key = "host-" + uuid.NewString()
			t.idempotencyKey = key
		}
	}
	t.replayable = key != "" && (t.client == nil || t.whole)
}

// attempt is the outgoing request for the present process: signed with its key, with a fresh body.
func (t *trip) attempt(r *http.Request) *http.Request {
	out := r
	if t.whole {
		out = r.Clone(r.Context())
		out.Body = bodyOf(t.body)
		out.ContentLength, out.TransferEncoding = int64(len(t.body)), nil
	}
	out.Header.Set(vouch.Header, vouch.Sign(t.generation.key, t.who, time.Now()))
	return out
}

func bodyOf(held []byte) io.ReadCloser {
	if len(held) == 0 {
		return http.NoBody
	}
	return io.NopCloser(bytes.NewReader(held))
}

// mayMove says whether a request may go on to the next process: the present one has not seen it, or was killed from outside, which may
// be once. One that ended by itself may have ended by the request.
func (t *trip) mayMove() bool {
	return !t.sent || t.generation.child.WasKilled() && !t.moved
}

// moveOn leaves the present process for the one that replaces it.
func (t *trip) moveOn(ctx context.Context) error {
	old := t.generation
	next, err := t.proxy.await(ctx, old)
	if err != nil {
		return err
	}
	t.generation, t.moved, t.sent = next, t.moved || t.sent, false
	old.leases.release()
	return nil
}

func (t *trip) finish() { t.generation.leases.release() }

// await gives a leased process other than not, waiting while the module restarts.
func (p *proxy) await(ctx context.Context, not *generation) (*generation, error) {
	m := p.module
	if g := m.lease(not); g != nil {
		return g, nil
	}
	deadline := time.NewTimer(m.env.Policy.HoldTimeout)
	defer deadline.Stop()
	for {
		state, changed := m.observe()
		if g := m.lease(not); g != nil {
			return g, nil
		}
		if state == Failed || state == Disabled {
			return nil, errUnavailable
		}
		select {
		case <-changed:
		case <-deadline.C:
			return nil, errUnavailable
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// lease adds a lease to the serving process if it is another than not.
func (m *Module) lease(not *generation) *generation {
	for {
		g := m.current.Load()
		if g == nil || g == not {
			return nil
		}
		if g.leases.acquire() == nil {
			return g
		}
		if m.current.Load() == g { // given up and not yet replaced
			return nil
		}
	}
}

// AwaitRoutes gives the serving process's route table, waiting while the module restarts.
func (m *Module) AwaitRoutes(ctx context.Context) (*route.Table, error) {
	g, err := m.proxy.await(ctx, nil)
	if err != nil {
		return nil, err
	}
	defer g.leases.release()
	return g.routes, nil
}
