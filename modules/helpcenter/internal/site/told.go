package site

import (
	"strings"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
)

// summary is what an article begins with.
func (s *Service) summary(body string) string {
	_, text := s.markdown.Parts(body)
	return short(text)
}

// contents are what a page leads to, as it is told in few words.
func contents(links []link) string {
	titles := make([]string, 0, len(links))
	for _, one := range links {
		titles = append(titles, one.Title)
	}
	return short(strings.Join(titles, " · "))
}

// short is what a text begins with, in whole words.
func short(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	letters := []rune(text)
	if len(letters) <= mostSummary {
		return text
	}
	begun := string(letters[:mostSummary])
	return begun[:max(strings.LastIndexByte(begun, ' '), 1)] + "…"
}

// told is what search engines are told of an article.
func (s *Service) told(v view, a article.Article) any {
	items := []any{}
	for at, step := range append(v.Trail, link{Title: v.Title, URL: v.Canonical}) {
		item := map[string]any{"@type": "ListItem", "position": at + 1, "name": step.Title, "item": s.absolute(step.URL)}
		items = append(items, item)
	}
	return []any{
		map[string]any{
			"@context": "https://schema.org", "@type": "Article", "publisher": s.publisher(v), "headline": v.Title, "inLanguage": v.Language,
			"description": v.Description, "dateModified": a.LiveAt.UTC().Format(time.RFC3339), "mainEntityOfPage": v.Canonical,
		},
		map[string]any{"@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": items},
	}
}

// toldOfSite is what they are told of a portal, and where it is searched.
func (s *Service) toldOfSite(v view) any {
	return map[string]any{
		"@context": "https://schema.org", "@type": "WebSite", "name": v.Site, "url": v.Canonical, "inLanguage": v.Language, "publisher": s.publisher(v),
		"potentialAction": map[string]any{
			"@type": "SearchAction", "target": s.absolute(v.Searching) + "?q={q}", "query-input": "required name=q",
		},
	}
}

func (s *Service) publisher(v view) any {
	by := map[string]any{"@type": "Organization", "name": v.Site}
	if v.Logo != nil {
		by["logo"] = s.absolute(v.Logo.URL)
	}
	return by
}

func (s *Service) absolute(url string) string {
	if strings.HasPrefix(url, "/") {
		return s.env.PublicURL + url
	}
	return url
}
