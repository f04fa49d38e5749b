package review

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/tasks"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Parts are what reviewing needs.
type Parts struct {
	DB        *storage.DB
	Store     *Store
	Analyses  *analysis.Store
	Corrector *analysis.Corrector
	Cases     Cases
	Settings  *settings.Values[Settings]
	Host      *ask.Host
	Record    *record.Record
	Clock     clock.Clock
}

// Service has people review.
type Service struct {
	Parts
	tasks *tasks.ClientWithResponses
}

// NewService has people review.
func NewService(p Parts) (*Service, error) {
	client, err := tasks.NewClientWithResponses("/", tasks.WithHTTPClient(p.Host))
	return &Service{p, client}, err
}

// Get is one review as the caller may see it.
func (s *Service) Get(ctx context.Context, id string) (Review, error) {
	r, err := storage.One[Review](ctx, s.DB, storage.ByID(id), reached(ctx))
	if err != nil {
		return r, err
	}
	return s.shown(ctx, r)
}

// List is a page of reviews as the caller may see them.
func (s *Service) List(ctx context.Context, f Filter, p page.Params) ([]Review, page.Meta, error) {
	found, meta, err := s.Store.list.Find(ctx, s.Store.query(ctx, f, p))
	if err != nil {
		return nil, meta, err
	}
	found, err = s.allShown(ctx, found)
	return found, meta, err
}

// Take gives a review to the caller for half an hour. Two who take it at once do not both have it.
func (s *Service) Take(ctx context.Context, id string) (Review, error) {
	return s.move(ctx, id, "review.taken", func(r *Review) error {
		others, err := s.Store.of(ctx, []string{r.AnalysisID})
		for _, other := range others {
			if err == nil && other.ID != r.ID && other.ReviewerID == principal.Must(ctx).UserID {
				err = ErrBoth
			}
		}
		if err != nil {
			return err
		}
		return r.take(principal.Must(ctx).UserID, s.Clock.Now())
	})
}

// Leave gives a review back that the caller has taken.
func (s *Service) Leave(ctx context.Context, id string) (Review, error) {
	return s.move(ctx, id, "review.left", func(r *Review) error { return r.leave(principal.Must(ctx).UserID) })
}

// move changes a review, and says so.
func (s *Service) move(ctx context.Context, id, name string, change func(*Review) error) (r Review, err error) {
	if r, err = storage.Lock[Review](ctx, s.DB, storage.ByID(id), reached(ctx)); err != nil {
		return r, err
	}
	if err := change(&r); err != nil {
		return r, err
	}
	if err := storage.Update(ctx, s.DB, &r, r.Version); err != nil {
		return r, err
	}
	if err := s.tell(ctx, r, name, nil); err != nil {
		return r, err
	}
	return s.shown(ctx, r)
}

// tell says what happened to a review: to the person reviewed once there is a verdict.
func (s *Service) tell(ctx context.Context, r Review, name string, notify *events.Notify) error {
	var owners []string
	if r.over() && r.UserID != "" {
		owners = []string{r.UserID}
	}
	told := map[string]any{"sampled_by": r.Why, "verdict": r.Verdict}
	return s.Record.Write(ctx, record.Act{Name: name, ID: r.ID, Payload: told, Owners: owners, Notify: notify})
}

// link is the page of a review.
func link(r Review) string { return "/reviews/" + r.ID }
