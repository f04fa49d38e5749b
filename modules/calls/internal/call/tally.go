package call

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// Slot is half an hour of a session's calls: it is counted as they end, so that nothing is reckoned anew.
type Slot struct {
	TenantID  string    `json:"-" gorm:"primaryKey"`
	SessionID string    `json:"-" gorm:"primaryKey"`
	At        time.Time `json:"at" gorm:"primaryKey" doc:"When the half hour begins"`
	Answered  int       `json:"answered" doc:"Calls of sessions that somebody answered"`
	Abandoned int       `json:"abandoned" doc:"Of these, those who found nobody"`
}

// TableName is the table of half hours.
func (Slot) TableName() string { return "call_slots" }

const halfHour = 30 * time.Minute

// person tells whether somebody may have answered: whoever is not known for a machine, nor for an exchange that answers to say that nobody will.
func (c Call) person() bool {
	return c.AnsweredAt != nil && c.Status != Busy && c.EndReason != telephony.Invalid && (c.AnsweredBy == Human || c.AnsweredBy == Unknown || c.AnsweredBy == Nobody)
}

// count counts a call of a session that has ended by now.
func (s *Store) count(ctx context.Context, before, after Call) error {
	if !before.IsLive || after.IsLive || after.SessionID == "" || !after.person() {
		return nil
	}
	slot := Slot{SessionID: after.SessionID, At: after.EndedAt.UTC().Truncate(halfHour), Answered: 1}
	if after.Status == Abandoned {
		slot.Abandoned = 1
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		again := clause.OnConflict{
			Columns: []clause.Column{{Name: "tenant_id"}, {Name: "session_id"}, {Name: "at"}},
			DoUpdates: clause.Assignments(map[string]any{
				"answered": gorm.Expr("call_slots.answered + 1"), "abandoned": gorm.Expr("call_slots.abandoned + ?", slot.Abandoned),
			}),
		}
		return tx.Clauses(again).Create(&slot).Error
	})
}

// Slots are the half hours since a moment, of one session, or of all where none is named.
func (s *Store) Slots(ctx context.Context, sessionID string, since time.Time) (all []Slot, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return of(tx, sessionID, since).Select("at, SUM(answered) AS answered, SUM(abandoned) AS abandoned").Group("at").Order("at").Limit(mostSlots).Find(&all).Error
	})
	return all, err
}

// mostSlots is sixty days of them.
const mostSlots = 60 * 48

// Tally is how many calls of a session, or of all, somebody answered since a moment, and how many of these found nobody.
func (s *Store) Tally(ctx context.Context, sessionID string, since time.Time) (answered, abandoned int, err error) {
	var sum Slot
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return of(tx, sessionID, since).Select("COALESCE(SUM(answered), 0) AS answered, COALESCE(SUM(abandoned), 0) AS abandoned").Scan(&sum).Error
	})
	return sum.Answered, sum.Abandoned, err
}

func of(tx *gorm.DB, sessionID string, since time.Time) *gorm.DB {
	tx = tx.Model(&Slot{}).Where("at >= ?", since.UTC().Truncate(halfHour))
	if sessionID != "" {
		tx = tx.Where("session_id = ?", sessionID)
	}
	return tx
}

// Made is how many calls a session has made, how many of these were answered, and how many of those who answered found nobody.
type Made struct{ Made, Answered, Abandoned int64 }

// OfSession is what a session has made.
func (s *Store) OfSession(ctx context.Context, sessionID string) (m Made, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Call{}).
			Select("count(*) AS made, COALESCE(SUM(CASE WHEN answered_at IS NULL THEN 0 ELSE 1 END), 0) AS answered, COALESCE(SUM(CASE WHEN status = ? THEN 1 ELSE 0 END), 0) AS abandoned", Abandoned).
			Where("session_id = ?", sessionID).Scan(&m).Error
	})
	return m, err
}
