package manifest

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

//go:embed schema.json
var manifestSchema []byte

const manifestSchemaID = "https://recobro.dev/schemas/module-manifest-1.json"

// ErrInvalid is in the chain of every error that Parse returns.
var ErrInvalid = errors.New("invalid module manifest")

// Parse reads module.json: checked against the JSON schema, then for what a schema cannot say
// (prefixes under the API or declared open, permissions named after the module, reports of its own paths, no name twice).
func Parse(raw []byte) (Manifest, error) {
	if err := matchManifestSchema(raw); err != nil {
		return Manifest{}, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	m, err := Read(raw)
	if err != nil {
		return Manifest{}, err
	}
	if err := errors.Join(checkPaths(m), checkPermissions(m), checkUI(m), checkReports(m), checkRecords(m), checkSettings(m)); err != nil {
		return Manifest{}, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	return m, nil
}

// Read reads a module.json that the host has parsed: what a module's process knows itself by.
func Read(raw []byte) (m Manifest, err error) {
	if err := json.Unmarshal(raw, &m); err != nil {
		return Manifest{}, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	return m, nil
}

// compiled is the schema of manifests; whoever reads one manifest reads several.
var compiled = sync.OnceValues(compileManifestSchema)

func matchManifestSchema(raw []byte) error {
	schema, err := compiled()
	if err != nil {
		return err
	}
	instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return err
	}
	return schema.Validate(instance)
}

func compileManifestSchema() (*jsonschema.Schema, error) {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(manifestSchema))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource(manifestSchemaID, document); err != nil {
		return nil, err
	}
	return compiler.Compile(manifestSchemaID)
}

func checkPaths(m Manifest) error {
	var refusals []error
	for _, prefix := range m.API.Prefixes {
		if !UnderAny(prefix, []string{"/api/v1"}) && !m.IsOpen(prefix) {
			refusals = append(refusals, fmt.Errorf("api prefix %q is neither under /api/v1/ nor open", prefix))
		}
	}
	for _, open := range m.API.Open {
		if !UnderAny(open, m.API.Prefixes) {
			refusals = append(refusals, fmt.Errorf("open prefix %q is outside the module's prefixes", open))
		}
	}
	for name, prefixes := range map[string][]string{"credentials": m.API.Credentials, "pages": m.API.Pages} {
		for _, prefix := range prefixes {
			if !m.IsOpen(prefix) {
				refusals = append(refusals, fmt.Errorf("%s prefix %q is not open", name, prefix))
			}
		}
	}
	return errors.Join(refusals...)
}

func checkPermissions(m Manifest) error {
	var refusals []error
	seen := map[string]bool{}
	for _, p := range m.Permissions {
		if !strings.HasPrefix(p.Name, m.ID+".") {
			refusals = append(refusals, fmt.Errorf("permission %q does not begin with %q", p.Name, m.ID+"."))
		}
		if seen[p.Name] {
			refusals = append(refusals, fmt.Errorf("permission %q is declared twice", p.Name))
		}
		seen[p.Name] = true
	}
	return errors.Join(refusals...)
}

func checkUI(m Manifest) error {
	if m.UI == nil {
		return nil
	}
	var refusals []error
	for _, item := range m.UI.Nav {
		if item.Permission != "" && !m.Declares(item.Permission) {
			refusals = append(refusals, fmt.Errorf("nav %q asks for undeclared permission %q", item.ID, item.Permission))
		}
	}
	for _, route := range m.UI.Routes {
		if route.Permission != "" && !m.Declares(route.Permission) {
			refusals = append(refusals, fmt.Errorf("route %q asks for undeclared permission %q", route.Path, route.Permission))
		}
	}
	for _, slot := range m.UI.Slots {
		if slot.Permission != "" && !m.Declares(slot.Permission) {
			refusals = append(refusals, fmt.Errorf("slot %q asks for undeclared permission %q", slot.Name, slot.Permission))
		}
	}
	for _, find := range m.UI.Find {
		if !m.Declares(find.Permission) {
			refusals = append(refusals, fmt.Errorf("find %q asks for undeclared permission %q", find.ID, find.Permission))
		}
	}
	slugs := map[string]bool{}
	for _, article := range m.UI.Help {
		if slugs[article.Slug] {
			refusals = append(refusals, fmt.Errorf("help article %q is listed twice", article.Slug))
		}
		slugs[article.Slug] = true
	}
	return errors.Join(refusals...)
}

func checkReports(m Manifest) error {
	var refusals []error
	seen := map[string]bool{}
	for _, report := range m.Reports {
		if seen[report.ID] {
			refusals = append(refusals, fmt.Errorf("report %q is declared twice", report.ID))
		}
		seen[report.ID] = true
		if !m.Declares(report.Permission) {
			refusals = append(refusals, fmt.Errorf("report %q asks for undeclared permission %q", report.ID, report.Permission))
		}
		if !UnderAny(report.Path, m.API.Prefixes) {
			refusals = append(refusals, fmt.Errorf("report %q reads %q, which is outside the module's prefixes", report.ID, report.Path))
		}
	}
	return errors.Join(refusals...)
}

func checkRecords(m Manifest) error {
	var refusals []error
	for _, record := range m.Records {
		for _, path := range []string{record.Path, record.Names} {
			if path != "" && !UnderAny(path, m.API.Prefixes) {
				refusals = append(refusals, fmt.Errorf("record %q is read at %q, which is outside the module's prefixes", record.Type, path))
			}
		}
	}
	return errors.Join(refusals...)
}

func checkSettings(m Manifest) error {
	chosen, err := schema.Parse(m.Settings)
	if err != nil {
		return err
	}
	operator, err := schema.Parse(m.OperatorSettings)
	if err != nil {
		return err
	}
	for _, to := range m.Egress {
		if to.Setting != "" && !slices.Contains(append(chosen.Names(), operator.Names()...), to.Setting) {
			return fmt.Errorf("egress leads to the setting %q, which is neither the company's nor the operator's", to.Setting)
		}
	}
	return nil
}

// Declares reports whether the manifest declares the permission.
func (m Manifest) Declares(permission string) bool {
	for _, p := range m.Permissions {
		if p.Name == permission {
			return true
		}
	}
	return false
}

// PersonalFields are the fields that hold personal data, with their class, as the tracing recorder has to know them.
func (m Manifest) PersonalFields() map[string]string {
	classes := make(map[string]string, len(m.Fields))
	for _, field := range m.Fields {
		classes[field.Name] = field.Class
	}
	return classes
}

// IsOpen reports whether path answers without a sign-in.
func (m Manifest) IsOpen(path string) bool { return UnderAny(path, m.API.Open) }

// UnderAny reports whether path equals one of the prefixes or lies below it, judged by whole segments.
func UnderAny(path string, prefixes []string) bool {
	for _, prefix := range prefixes {
		if path == prefix || strings.HasPrefix(path, strings.TrimSuffix(prefix, "/")+"/") {
			return true
		}
	}
	return false
}
