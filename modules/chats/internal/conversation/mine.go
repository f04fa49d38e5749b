package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostMine is up to how many of one's own are counted: one more stands for "more".
const mostMine = 99

// Mine is what stands on every page of whoever answers.
type Mine struct {
	Waiting   int        `json:"waiting" doc:"Their own open conversations in which somebody waits for an answer, 100 at most"`
	Unread    int        `json:"unread" doc:"Of these, those of which somebody has not looked at the last message"`
	HeardAt   *time.Time `json:"heard_at" doc:"When the last message came that was not looked at; null for none"`
	Works     bool       `json:"works" doc:"They answer in an inbox"`
	IsAway    bool       `json:"is_away" doc:"They have said that they are away"`
	AwayUntil *time.Time `json:"away_until" doc:"Until when; null: until they say otherwise"`
	IsAtWork  bool       `json:"is_at_work"`
}

// Mine is the caller's own.
func (s *Service) Mine(ctx context.Context) (m Mine, err error) {
	user := principal.Must(ctx).UserID
	waiting, err := s.Store.waiting(ctx, user)
	if err != nil {
		return m, err
	}
	m.Waiting = len(waiting)
	for _, c := range waiting {
		if c.Unread > 0 {
			m.Unread++
		}
		if c.Unread > 0 && m.HeardAt == nil { // the latest stands first
			m.HeardAt = &c.LastAt
		}
	}
	return m, s.presence(ctx, user, &m)
}

// presence says whether they are at work.
func (s *Service) presence(ctx context.Context, user string, m *Mine) (err error) {
	if m.Works, err = s.inboxes.Answers(ctx, user); err != nil {
		return err
	}
	known, err := s.people.All(ctx, []string{user})
	for _, p := range known {
		m.IsAway, m.AwayUntil, m.IsAtWork = p.IsAway, p.AwayUntil, p.AtWork(s.clock.Now())
	}
	return err
}

// waiting are somebody's own open conversations that wait for an answer, the one in which the last word was said first.
func (s *Store) waiting(ctx context.Context, userID string) ([]Conversation, error) {
	own := storage.Where("assignee_id = ? AND status = ? AND waiting_since IS NOT NULL", userID, Open)
	return storage.All[Conversation](ctx, s.db, mostMine+1, own, storage.Sorted("last_at DESC, id DESC"))
}
