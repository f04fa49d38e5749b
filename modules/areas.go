// Package modules names the areas of the product whose modules this program does not have.
package modules

import _ "embed"

// Areas is a list of manifest.Area: what stands at their addresses until a module brings them.
//
//go:embed areas.json
var Areas []byte
