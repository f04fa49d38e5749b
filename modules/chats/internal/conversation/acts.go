package conversation

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// change changes a conversation that still has the version, as whoever may see it, and says so to those who could see it before and may now.
func (s *Service) change(ctx context.Context, id string, version int64, change func(*Conversation) error, fields ...string) (after Conversation, err error) {
	before, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx))
	if err != nil {
		return before, err
	}
	after = before
	if err := change(&after); err != nil {
		return before, err
	}
	if err := s.reckon(ctx, before, &after, s.clock.Now()); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := map[string]any{"changes": record.Changes(before, after, fields...)}
	if err := s.toldBoth(ctx, before, after, told, assigned(ctx, before, after)); err != nil {
		return after, err
	}
	return s.runHooks(ctx, before, after)
}

// Move puts a conversation in another state. It fails with ErrTransition and ErrPast.
func (s *Service) Move(ctx context.Context, id string, version int64, to Status, until *time.Time) (Conversation, error) {
	now := s.clock.Now()
	return s.change(ctx, id, version, func(c *Conversation) error { return c.Move(to, until, now) }, "status", "snoozed_until")
}

// Assign gives a conversation to somebody, or, with an empty id, to nobody. It refuses whoever does not work in the inbox, but whoever takes it themselves.
// Whoever is away is given nothing, unless somebody who sees every conversation forces it.
func (s *Service) Assign(ctx context.Context, id string, version int64, userID string, forced bool) (Conversation, error) {
	return s.change(ctx, id, version, func(c *Conversation) error {
		if err := s.mayTake(ctx, *c, userID); err != nil {
			return err
		}
		if err := s.present(ctx, userID, forced); err != nil {
			return err
		}
		if c.Status == Pending && c.AgentID != "" && userID != "" { // nobody is given what a program goes on answering
			c.toPeople()
		}
		c.AssigneeID = userID
		return nil
	}, "assignee_id", "status", "agent_id")
}

func (s *Service) mayTake(ctx context.Context, c Conversation, userID string) error {
	if userID == "" {
		return nil
	}
	if err := s.host.Member(ctx, "body.user_id", userID); err != nil {
		return err
	}
	works, err := s.inboxes.Works(ctx, c.InboxID, userID)
	if err == nil && !works && userID != principal.Must(ctx).UserID {
		err = ErrAssignee
	}
	return err
}

// Prioritize says how soon a conversation is to be looked at.
func (s *Service) Prioritize(ctx context.Context, id string, version int64, to Priority) (Conversation, error) {
	return s.change(ctx, id, version, func(c *Conversation) error {
		c.Priority = to
		return nil
	}, "priority")
}

// Seen says that somebody has looked at what they wrote.
func (s *Service) Seen(ctx context.Context, id string) (c Conversation, err error) {
	if c, err = storage.Lock[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx)); err != nil || c.Unread == 0 {
		return c, err
	}
	c.Unread = 0
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return c, err
	}
	owners, err := s.ownersOf(ctx, c)
	if err != nil {
		return c, err
	}
	return c, s.record.Write(ctx, record.Act{Name: "conversation.seen", ID: c.ID, Unkept: true, Owners: append(owners, principal.Must(ctx).UserID)})
}

// Bear puts other labels in the place of those that a conversation bears.
func (s *Service) Bear(ctx context.Context, id string, labels []string) (c Conversation, err error) {
	if c, err = storage.Lock[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx)); err != nil {
		return c, err
	}
	labels = slices.Compact(slices.Sorted(slices.Values(labels)))
	if err := s.known(ctx, labels); err != nil {
		return c, err
	}
	if err := s.bear(ctx, id, labels); err != nil {
		return c, err
	}
	c.Labels = append([]string{}, labels...)
	return c, s.told(ctx, c, "conversation.updated", map[string]any{"labels": labels})
}

// toldBoth says what happened to those who could see a conversation before, and to those who may now, and notifies whoever is to be.
func (s *Service) toldBoth(ctx context.Context, before, after Conversation, payload map[string]any, notify *events.Notify) error {
	owners, err := s.ownersOf(ctx, before)
	if err != nil {
		return err
	}
	more, err := s.ownersOf(ctx, after)
	if err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "conversation.updated", ID: after.ID, Payload: payload, Owners: append(owners, more...), Notify: notify})
}
