package sdktest

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// Answers holds answers against the OpenAPI document that promises them.
type Answers struct{ compiler *jsonschema.Compiler }

// NewAnswers reads the document.
func NewAnswers(t testing.TB, document []byte) Answers {
	t.Helper()
	read, err := jsonschema.UnmarshalJSON(bytes.NewReader(document))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource("urn:openapi", read))
	return Answers{compiler}
}

// RequireFit fails the test when an answer to GET path, with its {parameters}, has another form than the document says.
func (a Answers) RequireFit(t testing.TB, path string, answer []byte) {
	t.Helper()
	place := strings.NewReplacer("~", "~0", "/", "~1", "{", "%7B", "}", "%7D").Replace(path)
	schema, err := a.compiler.Compile("urn:openapi#/paths/" + place + "/get/responses/200/content/application~1json/schema")
	require.NoError(t, err)
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(answer))
	require.NoError(t, err)
	require.NoError(t, schema.Validate(value), "GET %s answered %s", path, answer)
}

// checkAnswers holds what can be read of the demo data, and of a tenant without any, against the document.
func (h *Host) checkAnswers(t *testing.T) {
	answers := NewAnswers(t, h.document)
	for _, o := range h.Operations {
		if o.Method != http.MethodGet || o.Open {
			continue
		}
		for _, address := range h.places(o.Path) {
			for _, tenant := range []string{"a", "b"} {
				got := h.send(o.Method, address, nil, o.permitted(tenant))
				if got.Status == http.StatusOK && got.Header.Get("Content-Type") == "application/json" {
					answers.RequireFit(t, o.Path, got.Raw)
				}
			}
		}
	}
}
