package sdktest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// stranger is somebody of a tenant who owns no row, with the operation's permission for own rows.
func (o Operation) stranger(tenant string) *principal.Principal {
	who := o.permitted(tenant)
	who.UserID, who.Username, who.Role, who.Scope = "stranger", "stranger", "cashier", principal.ScopeOwn
	return who
}

// scoped reports whether a role reaches own rows alone by a permission.
func (h *Host) scoped(permission string) bool {
	for _, p := range h.Manifest.Permissions {
		for _, scope := range p.Grants {
			if p.Name == permission && scope != string(principal.ScopeAll) {
				return true
			}
		}
	}
	return false
}

// checkScope walks everything that may be read with own rows alone, as somebody who owns none: where tenant a has the demo's
// rows, they see what they would see in tenant b, which has none. Then every row is changed, and nothing is told to them.
func (h *Host) checkScope(t *testing.T, moving []string) {
	seen := h.rowsOf("a")
	for _, o := range h.Operations {
		if o.Method != http.MethodGet || o.Open || !h.scoped(o.Permission) {
			continue
		}
		if !strings.Contains(o.Path, "{") {
			h.seesNothing(t, o, o.Path)
			h.findsNothing(t, o, seen)
			continue
		}
		for _, address := range h.places(o.Path) {
			got := h.send(o.Method, address, nil, o.stranger("a"))
			require.GreaterOrEqual(t, got.Status, 400, "%s of another's row answered %s", address, got.Raw)
		}
	}
	h.changesNothing(t, moving)
	h.hearsNothing(t)
}

// rowsOf are the answers of a tenant's lists that somebody may read with own rows alone, by path, as who may see all.
func (h *Host) rowsOf(tenant string) map[string]string {
	all := map[string]string{}
	for _, o := range h.Operations {
		if o.Method == http.MethodGet && !strings.Contains(o.Path, "{") && h.scoped(o.Permission) {
			all[o.Path] = string(h.send(o.Method, o.Path, nil, o.permitted(tenant)).Raw)
		}
	}
	return all
}

func (h *Host) seesNothing(t *testing.T, o Operation, address string) {
	t.Helper()
	there, empty := h.send(o.Method, address, nil, o.stranger("a")), h.send(o.Method, address, nil, o.stranger("b"))
	require.Equal(t, empty.Status, there.Status, "%s: %s", address, there.Raw)
	require.Less(t, there.Status, 500, "%s: %s", address, there.Raw)
	require.Equal(t, plain(empty.Raw), plain(there.Raw), "%s tells of rows of others", address)
}

// plain is an answer without what differs from one refusal to the next, and without the moment that figures are of.
func plain(raw []byte) string {
	return regexp.MustCompile(`"(trace_id|request_id|instance|as_of)":"[^"]*"`).ReplaceAllString(string(raw), "")
}

// findsNothing asks each text parameter of a list for what others' rows hold: a search, a suggestion, a filter.
func (h *Host) findsNothing(t *testing.T, o Operation, seen map[string]string) {
	for _, name := range o.Query {
		for _, text := range textsIn(seen[o.Path]) {
			h.seesNothing(t, o, o.Path+"?"+url.Values{name: {text}}.Encode())
		}
	}
}

// textsIn are some of the texts that the rows of an answer hold.
func textsIn(answer string) []string {
	var body struct {
		Data []map[string]any `json:"data"`
	}
	if json.Unmarshal([]byte(answer), &body) != nil {
		return nil
	}
	var texts []string
	for _, row := range body.Data[:min(len(body.Data), 3)] {
		for _, value := range row {
			if text, ok := value.(string); ok && len(text) > 2 && len(text) < 100 {
				texts = append(texts, text)
			}
		}
	}
	slices.Sort(texts)
	return slices.Compact(texts)
}

