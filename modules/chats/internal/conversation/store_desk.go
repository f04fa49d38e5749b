package conversation

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Some are those of some ids that the caller may see.
func (s *Store) Some(ctx context.Context, ids []string) ([]Conversation, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	all, err := storage.All[Conversation](ctx, s.db, len(ids), storage.Where("conversations.id IN ?", ids), Reached(ctx))
	if err != nil {
		return nil, err
	}
	return all, s.label(ctx, all)
}

// inherit gives the labels of one conversation to another.
func (s *Store) inherit(ctx context.Context, from, to string) error {
	all, err := storage.All[Label](ctx, s.db, 2*mostLabels, storage.Where("conversation_id IN ?", []string{from, to}), storage.Sorted("label_id"))
	if err != nil {
		return err
	}
	var labels []string
	for _, l := range all {
		labels = append(labels, l.LabelID)
	}
	labels = slices.Compact(labels)
	return s.bear(ctx, to, labels[:min(len(labels), mostLabels)])
}

// bear puts other labels in the place of those that a conversation bears.
func (s *Store) bear(ctx context.Context, id string, labels []string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("conversation_id = ?", id).Delete(&Label{}).Error; err != nil || len(labels) == 0 {
			return err
		}
		rows := make([]Label, len(labels))
		for n, label := range labels {
			rows[n] = Label{ConversationID: id, LabelID: label}
		}
		return tx.Create(&rows).Error
	})
}

// merged is the conversation to which another of the same person was merged, held. It fails with ErrNotFound for one of another person:
// what this one writes now is a conversation of its own.
func (s *Store) merged(ctx context.Context, c Conversation) (Conversation, error) {
	for range mostMerges {
		to, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(c.MergedInto), storage.Where("person_id = ?", c.PersonID))
		if err != nil || to.MergedInto == "" {
			return to, err
		}
		c = to
	}
	return c, ErrNotFound
}

// mostMerges bounds how often a conversation was merged on.
const mostMerges = 20
