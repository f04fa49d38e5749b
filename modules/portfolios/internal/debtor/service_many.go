package debtor

import (
	"context"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/tag"
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
		if err := s.Mark(ctx, "assigned", d, map[string]any{"assignee_id": assigneeID}, until); err != nil {
			return 0, err
		}
	}
	return n, nil
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
	if err := s.Mark(ctx, "tagged", d, map[string]any{"tags": tagIDs}); err != nil {
		return d, err
	}
	return s.Get(ctx, id)
}

// Tag adds tags to debtors and takes others off, and counts the debtors. Debtors the caller may not see are passed over.
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

// retagged is a list of tags after some were added and others taken off.
func retagged(ids string, add, remove []string) []string {
	all := slices.Concat(strings.FieldsFunc(ids, func(r rune) bool { return r == ',' }), add)
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
