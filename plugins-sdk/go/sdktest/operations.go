package sdktest

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Operation is one operation of the module's OpenAPI document.
type Operation struct {
	ID         string
	Method     string
	Path       string // with {parameters}
	Permission string // "" if open
	Open       bool
	Events     bool     // answers with a stream of events
	Socket     bool     // both sides speak
	Hook       string   // that the operation is the door of
	Basic      bool     // asks for basic authentication
	Query      []string // names of the query parameters
	Body       string   // the one media type of the request's body, "" if there is none
	Schema     *Schema  // of a JSON body
	File       bool     // by it a file comes in, or goes out
	Types      []string // media types of the files that come in
	Fields     []string // of the form that they come in, beside the file
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
	Examples   []any              `json:"examples"`
	Format     string             `json:"format"`
	MinLength  int                `json:"minLength"`
	Minimum    *float64           `json:"minimum"`
}

type document struct {
	Paths      map[string]map[string]described `json:"paths"`
	Components struct {
		Schemas         map[string]*Schema                 `json:"schemas"`
		SecuritySchemes map[string]struct{ Scheme string } `json:"securitySchemes"`
	} `json:"components"`
}

type described struct {
	ID         string `json:"operationId"`
	Permission string `json:"x-permission"`
	Open       bool   `json:"x-open"`
	File       bool   `json:"x-file"`
	Parameters []struct {
		Name string `json:"name"`
		In   string `json:"in"`
	} `json:"parameters"`
	Socket    any                   `json:"x-socket"`
	Hook      string                `json:"x-hook"`
	Security  []map[string][]string `json:"security"`
	Responses map[string]struct {
		Content map[string]any `json:"content"`
	} `json:"responses"`
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
			o := described.operation(strings.ToUpper(method), path)
			for _, needed := range described.Security {
				for name := range needed {
					o.Basic = o.Basic || d.Components.SecuritySchemes[name].Scheme == "basic"
				}
			}
			all = append(all, o)
		}
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Path+all[i].Method < all[j].Path+all[j].Method })
	return all, d.Components.Schemas, nil
}

func (d described) operation(method, path string) Operation {
	o := Operation{ID: d.ID, Method: method, Path: path, Permission: d.Permission, Open: d.Open, File: d.File, pattern: patternOf(path)}
	_, o.Events = d.Responses["200"].Content[httpx.EventStream]
	o.Socket, o.Hook = d.Socket != nil, d.Hook
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
		if mediaType == "multipart/form-data" {
			o.Fields = slices.Sorted(maps.Keys(content.Schema.Properties))
			o.Fields = slices.DeleteFunc(o.Fields, func(name string) bool { return name == "file" })
		} else {
			o.Types = append(o.Types, mediaType)
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
