package conversation

import (
	"context"
	"strconv"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/level"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Round is a conversation from their first word, or their first after it was resolved, until it was resolved: of which reports tell.
type Round struct {
	storage.Row
	ConversationID string       `json:"conversation_id"`
	Number         int64        `json:"number" doc:"By which people call the conversation"`
	Round          int          `json:"round" doc:"1 for the first; they wrote anew once it was resolved"`
	InboxID        string       `json:"inbox_id"`
	Channel        channel.Kind `json:"channel"`
	DebtorID       string       `json:"debtor_id" doc:"Empty while they are nobody's"`
	PortfolioID    string       `json:"portfolio_id"`
	UserID         string       `json:"user_id" doc:"Who answers, or did; empty for nobody"`
	Day            civil.Day    `json:"day" doc:"On which it began, where the company is"`
	BegunAt        time.Time    `json:"begun_at"`
	FirstReplyAt   *time.Time   `json:"first_reply_at"`
	FirstBy        FirstBy      `json:"first_by" doc:"Who gave the first answer: a person or a program"`
	FirstMinutes   *int         `json:"first_minutes" doc:"Minutes of the company's hours until the first answer; null before"`
	FirstLevel     Level        `json:"first_level"`
	ResolvedAt     *time.Time   `json:"resolved_at"`
	SolveMinutes   *int         `json:"solve_minutes" doc:"Minutes of the company's hours that it was for us until it was resolved; null before, and where none are promised"`
	SolveLevel     Level        `json:"solve_level"`
	PauseMinutes   *int         `json:"pause_minutes" doc:"Minutes of the company's hours that it was for them until it was resolved; null before, and where none are promised"`
	Rating         int          `json:"rating" doc:"How satisfied they were, 1 to 5; 0: not said"`
	RatingText     string       `json:"rating_text"`
}

// TableName is the table of rounds.
func (Round) TableName() string { return "rounds" }

// round is what is known of the round that goes on, begun at a moment.
func (c Conversation) round(begun time.Time, h level.Hours) Round {
	r := Round{
		ConversationID: c.ID, Number: c.Number, Round: c.Round, InboxID: c.InboxID, Channel: c.Channel, DebtorID: c.DebtorID,
		PortfolioID: c.PortfolioID, UserID: c.AssigneeID, Day: civil.On(begun, h.Zone), BegunAt: begun, FirstReplyAt: c.FirstReplyAt,
		FirstBy:    c.FirstBy,
		FirstLevel: c.FirstLevel, ResolvedAt: c.ResolvedAt, SolveLevel: c.SolveLevel, Rating: c.Rating, RatingText: c.RatingText,
	}
	r.ID = c.ID + "." + strconv.Itoa(c.Round)
	if c.FirstReplyAt != nil {
		r.FirstMinutes = minutes(h.Between(begun, *c.FirstReplyAt))
	}
	if c.ResolvedAt != nil && c.SolveLevel != Unpromised {
		r.SolveMinutes = minutes(c.spent())
		r.PauseMinutes = minutes(max(0, h.Between(begun, *c.ResolvedAt)-c.spent()))
	}
	return r
}

func minutes(d time.Duration) *int {
	n := int(d.Round(time.Minute) / time.Minute)
	return &n
}

// begins is when a round that nobody has written down yet began.
func (c Conversation) begins() time.Time {
	if c.WaitingSince != nil {
		return *c.WaitingSince
	}
	return c.LastAt
}

// keepRound writes what is known of the round that goes on.
func (s *Service) keepRound(ctx context.Context, c Conversation, h level.Hours) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		begun := c.begins()
		known, err := storage.All[Round](ctx, s.db, 1, storage.Where("conversation_id = ? AND round = ?", c.ID, c.Round))
		if err != nil {
			return err
		}
		if len(known) > 0 {
			if begun = known[0].BegunAt; c.WaitingSince != nil && c.FirstReplyAt == nil && c.WaitingSince.Before(begun) {
				begun = *c.WaitingSince // an earlier word came late
			}
		}
		r := c.round(begun, h)
		if len(known) == 0 {
			return storage.Insert(ctx, s.db, &r)
		}
		r.Row = known[0].Row
		return storage.Update(ctx, s.db, &r, r.Version)
	})
}