// changesNothing asks for every change that is granted on own rows alone, on rows of others.
func (h *Host) changesNothing(t *testing.T, moving []string) {
	before := h.rowsOf("a")
	for _, o := range h.Operations {
		if o.Method == http.MethodGet || o.Open || !h.scoped(o.Permission) || !strings.Contains(o.Path, "{") {
			continue
		}
		for _, address := range h.places(o.Path) {
			got := h.send(o.Method, address, h.example(o), o.stranger("a"), "If-Match", `"1"`)
			require.GreaterOrEqual(t, got.Status, 400, "%s %s of another's row answered %s", o.Method, address, got.Raw)
		}
	}
	require.Equal(t, still(before, moving), still(h.rowsOf("a"), moving), "rows of others were changed")
}

// hearsNothing has somebody who may do all do everything there is to rows that the stranger does not own.
func (h *Host) hearsNothing(t *testing.T) {
	heard := h.Broker.listener()
	for _, o := range h.Operations {
		if o.Method == http.MethodGet || o.Method == http.MethodDelete || o.Open {
			continue
		}
		for _, address := range h.places(o.Path) {
			for _, body := range h.examples(o) {
				h.send(o.Method, address, body, o.permitted("a"), "If-Match", `"1"`)
			}
		}
	}
	told := heard(h)
	for _, e := range told {
		h.checkEvent(t, e)
	}
	require.True(t, len(told) > 0 || len(h.Manifest.Permissions) == 0 || len(h.Manifest.Events.Publishes) == 0, "nothing was told of anything: have the module's Demo make a record")
	for _, eventType := range h.Manifest.Events.Publishes {
		for _, permission := range h.Manifest.Permissions {
			unowned := events.Envelope{Type: eventType, Permission: permission.Name, Subject: "x", Data: json.RawMessage(`{"amount":1}`)}
			_, told := unowned.SeenBy("stranger", principal.ScopeOwn)
			require.False(t, told, "%s that says nothing of its row's owner is told", eventType)
		}
	}
}

// places are addresses of a path in tenant a: each parameter is the id of a row that the list before it shows.
func (h *Host) places(path string) []string {
	at := strings.LastIndexByte(path, '{')
	if at < 0 {
		return []string{path}
	}
	_, below, _ := strings.Cut(path[at:], "}")
	var all []string
	for _, parent := range h.places(strings.TrimSuffix(path[:at], "/")) {
		o, found := h.operation(http.MethodGet, parent)
		if !found {
			continue
		}
		ids := idsIn(map[string]string{parent: string(h.send(http.MethodGet, parent, nil, o.permitted("a")).Raw)})
		for _, id := range ids[:min(len(ids), mostPlaces)] {
			all = append(all, parent+"/"+id+below)
		}
	}
	return all
}

// mostPlaces is how many rows of one list are tried.
const mostPlaces = 4

// examples are bodies that an operation allows: each value of each enumeration once.
func (h *Host) examples(o Operation) []any {
	all := []any{h.example(o)}
	if o.Schema == nil {
		return all
	}
	for _, name := range h.fields(o.Schema) {
		for _, value := range h.resolve(h.resolve(o.Schema).Properties[name]).Enum {
			raw, _ := json.Marshal(value) // it came from JSON
			all = append(all, json.RawMessage(h.with(o.Schema, name, string(raw))))
		}
	}
	return all
}

func (h *Host) checkEvent(t *testing.T, e events.Envelope) {
	t.Helper()
	if e.Permission == "" {
		return // told to nobody
	}
	if !strings.HasSuffix(e.Type, ".tracing.recorded") {
		require.Contains(t, h.Manifest.Events.Publishes, e.Type, "an event that the manifest does not list")
		require.True(t, h.Manifest.Declares(e.Permission), "%s is told to whoever has %s, which the manifest does not declare", e.Type, e.Permission)
	}
	if seen, told := e.SeenBy("stranger", principal.ScopeOwn); told {
		require.Empty(t, seen.Subject, "%s names a row of another", e.Type)
		require.Empty(t, seen.Data, "%s tells of a row of another", e.Type)
		for _, key := range seen.Keys {
			require.False(t, regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-`).MatchString(strings.Join(key, " ")), "%s names a row of another", e.Type)
		}
	}
	if e.Notify != nil {
		require.NotContains(t, e.Notify.Users, "stranger", "%s notifies somebody whose row it is not", e.Type)
	}
}
