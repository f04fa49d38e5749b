package talk

import (
	"context"
	"errors"
	"time"
)

// Last is the latest turn of a talk; an empty one when nothing was said yet.
func (s *Service) Last(ctx context.Context, t Talk) (Taken, error) {
	turn, err := s.store.last(ctx, t.ID)
	if errors.Is(err, ErrNotFound) {
		return Taken{Talk: t}, nil
	}
	return Taken{Turn: turn, Talk: t, Parts: parts(turn.Said), Buttons: turn.Buttons}, err
}

// late is how old a turn is that does not go out any more: people have gone on since.
const late = time.Hour

// Unsent is the latest turn of a conversation, if it was taken just now and has not gone out.
func (s *Service) Unsent(ctx context.Context, refID string) (Taken, bool, error) {
	t, err := s.store.latest(ctx, refID)
	if errors.Is(err, ErrNotFound) || err == nil && t.Status == Halted {
		return Taken{}, false, nil
	}
	if err != nil {
		return Taken{}, false, err
	}
	last, err := s.Last(ctx, t)
	if err != nil || last.ID == "" || last.SentAt != nil || last.CreatedAt.Before(s.clock.Now().Add(-late)) {
		return Taken{}, false, err
	}
	last, err = s.again(ctx, t, last.Turn)
	return last, err == nil, err
}

// again is a turn that was taken before, with all that went out of it then.
func (s *Service) again(ctx context.Context, t Talk, turn Turn) (Taken, error) {
	said, err := s.versions.Spec(ctx, t.VersionID)
	return Taken{Turn: turn, Talk: t, Name: said.Persona[t.Language].Name, Parts: parts(turn.Said), Buttons: turn.Buttons}, err
}

// Sent notes that what a turn says has gone out.
func (s *Service) Sent(ctx context.Context, turnID string) error { return s.store.sent(ctx, turnID) }

// Answered is the input of a conversation that was answered last, in whichever of its talks; empty for none.
func (s *Service) Answered(ctx context.Context, refID string) (inputID string, err error) {
	t, err := s.store.latest(ctx, refID)
	if errors.Is(err, ErrNotFound) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	last, err := s.Last(ctx, t)
	return last.InputID, err
}
