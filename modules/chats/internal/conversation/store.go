package conversation

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads conversations.
type Store struct {
	db   *storage.DB
	list *page.List[Conversation]
}

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db, page.New(db, page.Config[Conversation]{
		Usual: "-last_at",
		Sorts: map[string]string{"last_at": "last_at", "waiting": "waiting_since", "number": "number"},
	})}
}

// Filter narrows the list of conversations; empty fields do not.
type Filter struct {
	Status     []Status       `query:"status" maxItems:"4"`
	Channel    []channel.Kind `query:"channel" maxItems:"5"`
	InboxID    []string       `query:"inbox_id" maxItems:"50"`
	AssigneeID []string       `query:"assignee_id" maxItems:"50"`
	DebtorID   []string       `query:"debtor_id" maxItems:"20"`
	PersonID   []string       `query:"person_id" maxItems:"20"`
	LabelID    []string       `query:"label_id" maxItems:"20"`
	Priority   []Priority     `query:"priority" maxItems:"4"`
	Whose      string         `query:"whose" enum:"mine,nobody,others" doc:"Who answers: the caller, nobody yet, somebody else"`
	Waits      string         `query:"waits" enum:"true" doc:"They wait for an answer"`
	Unread     string         `query:"unread" enum:"true"`
	With       string         `query:"with" enum:"agent" doc:"A program answers"`
	Level      string         `query:"level" enum:"broken,due" doc:"A promised time is over, or runs"`
}

// Reached narrows to the conversations that the caller may see: their own and those of nobody in the inboxes where they work, unless the
// permission reaches all.
func Reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		who := principal.Must(ctx)
		if who.Scope == principal.ScopeAll {
			return tx
		}
		works := fresh(tx).Model(&inbox.Member{}).Select("1").Where("inbox_members.inbox_id = conversations.inbox_id AND inbox_members.user_id = ?", who.UserID)
		return tx.Where("conversations.assignee_id IN ? AND (conversations.assignee_id = ? OR EXISTS (?))", []string{who.UserID, ""}, who.UserID, works)
	}
}

// fresh is a statement of its own, for what stands within another.
func fresh(tx *gorm.DB) *gorm.DB { return tx.Session(&gorm.Session{NewDB: true}) }

// AfterFind says what a message of the conversation may carry, wherever it is read.
func (c *Conversation) AfterFind(*gorm.DB) error {
	c.MostFiles = c.Channel.Files()
	return nil
}

// Get is one conversation. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Conversation, error) {
	c, err := storage.One[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx))
	if err != nil {
		return c, err
	}
	all := []Conversation{c}
	err = s.label(ctx, all)
	return all[0], err
}

// Any is one conversation, whoever may see it. It fails with ErrNotFound.
func (s *Store) Any(ctx context.Context, id string) (Conversation, error) {
	return storage.One[Conversation](ctx, s.db, storage.ByID(id))
}

// List is a page of the conversations that a filter leaves.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Conversation, page.Meta, error) {
	if strings.TrimPrefix(p.Sort, "-") == "waiting" { // who does not wait has no place in that order
		f.Waits = "true"
	}
	all, meta, err := s.list.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB { return f.narrow(ctx, Reached(ctx)(tx)) }})
	if err != nil {
		return nil, meta, err
	}
	return all, meta, s.label(ctx, all)
}

func (f Filter) narrow(ctx context.Context, tx *gorm.DB) *gorm.DB {
	who := principal.Must(ctx)
	tx = among(tx, f.Status)
	tx = page.Among(tx, "conversations.channel", f.Channel)
	tx = page.Among(tx, "conversations.inbox_id", f.InboxID)
	tx = page.Among(tx, "conversations.assignee_id", f.AssigneeID)
	tx = page.Among(tx, "conversations.debtor_id", f.DebtorID)
	tx = page.Among(tx, "conversations.person_id", f.PersonID)
	tx = page.Among(tx, "conversations.priority", f.Priority)
	if len(f.LabelID) > 0 {
		tx = tx.Where("EXISTS (?)", fresh(tx).Model(&Label{}).Select("1").Where("conversation_labels.conversation_id = conversations.id AND conversation_labels.label_id IN ?", f.LabelID))
	}
	for _, one := range []struct {
		asked     bool
		condition string
	}{
		{f.Waits == "true", "conversations.waiting_since IS NOT NULL"},
		{f.Unread == "true", "conversations.unread > 0"},
		{f.Whose == "nobody", "conversations.assignee_id = ''"},
		{f.With == "agent", "conversations.status = 'pending' AND conversations.agent_id <> ''"},
		{f.Level == "broken", "conversations.first_level = 'broken' OR conversations.solve_level = 'broken'"},
		{f.Level == "due", "conversations.first_level = 'due' OR conversations.solve_level = 'due'"},
	} {
		if one.asked {
			tx = tx.Where(one.condition)
		}
	}
	return f.whose(tx, who.UserID)
}

func (f Filter) whose(tx *gorm.DB, userID string) *gorm.DB {
	switch f.Whose {
	case "mine":
		return tx.Where("conversations.assignee_id = ?", userID)
	case "others":
		return tx.Where("conversations.assignee_id NOT IN ?", []string{"", userID})
	}
	return tx
}

// Label says that a conversation bears a label.
type Label struct {
	TenantID       string
	ConversationID string `gorm:"primaryKey"`
	LabelID        string `gorm:"primaryKey"`
}

// TableName is the table of the labels that conversations bear.
func (Label) TableName() string { return "conversation_labels" }

// mostLabels bounds the labels of one conversation.
const mostLabels = 20

func (s *Store) label(ctx context.Context, all []Conversation) error {
	if len(all) == 0 {
		return nil
	}
	ids := make([]string, len(all))
	for n := range all {
		ids[n], all[n].Labels = all[n].ID, []string{}
	}
	found, err := storage.All[Label](ctx, s.db, len(all)*mostLabels, storage.Where("conversation_id IN ?", ids), storage.Sorted("label_id"))
	for _, l := range found {
		for n := range all {
			if all[n].ID == l.ConversationID {
				all[n].Labels = append(all[n].Labels, l.LabelID)
			}
		}
	}
	return err
}

// Counter is a number that is counted up.
type Counter struct {
	TenantID string
	Name     string `gorm:"primaryKey"`
	Value    int64
}

// next is the number of the next conversation.
func (s *Store) next(ctx context.Context) (c Counter, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		c = Counter{Name: "conversation", Value: 1}
		return tx.Clauses(clause.OnConflict{
			Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "name"}},
			DoUpdates: clause.Set{{Column: clause.Column{Name: "value"}, Value: gorm.Expr("counters.value + 1")}},
		}, clause.Returning{}).Create(&c).Error
	})
	return c, err
}

// Latest is the conversation of somebody in which the last word was said. It fails with ErrNotFound.
func (s *Store) Latest(ctx context.Context, personID string) (Conversation, error) {
	return storage.Lock[Conversation](ctx, s.db, storage.Where("person_id = ?", personID), storage.Sorted("last_at DESC, id DESC"))
}

// awake are the conversations whose snooze is over.
func (s *Store) awake(ctx context.Context, now time.Time, most int) ([]Conversation, error) {
	return storage.LockAll[Conversation](ctx, s.db, most, storage.Where("snoozed_until <= ?", now), storage.Sorted("snoozed_until"))
}
