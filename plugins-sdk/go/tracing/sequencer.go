package tracing

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
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
		linked, err := s.linkSome(ctx)
		if err != nil || linked == 0 {
			return err
		}
	}
}

func (s *Sequencer) linkSome(ctx context.Context) (linked int, err error) {
	tenants, err := s.waiting(ctx)
	for _, tenant := range tenants {
		n, failed := s.linkTenant(ctx, tenant)
		linked, err = linked+n, errors.Join(err, failed)
	}
	if err != nil {
		return 0, err
	}
	return linked, nil
}

// waiting lists tenants with unlinked lines; it reads only, so an idle product writes nothing.
func (s *Sequencer) waiting(ctx context.Context) (tenants []string, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Event{}).Where("seq IS NULL").Distinct().Limit(linkedAtOnce).Pluck("tenant_id", &tenants).Error
	})
	return tenants, err
}

func (s *Sequencer) linkTenant(ctx context.Context, tenant string) (linked int, err error) {
	var events []Event
	err = s.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		head, err := lockHead(tx, tenant)
		if err != nil {
			return err
		}
		unlinked := tx.Where("tenant_id = ? AND seq IS NULL", tenant).Order("id").Limit(linkedAtOnce)
		if err := unlinked.Find(&events).Error; err != nil {
			return err
		}
		return linkEvents(tx, head, events)
	})
	if err != nil {
		return 0, err
	}
	s.announce(tenant, events)
	return len(events), nil
}

func (s *Sequencer) announce(tenant string, events []Event) {
	if s.told == nil {
		return
	}
	ids := make([]string, len(events))
	for i, event := range events {
		ids[i] = event.ID
	}
	s.told.Note(tenant, ids)
}

// lockHead reads the tenant's head and holds it until the transaction ends.
func lockHead(tx *gorm.DB, tenant string) (Head, error) {
	head := genesis(tenant)
	if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&head).Error; err != nil {
		return Head{}, err
	}
	err := tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Where("tenant_id = ?", tenant).Take(&head).Error
	return head, err
}

func linkEvents(tx *gorm.DB, head Head, events []Event) error {
	if len(events) == 0 {
		return nil
	}
	for i := range events {
		head = events[i].link(head)
		chained := map[string]any{"seq": events[i].Seq, "prev_hash": events[i].PrevHash, "hash": events[i].Hash}
		row := tx.Model(&Event{}).Where("tenant_id = ? AND id = ?", events[i].TenantID, events[i].ID)
		if err := row.Updates(chained).Error; err != nil {
			return err
		}
	}
	return tx.Model(&Head{}).Where("tenant_id = ?", head.TenantID).
		Updates(map[string]any{"seq": head.Seq, "hash": head.Hash}).Error
}
