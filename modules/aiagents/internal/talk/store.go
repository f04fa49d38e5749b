package talk

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps talks and their turns.
type Store struct {
	db   *storage.DB
	list *page.List[Talk]
}

// NewStore keeps them in a database.
func NewStore(db *storage.DB) *Store {
	return &Store{db, page.New(db, page.Config[Talk]{
		Usual: "-created_at", Sorts: map[string]string{"created_at": "created_at"},
	})}
}

// Of is the talk of a conversation, a call or a test that still goes on; ErrNotFound without one.
func (s *Store) Of(ctx context.Context, refID string) (Talk, error) {
	return storage.One[Talk](ctx, s.db, storage.Where("ref_id = ? AND status = ?", refID, Open), storage.Sorted("id DESC"))
}

func (s *Store) latest(ctx context.Context, refID string) (Talk, error) {
	return storage.One[Talk](ctx, s.db, storage.Where("ref_id = ?", refID), storage.Sorted("id DESC"))
}

// Get is one talk.
func (s *Store) Get(ctx context.Context, id string) (Talk, error) {
	return storage.One[Talk](ctx, s.db, storage.ByID(id))
}

// Turns are those of a talk, in their order.
func (s *Store) Turns(ctx context.Context, talkID string) ([]Turn, error) {
	return storage.All[Turn](ctx, s.db, mostTurns, storage.Where("talk_id = ?", talkID), storage.Sorted("n"))
}

// mostTurns bounds what is read of one talk; the limits of versions end it long before.
const mostTurns = 500

// answered is the turn that answers an input; found is false when there is none.
func (s *Store) answered(ctx context.Context, talkID, inputID string) (turn Turn, found bool, err error) {
	turn, err = storage.One[Turn](ctx, s.db, storage.Where("talk_id = ? AND input_id = ?", talkID, inputID))
	if errors.Is(err, ErrNotFound) {
		return Turn{}, false, nil
	}
	return turn, err == nil, err
}

// standing is a talk as it stands, with the turn that answers an input; found is false when there is none.
func (s *Store) standing(ctx context.Context, talkID, inputID string) (t Talk, turn Turn, found bool, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, _ *gorm.DB) error {
		if t, err = s.Get(ctx, talkID); err != nil {
			return err
		}
		turn, found, err = s.answered(ctx, talkID, inputID)
		return err
	})
	return t, turn, found, err
}

// save writes a turn that was taken, and where its talk stands since; the talk must still be as it was when the turn began.
func (s *Store) save(ctx context.Context, t *Talk, turn *Turn) error {
	if err := storage.Update(ctx, s.db, t, t.Version); err != nil {
		return err
	}
	return storage.Insert(ctx, s.db, turn)
}

func (s *Store) last(ctx context.Context, talkID string) (Turn, error) {
	return storage.One[Turn](ctx, s.db, storage.Where("talk_id = ?", talkID), storage.Sorted("n DESC"))
}

func (s *Store) sent(ctx context.Context, turnID string) error {
	_, err := storage.Set[Turn](ctx, s.db, map[string]any{"sent_at": s.db.Clock().Now()}, storage.ByID(turnID))
	return err
}

// pay adds to what a talk and its last turn have cost.
func (s *Store) pay(ctx context.Context, t Talk, micros int64) error {
	if _, err := storage.Set[Talk](ctx, s.db, more(micros), storage.ByID(t.ID)); err != nil {
		return err
	}
	return s.payTurn(ctx, t.ID, t.Turns, micros)
}

// payTurn adds to what a turn has cost.
func (s *Store) payTurn(ctx context.Context, talkID string, n int, micros int64) error {
	if micros == 0 {
		return nil
	}
	_, err := storage.Set[Turn](ctx, s.db, more(micros), storage.Where("talk_id = ? AND n = ?", talkID, n))
	return err
}

func more(micros int64) map[string]any {
	return map[string]any{"cost_micros": gorm.Expr("COALESCE(cost_micros, 0) + ?", micros)}
}
