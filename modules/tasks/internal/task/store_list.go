package task

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Unassigned is the assignee of tasks that nobody does.
const Unassigned = "none"

// Criteria narrow a list of tasks; a zero field narrows nothing.
type Criteria struct {
	Text       string // words that the title has, in any order
	Statuses   []Status
	Priorities []Priority
	Labels     []Label
	AssigneeID string // a user, or Unassigned
	LinkType   string // kind of the linked record, with LinkID
	LinkID     string
	DueSoon    bool   // open tasks alone that are overdue or due soon
	dueBefore  string // due key that DueSoon comes to
}

// ByRank is the order of the board.
const ByRank = "rank"

func newList(db *storage.DB) *page.List[Task] {
	return page.New(db, page.Config[Task]{Sorts: map[string]string{
		"title": "title_key", "status": "status_order", "priority": "priority_order", "label": "label",
		"due_at": "due_key", "created_at": "id", ByRank: "rank", // ids are in the order of time
	}})
}

// List is one page of the tasks that the caller may see. It fails with page.ErrSort and page.ErrCursor.
func (s *Store) List(ctx context.Context, c Criteria, p page.Params) ([]Task, page.Meta, error) {
	return s.list.Find(ctx, s.question(c, p))
}

// batch is how many tasks an export reads at once.
const batch = 500

// Each hands every task of a list to f, some at a time, in the order of a sort.
func (s *Store) Each(ctx context.Context, c Criteria, sort string, f func([]Task) error) error {
	return s.list.Each(ctx, s.question(c, page.Params{Sort: sort}), batch, f)
}

func (s *Store) question(c Criteria, p page.Params) page.Query {
	q := page.Query{Params: p, Rows: c.narrow}
	if c.Text != "" {
		q.Search = &page.Search{Where: func(tx *gorm.DB) *gorm.DB { return page.Words(s.db, tx, "tasks.title_key", c.Text) }}
	}
	return q
}

// narrow narrows to the list without its text.
func (c Criteria) narrow(tx *gorm.DB) *gorm.DB {
	tx = page.Among(visible(tx), "tasks.status", c.Statuses)
	tx = page.Among(tx, "tasks.priority", c.Priorities)
	tx = page.Among(tx, "tasks.label", c.Labels)
	switch c.AssigneeID {
	case "":
	case Unassigned:
		tx = tx.Where("tasks.assignee_id = ''")
	default:
		tx = tx.Where("tasks.assignee_id = ? AND tasks.assignee_id <> ''", c.AssigneeID)
	}
	if c.LinkID != "" {
		tx = tx.Where("tasks.link_type = ? AND tasks.link_id = ? AND tasks.link_id <> ''", c.LinkType, c.LinkID)
	}
	if c.dueBefore != "" {
		tx = tx.Where("tasks.due_key < ? AND tasks.status NOT IN ?", c.dueBefore, []Status{Done, Canceled})
	}
	return tx
}
