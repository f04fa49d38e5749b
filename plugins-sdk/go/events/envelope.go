// Package events tells the rest of the product that something happened: durably, in the transaction of the change
// (Bus.Publish), or at once and forgotten (Bus.Live).
package events

import (
	"encoding/json"
	"time"
)

// Event is something that happened in one tenant, in one module.
type Event struct {
	Type       string     // "recobro.module.record.updated": recobro, the module, the aggregate, what happened
	Subject    string     // id of the row it is about
	TenantID   string     // taken from the principal when empty
	Payload    any        // encoded as JSON; ids rather than personal fields
	Keys       [][]string // query keys that browsers should read again
	Permission string     // who may be told: holders of this permission, for instance "module.records:read"
	Owners     []string   // users whose own row it is, or was until now: of those who see some rows only, they alone are told
	Everyone   bool       // those who see some rows only are told too, but no more than the query keys
	Notify     *Notify    // who is to be notified of it; nil = nobody. Only stored events notify
}

// Notify asks the host to notify people of an event: a line under the bell, and by mail or browser where they chose it.
type Notify struct {
	Kind   string            `json:"kind"`  // one of the module's manifest: "task_assigned"
	Users  []string          `json:"users"` // ids of users of the event's tenant; those who are none are passed over
	Params map[string]string `json:"params,omitempty"`
	Link   string            `json:"link,omitempty"` // page of the product: "/tasks?task=…"
}

// Envelope is an event on the wire: CloudEvents 1.0 in its JSON form, with the product's extensions.
type Envelope struct {
	SpecVersion     string          `json:"specversion"` // "1.0"
	ID              string          `json:"id"`          // UUIDv7; a consumer that has seen it does nothing
	Source          string          `json:"source"`      // "/modules/module"
	Type            string          `json:"type"`
	Subject         string          `json:"subject,omitempty"`
	Time            time.Time       `json:"time"`
	DataContentType string          `json:"datacontenttype,omitempty"`
	Data            json.RawMessage `json:"data,omitempty"`
	TenantID        string          `json:"tenantid"`
	Keys            [][]string      `json:"keys,omitempty"`
	Permission      string          `json:"permission,omitempty"`
	Owners          []string        `json:"owners,omitempty"`
	Everyone        bool            `json:"everyone,omitempty"`
	Notify          *Notify         `json:"notify,omitempty"`
	TraceParent     string          `json:"traceparent,omitempty"` // W3C trace context of the change
}
