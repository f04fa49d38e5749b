package sdktest

import (
	"encoding/json"
	"regexp"
	"sort"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Operation is one operation of the module's OpenAPI document.
type Operation struct {
	ID         string
	Method     string
	Path       string // with {parameters}
	Permission string // "" if open
	Open       bool
	Query      []string // names of the query parameters
	Body       string   // the one media type of the request's body, "" if there is none
	Schema     *Schema  // of a JSON body
	pattern    *regexp.Regexp
}

// Schema is as much of a JSON schema as the suite needs.
type Schema struct {
	Ref        string             `json:"$ref"`
	Type       any                `json:"type"`
	Properties map[string]*Schema `json:"properties"`
	Required   []string           `json:"required"`
	Items      *Schema            `json:"items"`
	Enum       []any              `json:"enum"`
	Format     string             `json:"format"`
	MinLength  int                `json:"minLength"`
	Minimum    *float64           `json:"minimum"`
}

type document struct {
	Paths      map[string]map[string]described `json:"paths"`
	Components struct {
		Schemas map[string]*Schema `json:"schemas"`
	} `json:"components"`
}

type described struct {
	ID         string `json:"operationId"`
	Permission string `json:"x-permission"`
	Open       bool   `json:"x-open"`
	Parameters []struct {
		Name string `json:"name"`
		In   string `json:"in"`
	} `json:"parameters"`
	RequestBody struct {
		Content map[string]struct {
			Schema *Schema `json:"schema"`
		} `json:"content"`
	} `json:"requestBody"`
}

// readDocument gives the operations of an OpenAPI document, ordered by path and method, and its named schemas.
func readDocument(raw []byte) ([]Operation, map[string]*Schema, error) {
	var d document
	if err := json.Unmarshal(raw, &d); err != nil {
		return nil, nil, err
	}
	var all []Operation
	for path, methods := range d.Paths {
		for method, described := range methods {
			all = append(all, described.operation(strings.ToUpper(method), path))
		}
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Path+all[i].Method < all[j].Path+all[j].Method })
	return all, d.Components.Schemas, nil
}

func (d described) operation(method, path string) Operation {
	o := Operation{ID: d.ID, Method: method, Path: path, Permission: d.Permission, Open: d.Open, pattern: patternOf(path)}
	for _, parameter := range d.Parameters {
		if parameter.In == "query" {
			o.Query = append(o.Query, parameter.Name)
		}
	}
	for mediaType, content := range d.RequestBody.Content {
		o.Body = mediaType
		if mediaType == "application/json" {
			o.Schema = content.Schema
		}
	}
	return o
}

// patternOf matches the addresses of a path with {parameters}.
func patternOf(path string) *regexp.Regexp {
	parts := parameter().Split(path, -1)
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile("^" + strings.Join(parts, "[^/]+") + "$")
}

func parameter() *regexp.Regexp { return regexp.MustCompile(`\{[^}]+\}`) }

// operation is the one that serves an address: among those that match, the one with the fewest parameters.
func (h *Host) operation(method, address string) (Operation, bool) {
	path, _, _ := strings.Cut(address, "?")
	var best Operation
	found := false
	for _, o := range h.Operations {
		if o.Method != method || !o.pattern.MatchString(path) {
			continue
		}
		if !found || strings.Count(o.Path, "{") < strings.Count(best.Path, "{") {
			best, found = o, true
		}
	}
	return best, found
}

// grant is the row scope a role has from the start for a permission; "" = none.
func (h *Host) grant(permission, role string) principal.Scope {
	for _, p := range h.Manifest.Permissions {
		if p.Name == permission {
			return principal.Scope(p.Grants[role])
		}
	}
	return ""
}
