package article

import (
	"cmp"
	"context"
	"maps"
	"math"
	"slices"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// What a word of the search counts for by how it was found, in percent.
const (
	asTyped  = 100
	begun    = 70
	asLike   = 60
	mistyped = 40
)

// What a search is bound by.
const (
	mostFound   = 20  // articles it tells
	mostRanked  = 100 // articles that are put in order by their use as well
	mostWordsOf = 30  // words that one word of it stands for
	byUse       = 60  // what each doubling of an article's views counts for: less than a word in a heading
)

// Sought is a search.
type Sought struct {
	Q        string        `query:"q" minLength:"1" maxLength:"100" required:"true" doc:"What is looked for, as it is typed"`
	Language lang.Language `query:"language" doc:"Language to read in; without it, that of the caller"`
}

// Search finds published articles that the caller may read, the best first.
func (s *Service) Search(ctx context.Context, w Sought) ([]Entry, error) {
	if w.Language == "" {
		w.Language = lang.Of(principal.Must(ctx).Language)
	}
	groups, err := s.groups(ctx)
	if err != nil {
		return nil, err
	}
	texts, err := s.shipped(ctx, w.Language)
	if err != nil {
		return nil, err
	}
	scores := searchShipped(texts, w, groups)
	terms, err := s.terms(ctx, w, groups)
	if err != nil {
		return nil, err
	}
	own, err := s.scores(ctx, terms, mostRanked)
	if maps.Copy(scores, own); err != nil || len(scores) == 0 {
		return nil, err
	}
	return s.ranked(ctx, w.Language, scores, texts)
}

// terms are the words of a search, each with the words that it stands for and what they count for. It is none when one of them
// stands for nothing that there is.
func (s *Service) terms(ctx context.Context, w Sought, groups [][]string) (terms []map[string]int, err error) {
	for _, typed := range finding.Terms(w.Q) {
		term, err := s.term(ctx, typed, finding.Like(w.Language, groups, typed))
		if err != nil || len(term) == 0 {
			return nil, err
		}
		terms = append(terms, term)
	}
	return terms, nil
}

// term is what one word of a search stands for. A typing error is thought of where nothing else is found.
func (s *Service) term(ctx context.Context, typed string, like []string) (map[string]int, error) {
	term := map[string]int{}
	add := func(words []string, percent int) {
		for _, word := range words {
			term[word] = max(term[word], percent)
		}
	}
	words, err := s.beginning(ctx, finding.Singular(typed))
	if err != nil {
		return nil, err
	}
	add(words, begun)
	if _, there := term[typed]; there {
		term[typed] = asTyped
	}
	if words, err = s.known(ctx, like); err != nil {
		return nil, err
	}
	if add(words, asLike); len(term) > 0 {
		return term, nil
	}
	words, err = s.meant(ctx, typed)
	add(words, mistyped)
	return term, err
}

// ranked are the articles that were found, in the order of how well, and how much they are read.
func (s *Service) ranked(ctx context.Context, language lang.Language, scores map[string]float64, texts []product.Text) ([]Entry, error) {
	found, err := s.order(ctx, scores, readable(ctx))
	entries := fallback(found, language)
	for _, text := range texts {
		if _, there := scores[text.ID]; there {
			entries = append(entries, entryOf(text))
		}
	}
	slices.SortFunc(entries, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(scores[b.ID], scores[a.ID]), cmp.Compare(a.ID, b.ID))
	})
	return entries[:min(len(entries), mostFound)], err
}

// order are the articles that may be read of those that were found.
func (s *Service) order(ctx context.Context, scores map[string]float64, may storage.Narrow) ([]Article, error) {
	ids := keysOf(scores)
	columns := storage.Columns("id", "root_article_id", "category_id", "language", "slug", "live_title", "live_at", "screens")
	found, err := storage.All[Article](ctx, s.db, len(ids), may, storage.Where("articles.id IN ?", ids), columns)
	if err != nil {
		return nil, err
	}
	used, err := storage.All[use](ctx, s.db, len(ids), storage.Where("article_id IN ?", ids))
	for _, u := range used {
		scores[u.ArticleID] += byUse * math.Log2(float64(1+u.Views))
	}
	slices.SortFunc(found, func(a, b Article) int {
		return cmp.Or(cmp.Compare(scores[b.ID], scores[a.ID]), cmp.Compare(a.ID, b.ID))
	})
	return found, err
}

// top are so many of the best.
func top(scores map[string]float64, most int) map[string]float64 {
	ids := keysOf(scores)
	slices.SortStableFunc(ids, func(a, b string) int { return cmp.Compare(scores[b], scores[a]) })
	for _, id := range ids[min(most, len(ids)):] {
		delete(scores, id)
	}
	return scores
}
