package httpx

import (
	"errors"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// fromHuma is the refusal that a validation error of huma's means.
func fromHuma(m *huma.ErrorModel) error {
	switch m.Status {
	case http.StatusRequestEntityTooLarge:
		return errs.New(errs.TooLarge, "too_large")
	case http.StatusUnsupportedMediaType:
		return errs.New(errs.Invalid, "unsupported_media_type")
	case http.StatusInternalServerError:
		return errs.New(errs.Internal, "internal").Wrap(errors.New(m.Detail))
	case http.StatusBadRequest:
		return errs.New(errs.Invalid, "malformed")
	}
	refused := errs.New(errs.Invalid, "invalid")
	for _, detail := range m.Errors {
		if detail != nil {
			refused.Fields = append(refused.Fields, fieldOf(detail))
		}
	}
	return refused
}

// fieldOf reads huma's English message back into a code with params.
func fieldOf(d *huma.ErrorDetail) errs.Field {
	name := strings.TrimSuffix(d.Location, ".")
	for _, rule := range rules() {
		rest, ok := strings.CutPrefix(d.Message, rule.prefix)
		if !ok {
			continue
		}
		rest = strings.Trim(strings.TrimSuffix(rest, " to be present"), `"`)
		if rule.code == "field.required" && strings.HasPrefix(rule.prefix, "expected required property") {
			return errs.Field{Name: name + "." + rest, Code: rule.code}
		}
		f := errs.Field{Name: name, Code: rule.code}
		if rule.param != "" {
			f.Params = map[string]any{rule.param: rest}
		}
		return f
	}
	return errs.Field{Name: name, Code: "field.invalid"}
}

type rule struct{ prefix, code, param string }

// rules are the beginnings of huma's messages, the more special first.
func rules() []rule {
	return []rule{
		{"unexpected property", "field.unexpected", ""},
		{"unknown query parameter", "field.unexpected", ""},
		{"expected required property ", "field.required", ""},
		{"required ", "field.required", ""},
		{"expected value to be one of ", "field.enum", "options"},
		{"expected number >= ", "field.minimum", "min"},
		{"expected number > ", "field.range", ""},
		{"expected number <= ", "field.maximum", "max"},
		{"expected number < ", "field.range", ""},
		{"expected length >= ", "field.min_length", "min"},
		{"expected length <= ", "field.max_length", "max"},
		{"expected array length >= ", "field.min_items", "min"},
		{"expected array length <= ", "field.max_items", "max"},
		{"expected array items to be unique", "field.unique_items", ""},
		{"expected string to match pattern", "field.pattern", ""},
		{"expected string to be ", "field.format", ""},
		{"expected boolean", "field.type", ""},
		{"expected number", "field.type", ""},
		{"expected integer", "field.type", ""},
		{"expected string", "field.type", ""},
		{"expected array", "field.type", ""},
		{"expected object", "field.type", ""},
		{"invalid ", "field.type", ""},
	}
}
