package host

import (
	"context"
	"encoding/json"
	"log/slog"
	"maps"
	"slices"
	"strings"
)

// forward writes a module's log lines into the host's log: JSON lines with their own level and fields, anything else
// as it is.
func forward(log *slog.Logger) func(line string) {
	return func(line string) {
		fields := map[string]any{}
		decoder := json.NewDecoder(strings.NewReader(line))
		decoder.UseNumber() // a count or a duration comes out as it went in
		if decoder.Decode(&fields) != nil || decoder.More() {
			log.Info("module output", "line", line)
			return
		}
		message, _ := fields["msg"].(string)
		if message == "" {
			message, _ = fields["@message"].(string)
		}
		log.LogAttrs(context.Background(), level(fields), message, attributes(fields)...)
	}
}

func level(fields map[string]any) slog.Level {
	var l slog.Level
	text, _ := fields["level"].(string)
	if text == "" {
		text, _ = fields["@level"].(string)
	}
	if l.UnmarshalText([]byte(text)) != nil {
		return slog.LevelInfo
	}
	return l
}

// attributes are the line's own fields, without those that every line has.
func attributes(fields map[string]any) []slog.Attr {
	own := maps.Clone(fields)
	for _, name := range []string{"msg", "level", "time", "@message", "@level", "@timestamp", "module"} {
		delete(own, name)
	}
	return inOrder(own)
}

// inOrder are fields in the order of their names, so that a line reads the same each time.
func inOrder(fields map[string]any) []slog.Attr {
	attrs := make([]slog.Attr, 0, len(fields))
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		attrs = append(attrs, slog.Attr{Key: name, Value: valueOf(fields[name])})
	}
	return attrs
}

// valueOf is a value as the module's own log had it: numbers stay numbers, groups stay groups.
func valueOf(value any) slog.Value {
	switch v := value.(type) {
	case map[string]any:
		return slog.GroupValue(inOrder(v)...)
	case json.Number:
		if whole, err := v.Int64(); err == nil {
			return slog.Int64Value(whole)
		}
		broken, _ := v.Float64() // beyond all numbers is infinite, and logged so
		return slog.Float64Value(broken)
	default:
		return slog.AnyValue(value)
	}
}
