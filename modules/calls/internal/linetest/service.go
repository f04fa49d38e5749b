package linetest

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service keeps tests.
type Service struct{ *Store }

// NewService works on a store.
func NewService(store *Store) *Service { return &Service{store} }

// Heard keeps whether the caller heard themselves, and how well as their browser measured it.
func (s *Service) Heard(ctx context.Context, told Told) (Test, error) {
	t := Test{
		Row: storage.Row{ID: storage.NewID()}, UserID: principal.Must(ctx).UserID, Kind: Echo,
		Loss: told.Loss, JitterMS: told.JitterMS, RoundTripMS: told.RoundTripMS, Device: told.Device,
	}
	t.judge(told.Heard)
	return t, s.keep(ctx, &t)
}

// OfCall keeps how well a call went that tried a trunk; of another call, be it one that tried an agent, and of one that is kept already, nothing.
func (s *Service) OfCall(ctx context.Context, c call.Call) error {
	if c.Mode != call.Test || c.AgentID != "" {
		return nil
	}
	q := c.Quality
	t := Test{
		Row: storage.Row{ID: c.ID}, UserID: c.UserID, Kind: Trunk, TrunkID: c.TrunkID, CallID: c.ID,
		Loss: float64(max(q.LossIn, q.LossDesk)) / 100, JitterMS: max(q.JitterIn, q.JitterDesk), RoundTripMS: q.RoundTrip,
	}
	t.judge(c.AnsweredAt != nil)
	return s.keep(ctx, &t)
}
