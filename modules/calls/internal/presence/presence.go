// Package presence knows who sits at their line, and at which program: what one program keeps in memory, for all of them to see.
package presence

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Line is somebody at their line.
type Line struct {
	TenantID string    `json:"-" gorm:"primaryKey"`
	UserID   string    `json:"user_id" gorm:"primaryKey"`
	Node     string    `json:"-"`
	Since    time.Time `json:"since"`
}

// TableName is the table of lines.
func (Line) TableName() string { return "lines" }

// Lines are those of all programs.
type Lines struct {
	db    *storage.DB
	alive func(context.Context) ([]string, error)
	clock clock.Clock
}

// New keeps lines in db; alive are the ids of the programs that are there.
func New(db *storage.DB, alive func(context.Context) ([]string, error), c clock.Clock) *Lines {
	return &Lines{db, alive, c}
}

// Sit notes that somebody sits at their line, at a program; they leave any other by it.
func (l *Lines) Sit(ctx context.Context, userID, node string) error {
	return l.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		again := clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}, {Name: "user_id"}}, DoUpdates: clause.AssignmentColumns([]string{"node", "since"})}
		return tx.Clauses(again).Create(&Line{UserID: userID, Node: node, Since: l.clock.Now()}).Error
	})
}

// Leave notes that somebody has left their line at a program.
func (l *Lines) Leave(ctx context.Context, userID, node string) error {
	return l.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("user_id = ? AND node = ?", userID, node).Delete(&Line{}).Error
	})
}

// Most bounds how many people of a company sit at their lines at once, as far as they are shown.
const Most = 2000

// All are the company's people at their lines; a program that is gone has taken its lines with it.
func (l *Lines) All(ctx context.Context) ([]Line, error) {
	alive, err := l.alive(ctx)
	if err != nil {
		return nil, err
	}
	return storage.All[Line](ctx, l.db, Most, storage.Where("node IN ?", alive), storage.Sorted("since, user_id"))
}
