package chain

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

const (
	linkedAtOnce = 500                    // lines linked in one transaction
	sweep        = 500 * time.Millisecond // lines of another replica, or of a process that died, wait this long at most
	breath       = 50 * time.Millisecond  // between two rounds: busy writers do not pay for a transaction of links each
)

// Sequencer links new lines into their tenant's chain, apart from the transactions that wrote them, so that no change waits
// for another tenant's or its own tenant's record. The head's row is its lock: of several replicas one links at a time.
type Sequencer struct {
	db   *storage.DB
	log  *slog.Logger
	wake chan struct{}
	told *Announcer // nil: nobody is told
}

// NewSequencer links what db holds.
func NewSequencer(db *storage.DB, log *slog.Logger) *Sequencer {
	return &Sequencer{db: db, log: log, wake: make(chan struct{}, 1)}
}

// Announce has new lines told of once they are in the chain. Call it before Run.
func (s *Sequencer) Announce(a *Announcer) { s.told = a }

// Wake tells the sequencer that there is something to link. It never waits.
func (s *Sequencer) Wake() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// Run links until ctx ends.
func (s *Sequencer) Run(ctx context.Context) {
	tick := time.NewTicker(sweep)
	defer tick.Stop()
	for {
		if err := s.LinkAll(ctx); err != nil && ctx.Err() == nil {
			s.log.ErrorContext(ctx, "link tracing events", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(breath):
		}
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		case <-tick.C:
		}
	}
}

// LinkAll links every line that is not linked yet.
func (s *Sequencer) LinkAll(ctx context.Context) error {
	for {
		more, err := s.linkSome(ctx)
		if err != nil || !more {
			return err
		}
	}
}

// linkSome links a batch of each tenant's, and reports whether some may be left.
func (s *Sequencer) linkSome(ctx context.Context) (more bool, err error) {
	tenants, err := s.waiting(ctx)
	more = len(tenants) == linkedAtOnce
	for _, tenant := range tenants {
		linked, failed := s.linkTenant(ctx, tenant)
		more, err = more || linked == linkedAtOnce, errors.Join(err, failed)
	}
	return more, err
}

// waiting lists tenants with unlinked lines; it reads only, so an idle product writes nothing.
func (s *Sequencer) waiting(ctx context.Context) (tenants []string, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&tracing.Event{}).Where("seq IS NULL").Distinct().Limit(linkedAtOnce).Pluck("tenant_id", &tenants).Error
	})
	return tenants, err
}

func (s *Sequencer) linkTenant(ctx context.Context, tenant string) (linked int, err error) {
	var events []tracing.Event
	err = s.db.Platform(ctx, func(ctx context.Context, tx *gorm.DB) error {
		head, err := lockHead(tx, tenant)
		if err != nil {
			return err
		}
		unlinked := tx.Where("tenant_id = ? AND seq IS NULL", tenant).Order("id").Limit(linkedAtOnce)
		if err := unlinked.Find(&events).Error; err != nil {
			return err
		}
		return linkEvents(ctx, s.db, tx, head, events)
	})
	if err != nil {
		return 0, err
	}
	s.announce(tenant, events)
	return len(events), nil
}

func (s *Sequencer) announce(tenant string, events []tracing.Event) {
	if s.told == nil {
		return
	}
	ids := make([]string, len(events))
	for i, event := range events {
		ids[i] = event.ID
	}
	s.told.Note(tenant, ids)
}
