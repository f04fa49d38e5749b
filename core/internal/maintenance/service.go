package maintenance

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// reread is how soon a change made by another process (the command line, another replica) is in force here.
const reread = time.Second

// Service knows whether the installation is closed. Asking costs nothing: every request does.
type Service struct {
	store    *Store
	db       *storage.DB
	recorder *tracing.Recorder
	clock    clock.Clock
	log      *slog.Logger
	current  atomic.Pointer[State]
}

// NewService reads and changes the state in db.
func NewService(db *storage.DB, recorder *tracing.Recorder, clock clock.Clock, log *slog.Logger) *Service {
	return &Service{store: NewStore(db), db: db, recorder: recorder, clock: clock, log: log}
}

// Current is the state in force; nil while the installation is open, which it is again once the announced end has passed.
func (s *Service) Current() *State {
	state := s.current.Load()
	if state != nil && state.Until != nil && !s.clock.Now().Before(*state.Until) {
		return nil
	}
	return state
}

// Run follows changes until ctx ends.
func (s *Service) Run(ctx context.Context) {
	tick := time.NewTicker(reread)
	defer tick.Stop()
	for {
		if err := s.Reload(ctx); err != nil && ctx.Err() == nil {
			s.log.ErrorContext(ctx, "read the maintenance state", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
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
	return &state, s.changed(ctx, "core.maintenance.started", map[string]any{"until": until})
}

// Open opens it again.
func (s *Service) Open(ctx context.Context) error {
	if err := s.store.Open(ctx); err != nil {
		return err
	}
	return s.changed(ctx, "core.maintenance.ended", nil)
}

func (s *Service) changed(ctx context.Context, name string, payload any) error {
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return s.recorder.Record(ctx, tx, tracing.Entry{Name: name, SubjectType: "installation", SubjectID: onlyRow, Payload: payload})
	})
	if err != nil {
		return err
	}
	return s.Reload(ctx)
}
