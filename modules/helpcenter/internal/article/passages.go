package article

import (
	"cmp"
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Passage is a piece of a published article that answers a question, best it can.
type Passage struct {
	ArticleID string        `json:"article_id"`
	Version   int           `json:"version" doc:"Number of the version that is published"`
	Language  lang.Language `json:"language"`
	Title     string        `json:"title"`
	Heading   string        `json:"heading"`
	Anchor    string        `json:"anchor" doc:"Of the heading; empty before the first"`
	Text      string        `json:"text" doc:"Plain words"`
	Address   string        `json:"address" doc:"Where everybody may read it, on this installation; empty where its portal is not public"`
	Score     int           `json:"score" minimum:"0" maximum:"100" doc:"Share of the question's words that it or its title has"`
}

// Asked is a question, and where its answer may stand.
type Asked struct {
	Q          string        `query:"q" minLength:"1" maxLength:"500" required:"true" doc:"A question, as it was asked"`
	Language   lang.Language `query:"language" required:"true"`
	Portals    []string      `query:"portals" required:"true" minItems:"1" maxItems:"10"`
	Categories []string      `query:"categories" maxItems:"50" doc:"Without one, all of the portals"`
}

// What an answer is bound by.
const (
	mostPassages = 3
	mostHeld     = 8   // articles that are read for one question
	mostLetters  = 600 // of one passage
)

// narrow leaves what everybody may read there: an answer is for somebody who has no role.
func (a Asked) narrow(tx *gorm.DB) *gorm.DB {
	tx = ForAll(tx).Where("articles.portal_id IN ?", a.Portals)
	if len(a.Categories) > 0 {
		tx = tx.Where("articles.category_id IN ?", a.Categories)
	}
	return tx
}

// Passages finds what answers a question, the best first. Unlike a search it holds on to what has some of the words alone.
func (s *Service) Passages(ctx context.Context, a Asked) ([]Passage, error) {
	words := finding.Asked(a.Q)
	scores, err := s.near(ctx, a, words)
	if err != nil || len(scores) == 0 {
		return []Passage{}, err
	}
	found, err := s.order(ctx, scores, a.narrow)
	if err != nil {
		return nil, err
	}
	found = InLanguage(found, a.Language)
	return s.answers(ctx, found[:min(len(found), mostHeld)], a.Language, words)
}

// near are the articles that have any of the words, or their kin.
func (s *Service) near(ctx context.Context, a Asked, words []string) (map[string]float64, error) {
	scores := map[string]float64{}
	for _, typed := range words {
		kin, err := s.beginning(ctx, finding.Lead(typed))
		if err != nil {
			return nil, err
		}
		like, err := s.known(ctx, finding.Like(a.Language, nil, typed))
		if err != nil {
			return nil, err
		}
		term := map[string]int{}
		for _, word := range append(like, kin...) {
			term[word] = asLike
		}
		list, err := s.best(ctx, term)
		if err != nil {
			return nil, err
		}
		for id, weight := range list {
			scores[id] += float64(weight)
		}
	}
	return top(scores, mostOfWord), nil
}

// answers are the best passages of some articles.
func (s *Service) answers(ctx context.Context, from []Article, language lang.Language, words []string) ([]Passage, error) {
	all := []Passage{}
	for _, listed := range from {
		read, err := storage.One[Article](ctx, s.db, storage.ByID(listed.ID))
		if err != nil {
			return nil, err
		}
		all = append(all, s.passages(read, words)...)
	}
	slices.SortStableFunc(all, func(a, b Passage) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), -compare(a.Language == language, b.Language == language))
	})
	all = all[:min(len(all), mostPassages)]
	return all, s.sourced(ctx, all)
}

func compare(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	default:
		return -1
	}
}
