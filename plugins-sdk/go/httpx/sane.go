package httpx

import (
	"bytes"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// maxDepth is how deep JSON may be nested.
const maxDepth = 64

// saneURL refuses a path or a query with text no database stores.
func saneURL(r *http.Request) error {
	if !saneText(r.URL.Path) {
		return errs.New(errs.Invalid, "invalid").WithField("path", "field.text")
	}
	values, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return errs.New(errs.Invalid, "invalid").WithField("query", "field.format")
	}
	for name, texts := range values {
		for _, text := range append(texts, name) {
			if !saneText(text) {
				return errs.New(errs.Invalid, "invalid").WithField("query."+strings.ToValidUTF8(name, "?"), "field.text")
			}
		}
	}
	return nil
}

func saneText(s string) bool { return utf8.ValidString(s) && !strings.ContainsRune(s, 0) }

// saneJSON refuses a body that is not UTF-8, holds a NUL, escaped or not, or is nested too deeply. Whether it is JSON
// at all is the parser's to say.
func saneJSON(body []byte) error {
	invalid := errs.New(errs.Invalid, "invalid")
	switch {
	case !utf8.Valid(body) || bytes.IndexByte(body, 0) >= 0 || escapedNUL(body):
		return invalid.WithField("body", "field.text")
	case depth(body) > maxDepth:
		return invalid.WithField("body", "field.depth")
	}
	return nil
}

// escapedNUL reports a \u0000 whose backslash is not itself escaped.
func escapedNUL(body []byte) bool {
	for at := 0; ; at++ {
		next := bytes.Index(body[at:], []byte(`\u0000`))
		if next < 0 {
			return false
		}
		at += next
		slashes := 0
		for i := at - 1; i >= 0 && body[i] == '\\'; i-- {
			slashes++
		}
		if slashes%2 == 0 {
			return true
		}
	}
}

// depth is how deep objects and arrays are nested, outside of strings.
func depth(body []byte) int {
	deepest, now, quoted := 0, 0, false
	for i := 0; i < len(body); i++ {
		switch c := body[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			now++
			deepest = max(deepest, now)
		case c == '}' || c == ']':
			now--
		}
	}
	return deepest
}
