package jobs

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Leases give long work to one worker at a time, over all replicas. A worker that dies leaves its lease to run out; whoever
// takes it then goes on from the last checkpoint. Safe for concurrent use.
type Leases struct {
	db    *storage.DB
	pulse time.Duration
	log   *slog.Logger
}

// pulsesHeld is how long a lease outlives the last sign of life of its holder.
const pulsesHeld = 3

// NewLeases are those of a database. A holder shows that it lives at every pulse (0 = 1 s) and is taken for dead after three.
func NewLeases(db *storage.DB, pulse time.Duration, log *slog.Logger) *Leases {
	return &Leases{db: db, pulse: cmp.Or(pulse, time.Second), log: log}
}

var (
	// ErrHeld is that somebody else does the work.
	ErrHeld = errors.New("jobs: the work is held by another worker")
	// ErrLost ends work whose lease somebody else has taken.
	ErrLost = errors.New("jobs: the lease has been lost")
)

// Work names leased work of a tenant.
type Work struct{ TenantID, Name string }

type lease struct {
	TenantID   string `gorm:"primaryKey"`
	Name       string `gorm:"primaryKey"`
	Holder     string
	HeldUntil  time.Time
	Checkpoint string
}

// TableName is the table of leases.
func (lease) TableName() string { return "sdk_leases" }

// Held is the lease of the worker at work.
type Held struct {
	leases     *Leases
	name       string
	holder     string
	checkpoint string
}

// Do does work under the lease of a name, in the tenant of ctx. It fails with ErrHeld when somebody else does it. The context
// of work ends, with its cause, when the lease is lost or check, which is called at every pulse, fails (nil = no check); Do
// then gives that cause. Work that is done leaves no lease and no checkpoint; what failed leaves its checkpoint.
func (l *Leases) Do(ctx context.Context, name string, check func(context.Context) error, work func(context.Context, *Held) error) error {
	h := &Held{leases: l, name: name, holder: storage.NewID()}
	if err := h.take(ctx); err != nil {
		return err
	}
	ctx, stop := context.WithCancelCause(ctx)
	beating := make(chan struct{})
	go func() { defer close(beating); h.beat(ctx, check, stop) }()
	err := h.at(ctx, work)
	stop(nil)
	<-beating
	return errors.Join(err, h.leave(context.WithoutCancel(ctx), err == nil))
}

// at does work, and says why it was ended when it was.
func (h *Held) at(ctx context.Context, work func(context.Context, *Held) error) error {
	err := work(ctx, h)
	if cause := context.Cause(ctx); err != nil && cause != nil {
		err = cause
	}
	return err
}

func (l *Leases) until() time.Time { return l.db.Clock().Now().Add(pulsesHeld * l.pulse) }

func (h *Held) row(tx *gorm.DB) *gorm.DB { return tx.Model(&lease{}).Where("name = ?", h.name) }

func (h *Held) take(ctx context.Context) error {
	return h.leases.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		free := &lease{Name: h.name, HeldUntil: time.Unix(0, 0).UTC()}
		if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(free).Error; err != nil {
			return err
		}
		done := h.row(tx).Where("held_until < ?", h.leases.db.Clock().Now()).
			Updates(map[string]any{"holder": h.holder, "held_until": h.leases.until()})
		if done.Error != nil || done.RowsAffected == 0 {
			return cmp.Or(done.Error, ErrHeld)
		}
		var taken lease
		err := h.row(tx).First(&taken).Error
		h.checkpoint = taken.Checkpoint
		return err
	})
}

// beat renews the lease until ctx ends. A database that does not answer costs the lease only if it stays away for too long.
func (h *Held) beat(ctx context.Context, check func(context.Context) error, stop context.CancelCauseFunc) {
	tick := time.NewTicker(h.leases.pulse)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if err := h.Keep(ctx); errors.Is(err, ErrLost) {
			stop(err)
			return
		}
		if check == nil {
			continue
		}
		if err := check(ctx); err != nil && ctx.Err() == nil {
			stop(err)
			return
		}
	}
}

// Keep renews the lease. In the transaction in which work writes it makes sure that nobody else does: it fails with ErrLost,
// and what was written is undone with it.
func (h *Held) Keep(ctx context.Context) error {
	return h.set(ctx, map[string]any{"held_until": h.leases.until()})
}

// Save is Keep, and writes how far the work has come, as JSON.
func (h *Held) Save(ctx context.Context, checkpoint any) error {
	text, err := json.Marshal(checkpoint)
	if err != nil {
		return err
	}
	return h.set(ctx, map[string]any{"held_until": h.leases.until(), "checkpoint": string(text)})
}

// Resume reads how far the last worker came, and says whether there is anything to go on from.
func (h *Held) Resume(checkpoint any) (bool, error) {
	if h.checkpoint == "" {
		return false, nil
	}
	return true, json.Unmarshal([]byte(h.checkpoint), checkpoint)
}

func (h *Held) set(ctx context.Context, to map[string]any) error {
	return h.leases.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := h.row(tx).Where("holder = ?", h.holder).Updates(to)
		if done.Error == nil && done.RowsAffected == 0 {
			return ErrLost
		}
		return done.Error
	})
}

// Free ends a lease, whoever has it: in the transaction that ends the work, so that who comes next need not wait.
func (l *Leases) Free(ctx context.Context, name string) error {
	return l.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("name = ?", name).Delete(&lease{}).Error
	})
}

func (h *Held) leave(ctx context.Context, finished bool) error {
	if !finished {
		err := h.set(ctx, map[string]any{"holder": "", "held_until": time.Unix(0, 0).UTC()})
		if errors.Is(err, ErrLost) {
			err = nil
		}
		return err
	}
	return h.leases.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("name = ? AND holder = ?", h.name, h.holder).Delete(&lease{}).Error
	})
}

// AtWork is the leased work that somebody does now, in every tenant: what is to be done and is not among it was left by a crash.
func (l *Leases) AtWork(ctx context.Context) (map[Work]bool, error) {
	var all []Work
	err := l.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&lease{}).Where("held_until >= ?", l.db.Clock().Now()).Find(&all).Error
	})
	held := make(map[Work]bool, len(all))
	for _, work := range all {
		held[work] = true
	}
	return held, err
}
