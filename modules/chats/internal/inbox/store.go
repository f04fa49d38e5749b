package inbox

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads inboxes and who works there.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// mostMembers bounds the people of a company's inboxes.
const mostMembers = Most * 500

// All are the company's inboxes by name; whoever sees own conversations alone is told of those where they work.
func (s *Store) All(ctx context.Context) ([]Inbox, error) {
	all, err := storage.All[Inbox](ctx, s.db, Most, Reached(ctx, "inboxes.id"), storage.Sorted("name, id"))
	if err != nil {
		return nil, err
	}
	return all, s.complete(ctx, all)
}

// One is one inbox. It fails with ErrNotFound.
func (s *Store) One(ctx context.Context, id string) (Inbox, error) {
	i, err := storage.One[Inbox](ctx, s.db, storage.ByID(id), Reached(ctx, "inboxes.id"))
	if err != nil {
		return i, err
	}
	all := []Inbox{i}
	err = s.complete(ctx, all)
	return all[0], err
}

// Any is one inbox, whoever may see it. It fails with ErrNotFound.
func (s *Store) Any(ctx context.Context, id string) (Inbox, error) {
	return storage.One[Inbox](ctx, s.db, storage.ByID(id))
}

// ByHook is the inbox whose provider calls an address. It fails with ErrNotFound.
func (s *Store) ByHook(ctx context.Context, hookID string) (Inbox, error) {
	return storage.One[Inbox](ctx, s.db, storage.Where("hook_id = ?", hookID))
}

func (s *Store) complete(ctx context.Context, all []Inbox) error {
	ids := make([]string, len(all))
	for n := range all {
		ids[n] = all[n].ID
	}
	members, err := storage.All[Member](ctx, s.db, mostMembers, storage.Where("inbox_id IN ?", ids), storage.Sorted("user_id"))
	if err != nil {
		return err
	}
	by := map[string][]string{}
	for _, m := range members {
		by[m.InboxID] = append(by[m.InboxID], m.UserID)
	}
	for n := range all {
		all[n].Members, all[n].HasSecret = by[all[n].ID], !all[n].Secret.Empty()
	}
	return nil
}

// Members are those who work in an inbox.
func (s *Store) Members(ctx context.Context, id string) (users []string, err error) {
	members, err := storage.All[Member](ctx, s.db, mostMembers, storage.Where("inbox_id = ?", id), storage.Sorted("user_id"))
	for _, m := range members {
		users = append(users, m.UserID)
	}
	return users, err
}

// Works tells whether somebody works in an inbox.
func (s *Store) Works(ctx context.Context, id, userID string) (bool, error) {
	found, err := storage.All[Member](ctx, s.db, 1, storage.Where("inbox_id = ? AND user_id = ?", id, userID))
	return len(found) > 0, err
}

// Answers tells whether somebody works in any inbox.
func (s *Store) Answers(ctx context.Context, userID string) (bool, error) {
	found, err := storage.All[Member](ctx, s.db, 1, storage.Where("user_id = ?", userID))
	return len(found) > 0, err
}

// enroll puts others in the place of those who work in an inbox.
func (s *Store) enroll(ctx context.Context, id string, users []string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("inbox_id = ?", id).Delete(&Member{}).Error; err != nil {
			return err
		}
		rows := make([]Member, len(users))
		for n, user := range users {
			rows[n] = Member{InboxID: id, UserID: user}
		}
		if len(rows) == 0 {
			return nil
		}
		return tx.Create(&rows).Error
	})
}

// Reached narrows to inboxes that the caller may see: those where they work, unless the permission reaches all.
func Reached(ctx context.Context, column string) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			works := tx.Session(&gorm.Session{NewDB: true}).Model(&Member{}).Select("1").Where("inbox_members.inbox_id = "+column+" AND inbox_members.user_id = ?", who.UserID)
			return tx.Where("EXISTS (?)", works)
		}
		return tx
	}
}

// written is as much of who writes as tells where.
type written struct {
	TenantID string
	ID       string
	InboxID  string
}

// TableName is the table of those who write.
func (written) TableName() string { return "persons" }

// isUsed tells whether somebody has written in an inbox.
func (s *Store) isUsed(ctx context.Context, id string) (bool, error) {
	found, err := storage.All[written](ctx, s.db, 1, storage.Where("inbox_id = ?", id))
	return len(found) > 0, err
}
