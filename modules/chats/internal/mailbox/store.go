// Package mailbox reads the mailboxes of inboxes: each letter once, however often the reader, its process or the server ends.
package mailbox

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Mailbox is how far the letters of an inbox are read.
type Mailbox struct {
	TenantID  string     `json:"-"`
	InboxID   string     `json:"-" gorm:"primaryKey"`
	Mark      uint32     `json:"-"` // UIDVALIDITY under which UID is good
	UID       uint32     `json:"-" gorm:"column:uid"`
	Since     time.Time  `json:"since" doc:"Letters that came before are not read"`
	Code      string     `json:"code" doc:"Why it cannot be read now; empty while it is"`
	LookedAt  *time.Time `json:"looked_at" doc:"When it was last looked at"`
	FailedUID uint32     `json:"-" gorm:"column:failed_uid"` // letter at which reading failed last; 0 for none
	Failures  int        `json:"-"`                          // how often in a row
}

// TableName is the table of mailboxes.
func (Mailbox) TableName() string { return "mailboxes" }

// Store reads how far mailboxes are read.
type Store struct{ db *storage.DB }

// NewStore keeps it in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Of is the mailbox of an inbox, which is read from a moment on where it was never looked at.
func (s *Store) Of(ctx context.Context, inboxID string, since time.Time) (m Mailbox, err error) {
	m = Mailbox{InboxID: inboxID, Since: since.UTC()}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("inbox_id = ?", inboxID).Limit(1).Find(&m).Error
	})
	return m, err
}

// Save writes how far a mailbox is read.
func (s *Store) Save(ctx context.Context, m Mailbox) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{
			Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "inbox_id"}},
			DoUpdates: clause.AssignmentColumns([]string{"mark", "uid", "since", "code", "looked_at", "failed_uid", "failures"}),
		}).Create(&m).Error
	})
}
