package sdktest

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// checkNames asks every kind of record of the manifest for the names of tenant a's rows: nobody of tenant b, and nobody who may
// see own rows alone and owns none, learns one of them, nor that it is there.
func (h *Host) checkNames(t *testing.T) {
	ids := idsIn(h.everything("a"))
	ids = ids[:min(len(ids), httpx.MostNames)]
	for _, record := range h.Manifest.Records {
		if record.Names == "" {
			continue
		}
		o, found := h.operation(http.MethodGet, record.Names)
		require.True(t, found, "%s names its records by %s, which is no operation", record.Type, record.Names)
		address := record.Names + "?" + url.Values{"id": {strings.Join(ids, ",")}}.Encode()
		require.Equal(t, http.StatusOK, h.send(http.MethodGet, address, nil, o.permitted("a")).Status)
		h.namesNothing(t, address, o.permitted("b"))
		if h.scoped(o.Permission) {
			h.namesNothing(t, address, o.stranger("a"))
		}
	}
}

func (h *Host) namesNothing(t *testing.T, address string, who *principal.Principal) {
	t.Helper()
	answer := h.send(http.MethodGet, address, nil, who)
	require.Equal(t, http.StatusOK, answer.Status, string(answer.Raw))
	var names []httpx.Name
	answer.OK(&names)
	for _, name := range names {
		require.Empty(t, name.Name+name.Page, "%s names a row of others to %s of %s", address, who.UserID, who.TenantID)
		require.Equal(t, who.Scope == principal.ScopeAll, name.Gone, "whether a row is there is told to who may see all")
	}
}
