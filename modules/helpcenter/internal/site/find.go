package site

import (
	"context"
	"net/http"
	"strings"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
)

// longestQ is how much of what is searched is looked at.
const longestQ = 100

// search answers what somebody looks for. It is made for whoever asks, and kept nowhere.
func (s *Service) search(ctx context.Context, p place, w http.ResponseWriter, r *http.Request) error {
	letters := []rune(strings.ToValidUTF8(strings.TrimSpace(r.URL.Query().Get("q")), ""))
	q := strings.ReplaceAll(string(letters[:min(len(letters), longestQ)]), "\x00", "")
	var found []article.Article
	if q != "" {
		if err := s.searches.Pass(reader(ctx)); err != nil {
			return err
		}
		var err error
		if found, err = s.find(ctx, p, q); err != nil {
			return err
		}
	}
	v := s.view(p, p.words["search"], "/search")
	v.Q, v.Canonical, v.Sections = q, "", []section{{}}
	for _, a := range found {
		v.Sections[0].Articles = append(v.Sections[0].Articles, lineOf(p, a))
	}
	var err error
	if len(found) == 0 {
		v.Offered, err = s.offered(ctx, p)
	}
	if err != nil {
		return err
	}
	made, err := s.at(p, "search", v)
	if err == nil {
		made.loose = true
		made.send(w, r)
	}
	return err
}

// mostOffered is how much of what is read most is offered.
const mostOffered = 5

// offered is what is read most: where a search found nothing, and where none was made.
func (s *Service) offered(ctx context.Context, p place) (all []link, err error) {
	popular, err := s.articles.Popular(ctx, p.shelf(), p.language, mostOffered)
	for _, a := range popular {
		all = append(all, lineOf(p, a))
	}
	return all, err
}

func (s *Service) find(ctx context.Context, p place, q string) ([]article.Article, error) {
	sought := article.Sought{Q: q, Language: p.language}
	found, err := s.articles.SearchOn(ctx, p.shelf(), sought)
	if err == nil && len(found) == 0 {
		err = s.articles.MissOn(ctx, sought)
	}
	return found, err
}
