package review

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Comment is a remark of somebody at a place: of what was said, or of a call's recording.
type Comment struct {
	storage.Row
	ReviewID string `json:"-"`
	Place
	Text   string `json:"text"`
	TaskID string `json:"task_id" doc:"What is to be practised because of it; empty for nothing"`
}

// Place is where a comment is.
type Place struct {
	LineID string `json:"line_id,omitempty" maxLength:"80" doc:"Message or turn; empty for a place of the recording"`
	Offset int    `json:"offset,omitempty" gorm:"column:place" minimum:"0" maximum:"100000" doc:"Characters before it"`
	AtMS   *int64 `json:"at_ms,omitempty" minimum:"0" maximum:"86400000" doc:"Milliseconds from the beginning of the call's recording"`
}

// TableName is the table of comments.
func (Comment) TableName() string { return "review_comments" }

// The refusals of comments.
var (
	ErrCommentNotFound = errs.New(errs.NotFound, "aiagents.comment_not_found")
	ErrOthersComment   = errs.New(errs.Conflict, "aiagents.comment_not_yours")
	ErrNoPlace         = errs.New(errs.Invalid, "aiagents.comment_nowhere").WithField("body.line_id", "aiagents.comment_nowhere")
	ErrManyComments    = errs.New(errs.Conflict, "aiagents.comments_too_many").WithParam("most", mostComments)
)

// Refusals are what storage's refusals are called here.
func (Comment) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrCommentNotFound} }

// mostComments bounds those of one review.
const mostComments = 100

// Comment adds one: to a review that the caller has taken, or that is over and open to them.
func (s *Service) Comment(ctx context.Context, reviewID string, at Place, text string) (Review, error) {
	r, err := s.commentable(ctx, reviewID)
	if err == nil && (at.LineID == "") == (at.AtMS == nil) {
		err = ErrNoPlace
	}
	if err != nil {
		return r, err
	}
	there, err := s.Store.commentsOf(ctx, []string{r.ID})
	if err == nil && len(there) >= mostComments {
		err = ErrManyComments
	}
	if err != nil {
		return r, err
	}
	c := Comment{ReviewID: r.ID, Place: at, Text: text}
	if err := storage.Insert(ctx, s.DB, &c); err != nil {
		return r, err
	}
	return s.commented(ctx, r, "review.commented")
}

// commentable is a review that the caller may comment on, locked.
func (s *Service) commentable(ctx context.Context, id string) (Review, error) {
	r, err := storage.Lock[Review](ctx, s.DB, storage.ByID(id), reached(ctx))
	if err != nil {
		return r, err
	}
	if r, err = s.shown(ctx, r); err == nil && (r.Covered || !r.over() && r.ReviewerID != principal.Must(ctx).UserID) {
		err = ErrNotYours
	}
	return r, err
}

// ChangeComment has one say something else, by who wrote it.
func (s *Service) ChangeComment(ctx context.Context, reviewID, id string, version int64, text string) (Review, error) {
	r, c, err := s.own(ctx, reviewID, id)
	if err != nil {
		return r, err
	}
	c.Text = text
	if err := storage.Update(ctx, s.DB, &c, version); err != nil {
		return r, err
	}
	return s.commented(ctx, r, "review.comment_changed")
}

// Uncomment removes one, by who wrote it.
func (s *Service) Uncomment(ctx context.Context, reviewID, id string, version int64) error {
	r, c, err := s.own(ctx, reviewID, id)
	if err == nil {
		err = storage.Delete(ctx, s.DB, &c, version)
	}
	if err == nil {
		_, err = s.commented(ctx, r, "review.comment_removed")
	}
	return err
}

// own is a comment of the caller's, locked, and its review.
func (s *Service) own(ctx context.Context, reviewID, id string) (r Review, c Comment, err error) {
	if r, err = s.commentable(ctx, reviewID); err != nil {
		return r, c, err
	}
	c, err = storage.Lock[Comment](ctx, s.DB, storage.ByID(id), storage.Where("review_id = ?", r.ID))
	if err == nil && c.CreatedBy != principal.Must(ctx).UserID {
		err = ErrOthersComment
	}
	return r, c, err
}

func (s *Service) commented(ctx context.Context, r Review, what string) (Review, error) {
	if err := s.tell(ctx, r, what, nil); err != nil {
		return r, err
	}
	return s.Get(ctx, r.ID)
}
