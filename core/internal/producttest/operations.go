package producttest

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Operation is one thing that the running product's API does, as its document says.
type Operation struct {
	ID, Method, Path, Permission string

	FreshProof bool // asks for a recent proof of identity
}

// Operations are all of them, in the order of their ids.
func (p *Product) Operations(t testing.TB) []Operation {
	t.Helper()
	var document struct {
		Paths map[string]map[string]json.RawMessage
	}
	answer := p.SignIn(t, "rioplatense", "admin").Get(t, "/api/v1/openapi.json")
	require.NoError(t, json.Unmarshal(answer.Body, &document))
	var found []Operation
	for path, item := range document.Paths {
		for method, raw := range item {
			var described struct {
				OperationID string `json:"operationId"`
				Permission  string `json:"x-permission"`
				FreshProof  bool   `json:"x-fresh-proof"`
			}
			if json.Unmarshal(raw, &described) != nil || described.OperationID == "" {
				continue
			}
			found = append(found, Operation{
				ID: described.OperationID, Method: strings.ToUpper(method), Path: path, Permission: described.Permission,
				FreshProof: described.FreshProof,
			})
		}
	}
	slices.SortFunc(found, func(a, b Operation) int { return cmp.Compare(a.ID, b.ID) })
	return found
}
