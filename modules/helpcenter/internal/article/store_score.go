package article

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// scores are what articles that have every term count for. They are looked for among those of the rarest term; of one that very many
// have, among those that it counts for most in.
func (s *Service) scores(ctx context.Context, terms []map[string]int, most int) (map[string]float64, error) {
	if len(terms) == 0 {
		return nil, nil
	}
	lists := make([]map[string]int, len(terms))
	rarest := 0
	for at, term := range terms {
		list, err := s.best(ctx, term)
		if err != nil {
			return nil, err
		}
		if lists[at] = list; len(list) < len(lists[rarest]) {
			rarest = at
		}
	}
	ids := keysOf(lists[rarest])
	scores := map[string]float64{}
	for _, id := range ids {
		scores[id] = float64(lists[rarest][id])
	}
	for at, term := range terms {
		if at == rarest {
			continue
		}
		if err := s.join(ctx, scores, ids, term); err != nil {
			return nil, err
		}
	}
	return top(scores, most), nil
}

// mostOfWord is how many articles of one word are looked at: those that it counts for most in.
const mostOfWord = 1000

// best are the articles that a term counts for most in, and what it counts for.
func (s *Service) best(ctx context.Context, term map[string]int) (map[string]int, error) {
	list := map[string]int{}
	for _, text := range keysOf(term) {
		rows, err := s.weights(ctx, storage.Where("word = ?", text), storage.Sorted("weight DESC, article_id"))
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			list[row.ArticleID] = max(list[row.ArticleID], row.Weight*term[text])
		}
	}
	return list, nil
}

// join adds what a term counts for in articles, and leaves out those that have no word of it.
func (s *Service) join(ctx context.Context, scores map[string]float64, ids []string, term map[string]int) error {
	counts := map[string]int{}
	for from := 0; from < len(ids); from += mostOfWord {
		some := ids[from:min(from+mostOfWord, len(ids))]
		for _, text := range keysOf(term) {
			rows, err := s.weights(ctx, storage.Where("word = ? AND article_id IN ?", text, some))
			if err != nil {
				return err
			}
			for _, row := range rows {
				counts[row.ArticleID] = max(counts[row.ArticleID], row.Weight*term[text])
			}
		}
	}
	for _, id := range ids {
		if scores[id] += float64(counts[id]); counts[id] == 0 {
			delete(scores, id)
		}
	}
	return nil
}

func (s *Service) weights(ctx context.Context, narrow ...storage.Narrow) (rows []word, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("article_id", "weight").Scopes(narrow...).Limit(mostOfWord).Find(&rows).Error
	})
	return rows, err
}
