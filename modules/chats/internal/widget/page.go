package widget

import (
	"compress/gzip"
	"embed"
	"encoding/json"
	"html"
	"net/http"
	"slices"
	"strings"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// built is what remotes/chats/widget is built into: `make generate/widget`.
//
//go:embed built
var built embed.FS

// PageRoutes serves what a browser loads: the script of a foreign page, and the window in its frame. How they look they are told with them, so
// that neither asks again.
func PageRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "widget", Base: base}
	parts := newParts()
	httpx.RegisterStream(api, g.Open("script", "/{key}/widget.js", "What a page loads to show the window").By(http.MethodGet), s.serve(api, s.script(parts)))
	httpx.RegisterStream(api, g.Open("page", "/{key}/page", "The window, in its frame").By(http.MethodGet), s.serve(api, s.page(parts)))
	httpx.RegisterStream(api, g.Open("part", "/parts/{name}", "What the window loads, under a name that changes with it").By(http.MethodGet), func(w http.ResponseWriter, r *http.Request) {
		p, there := parts.named[chi.URLParam(r, "name")]
		if !there {
			api.Problem(w, r, errNotFound)
			return
		}
		w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		send(w, r, p.kind, p.content)
	})
}

// serve answers with what is made of a window.
func (s *Service) serve(api *httpx.API, answer func(http.ResponseWriter, *http.Request, here) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		_, h, err := s.enter(r.Context(), chi.URLParam(r, "key"))
		if err == nil {
			err = answer(w, r, h)
		}
		if err != nil {
			api.Problem(w, r, err)
		}
	}
}

// boot is what script and window are told.
type boot struct {
	Look
	Origin string `json:"origin"`
	Base   string `json:"base"`
}

func (s *Service) boot(h here) ([]byte, error) {
	told, err := json.Marshal(boot{h.look, s.Environment.PublicURL, base + "/" + h.key.String()}) // escapes <, > and &
	if err != nil {
		return nil, errs.New(errs.Internal, "internal").Wrap(err)
	}
	return told, nil
}

func (s *Service) script(parts parts) func(http.ResponseWriter, *http.Request, here) error {
	return func(w http.ResponseWriter, r *http.Request, h here) error {
		told, err := s.boot(h)
		if err != nil {
			return err
		}
		w.Header().Set("Cache-Control", "public, max-age=300, stale-while-revalidate=3600")
		w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
		send(w, r, scriptKind, slices.Concat([]byte("(function(RECOBRO_WIDGET){"), parts.launcher, []byte("\n})("), told, []byte(");\n")))
		return nil
	}
}

func (s *Service) page(parts parts) func(http.ResponseWriter, *http.Request, here) error {
	return func(w http.ResponseWriter, r *http.Request, h here) error {
		told, err := s.boot(h)
		if err != nil {
			return err
		}
		language, direction := r.URL.Query().Get("lang"), "ltr"
		if !slices.Contains(languages(), language) {
			language = "es"
		}
		if r.URL.Query().Get("dir") == "rtl" {
			direction = "rtl"
		}
		w.Header().Set("Content-Security-Policy", policy(h.look.Origins))
		w.Header().Set("Referrer-Policy", "no-referrer")
		send(w, r, "text/html; charset=utf-8", []byte(`<!doctype html><html lang="`+language+`" dir="`+direction+`"><head><meta charset="utf-8">`+
			`<meta name="viewport" content="width=device-width, initial-scale=1"><title>`+html.EscapeString(h.look.Titles[language])+`</title>`+
			`<link rel="stylesheet" href="`+base+`/parts/`+parts.style+`"></head><body>`+
			`<script type="application/json" id="boot">`+string(told)+`</script>`+
			`<script src="`+base+`/parts/`+parts.window+`"></script></body></html>`))
		return nil
	}
}

// policy lets the inbox's sites alone show the window, and the window load and ask nothing but ours; no markup or script is made from text.
func policy(origins []string) string {
	return strings.Join([]string{
		"default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' data: blob:", "base-uri 'none'",
		"form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'", "frame-ancestors " + strings.Join(origins, " "),
	}, "; ")
}

// send answers with a text, packed where the browser takes that.
func send(w http.ResponseWriter, r *http.Request, kind string, content []byte) {
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Vary", "Accept-Encoding")
	if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		_, _ = w.Write(content) // the browser may be gone
		return
	}
	h.Set("Content-Encoding", "gzip")
	packed := gzip.NewWriter(w)
	_, _ = packed.Write(content)
	_ = packed.Close()
}
