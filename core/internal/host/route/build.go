package route

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// ErrRefused is in the chain of every error that Build returns.
var ErrRefused = errors.New("the module's operations are refused")

type document struct {
	OpenAPI string                                `json:"openapi"`
	Paths   map[string]map[string]json.RawMessage `json:"paths"`
}

type documented struct {
	ID         string `json:"operationId"`
	Permission string `json:"x-permission"`
	FreshProof bool   `json:"x-fresh-proof"`
	Socket     any    `json:"x-socket"`
	Responses  map[string]struct {
		Content map[string]json.RawMessage `json:"content"`
	} `json:"responses"`
}

// answers reports whether the operation answers with a media type; what is sent as it goes is of any: */*.
func (d documented) answers(mediaType string) bool {
	_, found := d.Responses["200"].Content[mediaType]
	return found
}

// Build reads a module's OpenAPI document. It refuses a document in which an operation lies outside the prefixes of
// the manifest, or asks for no permission without being declared open, or asks for one the manifest does not declare.
func Build(m manifest.Manifest, openapi []byte) (*Table, error) {
	var d document
	if err := json.Unmarshal(openapi, &d); err != nil {
		return nil, fmt.Errorf("%w: OpenAPI: %w", ErrRefused, err)
	}
	if !strings.HasPrefix(d.OpenAPI, "3.1") {
		return nil, fmt.Errorf("%w: OpenAPI version %q, want 3.1", ErrRefused, d.OpenAPI)
	}
	table := &Table{mux: chi.NewMux(), operations: map[string]Operation{}}
	var refusals []error
	for path, item := range d.Paths {
		refusals = append(refusals, table.addPath(m, path, item))
	}
	if err := errors.Join(refusals...); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRefused, err)
	}
	return table, nil
}

func (t *Table) addPath(m manifest.Manifest, path string, item map[string]json.RawMessage) error {
	if !manifest.UnderAny(path, m.API.Prefixes) {
		return fmt.Errorf("path %s is outside the manifest's prefixes", path)
	}
	var refusals []error
	for _, method := range methods() {
		raw, ok := item[strings.ToLower(method)]
		if !ok {
			continue
		}
		refusals = append(refusals, t.addOperation(m, method, path, raw))
	}
	return errors.Join(refusals...)
}

func (t *Table) addOperation(m manifest.Manifest, method, path string, raw json.RawMessage) error {
	var d documented
	if err := json.Unmarshal(raw, &d); err != nil {
		return fmt.Errorf("%s %s: %w", method, path, err)
	}
	operation := Operation{ID: d.ID, Method: method, Path: path, Permission: d.Permission, FreshProof: d.FreshProof,
		File: d.answers("*/*"), Events: d.answers(httpx.EventStream), Socket: d.Socket != nil}
	operation.Open = d.Permission == "" && m.IsOpen(path)
	if d.Permission == "" && !operation.Open {
		return fmt.Errorf("%s %s asks for no permission", method, path)
	}
	if d.Permission != "" && !m.Declares(d.Permission) {
		return fmt.Errorf("%s %s asks for %q, which the manifest does not declare", method, path, d.Permission)
	}
	return t.register(operation)
}

func (t *Table) register(operation Operation) (err error) {
	defer func() { // chi panics on a malformed template
		if cause := recover(); cause != nil {
			err = fmt.Errorf("path %s: %v", operation.Path, cause)
		}
	}()
	t.mux.Method(operation.Method, operation.Path, http.NotFoundHandler())
	t.operations[operation.Method+" "+operation.Path] = operation
	return nil
}
