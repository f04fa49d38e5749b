package httpx

import (
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// MostNames is how many records one question of a RegisterNames operation may ask for.
//
//sdk:host
const MostNames = 100

// Name is what a record is called.
type Name struct {
	ID   string `json:"id"`
	Name string `json:"name" doc:"What it is called; empty when the caller may not know" example:"María Fernanda Silva"`
	Page string `json:"page,omitempty" doc:"Page of the product that shows it" example:"/records/0199e6f0-0000-7000-8000-000000000001"`
	Gone bool   `json:"gone,omitempty" doc:"There is none any more"`
}

// NamesInput asks for the names of records.
type NamesInput struct {
	ID []string `query:"id" maxItems:"100" doc:"The records, separated by commas"`
}

// RegisterNames serves what many records are called, by the path that the manifest's records name. find gives the names of
// those, of some ids, that the principal of ctx may see, in one question to the database. Of the others whoever sees every row
// is told that they are gone, and anybody else nothing: that a record exists is not for them to know.
func RegisterNames(api *API, op Operation, find func(ctx context.Context, ids []string) ([]Name, error)) {
	Register(api, op, func(ctx context.Context, in *NamesInput) (*Body[[]Name], error) {
		ids := slices.DeleteFunc(slices.Compact(slices.Sorted(slices.Values(in.ID))), func(id string) bool { return id == "" })
		if len(ids) == 0 {
			return OK([]Name{}), nil
		}
		found, err := find(ctx, ids)
		if err != nil {
			return nil, err
		}
		return OK(complete(ids, found, principal.Must(ctx).Scope == principal.ScopeAll)), nil
	})
}

// complete is one name for each id.
func complete(ids []string, found []Name, all bool) []Name {
	known := make(map[string]Name, len(found))
	for _, name := range found {
		known[name.ID] = name
	}
	names := make([]Name, len(ids))
	for i, id := range ids {
		name, there := known[id]
		if !there {
			name = Name{ID: id, Gone: all}
		}
		names[i] = name
	}
	return names
}

// Named are the names of some records that were found.
func Named[T any](found []T, name func(T) Name) []Name {
	names := make([]Name, len(found))
	for i, one := range found {
		names[i] = name(one)
	}
	return names
}
