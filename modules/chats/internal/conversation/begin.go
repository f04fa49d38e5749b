package conversation

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Begin is the conversation in which we turn to a person: their last, opened again, or a new one. Where nobody answers there it is the caller's.
func (s *Service) Begin(ctx context.Context, i inbox.Inbox, p person.Person, subject string) (c Conversation, err error) {
	now := s.clock.Now()
	c, err = s.Latest(ctx, p.ID)
	if i.Channel == channel.Email || errors.Is(err, ErrNotFound) || err == nil && c.MergedInto != "" {
		c, err = s.begin(ctx, i, p, channel.Incoming{At: now, Subject: subject})
	}
	if err != nil {
		return c, err
	}
	before := c
	if c.Status == Resolved || c.Status == Snoozed {
		if err := c.Move(Open, nil, now); err != nil {
			return c, err
		}
	}
	if c.AssigneeID == "" {
		c.AssigneeID = principal.Must(ctx).UserID
	}
	if err := storage.Update(ctx, s.db, &c, before.Version); err != nil {
		return c, err
	}
	told := map[string]any{"changes": record.Changes(before, c, "status", "assignee_id")}
	return c, s.toldBoth(ctx, before, c, told, nil)
}
