package telemetry

import (
	"encoding/json"
	"io"
	"log/slog"
	"os"
	"strings"
	"time"
	"unicode"

	"github.com/lmittmann/tint"
	"github.com/mattn/go-isatty"
)

// forPeople writes what a person at a terminal reads: the time of day, the level, the message, and what is worth knowing of it.
func forPeople(w io.Writer, least slog.Level) slog.Handler {
	return tint.NewTextHandler(w, &tint.Options{
		Level: least, TimeFormat: time.TimeOnly, NoColor: !wantsColours(w), ReplaceAttr: legible,
	})
}

// wantsColours is whether w shows colours and nobody has asked for none (https://no-color.org).
func wantsColours(w io.Writer) bool {
	return isTerminal(w) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

func isTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	return ok && isatty.IsTerminal(file.Fd())
}

// legible keeps a record on its line whatever its texts hold, and leaves out what is empty.
func legible(_ []string, a slog.Attr) slog.Attr {
	switch a.Value.Kind() {
	case slog.KindString:
		a.Value = slog.StringValue(plain(a.Value.String()))
	case slog.KindAny:
		if _, isLevel := a.Value.Any().(slog.Level); !isLevel {
			a.Value = slog.StringValue(plain(spelled(a.Value.Any())))
		}
	default: // numbers and times move nothing
	}
	if a.Value.Kind() == slog.KindString && a.Value.String() == "" {
		return slog.Attr{}
	}
	a.Key = plain(a.Key)
	return a
}

// spelled is a value as the JSON log has it.
func spelled(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return "?"
	}
	return string(text)
}

// plain is text with a sign in the place of everything that would move or colour what the terminal shows: new lines, escape
// sequences, marks of direction.
func plain(text string) string {
	return strings.ReplaceAll(strings.Map(shown, text), `\x1b`, `\x1B`) // spelled small, tint makes an escape of it
}

func shown(r rune) rune {
	switch {
	case unicode.IsPrint(r):
		return r
	case r < ' ':
		return '␀' + r // its picture: ␊ for a new line
	default:
		return unicode.ReplacementChar
	}
}
