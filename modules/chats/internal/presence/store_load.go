package presence

import (
	"context"

	"gorm.io/gorm"
)

// held is as much of a conversation as tells whose it is; that table is another package's.
type held struct {
	TenantID   string
	AssigneeID string
	Status     string
}

// TableName is the table of conversations.
func (held) TableName() string { return "conversations" }

// load is how many conversations somebody has open.
type load struct {
	AssigneeID string
	Open       int
}

// loads are how many conversations some people have open, by their ids.
func (s *Store) loads(ctx context.Context, users []string) (map[string]int, error) {
	var all []load
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&held{}).Select("assignee_id, count(*) AS open").Where("assignee_id IN ? AND status = ?", users, "open").Group("assignee_id").Find(&all).Error
	})
	by := map[string]int{}
	for _, l := range all {
		by[l.AssigneeID] = l.Open
	}
	return by, err
}
