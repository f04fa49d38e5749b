package notifications

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostCounted bounds the count of unread notifications: more than that is many.
const mostCounted = 100

// mailsAtOnce is how many due mails are looked up at a time.
const mailsAtOnce = 50

// Store keeps notifications. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Notification]
}

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Notification]{})}
}

// Insert writes new notifications.
func (s *Store) Insert(ctx context.Context, all []Notification) error {
	if len(all) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(all, 100).Error })
}

// List is one page of a user's notifications under the bell, the newest first, and how many of all are unread, at most 100.
func (s *Store) List(ctx context.Context, userID string, p page.Params) (found []Notification, meta page.Meta, unread int, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		found, meta, err = s.list.Find(ctx, page.Query{Params: p, Rows: storage.Where("user_id = ? AND in_app = ?", userID, true)})
		if err != nil {
			return err
		}
		unread, err = countUnread(tx, userID)
		return err
	})
	return found, meta, unread, err
}

func countUnread(tx *gorm.DB, userID string) (int, error) {
	var ids []string
	err := tx.Model(&Notification{}).Where("user_id = ? AND in_app = ? AND read_at IS NULL", userID, true).
		Limit(mostCounted).Pluck("id", &ids).Error
	return len(ids), err
}

// MarkRead notes that a user has read some, or all when ids is nil.
func (s *Store) MarkRead(ctx context.Context, userID string, ids []string, at time.Time) error {
	which := []storage.Narrow{storage.Where("user_id = ? AND read_at IS NULL", userID)}
	if ids != nil {
		which = append(which, storage.Where("id IN ?", ids))
	}
	_, err := storage.Set[Notification](ctx, s.db, map[string]any{"read_at": at}, which...)
	return err
}

// DueMails are notifications of any tenant whose mail is due.
func (s *Store) DueMails(ctx context.Context, now time.Time) (due []Notification, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("mail_due_at <= ?", now).Order("mail_due_at").Limit(mailsAtOnce).Find(&due).Error
	})
	return due, err
}

// ClaimMail marks a due mail as sent, so that nobody else sends it: false when somebody has.
func (s *Store) ClaimMail(ctx context.Context, id string, now time.Time) (bool, error) {
	claimed, err := storage.Set[Notification](ctx, s.db, map[string]any{"mail_due_at": nil, "mail_tries": gorm.Expr("mail_tries + 1")},
		storage.Where("id = ? AND mail_due_at <= ?", id, now))
	return claimed == 1, err
}

// PutOffMail has a mail that was not sent tried again.
func (s *Store) PutOffMail(ctx context.Context, id string, until time.Time) error {
	_, err := storage.Set[Notification](ctx, s.db, map[string]any{"mail_due_at": until}, storage.ByID(id))
	return err
}

// Sweep removes what is older than before, of every tenant.
func (s *Store) Sweep(ctx context.Context, before time.Time) error {
	return s.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("created_at < ?", before).Delete(&Notification{}).Error
	})
}
