package events

import (
	"encoding/json"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

// waiting is how many updates may wait for one browser; a browser that falls further behind is dropped and connects again,
// reading everything anew.
const waiting = 256

// Decider says which rows a role's permission reaches.
type Decider interface {
	Decide(tenant, role, permission string) (principal.Scope, bool)
}

// Hub hands every event to the browsers that may know of it.
type Hub struct {
	decider  Decider
	mutex    sync.RWMutex
	watchers map[string]map[*watcher]struct{} // by tenant
}

// watcher is one open stream of one person.
type watcher struct {
	who     principal.Principal
	updates chan told
	gone    chan struct{} // closed when the browser is too far behind
	end     sync.Once
}

// NewHub listens to everything that is published on the connection.
func NewHub(connection *nats.Conn, decider Decider) (*Hub, error) {
	hub := &Hub{decider: decider, watchers: map[string]map[*watcher]struct{}{}}
	for _, subject := range []string{broker.StoredPrefix + ".>", broker.LivePrefix + ".>"} {
		if _, err := connection.Subscribe(subject, hub.receive); err != nil {
			return nil, err
		}
	}
	return hub, nil
}

// AccessChanged is the live event that what its subject, a user, may do or is signed in to has changed; without a subject, of
// everybody in the tenant. Browsers notice only that what may no longer go on ends.
const AccessChanged = "recobro.core.access.changed"

// OnAccessChanged calls back with the tenant and the user of each AccessChanged of any replica.
func OnAccessChanged(connection *nats.Conn, changed func(tenantID, userID string)) error {
	_, err := connection.Subscribe(broker.LivePrefix+".core.*.access.changed", func(message *nats.Msg) {
		var envelope sdkevents.Envelope
		if json.Unmarshal(message.Data, &envelope) == nil {
			changed(envelope.TenantID, envelope.Subject)
		}
	})
	return err
}

func (h *Hub) receive(message *nats.Msg) {
	var envelope sdkevents.Envelope
	if json.Unmarshal(message.Data, &envelope) == nil { // otherwise it is not of the product's making, and nobody gets it
		h.Send(envelope)
	}
}

// told is an event as one of those who hear it may know it, written out once for all of them.
type told struct {
	id, kind string
	data     json.RawMessage
}

// Send hands the event to those who watch its tenant and may know of it. It never waits for a slow browser.
func (h *Hub) Send(envelope sdkevents.Envelope) {
	h.mutex.RLock()
	defer h.mutex.RUnlock()
	hear := map[*watcher]sdkevents.Envelope{}
	for watcher := range h.watchers[envelope.TenantID] {
		if seen, may := h.seen(watcher.who, envelope); may {
			hear[watcher] = seen
		}
	}
	spread := spreadOver(len(hear))
	written := map[bool]told{} // whole, and as who may know the keys alone hears it
	for watcher, seen := range hear {
		whole := seen.Subject == envelope.Subject && len(seen.Data) == len(envelope.Data)
		if _, is := written[whole]; !is {
			written[whole] = writeOut(seen, spread)
		}
		watcher.offer(written[whole])
	}
}

const (
	atOnce        = 50 // browsers that may read again at the same time
	eachReads     = 3 * time.Millisecond
	longestSpread = 10 * time.Second
)

// spreadOver is within how long those who hear of one event read again: a few do at once, thousands one after another, so that what
// one message sets off does not keep the next from being taken.
func spreadOver(hearers int) time.Duration {
	if hearers <= atOnce {
		return 0
	}
	return min(time.Duration(hearers)*eachReads, longestSpread)
}

// seen is what somebody may know of an event. The permission is asked for anew at each, so that a right that was withdrawn ends
// here too.
func (h *Hub) seen(who principal.Principal, envelope sdkevents.Envelope) (sdkevents.Envelope, bool) {
	if envelope.Permission == "" {
		return sdkevents.Envelope{}, false
	}
	scope, allowed := h.decider.Decide(who.TenantID, who.Role, envelope.Permission)
	if !allowed || !who.Carries(envelope.Permission) {
		return sdkevents.Envelope{}, false
	}
	return envelope.SeenBy(who.UserID, scope)
}

func (h *Hub) watch(who principal.Principal) *watcher {
	w := &watcher{who: who, updates: make(chan told, waiting), gone: make(chan struct{})}
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.watchers[who.TenantID] == nil {
		h.watchers[who.TenantID] = map[*watcher]struct{}{}
	}
	h.watchers[who.TenantID][w] = struct{}{}
	return w
}

func (h *Hub) forget(w *watcher) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	delete(h.watchers[w.who.TenantID], w)
	if len(h.watchers[w.who.TenantID]) == 0 {
		delete(h.watchers, w.who.TenantID)
	}
}

func (w *watcher) offer(t told) {
	select {
	case w.updates <- t:
	default:
		w.end.Do(func() { close(w.gone) })
	}
}
