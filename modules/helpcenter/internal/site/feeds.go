package site

import (
	"bytes"
	"context"
	"encoding/xml"
	"net/http"
	"time"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
)

// mostEntries are those of a feed.
const mostEntries = 20

type atomLink struct {
	Rel  string `xml:"rel,attr"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	Title   string   `xml:"title"`
	ID      string   `xml:"id"`
	Updated string   `xml:"updated"`
	Link    atomLink `xml:"link"`
	Summary string   `xml:"summary"`
}

type atomFeed struct {
	XMLName  xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Language string      `xml:"xml:lang,attr"`
	Title    string      `xml:"title"`
	ID       string      `xml:"id"`
	Updated  string      `xml:"updated"`
	Author   string      `xml:"author>name"`
	Links    []atomLink  `xml:"link"`
	Entries  []atomEntry `xml:"entry"`
}

// feed tells what was published last, to programs that people follow pages by.
func (s *Service) feed(ctx context.Context, p place, _ *http.Request) (page, error) {
	texts, err := s.articles.Texts(ctx, p.shelf(), p.language, mostEntries)
	if err != nil {
		return page{}, err
	}
	home := s.env.PublicURL + p.at(p.language, "")
	feed := atomFeed{Language: string(p.language), Title: p.Title(p.language), ID: home, Author: p.Title(p.language), Updated: p.UpdatedAt.UTC().Format(time.RFC3339)}
	feed.Links = []atomLink{{"self", home + "/feed.xml"}, {"alternate", home}}
	for _, a := range texts {
		url := s.env.PublicURL + p.at(a.Language, "/a/"+a.Slug)
		feed.Entries = append(feed.Entries, atomEntry{a.LiveTitle, url, a.LiveAt.UTC().Format(time.RFC3339), atomLink{"alternate", url}, s.summary(a.LiveBody)})
	}
	if len(feed.Entries) > 0 {
		feed.Updated = feed.Entries[0].Updated
	}
	return s.written("application/atom+xml; charset=utf-8", feed)
}

type sitemapLink struct {
	Rel      string `xml:"rel,attr"`
	Language string `xml:"hreflang,attr"`
	Href     string `xml:"href,attr"`
}

type sitemapURL struct {
	Place    string        `xml:"loc"`
	Modified string        `xml:"lastmod,omitempty"`
	Others   []sitemapLink `xml:"xhtml:link"`
}

type sitemap struct {
	XMLName xml.Name     `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
	XHTML   string       `xml:"xmlns:xhtml,attr"`
	URLs    []sitemapURL `xml:"url"`
}

// sitemap names all pages for search engines, each with the same in other languages.
func (s *Service) sitemap(ctx context.Context, p place, _ *http.Request) (page, error) {
	categories, articles, err := s.stock(ctx, p)
	if err != nil {
		return page{}, err
	}
	m := sitemap{XHTML: "http://www.w3.org/1999/xhtml"}
	newest := newestOf(articles)
	m.URLs = s.pageURLs(p, "", newest[""])
	for _, c := range categories {
		if at := newest[c.ID]; c.PortalID == p.ID && at != "" {
			m.URLs = append(m.URLs, s.pageURLs(p, "/c/"+c.Slug, at)...)
		}
	}
	m.URLs = append(m.URLs, s.articleURLs(p, articles)...)
	return s.written("application/xml; charset=utf-8", m)
}

// newestOf is when something was last published in each category, and under "" anywhere.
func newestOf(articles []article.Article) map[string]string {
	newest := map[string]string{}
	for _, a := range articles {
		at := a.LiveAt.UTC().Format(time.RFC3339)
		newest[""], newest[a.CategoryID] = max(newest[""], at), max(newest[a.CategoryID], at)
	}
	return newest
}

// pageURLs are a page in every language of the portal.
func (s *Service) pageURLs(p place, page, modified string) (urls []sitemapURL) {
	others := s.sitemapLinks(s.everywhere(p, page))
	for _, other := range others {
		urls = append(urls, sitemapURL{other.Href, modified, others})
	}
	return urls
}

func (s *Service) articleURLs(p place, articles []article.Article) (urls []sitemapURL) {
	same := map[string][]link{}
	for _, a := range articles {
		same[a.RootID] = append(same[a.RootID], lineOf(p, a))
	}
	for _, a := range articles {
		url := s.env.PublicURL + lineOf(p, a).URL
		urls = append(urls, sitemapURL{url, a.LiveAt.UTC().Format(time.RFC3339), s.sitemapLinks(same[a.RootID])})
	}
	return urls
}

func (s *Service) sitemapLinks(all []link) (links []sitemapLink) {
	for _, one := range all {
		links = append(links, sitemapLink{"alternate", string(one.Language), s.env.PublicURL + one.URL})
	}
	return links
}

func (s *Service) written(kind string, document any) (page, error) {
	var out bytes.Buffer
	out.WriteString(xml.Header)
	err := xml.NewEncoder(&out).Encode(document)
	return s.packer.finished(page{kind: kind, body: out.Bytes()}), err
}
