package httpapi

import (
	"embed"
	_ "embed"
	"io/fs"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

//go:embed core.json
var coreManifest []byte

//go:embed locales/*.json
var locales embed.FS

// CoreManifest is the core's own manifest: its permissions and what of it is open.
func CoreManifest() (sdk.Manifest, error) { return sdk.ParseManifest(coreManifest) }

// Locales are the titles of the host's own refusals, under locales/.
func Locales() fs.FS { return locales }
