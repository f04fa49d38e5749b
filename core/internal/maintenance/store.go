package maintenance

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// onlyRow is the id of the one row there may be.
const onlyRow = "installation"

type row struct {
	ID        string `gorm:"primaryKey"`
	MessageES string
	MessageEN string
	MessagePT string
	Since     time.Time
	Until     *time.Time
	ChangedBy string
}

func (row) TableName() string { return "maintenance" }

// Store keeps the state in the core's database; it belongs to no tenant.
type Store struct{ db *storage.DB }

// NewStore keeps it in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Load is the state in force; nil while the installation is open.
func (s *Store) Load(ctx context.Context) (*State, error) {
	var found []row
	err := s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Limit(1).Find(&found).Error
	})
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return found[0].state(), nil
}

// Close closes the installation, or changes what people are told.
func (s *Store) Close(ctx context.Context, state State, by string) error {
	return s.replace(ctx, &row{onlyRow, state.Message.ES, state.Message.EN, state.Message.PT, state.Since, state.Until, by})
}

// Open opens it again; on an open installation it does nothing.
func (s *Store) Open(ctx context.Context) error { return s.replace(ctx, nil) }

func (s *Store) replace(ctx context.Context, next *row) error {
	return s.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("id = ?", onlyRow).Delete(&row{}).Error; err != nil || next == nil {
			return err
		}
		return tx.Create(next).Error
	})
}

func (r row) state() *State {
	return &State{Message: Message{r.MessageES, r.MessageEN, r.MessagePT}, Since: r.Since, Until: r.Until}
}
