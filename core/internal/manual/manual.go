// Package manual is the help about the host's own screens and errors.
package manual

import (
	"embed"
	"encoding/json"

	"github.com/recobro/recobro/plugins-sdk/go/help"
)

// Module is what the host's own shelf stands under.
const Module = "core"

//go:embed help.json
var listed []byte

//go:embed help
var texts embed.FS

// Shelf is the host's own help.
func Shelf() (shelf help.Shelf, err error) {
	var list []help.Listed
	if err := json.Unmarshal(listed, &list); err != nil {
		return shelf, err
	}
	articles, err := help.Read(texts, list)
	title := help.Title{"es": "Cuenta y administración", "en": "Account and administration", "pt": "Conta e administração"}
	return help.NewShelf(Module, title, articles), err
}
