package httpx

import (
	"github.com/danielgtaylor/huma/v2"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Scopes are the rows that something reaches, by its name.
//
//sdk:host
type Scopes map[string]principal.Scope

// Schema documents them.
func (Scopes) Schema(huma.Registry) *huma.Schema {
	each := &huma.Schema{Type: huma.TypeString, Enum: []any{principal.ScopeAll, principal.ScopeTeam, principal.ScopeOwn}}
	return &huma.Schema{Type: huma.TypeObject, AdditionalProperties: each}
}
