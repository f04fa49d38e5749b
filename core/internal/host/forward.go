package host

import (
	"context"
	"encoding/json"
	"log/slog"
)

// forward takes a module's log lines into the host's log: JSON lines with their own level and fields, anything else
// as it is.
func forward(log *slog.Logger) func(line string) {
	return func(line string) {
		fields := map[string]any{}
		if json.Unmarshal([]byte(line), &fields) != nil {
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
	if l.UnmarshalText([]byte(text)) != nil {
		return slog.LevelInfo
	}
	return l
}

func attributes(fields map[string]any) []slog.Attr {
	attrs := make([]slog.Attr, 0, len(fields))
	for name, value := range fields {
		switch name {
		case "msg", "level", "time", "@message", "@level", "@timestamp", "module":
		default:
			attrs = append(attrs, slog.Any(name, value))
		}
	}
	return attrs
}
