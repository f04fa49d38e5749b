package httpx

import (
	"bytes"
	stdjson "encoding/json"
	"io"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	jsonv1 "github.com/go-json-experiment/json/v1"
)

func jsonFormat() huma.Format {
	return huma.Format{Marshal: writeValue, Unmarshal: stdjson.Unmarshal}
}

// writeValue writes v as JSON in the one way that answers have: as encoding/json does, but for lists and maps that are nil. They
// are empty, never null: that is what the document says.
func writeValue(w io.Writer, v any) error {
	return json.MarshalWrite(w, v, jsonv1.DefaultOptionsV1(), jsontext.EscapeForHTML(false),
		json.FormatNilSliceAsNull(false), json.FormatNilMapAsNull(false))
}

// JSON is v as answers write it, for what is told besides answers: a screen reads both alike.
func JSON(v any) (stdjson.RawMessage, error) {
	var text bytes.Buffer
	err := writeValue(&text, v)
	return text.Bytes(), err
}

// WriteData answers {"data": v}; for handlers of RegisterStream.
func WriteData(w http.ResponseWriter, status int, v any) {
	writeJSON(w, "application/json", status, map[string]any{"data": v})
}

func writeJSON(w http.ResponseWriter, contentType string, status int, v any) {
	w.Header().Set("Content-Type", contentType)
	w.WriteHeader(status)
	_ = writeValue(w, v) // the caller may be gone; there is nobody left to tell
}
