package registry_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

const notesSchema = `{"type":"object","additionalProperties":false,"properties":{
	"days":{"type":"integer","minimum":0,"maximum":30,"default":2},
	"key":{"type":"string","writeOnly":true,"minLength":4,"maxLength":100}}}`

// office is the service with what it told the module and the pages.
type office struct {
	*registry.Chosen
	db    *storage.DB
	told  map[string]string
	pages []string
}

func open(t *testing.T, engine sdktest.Engine) *office {
	db := engine.DB(t, "core", registry.Migrations())
	return again(t, db)
}

// again is another replica on the same database.
func again(t *testing.T, db *storage.DB) *office {
	ring, err := keyring.New([]byte(strings.Repeat("k", 32)))
	require.NoError(t, err)
	log := slog.New(slog.DiscardHandler)
	o := &office{db: db, told: map[string]string{}}
	o.Chosen, err = registry.NewChosen(registry.SettingsConfig{
		DB: db, Record: record.New(db, tracing.NewRecorder(db, nil), nil, nil), Seal: ring, Log: log,
		Schemas: map[string]json.RawMessage{"notes": json.RawMessage(notesSchema)},
		Tell: func(_ context.Context, id string, chosen control.TenantSettings) error {
			for tenant, values := range chosen {
				o.told[tenant+" "+id] = string(values)
			}
			return nil
		},
		Changed: func(tenant, id string) { o.pages = append(o.pages, tenant+" "+id) },
	})
	require.NoError(t, err)
	return o
}

func as(t *testing.T, tenant string) context.Context {
	return principal.With(t.Context(), principal.Principal{TenantID: tenant, UserID: tenant + "-admin", Role: "admin", Kind: principal.KindUser})
}

func TestChosen(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("what a tenant chooses is its own, told to the module at once, and survives", func(t *testing.T) {
			o := open(t, engine)
			after, err := o.Replace(as(t, "a"), "notes", 1, map[string]any{"days": 5})
			require.NoError(t, err)
			require.EqualValues(t, 2, after.Version)
			require.JSONEq(t, `{"days":5}`, o.told["a notes"])
			require.Equal(t, []string{"a notes"}, o.pages)
			other, err := o.Of(as(t, "b"), "notes")
			require.NoError(t, err)
			require.EqualValues(t, 1, other.Version)
			require.Equal(t, json.Number("2"), other.Values["days"])
			replica := again(t, o.db)
			require.NoError(t, replica.Load(t.Context()))
			require.JSONEq(t, `{"days":5}`, replica.told["a notes"])
		})

		t.Run("a secret reaches the module, lies encrypted, and is never told again", func(t *testing.T) {
			o := open(t, engine)
			after, err := o.Replace(as(t, "a"), "notes", 1, map[string]any{"key": "very secret"})
			require.NoError(t, err)
			require.Equal(t, []string{"key"}, after.Secrets)
			require.NotContains(t, encoded(t, after), "very secret")
			require.JSONEq(t, `{"key":"very secret"}`, o.told["a notes"])
			require.NotContains(t, rowsOf(t, o.db), "very secret")
			kept, err := o.Replace(as(t, "a"), "notes", after.Version, map[string]any{"days": 3})
			require.NoError(t, err)
			require.Equal(t, []string{"key"}, kept.Secrets)
			require.JSONEq(t, `{"days":3,"key":"very secret"}`, o.told["a notes"])
			gone, err := o.Replace(as(t, "a"), "notes", kept.Version, map[string]any{"key": nil})
			require.NoError(t, err)
			require.Empty(t, gone.Secrets)
			require.JSONEq(t, `{}`, o.told["a notes"])
		})

		t.Run("the record names what changed and holds no value of it", func(t *testing.T) {
			o := open(t, engine)
			_, err := o.Replace(as(t, "a"), "notes", 1, map[string]any{"key": "very secret", "days": 2})
			require.NoError(t, err)
			lines, err := tracing.List(as(t, "a"), o.db, tracing.Filter{Name: "core.app.configured"})
			require.NoError(t, err)
			require.Len(t, lines, 1)
			require.JSONEq(t, `{"changed":["key"]}`, string(lines[0].Payload))
		})

		t.Run("what the schema refuses is told at its field, and nothing changes", func(t *testing.T) {
			o := open(t, engine)
			_, err := o.Replace(as(t, "a"), "notes", 1, map[string]any{"days": 31, "key": "abc", "more": 1})
			require.Equal(t, errs.Invalid, errs.KindOf(err))
			var refused *errs.Error
			require.ErrorAs(t, err, &refused)
			names := map[string]string{}
			for _, field := range refused.Fields {
				names[field.Name] = field.Code
			}
			require.Equal(t, map[string]string{"body.days": "field.maximum", "body.key": "field.min_length", "body.more": "field.unexpected"}, names)
			require.Empty(t, o.told)
		})

		t.Run("of two who change the same version one is refused", func(t *testing.T) {
			o := open(t, engine)
			_, err := o.Replace(as(t, "a"), "notes", 1, map[string]any{"days": 5})
			require.NoError(t, err)
			_, err = o.Replace(as(t, "a"), "notes", 1, map[string]any{"days": 6})
			require.ErrorIs(t, err, storage.ErrStale)
			_, err = o.Of(as(t, "a"), "nothing")
			require.ErrorIs(t, err, registry.ErrNotFound)
		})
	})
}

func encoded(t *testing.T, v any) string {
	raw, err := json.Marshal(v)
	require.NoError(t, err)
	return string(raw)
}

// rowsOf is everything that lies in the table of settings.
func rowsOf(t *testing.T, db *storage.DB) string {
	var rows []map[string]any
	require.NoError(t, db.PlatformRead(t.Context(), func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&registry.Stored{}).Find(&rows).Error
	}))
	return encoded(t, rows)
}
