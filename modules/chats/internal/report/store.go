// Package report tells how conversations went: a row for each round, and sums by person, inbox or day.
package report

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Filter narrows rounds; empty fields do not.
type Filter struct {
	From       string               `query:"from" maxLength:"10" doc:"From this day on, where the company is"`
	To         string               `query:"to" maxLength:"10" doc:"Up to this day, that is among them"`
	UserID     []string             `query:"user_id" maxItems:"50"`
	InboxID    []string             `query:"inbox_id" maxItems:"50"`
	Channel    []channel.Kind       `query:"channel" maxItems:"5"`
	FirstLevel []conversation.Level `query:"first_level" maxItems:"5"`
	SolveLevel []conversation.Level `query:"solve_level" maxItems:"5"`
	Rated      string               `query:"rated" enum:"true" doc:"They said how satisfied they were"`
}

// Store reads rounds.
type Store struct {
	db   *storage.DB
	list *page.List[conversation.Round]
}

// NewStore reads those of db.
func NewStore(db *storage.DB) *Store {
	return &Store{db, page.New(db, page.Config[conversation.Round]{Usual: "-begun_at", Sorts: map[string]string{"begun_at": "begun_at"}})}
}

// reached narrows to the rounds that the caller may see: their own, unless the permission reaches all.
func reached(ctx context.Context, tx *gorm.DB) *gorm.DB {
	if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
		return tx.Where("rounds.user_id = ?", who.UserID)
	}
	return tx
}

func (f Filter) narrow(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		tx = reached(ctx, tx)
		if f.From != "" {
			tx = tx.Where("rounds.day >= ?", f.From)
		}
		if f.To != "" {
			tx = tx.Where("rounds.day <= ?", f.To)
		}
		if f.Rated == "true" {
			tx = tx.Where("rounds.rating > 0")
		}
		tx = page.Among(tx, "rounds.user_id", f.UserID)
		tx = page.Among(tx, "rounds.inbox_id", f.InboxID)
		tx = page.Among(tx, "rounds.channel", f.Channel)
		tx = page.Among(tx, "rounds.first_level", f.FirstLevel)
		return page.Among(tx, "rounds.solve_level", f.SolveLevel)
	}
}

// List is a page of the rounds that a filter leaves.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]conversation.Round, page.Meta, error) {
	return s.list.Find(ctx, page.Query{Params: p, Rows: f.narrow(ctx)})
}

// Each hands them on, some at a time.
func (s *Store) Each(ctx context.Context, f Filter, sort string, give func([]conversation.Round) error) error {
	return s.list.Each(ctx, page.Query{Params: page.Params{Sort: sort}, Rows: f.narrow(ctx)}, batch, give)
}

const batch = 500

// Line sums rounds up.
type Line struct {
	Key          string   `json:"key" doc:"Day, or id of the person or the inbox; empty for nobody, and of the whole"`
	Rounds       int64    `json:"rounds"`
	Answered     int64    `json:"answered"`
	Resolved     int64    `json:"resolved"`
	FirstAgent   int64    `json:"first_agent" doc:"Of those answered, by a program first"`
	FirstMinutes *float64 `json:"first_minutes" doc:"Mean minutes of the company's hours until the first answer; null where none was given"`
	FirstKept    int64    `json:"first_kept"`
	FirstBroken  int64    `json:"first_broken"`
	SolveMinutes *float64 `json:"solve_minutes" doc:"Mean minutes of the company's hours until it was resolved; null where of none a time was promised"`
	SolveKept    int64    `json:"solve_kept"`
	SolveBroken  int64    `json:"solve_broken"`
	Rated        int64    `json:"rated"`
	Rating       float64  `json:"rating" doc:"Mean of what they said, 1 to 5; 0 where nobody did"`
}

// By is what rounds are summed up by.
type By string

// The ways.
const (
	ByDay   By = "day"
	ByUser  By = "user_id"
	ByInbox By = "inbox_id"
	ByAll   By = "all"
)

// Enum are all of them.
func (By) Enum() []By { return []By{ByDay, ByUser, ByInbox, ByAll} }

// mostLines bounds a summary.
const mostLines = 1000

const sums = ` AS key, COUNT(*) AS rounds, COUNT(first_reply_at) AS answered, COUNT(resolved_at) AS resolved,
COUNT(CASE WHEN first_by = 'agent' THEN 1 END) AS first_agent,
AVG(first_minutes * 1.0) AS first_minutes, AVG(solve_minutes * 1.0) AS solve_minutes,
COUNT(CASE WHEN first_level = 'kept' THEN 1 END) AS first_kept, COUNT(CASE WHEN first_level = 'broken' THEN 1 END) AS first_broken,
COUNT(CASE WHEN solve_level = 'kept' THEN 1 END) AS solve_kept, COUNT(CASE WHEN solve_level = 'broken' THEN 1 END) AS solve_broken,
COUNT(NULLIF(rating, 0)) AS rated, COALESCE(AVG(NULLIF(rating, 0) * 1.0), 0) AS rating`

// Sums are rounds summed up.
func (s *Store) Sums(ctx context.Context, f Filter, by By) (lines []Line, err error) {
	lines = []Line{}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := tx.Model(&conversation.Round{}).Scopes(f.narrow(ctx)).Limit(mostLines)
		if by == ByAll {
			return of.Select("''" + sums).Scan(&lines).Error
		}
		return of.Select(string(by) + sums).Group(string(by)).Order("1").Scan(&lines).Error
	})
	return lines, err
}
