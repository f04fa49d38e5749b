package producttest

import (
	"encoding/json"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// Into decodes the `data` of a success, or the whole body when it has none, into target.
func (a Answer) Into(t testing.TB, target any) {
	t.Helper()
	a.OK(t)
	var enveloped struct {
		Data json.RawMessage `json:"data"`
	}
	require.NoError(t, json.Unmarshal(a.Body, &enveloped), string(a.Body))
	if enveloped.Data == nil {
		enveloped.Data = a.Body
	}
	require.NoError(t, json.Unmarshal(enveloped.Data, target), string(a.Body))
}

// OK requires a success.
func (a Answer) OK(t testing.TB) {
	t.Helper()
	require.Less(t, a.Status, 300, string(a.Body))
}

// Code is the code of a refusal.
func (a Answer) Code(t testing.TB) string {
	t.Helper()
	var problem struct{ Code string }
	require.NoError(t, json.Unmarshal(a.Body, &problem), string(a.Body))
	return problem.Code
}

// text is one field of the `data` of a success.
func text(t testing.TB, answer Answer, field string) string {
	t.Helper()
	var fields map[string]any
	answer.Into(t, &fields)
	value, ok := fields[field].(string)
	require.True(t, ok, "no %s in %s", field, answer.Body)
	return value
}

// number is one whole number of the `data` of a success, as text.
func number(t testing.TB, answer Answer, field string) string {
	t.Helper()
	var fields map[string]any
	answer.Into(t, &fields)
	value, ok := fields[field].(float64)
	require.True(t, ok, "no %s in %s", field, answer.Body)
	return strconv.FormatFloat(value, 'f', -1, 64)
}
