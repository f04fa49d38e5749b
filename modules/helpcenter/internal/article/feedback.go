package article

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Reason is why an article did not help.
type Reason string

// Enum are all reasons.
func (Reason) Enum() []Reason { return []Reason{"unclear", "incomplete", "outdated", "other"} }

// Feedback is what a reader says of an article.
type Feedback struct {
	storage.Row
	ArticleID string `json:"-"`
	Helpful   bool   `json:"helpful"`
	Reason    Reason `json:"reason,omitempty"`
	Text      string `json:"text,omitempty"`
}

// TableName is the table of feedback.
func (Feedback) TableName() string { return "article_feedback" }

// Heard is how an article is received.
type Heard struct {
	Views     int64      `json:"views"`
	Helpful   int64      `json:"helpful"`
	Unhelpful int64      `json:"unhelpful"`
	Said      []Feedback `json:"said" doc:"What readers wrote whom it did not help, the latest first"`
}

// mostSaid bounds what readers wrote that is told.
const mostSaid = 50

// Rate keeps what the caller says of an article, in the place of what they said of it before.
func (s *Service) Rate(ctx context.Context, id string, f Feedback) error {
	if err := s.there(ctx, id); err != nil {
		return err
	}
	if err := s.rate(ctx, id, f); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "article.rated", ID: id, Silent: true, Payload: map[string]any{"helpful": f.Helpful}})
}

func (s *Service) rate(ctx context.Context, id string, f Feedback) error {
	before, err := storage.All[Feedback](ctx, s.db, 1, of(id), storage.Where("created_by = ?", principal.Must(ctx).UserID))
	if err != nil {
		return err
	}
	f.ArticleID = id
	if len(before) > 0 {
		f.Row = before[0].Row
		return storage.Update(ctx, s.db, &f, f.Version)
	}
	return storage.Insert(ctx, s.db, &f)
}

// Heard is how an article is received.
func (s *Service) Heard(ctx context.Context, id string) (h Heard, err error) {
	if _, err := s.Get(ctx, id); err != nil {
		return h, err
	}
	used, err := storage.All[use](ctx, s.db, 1, of(id))
	if err != nil {
		return h, err
	}
	for _, u := range used {
		h.Views = u.Views
	}
	if h.Helpful, err = s.said(ctx, id, true); err != nil {
		return h, err
	}
	if h.Unhelpful, err = s.said(ctx, id, false); err != nil {
		return h, err
	}
	h.Said, err = storage.All[Feedback](ctx, s.db, mostSaid, of(id), storage.Where("helpful = ?", false), storage.Sorted("updated_at DESC, id"))
	return h, err
}

func (s *Service) said(ctx context.Context, id string, helpful bool) (n int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Feedback{}).Where("article_id = ? AND helpful = ?", id, helpful).Count(&n).Error
	})
	return n, err
}
