package events

import (
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// SeenBy is what a user with a scope on the event's permission may know of it, and whether that is anything: all of it with
// every row or as an owner of the row; the query keys alone if everyone is told; nothing otherwise. An event that does not
// say whose row it is about is nobody's own.
//
//sdk:host
func (e Envelope) SeenBy(userID string, scope principal.Scope) (Envelope, bool) {
	switch {
	case scope == principal.ScopeAll:
		return e, true
	case scope == "":
		return Envelope{}, false
	case userID != "" && slices.Contains(e.Owners, userID):
		return e, true
	case e.Everyone:
		return Envelope{ID: e.ID, Type: e.Type, TenantID: e.TenantID, Time: e.Time, Keys: e.Keys, Permission: e.Permission}, true
	default:
		return Envelope{}, false
	}
}

// owners are the users of a list, each once and nobody left out.
func owners(all []string) []string {
	found := slices.Compact(slices.Sorted(slices.Values(all)))
	return slices.DeleteFunc(found, func(id string) bool { return id == "" })
}
