package modules_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

func TestAreas(t *testing.T) {
	var areas []manifest.Area
	decoder := json.NewDecoder(bytes.NewReader(modules.Areas))
	decoder.DisallowUnknownFields()
	require.NoError(t, decoder.Decode(&areas))
	paths := map[string]bool{}
	for _, area := range areas {
		require.False(t, paths[area.Path], "%s stands there twice", area.Path)
		paths[area.Path] = true
		for _, text := range append(area.Facts, area.Title, area.Description) {
			require.NotContains(t, []string{text.ES, text.EN, text.PT}, "", "%s is said in three languages", area.Path)
		}
	}
}
