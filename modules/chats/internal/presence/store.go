package presence

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads presences.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Most bounds the people of whom something is known.
const Most = 5000

// All are those of some users, of whom something is known.
func (s *Store) All(ctx context.Context, users []string) ([]Presence, error) {
	if len(users) == 0 {
		return nil, nil
	}
	return storage.All[Presence](ctx, s.db, Most, storage.Where("user_id IN ?", users), storage.Sorted("user_id"))
}

// AtWork tells whether somebody is at work.
func (s *Store) AtWork(ctx context.Context, userID string, now time.Time) (bool, error) {
	found, err := s.All(ctx, []string{userID})
	return len(found) > 0 && found[0].AtWork(now), err
}

// Change changes what is known of somebody, and gives it as it was and is.
func (s *Store) Change(ctx context.Context, userID string, change func(*Presence)) (before, after Presence, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		fresh := Presence{UserID: userID, Languages: []string{}, Portfolios: []string{}}
		if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&fresh).Error; err != nil {
			return err
		}
		if before, err = storage.Lock[Presence](ctx, s.db, storage.Where("user_id = ?", userID)); err != nil {
			return err
		}
		after = before
		change(&after)
		return tx.Model(&Presence{}).Where("user_id = ?", userID).Select("seen_at", "is_away", "away_until", "given_at", "languages", "portfolios").Updates(&after).Error
	})
	return before, after, err
}

// Given writes down that somebody was given a conversation.
func (s *Store) Given(ctx context.Context, userID string, at time.Time) error {
	_, _, err := s.Change(ctx, userID, func(p *Presence) { p.GivenAt = &at })
	return err
}
