package review

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Object has the person reviewed appeal. Who may decide on it hears of it: not who came to the verdict.
func (s *Service) Object(ctx context.Context, id, text string) (r Review, err error) {
	judges, err := s.Host.Holding(ctx, "aiagents.reviews:update")
	if err != nil {
		return r, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		who := principal.Must(ctx).UserID
		r, err = storage.Lock[Review](ctx, s.DB, storage.ByID(id), reached(ctx), storage.Where("reviews.user_id = ?", who))
		if err != nil {
			return err
		}
		if err := s.uncovered(ctx, r); err != nil {
			return err
		}
		if err := r.object(text, s.Clock.Now()); err != nil {
			return err
		}
		if err := storage.Update(ctx, s.DB, &r, r.Version); err != nil {
			return err
		}
		notify := &events.Notify{Kind: "review_appealed", Params: map[string]string{"by": who}, Link: link(r)}
		for _, judge := range judges {
			if judge.ID != r.ReviewerID && judge.ID != who {
				notify.Users = append(notify.Users, judge.ID)
			}
		}
		if len(notify.Users) == 0 {
			notify = nil
		}
		return s.tell(ctx, r, "review.appealed", notify)
	})
	return r, err
}

// uncovered fails while another is still to review the same: there is no verdict yet to speak against.
func (s *Service) uncovered(ctx context.Context, r Review) error {
	seen, err := s.shown(ctx, r)
	if err == nil && seen.Covered {
		err = ErrNotDone
	}
	return err
}

// Decide ends an appeal.
func (s *Service) Decide(ctx context.Context, id string, v Verdict, answer string) (Review, error) {
	r, err := storage.Lock[Review](ctx, s.DB, storage.ByID(id), reached(ctx))
	if err != nil {
		return r, err
	}
	if err := r.decide(principal.Must(ctx).UserID, v, answer, s.Clock.Now()); err != nil {
		return r, err
	}
	if err := storage.Update(ctx, s.DB, &r, r.Version); err != nil {
		return r, err
	}
	return r, s.tell(ctx, r, "review.decided", notified("review_decided", r.UserID, r))
}
