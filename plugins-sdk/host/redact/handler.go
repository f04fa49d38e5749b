package redact

import (
	"context"
	"encoding/json"
	"log/slog"
	"slices"
	"strings"
)

// Handler is next with secrets and personal data struck out of every message and attribute.
func Handler(next slog.Handler) slog.Handler { return handler{next} }

type handler struct{ next slog.Handler }

// Enabled implements slog.Handler.
func (h handler) Enabled(ctx context.Context, level slog.Level) bool {
	return h.next.Enabled(ctx, level)
}

// Handle implements slog.Handler.
func (h handler) Handle(ctx context.Context, r slog.Record) error {
	clean := slog.NewRecord(r.Time, r.Level, Text(r.Message), r.PC)
	r.Attrs(func(a slog.Attr) bool {
		clean.AddAttrs(attribute(a))
		return true
	})
	return h.next.Handle(ctx, clean)
}

// WithAttrs implements slog.Handler.
func (h handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return handler{h.next.WithAttrs(clean(attrs))}
}

// WithGroup implements slog.Handler.
func (h handler) WithGroup(name string) slog.Handler { return handler{h.next.WithGroup(name)} }

func clean(attrs []slog.Attr) []slog.Attr {
	cleaned := make([]slog.Attr, len(attrs))
	for i, a := range attrs {
		cleaned[i] = attribute(a)
	}
	return cleaned
}

func attribute(a slog.Attr) slog.Attr {
	value := a.Value.Resolve()
	switch {
	case value.Kind() == slog.KindGroup:
		return slog.Attr{Key: a.Key, Value: slog.GroupValue(clean(value.Group())...)}
	case slices.Contains(names, strings.ToLower(a.Key)):
		return slog.String(a.Key, Struck)
	case value.Kind() == slog.KindString:
		return slog.String(a.Key, Text(value.String()))
	case value.Kind() == slog.KindAny:
		return slog.Attr{Key: a.Key, Value: foreign(value.Any())}
	default:
		return slog.Attr{Key: a.Key, Value: value}
	}
}

// foreign is a value of any type: an error by its words, anything else as the JSON that it would be written as.
func foreign(value any) slog.Value {
	if err, ok := value.(error); ok {
		return slog.StringValue(Text(err.Error()))
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		return slog.StringValue(Struck)
	}
	struck := Text(string(encoded))
	if struck == string(encoded) {
		return slog.AnyValue(value)
	}
	if json.Valid([]byte(struck)) {
		return slog.AnyValue(json.RawMessage(struck))
	}
	return slog.StringValue(struck)
}
