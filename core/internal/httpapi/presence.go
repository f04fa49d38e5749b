package httpapi

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const (
	// presentFor is how long after a request somebody is said to work in a module.
	presentFor = 15 * time.Minute
	// mostPresent bounds the people remembered, and those told.
	mostPresent = 50_000
	mostTold    = 100
)

// Presence remembers who works in which module, so that switching one off can say whom it touches. It speaks of this
// host's requests alone. Safe for concurrent use.
type Presence struct {
	clock clock.Clock
	mu    sync.Mutex
	last  map[present]time.Time
}

type present struct{ tenant, module, user string }

// NewPresence knows of nobody yet.
func NewPresence(c clock.Clock) *Presence { return &Presence{clock: c, last: map[present]time.Time{}} }

// Note remembers a person's request to a module; programs are nobody.
func (p *Presence) Note(who principal.Principal, moduleID string) {
	if p == nil || who.Kind != principal.KindUser || who.UserID == "" {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.last) >= mostPresent {
		p.forget()
	}
	p.last[present{who.TenantID, moduleID, who.UserID}] = p.clock.Now()
}

// forget lets go of who has left; of all, where too many are there to be remembered.
func (p *Presence) forget() {
	now := p.clock.Now()
	for who, at := range p.last {
		if now.Sub(at) > presentFor {
			delete(p.last, who)
		}
	}
	if len(p.last) >= mostPresent {
		clear(p.last)
	}
}

// PersonAtWork is somebody who works in an app.
type PersonAtWork struct {
	UserID string    `json:"user_id"`
	At     time.Time `json:"at" doc:"When they last asked it for something"`
}

// Of are the people of a tenant who work in a module, the latest first.
func (p *Presence) Of(tenantID, moduleID string) []PersonAtWork {
	p.mu.Lock()
	defer p.mu.Unlock()
	found := []PersonAtWork{}
	for who, at := range p.last {
		if who.tenant == tenantID && who.module == moduleID && p.clock.Now().Sub(at) <= presentFor {
			found = append(found, PersonAtWork{who.user, at})
		}
	}
	slices.SortFunc(found, func(a, b PersonAtWork) int { return cmp.Or(b.At.Compare(a.At), cmp.Compare(a.UserID, b.UserID)) })
	return found[:min(len(found), mostTold)]
}

// RegisterPresence serves whom switching a module off would touch.
func RegisterPresence(api *httpx.API, p *Presence) {
	people := apps(api).Op("people", "/{id}/people", "update", "Who has worked in an app within the last quarter of an hour")
	httpx.All(people, func(ctx context.Context, in *OneApp) ([]PersonAtWork, error) {
		return p.Of(principal.Must(ctx).TenantID, in.ID), nil
	})
}
