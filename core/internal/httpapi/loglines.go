package httpapi

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// readable turns a module's log lines into ones people read: JSON lines become time, level, message and fields, anything
// else stays as it is.
func readable(lines []string) []string {
	read := make([]string, 0, len(lines))
	for _, line := range lines {
		fields := map[string]any{}
		if json.Unmarshal([]byte(line), &fields) != nil || fields["msg"] == nil {
			read = append(read, line)
			continue
		}
		read = append(read, sentence(fields))
	}
	return read
}

func sentence(fields map[string]any) string {
	var text strings.Builder
	fmt.Fprintf(&text, "%v %v %v", fields["time"], fields["level"], fields["msg"])
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		switch name {
		case "time", "level", "msg", "module":
		default:
			fmt.Fprintf(&text, " %s=%v", name, fields[name])
		}
	}
	return text.String()
}
