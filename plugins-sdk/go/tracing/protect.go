package tracing

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
)

// Protected are the fields of a module that hold personal data, by "<subject type>.<field>", with their class. The record
// keeps no such value: it keeps which field it was, its class and a keyed hash, so that two lines can be compared and a
// known value be found, and nothing be read.
//
//sdk:host
type Protected struct {
	Classes map[string]string
	Key     []byte // of the hash; empty = no hash is kept at all
}

// hidden stands in the record for a personal value.
type hidden struct {
	Class string `json:"class"`
	Hash  string `json:"hash,omitempty"` // HMAC-SHA256 of the value's JSON, hex
}

// hide replaces the personal values of a payload about a subject, however deep they lie.
func (p Protected) hide(subjectType string, payload []byte) ([]byte, error) {
	if len(p.Classes) == 0 {
		return payload, nil
	}
	decoder := json.NewDecoder(bytes.NewReader(payload))
	decoder.UseNumber() // amounts must come out as they went in
	var value any
	if err := decoder.Decode(&value); err != nil && err != io.EOF {
		return nil, err
	}
	return json.Marshal(p.walk(subjectType, value))
}

func (p Protected) walk(subjectType string, value any) any {
	switch v := value.(type) {
	case map[string]any:
		for name, inner := range v {
			if class, personal := p.Classes[subjectType+"."+name]; personal && inner != nil {
				v[name] = p.replace(class, inner)
			} else {
				v[name] = p.walk(subjectType, inner)
			}
		}
	case []any:
		for i, inner := range v {
			v[i] = p.walk(subjectType, inner)
		}
	}
	return value
}

// replace hides one value; of a change from one to another, and of a list, each by itself.
func (p Protected) replace(class string, value any) any {
	switch v := value.(type) {
	case map[string]any:
		for name, inner := range v {
			v[name] = p.replace(class, inner)
		}
		return v
	case []any:
		for i, inner := range v {
			v[i] = p.replace(class, inner)
		}
		return v
	case nil:
		return nil
	default:
		return hidden{Class: class, Hash: p.hash(v)}
	}
}

func (p Protected) hash(value any) string {
	if len(p.Key) == 0 {
		return ""
	}
	text, err := json.Marshal(value)
	if err != nil {
		return "" // it came from JSON
	}
	h := hmac.New(sha256.New, p.Key)
	h.Write([]byte("recobro tracing\x00"))
	h.Write(text)
	return hex.EncodeToString(h.Sum(nil))
}
