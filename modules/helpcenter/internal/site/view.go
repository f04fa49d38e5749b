package site

import (
	"cmp"
	"html/template"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
)

// view is what a page is drawn from.
type view struct {
	Look        look
	W           words
	Language    lang.Language
	Site        string // the portal's title
	Home        string
	Searching   string // where searches go; empty on pages of no portal
	Feed        string
	Sitemap     string
	Title       string
	Description string
	Canonical   string // empty where search engines are to leave the page alone
	Alternates  []link // the page in its languages, this one included
	Languages   []link // where to read on in each of the portal's: this page where it is there, else the start
	Trail       []link // the way from the start to here
	Data        any    // what search engines are told of it
	Q           string
	Sections    []section
	Article     *reading
	Text        string
	Origin      string // of this installation, for what others read: they ask for whole addresses
	Default     string // where whoever reads in no language of the portal's begins
	Offered     []link // what is read most, where a search found nothing
	Contact     string
	Logo        *sign
	LogoNight   *sign // the same for dark grounds
	LogoAlt     string
	Icon        *sign
}

// sign is a picture of the portal's own.
type sign struct {
	URL           string
	Width, Height int // of the picture
	Across, Down  int // of the room that it has on a page
}

// link leads to a page.
type link struct {
	Title    string
	URL      string
	Language lang.Language
	Aside    string // the language as other programs name it
}

// section is a category with articles in it.
type section struct {
	link
	Articles []link
	More     int // articles that are not shown
}

// reading is an article as it is read.
type reading struct {
	HTML    template.HTML
	Updated string
	Moment  string
	Vote    string
	Proof   string
}

// view is that of a page of a place.
func (s *Service) view(p place, title, page string) view {
	v := view{
		Look: s.look(p.Portal), W: p.words, Language: p.language, Site: p.Title(p.language), Home: p.at(p.language, ""),
		Searching: p.at(p.language, "/search"), Feed: p.at(p.language, "/feed.xml"), Sitemap: p.Address + "/sitemap.xml",
		Title: title, Canonical: s.env.PublicURL + p.at(p.language, page), Origin: s.env.PublicURL,
		Contact: p.Contact, LogoAlt: cmp.Or(p.LogoAlt, p.Title(p.language)),
		Logo: p.sign(p.Pictures.Logo), LogoNight: p.sign(p.Pictures.LogoNight), Icon: p.sign(p.Pictures.Icon),
	}
	return v
}

// everywhere are the same page in all languages of its portal.
func (s *Service) everywhere(p place, page string) (all []link) {
	for _, language := range p.Languages {
		all = append(all, link{Title: s.words[language]["language"], URL: p.at(language, page), Language: language, Aside: s.words[language]["locale"]})
	}
	return all
}

// languages leads to the page in each language that it is there in, and in others to the start.
func (v view) languages(starts []link) (all []link) {
	for _, one := range starts {
		for _, same := range v.Alternates {
			if same.Language == one.Language {
				one = same
			}
		}
		all = append(all, one)
	}
	return all
}

func lineOf(p place, a article.Article) link {
	return link{Title: a.LiveTitle, URL: p.at(a.Language, "/a/"+a.Slug), Language: a.Language}
}

// sections are the categories that something is in, with so many of their articles.
func sections(p place, categories []category.Category, articles []article.Article, most int) (all []section) {
	in := map[string][]link{}
	for _, a := range article.InLanguage(articles, p.language) {
		in[a.CategoryID] = append(in[a.CategoryID], lineOf(p, a))
	}
	for _, c := range categories {
		if lines := in[c.ID]; c.PortalID == p.ID && len(lines) > 0 {
			shown := min(len(lines), most)
			head := link{Title: c.Titles.In(p.language), URL: p.at(p.language, "/c/"+c.Slug)}
			all = append(all, section{head, lines[:shown], len(lines) - shown})
		}
	}
	return all
}
