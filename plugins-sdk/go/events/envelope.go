// Package events tells the rest of the product that something happened: durably, in the transaction of the change
// (Bus.Publish), or at once and forgotten (Bus.Live).
package events

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// Event is something that happened in one tenant, in one module.
type Event struct {
	Type       string     // "recobro.portfolios.import.finished": recobro, the module, the aggregate, what happened
	Subject    string     // id of the row it is about
	TenantID   string     // taken from the principal when empty
	Payload    any        // encoded as JSON; ids rather than personal fields
	Keys       [][]string // query keys that browsers should read again
	Permission string     // who may be told: holders of this permission, for instance "portfolios.imports:read"
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
	Source          string          `json:"source"`      // "/modules/portfolios"
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

// The two kinds of subject: stored in the stream, and passing by.
const (
	StoredPrefix = "events" // events.<module>.<tenant>.<aggregate>.<what>
	LivePrefix   = "live"   // live.<module>.<tenant>.<aggregate>.<what>
	Stream       = "EVENTS" // the JetStream stream that keeps events.>
)

// SubjectOf is where an event of that type and tenant is published under prefix.
// It refuses a type that does not name its module, and a part that would change the meaning of the subject.
func SubjectOf(prefix, eventType, tenantID string) (string, error) {
	parts := strings.Split(eventType, ".")
	if len(parts) < 3 || parts[0] != "recobro" {
		return "", fmt.Errorf("events: type %q is not recobro.<module>.<what>", eventType)
	}
	subject := append([]string{prefix, parts[1], tenantID}, parts[2:]...)
	for _, part := range subject {
		if part == "" || strings.ContainsAny(part, " \t\r\n.*>") {
			return "", fmt.Errorf("events: %q cannot be part of a subject", part)
		}
	}
	return strings.Join(subject, "."), nil
}

// FilterOf is the subject under which events of a type are stored, for every tenant. A type may end in ".>".
func FilterOf(eventType string) (string, error) {
	parts := strings.Split(eventType, ".")
	if len(parts) < 3 || parts[0] != "recobro" || strings.ContainsAny(eventType, " \t\r\n*") {
		return "", fmt.Errorf("events: %q is not a type to listen for", eventType)
	}
	return strings.Join(append([]string{StoredPrefix, parts[1], "*"}, parts[2:]...), "."), nil
}

// DurableOf names the one consumer that a module has for an event type; the module's credentials allow no other.
func DurableOf(moduleID, eventType string) string {
	return moduleID + "_" + strings.NewReplacer(".", "_", ">", "all").Replace(eventType)
}

// InboxOf is the prefix of a module's reply subjects: it may listen there alone, so that it cannot overhear another.
func InboxOf(moduleID string) string { return "_INBOX_" + moduleID }
