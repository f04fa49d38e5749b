package tracing_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestTeller(t *testing.T) {
	teller := tracing.NewTeller([]tracing.Field{
		{Name: "debt_id", Kind: tracing.FieldRecord, Record: "portfolios.debt"},
		{Name: "amount", Kind: tracing.FieldMoney},
		{Name: "balance", Kind: tracing.FieldMoney},
		{Name: "status", Kind: tracing.FieldWord},
		{Name: "name", Kind: tracing.FieldText},
		{Name: "notes", Kind: tracing.FieldChanged},
		{Name: "added", Kind: tracing.FieldRecord, Record: "portfolios.tag"},
	})

	t.Run("amounts keep every digit and their currency; a change goes before what was asked for", func(t *testing.T) {
		facts := teller.Facts(`{"amount": 999999999999999, "currency": "COP", "balance": 7, "changes": {"balance": {"from": 900000000000000, "to": 0}}, "debt_id": "d1"}`)
		require.Equal(t, []tracing.Fact{
			{Field: "debt_id", Kind: tracing.FieldRecord, Record: "portfolios.debt", To: []string{"d1"}},
			{Field: "amount", Kind: tracing.FieldMoney, Currency: "COP", To: []string{"999999999999999"}},
			{Field: "balance", Kind: tracing.FieldMoney, Currency: "COP", Change: true, From: []string{"900000000000000"}, To: []string{"0"}},
		}, facts)
	})

	t.Run("an amount without a currency is not told: nobody could say how much it is", func(t *testing.T) {
		require.Empty(t, teller.Facts(`{"amount": 100}`))
	})

	t.Run("of what is personal, or said only to have changed, no value is told", func(t *testing.T) {
		hidden := `{"changes": {"name": {"from": {"class": "name", "hash": "ab"}, "to": {"class": "name", "hash": "cd"}}, "notes": {}, "status": {"from": "new", "to": ""}}}`
		require.Equal(t, []tracing.Fact{
			{Field: "status", Kind: tracing.FieldWord, Change: true, From: []string{"new"}},
			{Field: "name", Kind: tracing.FieldChanged, Change: true},
			{Field: "notes", Kind: tracing.FieldChanged, Change: true},
		}, teller.Facts(tracing.JSONText(hidden)))
		require.Equal(t, []tracing.Fact{{Field: "name", Kind: tracing.FieldChanged}}, teller.Facts(`{"name": {"class": "name", "hash": "ab"}}`))
	})

	t.Run("what no manifest names, and what is no object, says nothing", func(t *testing.T) {
		for _, payload := range []tracing.JSONText{"", "null", "[]", `"x"`, "{", `{"sha256": "00", "added": []}`} {
			require.Empty(t, teller.Facts(payload), payload)
		}
		var nobody *tracing.Teller
		require.Empty(t, nobody.Facts(`{"status": "new"}`), "a line of a module that is no longer installed")
	})
}
