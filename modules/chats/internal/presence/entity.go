// Package presence keeps who is at work: whoever has the product open and has not said that they are away. It keeps what they can do, too.
package presence

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Presence is somebody's.
type Presence struct {
	TenantID   string     `json:"-"`
	UserID     string     `json:"user_id" gorm:"primaryKey"`
	SeenAt     *time.Time `json:"seen_at" doc:"When their screen last said that it is open"`
	IsAway     bool       `json:"is_away" doc:"They have said that they are away"`
	AwayUntil  *time.Time `json:"away_until" doc:"Until when; null: until they say otherwise"`
	GivenAt    *time.Time `json:"-"`
	Languages  []string   `json:"languages" gorm:"serializer:json" doc:"That they write; none: any"`
	Portfolios []string   `json:"portfolios" gorm:"serializer:json" doc:"That they work; none: any"`
	IsAtWork   bool       `json:"is_at_work" gorm:"-"`
	Open       *int       `json:"open" gorm:"-" doc:"Conversations that they have open now; null for who may not see theirs"`
}

// TableName is the table of presences.
func (Presence) TableName() string { return "presences" }

// Lasting is for how long a screen that has said that it is open is taken to be.
const Lasting = 100 * time.Second

// ErrPast refuses to be away until a moment that has passed.
var ErrPast = errs.New(errs.Invalid, "chats.away_past").WithField("body.until", "chats.away_past")

// AtWork tells whether somebody is at work.
func (p Presence) AtWork(now time.Time) bool {
	away := p.IsAway && (p.AwayUntil == nil || now.Before(*p.AwayUntil))
	return !away && p.SeenAt != nil && now.Sub(*p.SeenAt) < Lasting
}
