package article

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// What is told of articles that did not help.
const (
	mostReceived = 50  // articles
	mostHeard    = 400 // answers with words that are looked through
	mostOfEach   = 3   // answers of one that are told
)

// Received is an article that did not help everybody, since it was published last.
type Received struct {
	ArticleID string        `json:"article_id"`
	Title     string        `json:"title"`
	Language  lang.Language `json:"language"`
	Views     int64         `json:"views"`
	Unhelpful int64         `json:"unhelpful" doc:"Readers whom it did not help as it is now"`
	Said      []Feedback    `json:"said" doc:"What the last of them wrote"`
}

// tallied is how many an article did not help.
type tallied struct {
	ArticleID string
	Unhelpful int64
}

// Received are the published articles that did not help some readers as they are now, those that helped least first.
func (s *Service) Received(ctx context.Context) ([]Received, error) {
	var rows []tallied
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		q := tx.Model(&Feedback{}).Scopes(unhelpfulNow).Select("article_id", "COUNT(*) AS unhelpful").Group("article_id")
		return q.Order("COUNT(*) DESC, article_id").Limit(mostReceived).Scan(&rows).Error
	})
	if err != nil || len(rows) == 0 {
		return []Received{}, err
	}
	ids := make([]string, 0, len(rows))
	for _, row := range rows {
		ids = append(ids, row.ArticleID)
	}
	return s.received(ctx, rows, ids)
}

// unhelpfulNow leaves what readers said whom an article did not help, of the text that they have now.
func unhelpfulNow(tx *gorm.DB) *gorm.DB {
	now := tx.Session(&gorm.Session{NewDB: true}).Model(&Article{}).Select("1").
		Where("articles.id = article_feedback.article_id AND articles.status = ? AND articles.live_at <= article_feedback.updated_at", Published)
	return tx.Where("article_feedback.helpful = ? AND EXISTS (?)", false, now)
}

func (s *Service) received(ctx context.Context, rows []tallied, ids []string) (all []Received, err error) {
	columns := storage.Columns("id", "title", "language")
	articles, err := storage.All[Article](ctx, s.db, len(ids), storage.Where("id IN ?", ids), columns)
	if err != nil {
		return nil, err
	}
	used, err := storage.All[use](ctx, s.db, len(ids), storage.Where("article_id IN ?", ids))
	if err != nil {
		return nil, err
	}
	said, err := storage.All[Feedback](ctx, s.db, mostHeard, unhelpfulNow, storage.Where("article_feedback.article_id IN ? AND (article_feedback.reason <> '' OR article_feedback.text <> '')", ids), storage.Sorted("article_feedback.updated_at DESC, article_feedback.id"))
	views, named := viewsOf(used), map[string]Article{}
	for _, a := range articles {
		named[a.ID] = a
	}
	for _, row := range rows {
		a := named[row.ArticleID]
		all = append(all, Received{row.ArticleID, a.Title, a.Language, views[row.ArticleID], row.Unhelpful, lastOf(said, row.ArticleID)})
	}
	return all, err
}

// lastOf are the last answers of an article.
func lastOf(said []Feedback, id string) []Feedback {
	last := []Feedback{}
	for _, one := range said {
		if one.ArticleID == id && len(last) < mostOfEach {
			last = append(last, one)
		}
	}
	return last
}
