package sdktest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// checkExports reads everything that may be read, and looks that each answer which is an export has left a tracing event. Whether
// who reads a file of package files is on the record is for the module to say.
func (h *Host) checkExports(t *testing.T) {
	for _, o := range h.Operations {
		if o.Method != http.MethodGet || o.Open || o.File {
			continue
		}
		for _, address := range h.places(o.Path) {
			before := h.exported(t)
			got := h.send(o.Method, address, nil, o.permitted("a"))
			if strings.HasPrefix(got.Header.Get("Content-Disposition"), "attachment") && got.Status == http.StatusOK {
				require.Greater(t, h.exported(t), before, "%s wrote a file that is on no record", address)
			}
		}
	}
}

// exported counts the lines of the record about files, up to as many as are read at once.
func (h *Host) exported(t *testing.T) (lines int) {
	t.Helper()
	if h.storage.Engine == "" {
		return 0
	}
	filter, err := json.Marshal(tracing.Filter{Limit: 200})
	require.NoError(t, err)
	host := principal.System("a", "core")
	got := h.send(http.MethodGet, chain.ListPath+"?filter="+url.QueryEscape(string(filter)), nil, &host)
	var all []tracing.Event
	require.NoError(t, json.Unmarshal(got.Raw, &all), string(got.Raw))
	for _, line := range all {
		if strings.HasSuffix(line.Name, "exported") {
			lines++
		}
	}
	return lines
}
