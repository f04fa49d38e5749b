package debtor

import (
	"context"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Assign gives debtors to a user, "" to nobody, and counts them. Debtors the caller may not see are passed over. It fails
// with ask.ErrMember.
func (s *Service) Assign(ctx context.Context, ids []string, assigneeID string) (int64, error) {
	if err := s.host.Member(ctx, "body.assignee_id", assigneeID); err != nil {
		return 0, err
	}
	found, err := s.store.Many(ctx, ids)
	if err != nil {
		return 0, err
	}
	n, err := s.store.Assign(ctx, ids, assigneeID)
	if err != nil {
		return 0, err
	}
	for _, d := range found {
		until := d.AssigneeID
		d.AssigneeID = assigneeID
		if err := s.Mark(ctx, "assigned", d, reassigned(until, assigneeID), until); err != nil {
			return 0, err
		}
	}
	return n, nil
}

// AssignInTurn gives debtors to users in turn, so that each has as many as the others, one more or less, and counts them. It fails with
// ask.ErrMember.
func (s *Service) AssignInTurn(ctx context.Context, ids, userIDs []string) (n int64, err error) {
	if err := s.host.Member(ctx, "body.in_turn", userIDs...); err != nil {
		return 0, err
	}
	for turn, userID := range userIDs {
		given, err := s.Assign(ctx, every(ids, turn, len(userIDs)), userID)
		if err != nil {
			return n, err
		}
		n += given
	}
	return n, nil
}

// membersExist fails with ask.ErrMember if a change gives debtors to a stranger.
func (s *Service) membersExist(ctx context.Context, c Change) error {
	if !c.Assign {
		return nil
	}
	if err := s.host.Member(ctx, "body.assignee_id", c.AssigneeID); err != nil {
		return err
	}
	return s.host.Member(ctx, "body.in_turn", c.InTurn...)
}

// deal gives debtors behind those that are done to whom a change gives them.
func (s *Service) deal(ctx context.Context, ids []string, change Change, done int64) error {
	turns := max(1, len(change.InTurn))
	for turn := range turns {
		share := every(ids, turn, turns)
		if len(share) == 0 {
			continue
		}
		if _, err := s.store.Assign(ctx, share, change.assignee(done+int64(turn))); err != nil {
			return err
		}
	}
	return nil
}

// every are the ids of each step from one on.
func every(ids []string, from, step int) (some []string) {
	for n := from; n < len(ids); n += step {
		some = append(some, ids[n])
	}
	return some
}

// Take gives a debtor who is nobody's to whoever takes them; one who is somebody's stays theirs.
func (s *Service) Take(ctx context.Context, id, userID string) error {
	d, err := s.store.Any(ctx, id)
	if err != nil || d.AssigneeID != "" {
		return err
	}
	d.AssigneeID = userID
	if err := s.store.set(ctx, []string{id}, map[string]any{"assignee_id": userID}); err != nil {
		return err
	}
	return s.Mark(ctx, "assigned", d, reassigned("", userID))
}

// SetTags gives a debtor exactly these tags. It fails with ErrNotFound and tag.ErrNotFound.
func (s *Service) SetTags(ctx context.Context, id string, tagIDs []string) (Debtor, error) {
	d, err := s.store.Get(ctx, id)
	if err != nil {
		return d, err
	}
	if err := s.tagsExist(ctx, tagIDs); err != nil {
		return d, err
	}
	if err := s.store.SetTags(ctx, id, tagIDs); err != nil {
		return d, err
	}
	if err := s.Mark(ctx, "tagged", d, relabelled(listed(d.TagIDs), tagIDs)); err != nil {
		return d, err
	}
	return s.Get(ctx, id)
}

// Tag adds tags to debtors and removes others, and counts the debtors. Debtors the caller may not see are passed over.
func (s *Service) Tag(ctx context.Context, ids, add, remove []string) (int64, error) {
	if err := s.tagsExist(ctx, add); err != nil {
		return 0, err
	}
	found, err := s.store.Many(ctx, ids)
	if err != nil {
		return 0, err
	}
	for _, d := range found {
		if err := s.store.SetTags(ctx, d.ID, retagged(d.TagIDs, add, remove)); err != nil {
			return 0, err
		}
		if err := s.Mark(ctx, "tagged", d, map[string]any{"added": add, "removed": remove}); err != nil {
			return 0, err
		}
	}
	return int64(len(found)), nil
}

// reassigned is what the record says of a debtor that somebody else works from now on.
func reassigned(from, to string) map[string]any {
	return map[string]any{"assignee_id": to, "changes": map[string]record.Change{"assignee_id": {From: from, To: to}}}
}

// relabelled is what the record says of a debtor whose tags are others from now on.
func relabelled(before, after []string) map[string]any {
	without := func(all, some []string) []string {
		return slices.DeleteFunc(slices.Clone(all), func(id string) bool { return slices.Contains(some, id) })
	}
	return map[string]any{"tags": after, "added": without(after, before), "removed": without(before, after)}
}

// listed are the ids of a debtor's tags.
func listed(ids string) []string {
	return strings.FieldsFunc(ids, func(r rune) bool { return r == ',' })
}

// retagged is a list of tags after some were added and others removed.
func retagged(ids string, add, remove []string) []string {
	all := slices.Concat(listed(ids), add)
	return slices.DeleteFunc(all, func(id string) bool { return slices.Contains(remove, id) })
}

func (s *Service) tagsExist(ctx context.Context, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	known, err := s.tags.All(ctx)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if !slices.ContainsFunc(known, func(t tag.Tag) bool { return t.ID == id }) {
			return tag.ErrNotFound.WithField("body.tag_ids", "portfolios.tag_not_found")
		}
	}
	return nil
}
