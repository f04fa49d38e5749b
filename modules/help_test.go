package modules_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// manual is all help that the product ships, and what its texts may speak of.
type manual struct {
	articles map[string]help.Article // "module.slug"
	screens  []string                // that some article is about
	codes    map[string]bool         // of refusals
	phrases  map[string]map[string]bool
}

func readJSON(t *testing.T, path string, into any) {
	t.Helper()
	raw, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(raw, into), path)
}

func readManual(t *testing.T) *manual {
	m := &manual{articles: map[string]help.Article{}, codes: map[string]bool{}, phrases: map[string]map[string]bool{}}
	var own []help.Listed
	readJSON(t, "../core/internal/manual/help.json", &own)
	m.add(t, "core", "../core/internal/manual", own)
	for _, one := range manifests(t) {
		if one.UI != nil {
			m.add(t, one.ID, one.ID, one.UI.Help)
		}
	}
	for _, language := range errs.Languages() {
		m.phrases[language] = phrases(t, language)
	}
	return m
}

func (m *manual) add(t *testing.T, module, folder string, listed []help.Listed) {
	articles, err := help.Read(os.DirFS(folder), listed)
	require.NoError(t, err)
	for _, article := range articles {
		m.articles[module+"."+article.Slug] = article
		m.screens = append(m.screens, article.Screens...)
	}
	for _, pattern := range []string{folder + "/locales/es.json", "../core/internal/*/locales/es.json"} {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, file := range files {
			codes := map[string]string{}
			readJSON(t, file, &codes)
			for code := range codes {
				m.codes[code] = true
			}
		}
	}
}

func manifests(t *testing.T) (all []manifest.Manifest) {
	files, err := filepath.Glob("*/module.json")
	require.NoError(t, err)
	for _, file := range files {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		parsed, err := manifest.Parse(raw)
		require.NoError(t, err, file)
		all = append(all, parsed)
	}
	return all
}

// phrases are the texts of all screens in a language.
func phrases(t *testing.T, language string) map[string]bool {
	all := map[string]bool{}
	for _, pattern := range []string{"../remotes/*/locales/", "../shell/locales/", "../plugins-sdk/react/src/ui/locales/"} {
		files, err := filepath.Glob(pattern + language + ".json")
		require.NoError(t, err)
		for _, file := range files {
			var texts map[string]any
			readJSON(t, file, &texts)
			gather(texts, all)
		}
	}
	return all
}

func gather(from any, into map[string]bool) {
	switch value := from.(type) {
	case string:
		into[value] = true
	case map[string]any:
		for _, one := range value {
			gather(one, into)
		}
	}
}

// routes are the addresses of all pages: of the manifests, the remotes, the shell, and the areas that are not installed.
func routes(t *testing.T) (all []string) {
	for _, one := range manifests(t) {
		for _, area := range one.Areas {
			all = append(all, area.Path)
		}
		if one.UI != nil {
			for _, route := range one.UI.Routes {
				all = append(all, route.Path)
			}
			for _, item := range one.UI.Nav {
				all = append(all, item.To)
			}
		}
	}
	var areas []manifest.Area
	require.NoError(t, json.Unmarshal(modules.Areas, &areas))
	for _, area := range areas {
		all = append(all, area.Path)
	}
	all = append(all, written(t, "../remotes", `path: '(/[^'*]*)'`, "module.tsx")...)
	all = append(all, written(t, "../shell/src/member", `path: '(/[^'*]*)'`, "router.tsx")...)
	all = append(all, written(t, "../shell/src/layout", `to: '(/[^']*)'`, "ownPages.ts")...)
	return append(all, written(t, "../shell/src/settings", `'(/settings[^']*)'`, "pages.ts")...)
}

func written(t *testing.T, folder, pattern, name string) (found []string) {
	paths := regexp.MustCompile(pattern)
	require.NoError(t, filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && entry.Name() == "node_modules" {
			return filepath.SkipDir
		}
		if err != nil || entry.Name() != name {
			return err
		}
		raw, err := os.ReadFile(path)
		for _, match := range paths.FindAllStringSubmatch(string(raw), -1) {
			found = append(found, match[1])
		}
		return err
	}))
	require.NotEmpty(t, found, folder)
	return found
}

