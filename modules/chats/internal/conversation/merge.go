package conversation

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of merging.
var (
	ErrMerge  = errs.New(errs.Invalid, "chats.merge_others").WithField("body.into", "chats.merge_others")
	ErrMerged = errs.New(errs.Conflict, "chats.conversation_merged")
)

// Merge gives all that was written in a conversation to another of the same person, or of the same debtor, in the same inbox. The first is
// left resolved, and points at the other. It fails with ErrNotFound, ErrMerge and ErrMerged.
func (s *Service) Merge(ctx context.Context, id, into string, version int64) (Conversation, error) {
	from, to, err := s.pair(ctx, id, into)
	if err != nil {
		return from, err
	}
	moved, err := storage.Set[message.Message](ctx, s.db, map[string]any{"conversation_id": into}, storage.Where("conversation_id = ?", id))
	if err != nil {
		return from, err
	}
	given, before := from, to
	now := s.clock.Now()
	from.passOn(&to)
	from.Status, from.ResolvedAt, from.SnoozedUntil, from.WaitingSince, from.Unread, from.MergedInto = Resolved, &now, nil, nil, 0, into
	from.Preview, from.AgentDue = "", nil
	given.Version = version
	if err := s.Stand(ctx, given, &from, now); err != nil {
		return from, err
	}
	if err := s.Stand(ctx, before, &to, now); err != nil {
		return from, err
	}
	if err := s.inherit(ctx, from.ID, to.ID); err != nil {
		return from, err
	}
	if err := s.told(ctx, from, "conversation.merged", map[string]any{"conversation_id": into, "rows": moved}); err != nil {
		return from, err
	}
	return to, s.told(ctx, to, "conversation.updated", map[string]any{"rows": moved})
}

// pair holds two conversations, in the order of their ids, so that no two who merge wait for each other.
func (s *Service) pair(ctx context.Context, id, into string) (from, to Conversation, err error) {
	if id == into {
		return from, to, ErrMerge
	}
	both := map[string]Conversation{}
	for _, one := range slices.Sorted(slices.Values([]string{id, into})) {
		if both[one], err = storage.Lock[Conversation](ctx, s.db, storage.ByID(one), Reached(ctx)); err != nil {
			return from, to, err
		}
	}
	from, to = both[id], both[into]
	same := from.PersonID == to.PersonID || from.DebtorID != "" && from.DebtorID == to.DebtorID
	switch {
	case from.MergedInto != "" || to.MergedInto != "":
		err = ErrMerged
	case !same || from.InboxID != to.InboxID:
		err = ErrMerge
	}
	return from, to, err
}

// passOn has the other know what this one knows.
func (c Conversation) passOn(to *Conversation) {
	to.Unread += c.Unread
	if c.WaitingSince != nil {
		to.WaitingSince = earlier(to.WaitingSince, *c.WaitingSince)
	}
	if c.WindowEnds != nil && c.PersonID == to.PersonID {
		to.WindowEnds = later(to.WindowEnds, *c.WindowEnds)
	}
	if c.FirstReplyAt != nil {
		to.FirstReplyAt = earlier(to.FirstReplyAt, *c.FirstReplyAt)
	}
	if c.Status != Resolved && to.Status == Resolved {
		to.Status, to.ResolvedAt = Open, nil
	}
	to.last(c.LastAt, c.Preview, c.PreviewIn)
}
