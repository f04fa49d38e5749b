package words

import (
	"bufio"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const root = "../../.."

// sources are the parts of the product that know no module.
var sources = []string{"core", "plugins-sdk", "shell/src", "shell/locales"}

// business are the nouns of modules, in the product's languages; in identifiers too.
var business = regexp.MustCompile(`(?i)portfolio|carteras?\b|carteira|debtor|deudor|devedor|\bdebts?\b|deudas?\b|creditor|promesas?\b|\bpromises\b|communication`)

// allowed are the files, and folders ending in a slash, that may speak of a module, each with the reason.
var allowed = map[string]string{
	"core/cmd/recobro/builtins.go":               "the one list of the modules that the program has built in",
	"core/cmd/recobro/main.go":                   "what the product is for",
	"core/internal/identity/token.go":            "paths of the first API, whose every request needs a token of its own",
	"plugins-sdk/react/src/api/authorization.ts": "the same paths, as the client knows them",
	"core/internal/testrun/mutants/list.go":      "lines of modules that are broken on purpose, to see a test notice",
	"shell/src/developer/gallery/":               "examples for whoever builds the product, in no build of it",
	"shell/src/app/redirects.json":               "addresses that people have kept from before",
}

// TestCoreShellAndSDKHoldNoBusinessNoun keeps what modules share free of what one of them is about.
func TestCoreShellAndSDKHoldNoBusinessNoun(t *testing.T) {
	found := offences(t)
	for file, lines := range found {
		if !excused(file) {
			assert.Fail(t, "a business noun outside of its module", "%s\nMove what it is about into the module, and let it come by "+
				"a slot or by its manifest (docs/modules.md); in an example write module.record.", strings.Join(lines, "\n"))
		}
	}
	for place := range allowed {
		under := func(file string) bool { return strings.HasPrefix(file, place) }
		assert.True(t, slices.ContainsFunc(slices.Collect(maps.Keys(found)), under), "%s needs no exception any more: remove it from allowed", place)
	}
}

func excused(file string) bool {
	under := func(place string) bool { return strings.HasPrefix(file, place) }
	return slices.ContainsFunc(slices.Collect(maps.Keys(allowed)), under)
}

// offences are the lines with a business noun, by file.
func offences(t *testing.T) map[string][]string {
	found := map[string][]string{}
	for _, folder := range sources {
		require.NoError(t, filepath.WalkDir(filepath.Join(root, folder), func(path string, entry fs.DirEntry, err error) error {
			name, _ := filepath.Rel(root, path)
			if err != nil || entry.IsDir() || !read(filepath.ToSlash(name)) {
				return err
			}
			if lines := look(t, path, name); len(lines) > 0 {
				found[filepath.ToSlash(name)] = lines
			}
			return nil
		}))
	}
	return found
}

var (
	kinds = []string{".go", ".ts", ".tsx", ".json"}
	// apart are tests, with their records and tools, and what is generated.
	apart = regexp.MustCompile(`_test\.go$|\.test\.tsx?$|\.gen\.(ts|go)$|/test/|/testing/|/testdata/|test/[^/]*\.go$|/node_modules/`)
)

func read(name string) bool {
	return slices.Contains(kinds, filepath.Ext(name)) && !apart.MatchString(name)
}

func look(t *testing.T, path, name string) []string {
	file, err := os.Open(path)
	require.NoError(t, err)
	defer file.Close()
	var lines []string
	scan := bufio.NewScanner(file)
	scan.Buffer(nil, 1<<20)
	for n := 1; scan.Scan(); n++ {
		if noun := business.FindString(scan.Text()); noun != "" {
			lines = append(lines, fmt.Sprintf("%s:%d: %q", name, n, noun))
		}
	}
	require.NoError(t, scan.Err(), path)
	return lines
}
