package httpapi

import (
	"embed"
	_ "embed"
	"io/fs"

	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

//go:embed core.json
var coreManifest []byte

//go:embed locales/*.json
var locales embed.FS

// CoreManifest is the core's own manifest: its permissions and what of it is open.
func CoreManifest() (manifest.Manifest, error) { return manifest.Parse(coreManifest) }

// Locales are the titles of the host's own refusals, under locales/.
func Locales() fs.FS { return locales }
