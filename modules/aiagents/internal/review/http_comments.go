package review

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// CommentInput is a remark at a place.
type CommentInput struct {
	httpx.ByID
	Body struct {
		Place
		Text string `json:"text" minLength:"1" maxLength:"1000"`
	}
}

// CommentChangeInput is what a remark says instead.
type CommentChangeInput struct {
	httpx.ByVersion
	CommentID string `path:"comment_id" maxLength:"64"`
	Body      struct {
		Text string `json:"text" minLength:"1" maxLength:"1000"`
	}
}

// CommentRemoveInput is a remark that goes.
type CommentRemoveInput struct {
	httpx.ByVersion
	CommentID string `path:"comment_id" maxLength:"64"`
}

// CommentCoachInput is what somebody is to practise because of a remark.
type CommentCoachInput struct {
	httpx.ByID
	CommentID string `path:"comment_id" maxLength:"64"`
	Body      Practice
}

// comments serves what is remarked at places.
func comments(g httpx.Group, s *Service) {
	httpx.Act(g.Op("comment", "/{id}/comments", "update", "Comment on a place of what was said, or of the recording"), func(ctx context.Context, in *CommentInput) (Review, error) {
		return s.Comment(ctx, in.ID, in.Body.Place, in.Body.Text)
	})
	httpx.Change(g.Op("comment-change", "/{id}/comments/{comment_id}", "update", "Change a comment of one's own"), func(ctx context.Context, in *CommentChangeInput, version int64) (Review, error) {
		return s.ChangeComment(ctx, in.ID, in.CommentID, version, in.Body.Text)
	})
	httpx.Delete(g.Op("comment-remove", "/{id}/comments/{comment_id}", "update", "Remove a comment of one's own"), func(ctx context.Context, in *CommentRemoveInput, version int64) error {
		return s.Uncomment(ctx, in.ID, in.CommentID, version)
	})
	g.Long = true // tasks are asked
	httpx.Act(g.Op("comment-coach", "/{id}/comments/{comment_id}/coaching", "update", "Give the person reviewed something to practise because of a comment"), func(ctx context.Context, in *CommentCoachInput) (Review, error) {
		return s.CoachOn(ctx, in.ID, in.CommentID, in.Body)
	})
}
