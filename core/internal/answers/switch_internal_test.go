package answers

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

func TestAModuleIsOnThatIsThereAndThatTheTenantHasOn(t *testing.T) {
	d := &Desk{Switches: switches{"visits": true, "gone": true}, Manifests: []manifest.Manifest{{ID: "visits"}, {ID: "off"}}}
	for module, on := range map[string]bool{"visits": true, "off": false, "gone": false} {
		require.Equal(t, on, d.on("a", module), module)
	}
}
