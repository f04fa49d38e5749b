package ui

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"io/fs"
	"net/http"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

const (
	noncePlace = "__CSP_NONCE__"
	bootPlace  = `<script type="application/json" id="recobro-boot"></script>`
	bootOpen   = `<script type="application/json" id="recobro-boot">`
	hintsPlace = "</head>" // behind the page's own scripts, which are asked for first
	pageFile   = "shell/index.html"
)

// Page is what the host knows of a page before it is drawn.
type Page struct {
	Data     any      // what the shell gets with the page
	Version  string   // of the host, in the addresses of texts
	Member   bool     // somebody is signed in
	Language string   // the texts that will be asked for
	Remote   Remote   // the module whose screen the address is, if it is one's
	Fillers  []Filler // what fills the page's places
}

// Boot gives the page for whoever asks.
type Boot func(r *http.Request) (Page, error)

// Site serves the interface: a file where there is one, the page for every address of the shell.
type Site struct {
	files   *Files
	root    fs.FS
	boot    Boot
	catalog *errs.Catalog
}

// NewSite serves the interface below root.
func NewSite(root fs.FS, boot Boot, catalog *errs.Catalog) *Site {
	return &Site{files: NewFiles(root), root: root, boot: boot, catalog: catalog}
}

// ServeHTTP serves a file or the page. Only GET and HEAD are answered.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		errs.WriteProblem(w, r, s.catalog, errs.New(errs.NotFound, "not_found"))
		return
	}
	if s.files.Serve(w, r) {
		return
	}
	if isAsset(r.URL.Path) {
		errs.WriteProblem(w, r, s.catalog, errs.New(errs.NotFound, "not_found"))
		return
	}
	if err := s.page(w, r); err != nil {
		errs.WriteProblem(w, r, s.catalog, err)
	}
}

// isAsset reports whether a path can only mean a file: an address of the shell never does.
func isAsset(path string) bool {
	if strings.HasPrefix(path, "/remotes/") || strings.HasPrefix(path, "/locales/") || strings.HasPrefix(path, "/assets/") {
		return true
	}
	last := path[strings.LastIndexByte(path, '/')+1:]
	for _, suffix := range []string{".js", ".css", ".map", ".json", ".svg", ".ico", ".png", ".woff2", ".txt", ".html", ".br", ".gz"} {
		if strings.HasSuffix(last, suffix) {
			return true
		}
	}
	return false
}

// page writes the shell's page with a fresh nonce and the boot data.
func (s *Site) page(w http.ResponseWriter, r *http.Request) error {
	html, err := fs.ReadFile(s.root, pageFile)
	if err != nil {
		return errs.New(errs.Unavailable, "core.interface_missing").Wrap(errNoInterface(pageFile))
	}
	page, err := s.boot(r)
	if err != nil {
		return err
	}
	text, err := json.Marshal(page.Data) // escapes <, > and &, so that no data can end the script element
	if err != nil {
		return err
	}
	nonce := freshNonce()
	html = bytes.ReplaceAll(html, []byte(noncePlace), []byte(nonce))
	html = bytes.Replace(html, []byte(bootPlace), []byte(bootOpen+string(text)+"</script>"), 1)
	html = bytes.Replace(html, []byte(hintsPlace), []byte(s.hints(page, r.URL.Path)+hintsPlace), 1)
	header := w.Header()
	header.Set("Content-Type", "text/html; charset=utf-8")
	header.Set("Cache-Control", "no-store")
	header.Set("Content-Security-Policy", policy(nonce))
	_, _ = w.Write(html) // the browser may be gone
	return nil
}

func freshNonce() string {
	random := make([]byte, 16)
	_, _ = rand.Read(random) // never fails: crypto/rand ends the process instead
	return base64.RawStdEncoding.EncodeToString(random)
}

// policy allows scripts, styles and connections of our own origin only, and no markup or script made from text.
func policy(nonce string) string {
	return strings.Join([]string{
		"default-src 'self'",
		"script-src 'self'",
		"style-src 'self' 'nonce-" + nonce + "'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'self'",
		"require-trusted-types-for 'script'",
		"trusted-types default",
	}, "; ")
}
