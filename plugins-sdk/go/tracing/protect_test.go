package tracing_test

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestProtectedFields(t *testing.T) {
	b := setup(t, sdktest.Engine{Name: storage.SQLite})
	b.recorder.Protect(tracing.Protected{
		Classes: map[string]string{"debtor.national_id": "national_id", "debtor.phones": "phone"}, Key: []byte("a key"),
	})
	told := func(subject string, payload any) (text string) {
		ctx := as(t.Context(), t.Name())
		require.NoError(t, b.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			return b.recorder.Record(ctx, tx, tracing.Entry{Name: "portfolios.debtor.updated", SubjectType: subject, SubjectID: "d1", Payload: payload})
		}))
		events, err := tracing.List(ctx, b.db, tracing.Filter{Limit: 1})
		require.NoError(t, err)
		return string(events[0].Payload)
	}

	t.Run("a personal value is not in the record, its class and hash are", func(t *testing.T) {
		text := told("debtor", map[string]any{
			"changes": map[string]any{"national_id": map[string]any{"from": "41234567", "to": "4123456-8"}, "status": "active"},
			"phones":  []string{"+59899123456"}, "amount": json.Number("9007199254740993"),
		})
		for _, plain := range []string{"41234567", "4123456-8", "99123456"} {
			require.NotContains(t, text, plain)
		}
		require.Contains(t, text, `"class":"national_id"`)
		require.Contains(t, text, `"class":"phone"`)
		require.Contains(t, text, `"status":"active"`)
		require.Contains(t, text, "9007199254740993")
	})

	t.Run("the same value has the same hash, another one another", func(t *testing.T) {
		one := told("debtor", map[string]string{"national_id": "41234567"})
		require.JSONEq(t, one, told("debtor", map[string]string{"national_id": "41234567"}))
		require.NotEqual(t, one, told("debtor", map[string]string{"national_id": "41234568"}))
	})

	t.Run("a field of the same name of another subject stays as it is", func(t *testing.T) {
		require.JSONEq(t, `{"national_id":"x"}`, told("portfolio", map[string]string{"national_id": "x"}))
	})
}
