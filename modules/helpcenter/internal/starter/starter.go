// Package starter is what a company may begin with that opens a portal to debtors: articles that answer what they ask first, and what the
// law of their country says. They are planted as drafts, for whoever may publish to read and answer for.
package starter

import (
	"context"
	"embed"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

//go:embed texts
var texts embed.FS

// shelf is a category with what stands in it, by the names of files.
type shelf struct {
	slug   string
	titles lang.Titles
	names  []string
}

func shelves() []shelf {
	return []shelf{
		{"paying", lang.Titles{ES: "Pagar su deuda", EN: "Paying your debt", PT: "Pagar sua dívida"}, []string{"how-to-pay", "ask-for-a-plan", "cannot-pay-now"}},
		{"not-right", lang.Titles{ES: "Algo no está bien", EN: "Something is not right", PT: "Algo não está certo"}, []string{"dispute", "wrong-person", "stop-messages", "is-it-genuine"}},
		{"rights", lang.Titles{ES: "Sus derechos", EN: "Your rights", PT: "Seus direitos"}, []string{
			"rights-uy", "rights-ar", "rights-br", "rights-mx", "rights-co", "rights-cl", "rights-pe",
		}},
	}
}

// Planted is what came of planting.
type Planted struct {
	Created int `json:"created" doc:"Articles that are new, as drafts"`
	There   int `json:"there" doc:"Articles that were there before, and stay as they are"`
}

// Service plants the articles.
type Service struct {
	portals    *portal.Service
	categories *category.Service
	articles   *article.Service
}

// NewService plants by the services.
func NewService(p *portal.Service, c *category.Service, a *article.Service) *Service {
	return &Service{p, c, a}
}

// Plant writes the articles as drafts on a portal, in its languages. What is there already stays as it is.
func (s *Service) Plant(ctx context.Context, portalID string) (planted Planted, err error) {
	on, err := s.portals.Get(ctx, portalID)
	if err != nil {
		return planted, err
	}
	for at, one := range shelves() {
		in, err := s.category(ctx, on, one, at+1)
		if err != nil {
			return planted, err
		}
		for _, name := range one.names {
			if err := s.article(ctx, on, in, name, &planted); err != nil {
				return planted, err
			}
		}
	}
	return planted, nil
}

func (s *Service) category(ctx context.Context, on portal.Portal, one shelf, place int) (category.Category, error) {
	all, err := s.categories.All(ctx)
	if err != nil {
		return category.Category{}, err
	}
	for _, there := range all {
		if there.PortalID == on.ID && there.Slug == one.slug {
			return there, nil
		}
	}
	return s.categories.Create(ctx, category.Category{PortalID: on.ID, Slug: one.slug, Titles: one.titles, Place: place})
}

// article plants one article in all languages of the portal, the first that we write in the source.
func (s *Service) article(ctx context.Context, on portal.Portal, in category.Category, name string, planted *Planted) error {
	root := ""
	for _, language := range lang.Language("").Enum() {
		if !slices.Contains(on.Languages, language) {
			continue
		}
		title, body, err := text(language, name)
		if err != nil {
			return err
		}
		there, err := s.there(ctx, on, root, language, title)
		if err != nil {
			return err
		}
		if there.ID != "" {
			planted.There++
			root = there.RootID
			continue
		}
		made, err := s.articles.Create(ctx, article.Article{CategoryID: in.ID, RootID: root, Language: language, Title: title, Body: body, Unconfirmed: true})
		if err != nil {
			return err
		}
		planted.Created++
		root = made.RootID
	}
	return nil
}

// there is the article in a language, by its address or as the translation of one; without an id where there is none.
func (s *Service) there(ctx context.Context, on portal.Portal, root string, language lang.Language, title string) (article.Article, error) {
	found, err := s.articles.BySlug(ctx, on.ID, language, lang.Slug(title))
	if errs.KindOf(err) != errs.NotFound {
		return found, err
	}
	all, err := s.articles.Translations(ctx, root)
	for _, one := range all {
		if one.Language == language {
			return one, err
		}
	}
	return article.Article{}, err
}

// text is the title and the body of a file: "# Title", an empty line, Markdown.
func text(language lang.Language, name string) (title, body string, err error) {
	content, err := texts.ReadFile("texts/" + string(language) + "/" + name + ".md")
	if err != nil {
		return "", "", err
	}
	head, body, _ := strings.Cut(string(content), "\n")
	return strings.TrimPrefix(head, "# "), strings.TrimLeft(body, "\n"), nil
}
