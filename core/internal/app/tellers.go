package app

import (
	coretracing "github.com/recobro/recobro/core/internal/tracing"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// tellers tell what each module's lines of the record say, by the fields that its manifest names.
func tellers(manifests []manifest.Manifest) coretracing.Tellers {
	all := coretracing.Tellers{}
	for _, manifest := range manifests {
		all[manifest.ID] = tracing.NewTeller(manifest.Recorded)
	}
	return all
}
