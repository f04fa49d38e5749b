// Package broker is where events travel between processes: the subjects they have, and the connection of a module.
package broker

import (
	"fmt"
	"strings"
)

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
		return "", fmt.Errorf("broker: type %q is not recobro.<module>.<what>", eventType)
	}
	subject := append([]string{prefix, parts[1], tenantID}, parts[2:]...)
	for _, part := range subject {
		if part == "" || strings.ContainsAny(part, " \t\r\n.*>") {
			return "", fmt.Errorf("broker: %q cannot be part of a subject", part)
		}
	}
	return strings.Join(subject, "."), nil
}

// FilterOf is the subject under which events of a type are stored, for every tenant. A type may end in ".>".
func FilterOf(eventType string) (string, error) {
	parts := strings.Split(eventType, ".")
	if len(parts) < 3 || parts[0] != "recobro" || strings.ContainsAny(eventType, " \t\r\n*") {
		return "", fmt.Errorf("broker: %q is not a type to listen for", eventType)
	}
	return strings.Join(append([]string{StoredPrefix, parts[1], "*"}, parts[2:]...), "."), nil
}

// DurableOf names the one consumer that a module has for an event type; the module's credentials allow no other.
func DurableOf(moduleID, eventType string) string {
	return moduleID + "_" + strings.NewReplacer(".", "_", ">", "all").Replace(eventType)
}

// InboxOf is the prefix of a module's reply subjects: it may listen there alone, so that it cannot overhear another.
func InboxOf(moduleID string) string { return "_INBOX_" + moduleID }
