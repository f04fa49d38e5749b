package message

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads messages.
type Store struct {
	db   *storage.DB
	list *page.List[Message]
}

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db, page.New(db, page.Config[Message]{Usual: "-at", Sorts: map[string]string{"at": "at"}})}
}

// Of is a page of the messages of a conversation, the latest first.
func (s *Store) Of(ctx context.Context, conversationID string, p page.Params) ([]Message, page.Meta, error) {
	all, meta, err := s.list.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		return tx.Where("messages.conversation_id = ?", conversationID)
	}})
	for n := range all {
		all[n].IsUncertain = all[n].uncertain(s.db.Clock().Now())
	}
	return all, meta, err
}

// In is one message of a conversation. It fails with ErrNotFound.
func (s *Store) In(ctx context.Context, conversationID, id string) (Message, error) {
	return storage.One[Message](ctx, s.db, storage.ByID(id), storage.Where("conversation_id = ?", conversationID))
}

// Get is one message. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Message, error) {
	return storage.One[Message](ctx, s.db, storage.ByID(id))
}

// ByProvider is the message that a provider calls so, held until the transaction of ctx ends. It fails with ErrNotFound.
func (s *Store) ByProvider(ctx context.Context, inboxID, providerID string) (Message, error) {
	return storage.Lock[Message](ctx, s.db, storage.Where("inbox_id = ? AND provider_id = ? AND provider_id <> ''", inboxID, providerID))
}

// Keep adds a message of theirs, unless it is there already.
func (s *Store) Keep(ctx context.Context, m *Message) (added bool, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(m)
		added = done.RowsAffected == 1
		return done.Error
	})
	if err == nil && added {
		err = s.Index(ctx, *m)
	}
	return added, err
}

// receipt is what a provider told of a message that we do not know yet as sent.
type receipt struct {
	TenantID   string
	InboxID    string        `gorm:"primaryKey"`
	ProviderID string        `gorm:"primaryKey"`
	State      channel.State `gorm:"primaryKey"`
	At         time.Time
	Code       string
	Text       string
	Temporary  bool `gorm:"column:is_temporary"`
}

// TableName is the table of receipts.
func (receipt) TableName() string { return "receipts" }

// Wait keeps what a provider told until the message is known.
func (s *Store) Wait(ctx context.Context, inboxID string, r channel.Receipt) error {
	return s.put(ctx, receipt{InboxID: inboxID, ProviderID: r.ProviderID, State: r.State, At: r.At, Code: r.Code, Text: r.Text, Temporary: r.Temporary})
}

// Meet has those who learn a message's id at the provider, and those who are told of a message by it, come one after the other: whoever is
// second waits until the first has committed, and sees what it has written. Else what is told in between would wait for ever.
func (s *Store) Meet(ctx context.Context, inboxID, providerID string) error {
	return s.put(ctx, receipt{InboxID: inboxID, ProviderID: providerID})
}

func (s *Store) put(ctx context.Context, r receipt) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&r).Error
	})
}

// Catch gives a message what was told of it before it was known.
func (s *Store) Catch(ctx context.Context, m *Message) error {
	if err := s.Meet(ctx, m.InboxID, m.ProviderID); err != nil {
		return err
	}
	told, err := s.waiting(ctx, m.InboxID, m.ProviderID)
	for _, r := range told {
		m.Told(r)
	}
	return err
}

// waiting takes what was told of a message before it was known.
func (s *Store) waiting(ctx context.Context, inboxID, providerID string) (told []channel.Receipt, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var rows []receipt
		of := tx.Where("inbox_id = ? AND provider_id = ?", inboxID, providerID)
		if err := of.Find(&rows).Error; err != nil || len(rows) == 0 {
			return err
		}
		for _, r := range rows {
			if r.State == "" { // of Meet
				continue
			}
			told = append(told, channel.Receipt{ProviderID: r.ProviderID, State: r.State, At: r.At, Code: r.Code, Text: r.Text, Temporary: r.Temporary})
		}
		return tx.Where("inbox_id = ? AND provider_id = ?", inboxID, providerID).Delete(&receipt{}).Error
	})
	return told, err
}

// Due are the messages that are to go out now.
func (s *Store) Due(ctx context.Context, now time.Time, most int) ([]Message, error) {
	return storage.All[Message](ctx, s.db, most, storage.Where("state = ? AND (send_at IS NULL OR send_at <= ?)", channel.Queued, now), storage.Sorted("send_at, id"))
}
