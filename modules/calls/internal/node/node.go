// Package node is this program among those that carry calls: it says again and again that it is there, so that calls of one that is gone
// are known as lost.
package node

import (
	"context"
	"log/slog"
	"time"

	"gorm.io/gorm/clause"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// How often a program says that it is there, and after how long a silence it is gone.
const (
	beat = 2 * time.Second
	gone = 10 * time.Second
)

// most is how many programs are read: far more than an installation has.
const most = 1000

// Node is this program.
type Node struct {
	ID    string
	db    *storage.DB
	calls *call.Service
	clock clock.Clock
	log   *slog.Logger
}

// New is a program that nobody has heard of yet.
func New(db *storage.DB, calls *call.Service, c clock.Clock, log *slog.Logger) *Node {
	return &Node{storage.NewID(), db, calls, c, log}
}

// seen is when a program said that it is there.
type seen struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	SeenAt   time.Time
}

// TableName is the table of programs.
func (seen) TableName() string { return "nodes" }

// everywhere is ctx in which rows of the whole installation are read and written.
func everywhere(ctx context.Context) context.Context {
	return principal.With(ctx, principal.System("-", "calls"))
}

// Beat says that the program is there.
func (n *Node) Beat(ctx context.Context) error {
	return n.db.Tx(everywhere(ctx), func(_ context.Context, tx *gorm.DB) error {
		again := clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}, {Name: "id"}}, DoUpdates: clause.AssignmentColumns([]string{"seen_at"})}
		return tx.Clauses(again).Create(&seen{ID: n.ID, SeenAt: n.clock.Now()}).Error
	})
}

// Run says so again and again until ctx ends.
func (n *Node) Run(ctx context.Context) {
	tick := time.NewTicker(beat)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			n.leave()
			return
		case <-tick.C:
			if err := n.Beat(ctx); err != nil && ctx.Err() == nil {
				n.log.WarnContext(ctx, "say that this program is there", "error", err)
			}
		}
	}
}

// leave says that the program is no longer there.
func (n *Node) leave() {
	ctx, cancel := context.WithTimeout(everywhere(context.Background()), beat)
	defer cancel()
	_ = n.forget(ctx, storage.Where("id = ?", n.ID)) // whoever misses it sees its silence
}

func (n *Node) forget(ctx context.Context, narrow storage.Narrow) error {
	return n.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Scopes(narrow).Delete(&seen{}).Error })
}

// Alive are the ids of the programs that are there.
func (n *Node) Alive(ctx context.Context) (ids []string, err error) {
	rows, err := storage.All[seen](everywhere(ctx), n.db, most, storage.Where("seen_at >= ?", n.clock.Now().Add(-gone)))
	for _, r := range rows {
		ids = append(ids, r.ID)
	}
	return append(ids, n.ID), err
}

// lostAtOnce is how many calls are given up in one turn.
const lostAtOnce = 500

// Lose ends the calls of a company whose program is gone, and forgets programs that have been gone for a day.
func (n *Node) Lose(ctx context.Context) error {
	alive, err := n.Alive(ctx)
	if err != nil {
		return err
	}
	if _, err := n.calls.Lose(ctx, alive, lostAtOnce); err != nil {
		return err
	}
	return n.forget(everywhere(ctx), storage.Where("seen_at < ?", n.clock.Now().Add(-24*time.Hour)))
}
