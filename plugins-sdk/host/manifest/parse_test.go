package manifest_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

const plainManifest = `{"id":"notes","version":"1.0.0","title":{"es":"N","en":"N","pt":"N"},
	"api":{"prefixes":["/api/v1/notes","/notes"],"open":["/notes"],"credentials":["/notes"]},
	"permissions":[{"name":"notes.notes:read","grants":{"admin":"all"}}],
	"ui":{"remote":"notes","nav":[{"id":"notes","group":"work","title":{"es":"N","en":"N","pt":"N"},"to":"/notes","permission":"notes.notes:read"}]}}`

// changed is plainManifest with one field replaced.
func changed(t *testing.T, field, value string) []byte {
	t.Helper()
	fields := map[string]json.RawMessage{}
	require.NoError(t, json.Unmarshal([]byte(plainManifest), &fields))
	fields[field] = json.RawMessage(value)
	raw, err := json.Marshal(fields)
	require.NoError(t, err)
	return raw
}

func TestParseManifest(t *testing.T) {
	t.Run("a manifest is read whole", func(t *testing.T) {
		m, err := manifest.Parse([]byte(plainManifest))
		require.NoError(t, err)
		require.Equal(t, "notes", m.ID)
		require.True(t, m.IsOpen("/notes/7"))
		require.False(t, m.IsOpen("/notesbook"))
		require.True(t, m.Declares("notes.notes:read"))
	})

	refused := map[string]struct{ field, value string }{
		"an id that is no path segment":            {"id", `"../notes"`},
		"a version that is none":                   {"version", `"latest"`},
		"a title without a language":               {"title", `{"es":"N","en":"N"}`},
		"a field nobody knows":                     {"nav", `[]`},
		"a prefix outside the API that is closed":  {"api", `{"prefixes":["/notes"]}`},
		"an open prefix of somebody else":          {"api", `{"prefixes":["/api/v1/notes"],"open":["/api/v1/auth"]}`},
		"pages on a path that is not open":         {"api", `{"prefixes":["/api/v1/notes"],"pages":["/api/v1/notes"]}`},
		"credentials on a path that is not open":   {"api", `{"prefixes":["/api/v1/notes"],"credentials":["/api/v1/notes"]}`},
		"a prefix that climbs":                     {"api", `{"prefixes":["/api/v1/Notes?x"]}`},
		"a permission of another module":           {"permissions", `[{"name":"core.users:read","grants":{}}]`},
		"a permission twice":                       {"permissions", `[{"name":"notes.a:b","grants":{}},{"name":"notes.a:b","grants":{}}]`},
		"a grant to a role that is none":           {"permissions", `[{"name":"notes.a:b","grants":{"owner":"all"}}]`},
		"a grant with a scope that is none":        {"permissions", `[{"name":"notes.a:b","grants":{"admin":"everything"}}]`},
		"navigation with an undeclared permission": {"permissions", `[]`},
		"permissions that are no list":             {"permissions", `{}`},
		"a report with an undeclared permission":   {"reports", report("notes.x:y", "/api/v1/notes/export", "")},
		"a report of another module's path":        {"reports", report("notes.notes:read", "/api/v1/users/export", "")},
		"a report twice":                           {"reports", twice(report("notes.notes:read", "/api/v1/notes/export", ""))},
		"a notification in a shape that is none":   {"notifications", `[{"kind":"noted","title":{"es":"","en":"","pt":""},"body":{"es":"{{by}}","en":"{{by|persn}}","pt":"{{by}}"}}]`},
		"a choice without values":                  {"reports", report("notes.notes:read", "/api/v1/notes/export", `{"name":"a","kind":"choice","title":{"es":"","en":"","pt":""}}`)},
	}
	for fact, c := range refused {
		t.Run(fact+" is refused", func(t *testing.T) {
			_, err := manifest.Parse(changed(t, c.field, c.value))
			require.ErrorIs(t, err, manifest.ErrInvalid)
		})
	}

	t.Run("the manifests of the built-in modules hold", func(t *testing.T) {
		files, err := filepath.Glob("../../../modules/*/module.json")
		require.NoError(t, err)
		require.NotEmpty(t, files)
		for _, file := range files {
			raw, err := os.ReadFile(file)
			require.NoError(t, err)
			_, err = manifest.Parse(raw)
			require.NoError(t, err, file)
		}
	})
}

// report is a list of one report.
func report(permission, path, filters string) string {
	text := `{"es":"N","en":"N","pt":"N"}`
	return `[{"id":"all","title":` + text + `,"description":` + text + `,"permission":"` + permission + `","path":"` + path + `","filters":[` + filters + `]}]`
}

func twice(list string) string { return list[:len(list)-1] + "," + list[1:] }

func FuzzParseManifest(f *testing.F) {
	f.Add([]byte(plainManifest))
	f.Add([]byte(`{"id":"a1","version":"0.0.0","title":{"es":"","en":"","pt":""},"api":{"prefixes":[]},"permissions":[]}`))
	f.Add([]byte(`[]`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		m, err := manifest.Parse(raw)
		if err != nil {
			require.ErrorIs(t, err, manifest.ErrInvalid)
			return
		}
		for _, open := range m.API.Open {
			require.True(t, manifest.UnderAny(open, m.API.Prefixes))
		}
		again, err := json.Marshal(m)
		require.NoError(t, err)
		require.True(t, json.Valid(again))
	})
}
