package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"strings"

	"github.com/recobro/recobro/core/internal/host"
)

// OpenAPIPath serves the one document of core and modules.
const OpenAPIPath = "/api/v1/openapi.json"

// openDocument is the part of an OpenAPI document that merging has to know.
type openDocument struct {
	OpenAPI    string                     `json:"openapi"`
	Info       json.RawMessage            `json:"info"`
	Paths      map[string]json.RawMessage `json:"paths"`
	Components components                 `json:"components"`
	Tags       []json.RawMessage          `json:"tags,omitempty"`
}

type components struct {
	Schemas         map[string]json.RawMessage `json:"schemas,omitempty"`
	SecuritySchemes map[string]json.RawMessage `json:"securitySchemes,omitempty"`
}

// OpenAPI serves the merged document: the core's operations and those of every module that serves.
type OpenAPI struct {
	Host    *host.Host
	Core    []byte
	Version string
}

// ServeHTTP answers with the document as it is now.
func (o OpenAPI) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	merged, err := o.Merged()
	if err != nil {
		panic(err) // a document that a module's start has accepted can be read
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(merged) // the client may be gone
}

// Merged is the document as JSON. A schema that two documents describe differently gets its module's name before it.
func (o OpenAPI) Merged() ([]byte, error) {
	merged := openDocument{
		OpenAPI: "3.1.0", Paths: map[string]json.RawMessage{},
		Components: components{
			Schemas: map[string]json.RawMessage{},
			SecuritySchemes: map[string]json.RawMessage{
				"bearer": json.RawMessage(`{"type":"http","scheme":"bearer","description":"A minted token or an API key"}`),
			},
		},
	}
	merged.Info, _ = json.Marshal(map[string]string{"title": "Recobro", "version": o.Version})
	if err := merged.add("core", o.Core); err != nil {
		return nil, err
	}
	for _, m := range o.Host.Modules() {
		if document := m.OpenAPI(); document != nil {
			if err := merged.add(m.Spec().Manifest.ID, document); err != nil {
				return nil, err
			}
		}
	}
	return json.Marshal(merged)
}

func (d *openDocument) add(module string, raw []byte) error {
	next, err := parse(raw)
	if err != nil {
		return fmt.Errorf("OpenAPI of %s: %w", module, err)
	}
	if names := d.clashes(next); len(names) > 0 {
		if next, err = parse(renamed(raw, names, module)); err != nil {
			return fmt.Errorf("OpenAPI of %s: %w", module, err)
		}
	}
	maps.Copy(d.Paths, next.Paths)
	maps.Copy(d.Components.Schemas, next.Components.Schemas)
	maps.Copy(d.Components.SecuritySchemes, next.Components.SecuritySchemes)
	d.Tags = append(d.Tags, next.Tags...)
	return nil
}

func parse(raw []byte) (openDocument, error) {
	var document openDocument
	err := json.Unmarshal(raw, &document)
	return document, err
}

// clashes names the schemas that both documents have with different content.
func (d *openDocument) clashes(next openDocument) []string {
	var names []string
	for name, schema := range next.Components.Schemas {
		if known, ok := d.Components.Schemas[name]; ok && !bytes.Equal(known, schema) {
			names = append(names, name)
		}
	}
	return names
}

// renamed puts the module's name before the schemas of names, where they are defined and where they are meant.
func renamed(raw []byte, names []string, module string) []byte {
	prefix := strings.ToUpper(module[:1]) + strings.ReplaceAll(module[1:], "-", "")
	text := string(raw)
	for _, name := range names {
		text = strings.ReplaceAll(text, `"#/components/schemas/`+name+`"`, `"#/components/schemas/`+prefix+name+`"`)
	}
	fresh, err := parse([]byte(text))
	if err != nil {
		return raw
	}
	for _, name := range names {
		fresh.Components.Schemas[prefix+name] = fresh.Components.Schemas[name]
		delete(fresh.Components.Schemas, name)
	}
	out, err := json.Marshal(fresh)
	if err != nil {
		return raw
	}
	return out
}
