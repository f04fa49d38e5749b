package assign

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/presence"
)

// atOnce bounds the conversations that are given in one go.
const atOnce = 200

// Sweep gives what nobody answers in the inboxes that give by themselves: somebody has come to work, or has room again.
func (s *Service) Sweep(ctx context.Context) error {
	all, err := s.Inboxes.All(ctx)
	if err != nil {
		return err
	}
	for _, i := range all {
		if !i.Assigns || len(i.Members) == 0 {
			continue
		}
		if err := s.sweep(ctx, i.ID); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) sweep(ctx context.Context, inboxID string) error {
	now := s.Clock.Now()
	people, err := s.candidates(ctx, inboxID, now)
	if err != nil || !slices.ContainsFunc(people, func(c Candidate) bool { return c.AtWork }) {
		return err
	}
	waiting, err := s.Conversations.Nobodys(ctx, inboxID, atOnce)
	given := map[string][]conversation.Conversation{}
	for n := 0; err == nil && n < len(waiting); n++ {
		var c conversation.Conversation
		if c, err = s.pass(ctx, waiting[n].ID, false); err == nil && c.AssigneeID != "" {
			given[c.AssigneeID] = append(given[c.AssigneeID], c)
		}
	}
	return errors.Join(err, s.notify(ctx, given)) // of those that were given before one failed, too
}

// notify notifies each person once of what they were given, however many they are.
func (s *Service) notify(ctx context.Context, given map[string][]conversation.Conversation) error {
	return s.DB.Within(ctx, func(ctx context.Context) error {
		for _, user := range slices.Sorted(maps.Keys(given)) {
			if err := s.Conversations.NotifyGiven(ctx, user, given[user]); err != nil {
				return err
			}
		}
		return nil
	})
}

// Leave takes what is open from those who are no members of the company any more, so that others are given it.
func (s *Service) Leave(ctx context.Context) error {
	all, err := s.Inboxes.All(ctx)
	if err != nil {
		return err
	}
	var users []string
	for _, i := range all {
		users = append(users, i.Members...)
	}
	gone, err := s.Host.Strangers(ctx, users)
	for n := 0; err == nil && n < len(gone); n++ {
		err = s.DB.Within(ctx, func(ctx context.Context) error { return s.leave(ctx, gone[n]) })
	}
	return err
}

// leave has somebody be at work no longer, or they would be given it again.
func (s *Service) leave(ctx context.Context, userID string) error {
	at, err := s.People.AtWork(ctx, userID, s.Clock.Now())
	if err == nil && at {
		_, _, err = s.People.Change(ctx, userID, func(p *presence.Presence) { p.SeenAt = nil })
	}
	if err == nil {
		_, err = s.Conversations.Free(ctx, userID, atOnce)
	}
	return err
}
