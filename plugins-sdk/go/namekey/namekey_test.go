package namekey_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

func TestOf(t *testing.T) {
	for name, key := range map[string]string{
		"  María   Fernanda PEÑA-Núñez ": "maria fernanda pena nunez",
		"O'Connor, John":                 "o connor john",
		"ACME S.A.":                      "acme s a",
		"João Conceição":                 "joao conceicao",
		"---":                            "",
	} {
		require.Equal(t, key, namekey.Of(name))
	}
	t.Run("the quick way and the thorough way agree", rapid.MakeCheck(func(t *rapid.T) {
		name := rapid.StringMatching(`[ -~]{0,40}`).Draw(t, "name")
		require.Equal(t, namekey.Of(name+"\u00a0"), namekey.Of(name))
	}))
	t.Run("a key is its own key", rapid.MakeCheck(func(t *rapid.T) {
		key := namekey.Of(rapid.String().Draw(t, "name"))
		require.Equal(t, key, namekey.Of(key))
	}))
}
