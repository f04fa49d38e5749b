package site

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"html/template"
	"path"

	"github.com/recobro/recobro/modules/helpcenter/internal/colour"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
)

//go:embed templates
var templateFiles embed.FS

// templates are the kinds of pages, by name, and the one style sheet.
type templates struct {
	kinds map[string]*template.Template
	style string
}

func parsed() (templates, error) {
	all := templates{kinds: map[string]*template.Template{}}
	for _, kind := range []string{"home", "category", "article", "search", "message"} {
		made, err := template.ParseFS(templateFiles, "templates/layout.html", "templates/"+kind+".html")
		if err != nil {
			return all, err
		}
		all.kinds[kind] = made
	}
	style, err := templateFiles.ReadFile("templates/style.css")
	all.style = string(style)
	return all, err
}

// usualColour is that of portals that have chosen none.
const usualColour = "#0b5cad"

// look is how a portal's pages are drawn, and what browsers let them do: this style, the portal's own pictures, forms to this host,
// and where one is offered, the one script of a conversation with the frame that it opens.
type look struct {
	Style  template.HTML
	Widget string
	policy string
}

func (s *Service) look(of portal.Portal) look {
	day := cmp.Or(of.Colour, usualColour)
	style := ":root{--accent:" + day + ";--accent-night:" + colour.AtNight(day) + "}" + s.templates.style
	sum := sha256.Sum256([]byte(style))
	l := look{Style: template.HTML("<style>" + style + "</style>"), Widget: of.Widget} // ours, and a colour of six digits
	l.policy = "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) +
		"'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
	if of.Widget != "" {
		script := s.env.PublicURL + of.Widget
		below := s.env.PublicURL + path.Dir(of.Widget) + "/"
		l.policy += "; script-src " + script + "; frame-src " + below + "; connect-src " + below
	}
	return l
}

// at is a page of a kind at a place.
func (s *Service) at(p place, kind string, v view) (page, error) {
	v.Languages = v.languages(s.everywhere(p, ""))
	return s.drawn(kind, v)
}

// drawn is a page of a kind.
func (s *Service) drawn(kind string, v view) (page, error) {
	var out bytes.Buffer
	if err := s.templates.kinds[kind].ExecuteTemplate(&out, "layout.html", v); err != nil {
		return page{}, err
	}
	return s.packer.finished(page{kind: html, policy: v.Look.policy, body: out.Bytes()}), nil
}
