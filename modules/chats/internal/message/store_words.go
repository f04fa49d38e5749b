package message

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// words is an entry of SQLite's text index; PostgreSQL keeps its own from text_key.
type words struct {
	Words     string
	TenantID  string
	MessageID string
}

// TableName is the table of the text index.
func (words) TableName() string { return "message_words" }

// Index enters a message into the text index.
func (s *Store) Index(ctx context.Context, m Message) error {
	if s.db.Engine() != storage.SQLite || m.TextKey == "" {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Create(&words{Words: Indexed(principal.Must(ctx).TenantID, m.TextKey), MessageID: m.ID}).Error
	})
}

// Forget takes a message out of the text index, as it says what it was entered with: its own words lead to its entry,
// and of those that have them the latest are looked at first.
func (s *Store) Forget(ctx context.Context, m Message) error {
	said := wordsOf(m.TextKey, mostSought)
	if s.db.Engine() != storage.SQLite || len(said) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		match := Matching(principal.Must(ctx).TenantID, said)
		entry := tx.Session(&gorm.Session{NewDB: true}).Model(&words{}).Select("rowid").Where("message_words MATCH ? AND message_id = ?", match, m.ID)
		return tx.Where("rowid IN (?)", entry.Order("rowid DESC").Limit(1)).Delete(&words{}).Error
	})
}

// nearest is among how many of the latest messages common words are looked for, on PostgreSQL.
const nearest = 2_000

// Said are the ids of the latest messages that have all of some words, or such as begin so; at most so many.
func (s *Store) Said(ctx context.Context, sought []string, most int) (ids []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		if s.db.Engine() == storage.Postgres {
			return tx.Model(&Message{}).Where("id IN (SELECT messages_said(?, ?, ?))", querying(sought), nearest, most).Order("id DESC").Pluck("id", &ids).Error
		}
		match := Matching(principal.Must(ctx).TenantID, sought)
		return tx.Model(&words{}).Where("message_words MATCH ?", match).Order("rowid DESC").Limit(most).Pluck("message_id", &ids).Error
	})
	return ids, err
}

// Some are those of some ids, the latest first.
func (s *Store) Some(ctx context.Context, ids []string, narrow ...storage.Narrow) ([]Message, error) {
	return storage.All[Message](ctx, s.db, len(ids), append(narrow, storage.Where("messages.id IN ?", ids), storage.Sorted("messages.id DESC"))...)
}
