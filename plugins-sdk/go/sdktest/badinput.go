package sdktest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// nastyTexts are texts that have broken servers.
func nastyTexts() []string {
	return []string{
		"", " ", "%00", "a\x00b", "\xff\xfe", "'; DROP TABLE x; --", `"`, `\`, "%", "_", "${jndi:ldap://x}", "../../etc/passwd",
		"-1", "0", "1e999", "99999999999999999999", "NaN", "null", "true", "2026-13-45", "0000-00-00T00:00:00Z",
		strings.Repeat("x", 10_000), strings.Repeat("ñ", 300), "\u202e\u0000", "😀", "\ufeff", "{}", "[]", "*", "AND OR NOT NEAR(", `"unclosed`,
	}
}

// nastyValues are JSON values put where another was wanted.
func nastyValues() []string {
	return []string{
		`null`, `""`, `0`, `-1`, `1.5`, `1e999`, `-1e999`, `99999999999999999999`, `9223372036854775807`, `-9223372036854775808`, `true`, `[]`, `{}`,
		`[[]]`, `[null]`, `"\u0000"`, `"\ud800"`, "\"\xff\"", `"2026-13-45"`, `"` + strings.Repeat("x", 10_000) + `"`, `"'; DROP TABLE x; --"`,
		strings.Repeat("[", 2000) + strings.Repeat("]", 2000),
	}
}

// checkInput sends every operation what it does not want, and looks that nothing breaks.
func (h *Host) checkInput(t *testing.T) {
	for _, o := range h.Operations {
		t.Run(o.Method+" "+o.Path, func(t *testing.T) {
			h.nastyPaths(t, o)
			h.nastyQueries(t, o)
			h.nastyBodies(t, o)
			h.nastyHeaders(t, o)
		})
	}
	h.isReady(t)
}

func (h *Host) survives(t *testing.T, o Operation, address, body string, headers ...string) {
	t.Helper()
	var reader any
	if body != "" {
		reader = strings.NewReader(body)
		headers = append([]string{"Content-Type", o.Body}, headers...)
	}
	got := h.send(o.Method, address, reader, o.permitted("c"), headers...)
	if got.Problem.Code == "unavailable" && h.desk.others == nil { // it asked another module, and there is none here
		return
	}
	require.Lessf(t, got.Status, 500, "%s %.200q body %.200q headers %q answered %d: %s", o.Method, address, body, headers, got.Status, got.Raw)
}

func (h *Host) nastyPaths(t *testing.T, o Operation) {
	if !strings.Contains(o.Path, "{") {
		return
	}
	for _, text := range nastyTexts() {
		if text != "" && len(text) < 1000 {
			h.survives(t, o, o.address(strings.ReplaceAll(url.PathEscape(text), "$", "$$")), h.body(o), "If-Match", `"1"`)
		}
	}
}

func (h *Host) nastyQueries(t *testing.T, o Operation) {
	for _, name := range o.Query {
		for _, text := range nastyTexts() {
			h.survives(t, o, o.address(placeholder)+"?"+url.Values{name: {text}}.Encode(), h.body(o))
		}
		h.survives(t, o, o.address(placeholder)+"?"+name+"=%zz", h.body(o))
		h.survives(t, o, o.address(placeholder)+"?"+name+"=a&"+name+"=b", h.body(o))
	}
}

func (h *Host) nastyBodies(t *testing.T, o Operation) {
	if o.Schema == nil {
		if o.Body != "" {
			h.survives(t, o, o.address(placeholder), "rubbish\x00\xff")
		}
		return
	}
	for _, body := range append(nastyValues(), `{`, `{"a":`, `{"unknown":1}`, "\x00", " ") {
		h.survives(t, o, o.address(placeholder), body, "If-Match", `"1"`)
	}
	for _, name := range h.fields(o.Schema) {
		for _, value := range nastyValues() {
			h.survives(t, o, o.address(placeholder), h.with(o.Schema, name, value), "If-Match", `"1"`)
		}
	}
}

func (h *Host) nastyHeaders(t *testing.T, o Operation) {
	if o.Method == http.MethodGet {
		return
	}
	for _, text := range []string{`W/"x"`, `"-1"`, "*", `"99999999999999999999"`, strings.Repeat("x", 2000)} {
		h.survives(t, o, o.address(placeholder), h.body(o), "If-Match", text)
		h.survives(t, o, o.address(placeholder), h.body(o), "Idempotency-Key", text)
	}
	h.survives(t, o, o.address(placeholder), h.body(o), "Accept", "text/html", "Accept-Language", "\xff;q=x")
}

// body is a body that the operation allows, as text; "" if it takes none.
func (h *Host) body(o Operation) string {
	if o.Schema == nil {
		return ""
	}
	return h.value(o.Schema)
}

func (h *Host) resolve(s *Schema) *Schema {
	for s != nil && s.Ref != "" {
		s = h.schemas[strings.TrimPrefix(s.Ref, "#/components/schemas/")]
	}
	if s == nil {
		return &Schema{}
	}
	return s
}

func (h *Host) fields(s *Schema) []string {
	var names []string
	for name := range h.resolve(s).Properties {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// with is an allowed object of a schema with one field put to a JSON value as it is.
func (h *Host) with(s *Schema, field, value string) string {
	resolved := h.resolve(s)
	var parts []string
	for _, name := range h.fields(resolved) {
		switch {
		case name == field:
			parts = append(parts, quoted(name)+":"+value)
		case slices.Contains(resolved.Required, name):
			parts = append(parts, quoted(name)+":"+h.value(resolved.Properties[name]))
		}
	}
	return "{" + strings.Join(parts, ",") + "}"
}

// value is a JSON value that a schema allows, as far as the suite knows schemas.
func (h *Host) value(s *Schema) string {
	s = h.resolve(s)
	if len(s.Enum) > 0 {
		raw, _ := json.Marshal(s.Enum[0]) // it came from JSON
		return string(raw)
	}
	switch typeOf(s) {
	case "object":
		return h.with(s, "", "")
	case "array":
		return "[" + h.value(s.Items) + "]"
	case "integer", "number":
		return "1"
	case "boolean":
		return "true"
	default:
		return textFor(s)
	}
}

func typeOf(s *Schema) string {
	switch v := s.Type.(type) {
	case string:
		return v
	case []any:
		first, _ := v[0].(string)
		return first
	default:
		return ""
	}
}

func textFor(s *Schema) string {
	switch s.Format {
	case "date-time":
		return `"2026-05-01T12:00:00Z"`
	case "date":
		return `"2026-05-01"`
	case "uuid":
		return quoted(placeholder)
	case "email":
		return `"ana@example.test"`
	}
	if len(s.Examples) > 0 {
		raw, _ := json.Marshal(s.Examples[0]) // it came from JSON
		return string(raw)
	}
	return quoted(strings.Repeat("x", max(3, s.MinLength)))
}

func quoted(s string) string {
	raw, _ := json.Marshal(s) // text always marshals
	return string(raw)
}
