package template

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps templates.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// most bounds the templates of an inbox; a business account holds 6,000 at WhatsApp, translations included, far fewer in use.
const most = 6000

// Of are the templates of an inbox by name.
func (s *Store) Of(ctx context.Context, inboxID string) ([]MessageTemplate, error) {
	return storage.All[MessageTemplate](ctx, s.db, most, storage.Where("inbox_id = ?", inboxID), storage.Sorted("name, language"))
}

// One is one of them. It fails with ErrUnknown.
func (s *Store) One(ctx context.Context, inboxID, name, language string) (MessageTemplate, error) {
	found, err := storage.All[MessageTemplate](ctx, s.db, 1, storage.Where("inbox_id = ? AND name = ? AND language = ?", inboxID, name, language))
	if err == nil && len(found) == 0 {
		err = ErrUnknown
	}
	if err != nil {
		return MessageTemplate{}, err
	}
	return found[0], nil
}

// replace puts what a provider told in the place of what it told before.
func (s *Store) replace(ctx context.Context, inboxID string, all []MessageTemplate) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("inbox_id = ?", inboxID).Delete(&MessageTemplate{}).Error; err != nil || len(all) == 0 {
			return err
		}
		return tx.Clauses(clause.OnConflict{DoNothing: true}).CreateInBatches(&all, batch).Error
	})
}

// batch is how many are written at once.
const batch = 100

// moved writes that a provider has come to another view of a template.
func (s *Store) moved(ctx context.Context, inboxID, name, language, status, reason string) error {
	_, err := storage.Set[MessageTemplate](ctx, s.db, map[string]any{"status": status, "reason": reason},
		storage.Where("inbox_id = ? AND name = ? AND language = ?", inboxID, name, language))
	return err
}
