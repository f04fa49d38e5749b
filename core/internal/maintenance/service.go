package maintenance

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service knows whether the installation is closed. Asking costs nothing: every request does.
type Service struct {
	store   *Store
	record  *record.Record
	clock   clock.Clock
	current atomic.Pointer[State]
}

// NewService reads and changes the state in db.
func NewService(db *storage.DB, record *record.Record, clock clock.Clock) *Service {
	return &Service{store: NewStore(db), record: record, clock: clock}
}

// Current is the state in force; nil while the installation is open, which it is again once the announced end has passed.
func (s *Service) Current() *State {
	state := s.current.Load()
	if state != nil && state.Until != nil && !s.clock.Now().Before(*state.Until) {
		return nil
	}
	return state
}

// Reload reads the state now.
func (s *Service) Reload(ctx context.Context) error {
	state, err := s.store.Load(ctx)
	if err != nil {
		return err
	}
	s.current.Store(state)
	return nil
}

// Close closes the installation as the principal of ctx.
func (s *Service) Close(ctx context.Context, message Message, until *time.Time) (*State, error) {
	now := s.clock.Now().UTC()
	if until != nil && !until.After(now) {
		return nil, ErrUntilPast.WithField("body.until", ErrUntilPast.Code)
	}
	state := State{Message: message, Since: now, Until: until}
	if err := s.store.Close(ctx, state, principal.Must(ctx).UserID); err != nil {
		return nil, err
	}
	return &state, s.changed(ctx, "maintenance.started", map[string]any{"until": until})
}

// Open opens it again.
func (s *Service) Open(ctx context.Context) error {
	if err := s.store.Open(ctx); err != nil {
		return err
	}
	return s.changed(ctx, "maintenance.ended", nil)
}

func (s *Service) changed(ctx context.Context, what string, payload map[string]any) error {
	if err := s.record.Write(ctx, record.Act{Name: what, Kind: "installation", ID: onlyRow, Payload: payload}); err != nil {
		return err
	}
	return s.Reload(ctx)
}