// withoutHelp are pages that need none, each with the reason.
var withoutHelp = map[string]string{
	"/gallery":       "for whoever builds the product",
	"/errors/:error": "says itself what to do",
}

var parameter = regexp.MustCompile(`:[A-Za-z]+`)

func TestEveryScreenHasAnArticleInThreeLanguages(t *testing.T) { // [HC-07] [HC-04]
	m := readManual(t)
	var about []string
	for _, screen := range m.screens {
		about = append(about, parameter.ReplaceAllString(screen, ":id"))
	}
	all := routes(t)
	require.Greater(t, len(all), 50)
	for _, route := range all {
		if _, none := withoutHelp[route]; !none && !slices.Contains(about, parameter.ReplaceAllString(route, ":id")) {
			t.Errorf("no article is about %s: list one under ui.help of its module's manifest, and write help/{es,en,pt}/<slug>.md", route)
		}
	}
	for name, article := range m.articles {
		for _, code := range article.Errors {
			require.True(t, m.codes[code], "%s: there is no refusal %s", name, code)
		}
	}
}

var (
	link = regexp.MustCompile(`(?:^|[^!])\[[^\]]*\]\(([^)]*)\)`)
	bold = regexp.MustCompile(`\*\*([^*]+)\*\*`)
	// picture is one, what it shows, and the file of a remote that it is.
	picture = regexp.MustCompile(`!\[([^\]]*)\]\(([^)]*)\)`)
	shipped = regexp.MustCompile(`^/remotes/([a-z-]+)/(help/[a-z-]+\.(es|en|pt)\.webp)$`)
)

const mostOfAPicture = 60_000 // bytes: a help that is slow helps nobody

func TestThePicturesOfTheHelpAreThereAndSmall(t *testing.T) { // [HC-07]
	shown := map[string]bool{}
	for name, article := range readManual(t).articles {
		for language, text := range article.Texts {
			for _, match := range picture.FindAllStringSubmatch(text.Body, -1) {
				way := shipped.FindStringSubmatch(match[2])
				require.NotEmpty(t, way, "%s shows %s: pictures of the help lie at remotes/<remote>/public/help", name, match[2])
				require.Equal(t, language, way[3], "%s shows a picture of another language", name)
				require.NotEmpty(t, match[1], "%s does not say what %s shows", name, match[2])
				file := filepath.Join("../remotes", way[1], "public", way[2])
				info, err := os.Stat(file)
				require.NoError(t, err)
				require.LessOrEqual(t, info.Size(), int64(mostOfAPicture), file)
				shown[file] = true
			}
		}
	}
	drawn, err := filepath.Glob("../remotes/*/public/help/*")
	require.NoError(t, err)
	require.Len(t, shown, len(drawn), "a picture that no article shows is of no use")
}

func TestTheTextsOfTheHelpHoldTogether(t *testing.T) { // [HC-07]
	m := readManual(t)
	pages := routes(t)
	for name, article := range m.articles {
		for language, text := range article.Texts {
			at := fmt.Sprintf("%s in %s", name, language)
			words := len(strings.Fields(text.Body))
			require.True(t, words >= 90 && words <= 300, "%s has %d words", at, words)
			for _, match := range link.FindAllStringSubmatch(text.Body, -1) {
				to, another := strings.CutPrefix(match[1], "help:")
				_, there := m.articles[to]
				require.True(t, another && there || slices.Contains(pages, to), "%s: the link to %s is dead", at, match[1])
			}
			for _, match := range bold.FindAllStringSubmatch(text.Body, -1) {
				require.True(t, m.phrases[language][match[1]], "%s: no screen says %q", at, match[1])
			}
		}
		require.NotEqual(t, article.Texts["es"].Body, article.Texts["pt"].Body, name)
		require.NotEqual(t, article.Texts["es"].Title, article.Texts["en"].Title, name)
	}
}
