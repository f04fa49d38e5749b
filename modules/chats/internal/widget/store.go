package widget

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps what windows are known by, and reads what they show.
type Store struct {
	db   *storage.DB
	keys *sealed.Keys
}

// NewStore keeps it in db.
func NewStore(db *storage.DB, keys *sealed.Keys) *Store { return &Store{db, keys} }

func drawn(bytes int) string {
	b := make([]byte, bytes)
	_, _ = rand.Read(b) // never fails: crypto/rand ends the process instead
	return base64.RawURLEncoding.EncodeToString(b)
}

const (
	keyBytes    = 16
	secretBytes = 32
)

// open gives an inbox its window.
func (s *Store) open(ctx context.Context, inboxID string) (err error) {
	w := Widget{PublicKey: drawn(keyBytes)}
	w.ID = inboxID
	if w.Identity, err = s.keys.Seal(ctx, place(inboxID, "identity"), drawn(secretBytes)); err != nil {
		return err
	}
	if w.Visits, err = s.keys.Seal(ctx, place(inboxID, "visits"), drawn(secretBytes)); err != nil {
		return err
	}
	return storage.Insert(ctx, s.db, &w)
}

// close takes it away.
func (s *Store) close(ctx context.Context, inboxID string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("id = ?", inboxID).Delete(&Widget{}).Error
	})
}

func place(inboxID, column string) sealed.Place {
	return sealed.Place{Table: "widgets", Column: column, Row: inboxID}
}

// Get is the window of an inbox. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, inboxID string) (Widget, error) {
	return storage.One[Widget](ctx, s.db, storage.ByID(inboxID))
}

// ByKey is the window with a key. It fails with ErrNotFound.
func (s *Store) ByKey(ctx context.Context, drawn string) (Widget, error) {
	return storage.One[Widget](ctx, s.db, storage.Where("public_key = ?", drawn))
}

// rotate puts another secret in the place of that by which the page vouches for its users. It fails with ErrNotFound.
func (s *Store) rotate(ctx context.Context, inboxID string, now time.Time) (secret string, err error) {
	w, err := storage.Lock[Widget](ctx, s.db, storage.ByID(inboxID))
	if err != nil {
		return "", err
	}
	secret, now = drawn(secretBytes), now.UTC()
	if w.Identity, err = s.keys.Seal(ctx, place(inboxID, "identity"), secret); err != nil {
		return "", err
	}
	w.RotatedAt = &now
	return secret, storage.Update(ctx, s.db, &w, w.Version)
}

func (s *Store) visitsSecret(ctx context.Context, w Widget) (string, error) {
	return s.keys.Open(ctx, place(w.ID, "visits"), w.Visits)
}

func (s *Store) identitySecret(ctx context.Context, w Widget) (string, error) {
	return s.keys.Open(ctx, place(w.ID, "identity"), w.Identity)
}

// known is who writes to an inbox by an id. It fails with person.ErrNotFound.
func (s *Store) known(ctx context.Context, inboxID, source string) (person.Person, error) {
	return storage.One[person.Person](ctx, s.db, storage.Where("inbox_id = ? AND source_id = ?", inboxID, source))
}

// adopt has a visitor whom the page vouches for go on with the thread that they began before, unless they have one.
func (s *Store) adopt(ctx context.Context, inboxID, from, to string) error {
	there, err := storage.All[person.Person](ctx, s.db, 1, storage.Where("inbox_id = ? AND source_id = ?", inboxID, to))
	if err != nil || len(there) > 0 {
		return err
	}
	_, err = storage.Set[person.Person](ctx, s.db, map[string]any{"source_id": to}, storage.Where("inbox_id = ? AND source_id = ?", inboxID, from))
	return err
}
