package conversation

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrAway refuses to hand work to somebody who is not at work.
var ErrAway = errs.New(errs.Conflict, "chats.assignee_away").WithField("body.user_id", "chats.assignee_away")

// present fails with ErrAway for somebody else who is not at work, unless a caller who sees every conversation wants it all the same.
func (s *Service) present(ctx context.Context, userID string, forced bool) error {
	who := principal.Must(ctx)
	if userID == "" || userID == who.UserID || forced && who.Scope == principal.ScopeAll {
		return nil
	}
	is, err := s.people.AtWork(ctx, userID, s.clock.Now())
	if err == nil && !is {
		err = ErrAway.WithTold("user_id", userID)
	}
	return err
}

// Give gives an open conversation that is nobody's to whoever choose says, as the product itself; to nobody for an empty id.
func (s *Service) Give(ctx context.Context, id string, choose func(Conversation) (string, error)) (after Conversation, given bool, err error) {
	before, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id))
	if err != nil || before.AssigneeID != "" || before.Status != Open {
		return before, false, err
	}
	after = before
	if after.AssigneeID, err = choose(before); err != nil || after.AssigneeID == "" {
		return before, false, err
	}
	return after, true, s.reassign(ctx, before, after)
}

func (s *Service) reassign(ctx context.Context, before, after Conversation) error {
	if err := s.leave(ctx, before, &after); err != nil {
		return err
	}
	if err := storage.Update(ctx, s.db, &after, before.Version); err != nil {
		return err
	}
	told := map[string]any{"changes": record.Changes(before, after, "assignee_id")}
	return s.toldBoth(ctx, before, after, told, nil)
}

// Free takes the open conversations of somebody who works here no longer from them, some at once, and says how many.
func (s *Service) Free(ctx context.Context, userID string, most int) (int, error) {
	all, err := storage.LockAll[Conversation](ctx, s.db, most, storage.Where("assignee_id = ? AND status <> ?", userID, Resolved), storage.Sorted("id"))
	for _, before := range all {
		after := before
		after.AssigneeID = ""
		if err := s.reassign(ctx, before, after); err != nil {
			return 0, err
		}
	}
	return len(all), err
}

// Loads are how many conversations some people have open, by their ids.
func (s *Store) Loads(ctx context.Context, users []string) (map[string]int, error) {
	var all []struct {
		AssigneeID string
		Open       int
	}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Conversation{}).Select("assignee_id, count(*) AS open").Where("assignee_id IN ? AND status = ?", users, Open).Group("assignee_id").Find(&all).Error
	})
	by := map[string]int{}
	for _, l := range all {
		by[l.AssigneeID] = l.Open
	}
	return by, err
}

// Nobodys are the open conversations of an inbox that nobody answers, those first that wait longest.
func (s *Store) Nobodys(ctx context.Context, inboxID string, most int) ([]Conversation, error) {
	return storage.All[Conversation](ctx, s.db, most, storage.Where("inbox_id = ? AND assignee_id = '' AND status = 'open'", inboxID), storage.Sorted("waiting_since, id"))
}

// Awake opens the conversations whose snooze is over, some at once, and says how many.
func (s *Service) Awake(ctx context.Context, now time.Time, most int) (int, error) {
	all, err := s.awake(ctx, now, most)
	for _, before := range all {
		after := before
		if err := after.Move(Open, nil, now); err != nil {
			return 0, err
		}
		if err := storage.Update(ctx, s.db, &after, before.Version); err != nil {
			return 0, err
		}
		told := map[string]any{"changes": record.Changes(before, after, "status", "snoozed_until")}
		if err := s.told(ctx, after, "conversation.updated", told); err != nil {
			return 0, err
		}
	}
	return len(all), err
}
