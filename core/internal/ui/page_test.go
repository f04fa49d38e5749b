package ui_test

import (
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/ui"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

const index = `<html><head><meta name="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>` +
	`<script type="application/json" id="recobro-boot"></script></head></html>`

func site(t *testing.T, files fstest.MapFS, boot any) func(path, encoding string) (*http.Response, string) {
	t.Helper()
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	return served(ui.NewSite(files, func(*http.Request) (ui.Page, error) { return ui.Page{Data: boot}, nil }, catalog))
}

func served(handler http.Handler) func(path, encoding string) (*http.Response, string) {
	return func(path, encoding string) (*http.Response, string) {
		recorder := httptest.NewRecorder()
		request := httptest.NewRequest(http.MethodGet, path, nil)
		request.Header.Set("Accept-Encoding", encoding)
		handler.ServeHTTP(recorder, request)
		return recorder.Result(), recorder.Body.String()
	}
}

func built() fstest.MapFS {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	return fstest.MapFS{
		"shell/index.html": file(index), "shell/shell.0123abcd.js": file("plain"), "shell/shell.0123abcd.js.br": file("br"),
		"shell/shell.0123abcd.js.gz": file("gz"), "shell/locales/es/translation.json": file("{}"),
		"remotes/notes/mf-manifest.json": file("{}"), "remotes/notes/1.deadbeef.js": file("remote"), "secret.txt": file("s"),
	}
}

func TestSite(t *testing.T) {
	get := site(t, built(), map[string]string{"name": "</script><script>alert(1)</script>"})

	t.Run("any address of the shell gives the page, with a nonce of its own and the boot data", func(t *testing.T) {
		first, page := get("/debtors/7?q=x", "")
		second, _ := get("/", "")
		require.Equal(t, "no-store", first.Header.Get("Cache-Control"))
		require.NotContains(t, page, "__CSP_NONCE__")
		require.NotContains(t, page, "<script>alert", "data must not become markup")
		require.Contains(t, page, `\u003c/script\u003e`)
		require.NotEqual(t, first.Header.Get("Content-Security-Policy"), second.Header.Get("Content-Security-Policy"))
	})

	t.Run("a file is sent in the best encoding its client takes", func(t *testing.T) {
		for accept, want := range map[string]string{"br, gzip": "br", "gzip": "gz", "gzip;q=0": "plain", "": "plain", "br;q=0, gzip": "gz"} {
			response, body := get("/shell.0123abcd.js", accept)
			require.Equal(t, want, body, accept)
			require.Contains(t, response.Header.Get("Content-Type"), "javascript")
			require.Equal(t, "Accept-Encoding", response.Header.Get("Vary"))
		}
	})

	t.Run("what carries a hash is kept for ever, everything else is asked for again", func(t *testing.T) {
		for path, forever := range map[string]bool{
			"/shell.0123abcd.js": true, "/remotes/notes/1.deadbeef.js": true,
			"/remotes/notes/mf-manifest.json": false, "/locales/es/translation.json": false,
		} {
			response, _ := get(path, "")
			require.Equal(t, http.StatusOK, response.StatusCode, path)
			require.Equal(t, forever, strings.Contains(response.Header.Get("Cache-Control"), "immutable"), path)
		}
	})

	t.Run("a file that is missing, or not the interface's, is a problem and never the page", func(t *testing.T) {
		for _, path := range []string{"/shell.ffffffff.js", "/remotes/none/mf-manifest.json", "/locales/fr/translation.json",
			"/secret.txt", "/../secret.txt", "/remotes/../secret.txt", "/index.html", "/shell.0123abcd.js.br"} {
			response, body := get(path, "")
			require.NotContains(t, body, "recobro-boot", path)
			require.Equal(t, http.StatusNotFound, response.StatusCode, path)
		}
	})

	t.Run("an interface that is not built is told as such", func(t *testing.T) {
		response, _ := site(t, fstest.MapFS{}, nil)("/", "")
		require.Equal(t, http.StatusServiceUnavailable, response.StatusCode)
	})
}

func TestHints(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	files := fstest.MapFS{
		"shell/index.html": file(index),
		"shell/hints.json": file(`{"chunks":{"guest":["base.js","guest.js"],"member":["base.js","member.js"],"home":["home.js"],
			"federation":["federation.js"]},"shared":{"@recobro/sdk/ui/DataTable":["list.js"]}}`),
		"remotes/notes/hints.json": file(`{"chunks":{"entry":["remoteEntry.js"],"notes-one":["note.js"],"home.cards":["cards.js"]},
			"takes":{"notes-one":["react","@recobro/sdk/ui/DataTable"],"home.cards":["@recobro/sdk/ui/DataTable"]}}`),
	}
	links := func(page ui.Page, path string) []string {
		page.Language, page.Version = "pt", "1.0+a"
		_, body := served(ui.NewSite(files, func(*http.Request) (ui.Page, error) { return page, nil }, nil))(path, "")
		found := []string{}
		for _, match := range regexp.MustCompile(`<link rel="preload" href="([^"]+)"`).FindAllStringSubmatch(body, -1) {
			found = append(found, match[1])
		}
		return found
	}

	t.Run("a guest's page fetches the pages of sign-in and nothing of the product", func(t *testing.T) {
		require.Equal(t, []string{"/locales/pt/translation.json?v=1.0%2Ba", "/base.js", "/guest.js"}, links(ui.Page{}, "/debtors"))
	})

	t.Run("a member's home page fetches the product and its home", func(t *testing.T) {
		require.Equal(t, []string{"/locales/pt/translation.json?v=1.0%2Ba", "/locales/pt/ui.json?v=1.0%2Ba",
			"/base.js", "/member.js", "/home.js"}, links(ui.Page{Member: true}, "/"))
	})

	t.Run("a module's screen fetches its code, its texts, and what it takes from the shell", func(t *testing.T) {
		notes := ui.Remote{Name: "notes", Version: "2", Namespaces: []string{"notes"}}
		require.Equal(t, []string{"/locales/pt/translation.json?v=1.0%2Ba", "/locales/pt/ui.json?v=1.0%2Ba",
			"/locales/pt/notes.json?v=1.0%2Ba", "/base.js", "/member.js", "/federation.js", "/remotes/notes/mf-manifest.json?v=2",
			"/remotes/notes/remoteEntry.js", "/remotes/notes/note.js", "/list.js"}, links(ui.Page{Member: true, Remote: notes}, "/notes/7"))
	})

	t.Run("what other modules put on a page is fetched after all that the page itself needs", func(t *testing.T) {
		notes := ui.Remote{Name: "notes", Version: "2", Namespaces: []string{"notes"}}
		require.Equal(t, []string{"/locales/pt/translation.json?v=1.0%2Ba", "/locales/pt/ui.json?v=1.0%2Ba",
			"/base.js", "/member.js", "/home.js", "/federation.js", "/remotes/notes/mf-manifest.json?v=2", "/remotes/notes/remoteEntry.js",
			"/remotes/notes/cards.js", "/list.js", "/locales/pt/notes.json?v=1.0%2Ba"},
			links(ui.Page{Member: true, Fillers: []ui.Filler{{Remote: notes, Place: "home.cards"}}}, "/"))
	})

	t.Run("a remote built elsewhere is hinted at by its manifest alone", func(t *testing.T) {
		require.Contains(t, links(ui.Page{Member: true, Remote: ui.Remote{Name: "theirs"}}, "/theirs"), "/remotes/theirs/mf-manifest.json?v=")
	})
}
