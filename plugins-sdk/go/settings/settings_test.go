package settings_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

const schemaOfNotes = `{"type":"object","additionalProperties":false,"required":["sender"],"properties":{
	"days":{"type":"integer","minimum":0,"maximum":30,"default":2},
	"share":{"type":"number","minimum":0.5,"default":1},
	"color":{"type":"string","enum":["red","blue"],"default":"red"},
	"sender":{"type":"string","format":"email","default":"a@b.test"},
	"code":{"type":"string","pattern":"^[a-z]+$","minLength":2,"maxLength":4},
	"tags":{"type":"array","items":{"type":"string","maxLength":3},"maxItems":2,"uniqueItems":true,"default":[]},
	"loud":{"type":"boolean","default":false},
	"key":{"type":"string","writeOnly":true,"maxLength":100}}}`

func parse(t *testing.T) *schema.Schema {
	t.Helper()
	schema, err := schema.Parse(json.RawMessage(schemaOfNotes))
	require.NoError(t, err)
	return schema
}

func TestSchema(t *testing.T) {
	t.Parallel()

	t.Run("each fault is told at its setting, in the API's words", func(t *testing.T) {
		t.Parallel()
		for name, c := range map[string]struct {
			value any
			code  string
		}{
			"days": {31, "field.maximum"}, "share": {0.25, "field.minimum"}, "color": {"green", "field.enum"},
			"sender": {"nobody", "field.format"}, "code": {"A1", "field.pattern"}, "loud": {"yes", "field.type"},
			"tags": {[]string{"a", "a"}, "field.unique_items"}, "key": {7, "field.type"}, "nothing": {1, "field.unexpected"},
		} {
			values := parse(t).Defaults()
			values[name] = c.value
			faults := parse(t).Check(values)
			require.Len(t, faults, 1, name)
			require.Equal(t, name, faults[0].Field)
			require.Equal(t, c.code, faults[0].Code, name)
		}
	})

	t.Run("bounds are told as people write them", func(t *testing.T) {
		t.Parallel()
		values := parse(t).Defaults()
		values["days"] = 31
		require.Equal(t, map[string]any{"max": "30"}, parse(t).Check(values)[0].Params)
	})

	t.Run("a required setting that is missing is told by its name", func(t *testing.T) {
		t.Parallel()
		values := parse(t).Defaults()
		delete(values, "sender")
		require.Equal(t, []schema.Fault{{Field: "sender", Code: "field.required"}}, parse(t).Check(values))
	})

	t.Run("the defaults must be allowed themselves, and a secret has none", func(t *testing.T) {
		t.Parallel()
		for _, property := range []string{`{"type":"integer","maximum":1,"default":2}`, `{"type":"string","writeOnly":true,"default":"x"}`} {
			_, err := schema.Parse(json.RawMessage(`{"type":"object","properties":{"it":` + property + `}}`))
			require.ErrorIs(t, err, schema.ErrInvalid)
		}
	})

	t.Run("a module without settings takes none", func(t *testing.T) {
		t.Parallel()
		schema, err := schema.Parse(nil)
		require.NoError(t, err)
		require.True(t, schema.Empty())
		require.Empty(t, schema.Check(map[string]any{}))
		require.NotEmpty(t, schema.Check(map[string]any{"days": 1}))
	})
}

type notes struct {
	Days  int      `json:"days"`
	Color string   `json:"color"`
	Tags  []string `json:"tags"`
	Key   string   `json:"key"`
}

func TestValues(t *testing.T) {
	t.Parallel()
	raw := func(text string) map[string]json.RawMessage {
		return map[string]json.RawMessage{"a": json.RawMessage(text)}
	}

	t.Run("a tenant that has chosen nothing has the defaults, another keeps its own", func(t *testing.T) {
		t.Parallel()
		store, err := settings.NewStore(parse(t), raw(`{"days":9,"key":"s"}`))
		require.NoError(t, err)
		values, err := settings.For[notes](store)
		require.NoError(t, err)
		require.Equal(t, notes{Days: 9, Color: "red", Tags: []string{}, Key: "s"}, values.OfTenant("a"))
		require.Equal(t, notes{Days: 2, Color: "red", Tags: []string{}}, values.OfTenant("b"))
		require.Equal(t, 9, values.Of(principal.With(t.Context(), principal.System("a", "notes"))).Days)
	})

	t.Run("a change is in force when it is told, and empty is back to the defaults", func(t *testing.T) {
		t.Parallel()
		store, err := settings.NewStore(parse(t), nil)
		require.NoError(t, err)
		values, err := settings.For[notes](store)
		require.NoError(t, err)
		var told []int
		store.Changed(func(tenant string) { told = append(told, values.OfTenant(tenant).Days) })
		require.NoError(t, store.Take(raw(`{"days":5}`)))
		require.Equal(t, 5, values.OfTenant("a").Days)
		require.NoError(t, store.Take(raw(``)))
		require.Equal(t, 2, values.OfTenant("a").Days)
		require.Equal(t, []int{5, 2}, told)
	})

	t.Run("what the module cannot read leaves the settings as they were", func(t *testing.T) {
		t.Parallel()
		store, err := settings.NewStore(parse(t), raw(`{"days":5}`))
		require.NoError(t, err)
		values, err := settings.For[notes](store)
		require.NoError(t, err)
		require.Error(t, store.Take(raw(`{"days":"many"}`)))
		require.Equal(t, 5, values.OfTenant("a").Days)
	})

	t.Run("a type that cannot hold the defaults is refused at the start", func(t *testing.T) {
		t.Parallel()
		store, err := settings.NewStore(parse(t), nil)
		require.NoError(t, err)
		_, err = settings.For[struct {
			Days string `json:"days"`
		}](store)
		require.Error(t, err)
	})
}
