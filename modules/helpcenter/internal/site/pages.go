package site

import (
	"context"
	"html/template"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// What pages show at most.
const (
	mostOfTopic = 6   // articles of each category on the first page
	mostLines   = 500 // articles of a category on its own
	mostSummary = 160 // letters of what an article begins with
)

func (s *Service) stock(ctx context.Context, p place) (categories []category.Category, articles []article.Article, err error) {
	if categories, err = s.categories.All(ctx); err != nil {
		return nil, nil, err
	}
	articles, err = s.articles.On(ctx, p.shelf())
	return categories, articles, err
}

func (s *Service) home(ctx context.Context, p place, _ *http.Request) (page, error) {
	categories, articles, err := s.stock(ctx, p)
	if err != nil {
		return page{}, err
	}
	v := s.view(p, p.Title(p.language), "")
	v.Sections, v.Alternates = sections(p, categories, articles, mostOfTopic), s.everywhere(p, "")
	topics := []link{}
	for _, one := range v.Sections {
		topics = append(topics, one.link)
	}
	v.Description = contents(topics)
	v.Default, v.Data = s.env.PublicURL+p.Address, s.toldOfSite(v)
	return s.at(p, "home", v)
}

func (s *Service) category(ctx context.Context, p place, r *http.Request) (page, error) {
	categories, articles, err := s.stock(ctx, p)
	if err != nil {
		return page{}, err
	}
	here := "/c/" + chi.URLParam(r, "slug")
	for _, one := range sections(p, categories, articles, mostLines) {
		if one.URL == p.at(p.language, here) {
			v := s.view(p, one.Title, here)
			v.Sections, v.Alternates = []section{one}, s.everywhere(p, here)
			v.Trail, v.Description = []link{{Title: p.words["start"], URL: v.Home}}, contents(one.Articles)
			return s.at(p, "category", v)
		}
	}
	return page{}, errNowhere
}

func (s *Service) article(ctx context.Context, p place, r *http.Request) (page, error) {
	slug := chi.URLParam(r, "slug")
	a, err := s.articles.OnBySlug(ctx, p.shelf(), p.language, slug)
	if errs.KindOf(err) == errs.NotFound {
		return s.moved(ctx, p, slug)
	}
	if err != nil {
		return page{}, err
	}
	categories, articles, err := s.stock(ctx, p)
	if err != nil {
		return page{}, err
	}
	v := s.view(p, a.LiveTitle, "/a/"+slug)
	v.Article, v.Description = s.reading(p, a), s.summary(a.LiveBody)
	v.Trail = trail(p, categories, a)
	for _, other := range articles {
		if other.RootID == a.RootID {
			line := lineOf(p, other)
			v.Alternates = append(v.Alternates, link{Title: s.words[other.Language]["language"], URL: line.URL, Language: other.Language, Aside: s.words[other.Language]["locale"]})
		}
	}
	v.Data = s.told(v, a)
	made, err := s.at(p, "article", v)
	made.article = a.ID
	return made, err
}

// moved sends on to where an article is that stood here.
func (s *Service) moved(ctx context.Context, p place, slug string) (page, error) {
	a, err := s.articles.OnFormerSlug(ctx, p.shelf(), p.language, slug)
	if errs.KindOf(err) == errs.NotFound {
		err = errNowhere
	}
	return page{to: lineOf(p, a).URL}, err
}

func (s *Service) reading(p place, a article.Article) *reading {
	return &reading{
		HTML:    template.HTML(p.pictured(s.markdown.HTML(a.LiveBody))), // made safe there
		Updated: p.words.day(*a.LiveAt), Moment: a.LiveAt.UTC().Format(time.RFC3339),
		Vote: p.at(p.language, "/a/"+a.Slug+"/feedback"), Proof: s.proof(a, s.today()),
	}
}

func trail(p place, categories []category.Category, a article.Article) []link {
	way := []link{{Title: p.words["start"], URL: p.at(p.language, "")}}
	for _, c := range categories {
		if c.ID == a.CategoryID {
			way = append(way, link{Title: c.Titles.In(p.language), URL: p.at(p.language, "/c/"+c.Slug)})
		}
	}
	return way
}

func (s *Service) thanks(_ context.Context, p place, _ *http.Request) (page, error) {
	v := s.view(p, p.words["thanks"], "/thanks")
	v.Text, v.Canonical = p.words["thanksWhy"], ""
	return s.at(p, "message", v)
}
