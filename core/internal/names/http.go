package names

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Input names records.
type Input struct {
	Of []string `query:"of" maxItems:"100" doc:"The records, separated by commas: module, kind and id of each"`
}

// Part is the core or a module, on or off, as what it has written is looked for.
type Part struct {
	Module  string        `json:"module" doc:"What the names of its events begin with"`
	Title   manifest.Text `json:"title"`
	Records []PartKind    `json:"records"`
}

// PartKind is a kind of record that events are about.
type PartKind struct {
	Type  string        `json:"type"`
	Title manifest.Text `json:"title"`
}

// Routes serves the names. Whoever is signed in may ask: each name is told past its own kind's permission alone.
func (s *Service) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "record-names", Base: "/api/v1/record-names", Rights: "core.profile"}
	httpx.Get(g.Op("", "", "read", "What records are called, as far as one may know"), func(ctx context.Context, in *Input) ([]Named, error) { return s.Of(ctx, in.Of) })
	g.Tag, g.Base = "record-kinds", "/api/v1/record-kinds"
	kinds := g.Op("", "", "read", "The parts of the product that write the record, and the kinds of records that they speak of")
	httpx.All(kinds, func(context.Context, *struct{}) ([]Part, error) { return s.parts, nil })
}
