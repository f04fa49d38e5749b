package proof

import (
	"context"
	"encoding/json"
	"errors"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps the ledger.
type Store struct{ db *storage.DB }

// NewStore keeps the ledger in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Append adds a fact to the chain of its debtor, in the transaction of ctx.
func (s *Store) Append(ctx context.Context, f Fact) error {
	return s.db.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error {
		end, err := s.end(ctx, f.DebtorID)
		if err != nil {
			return err
		}
		e, err := end.next(f)
		if err != nil {
			return err
		}
		if err := storage.Insert(ctx, s.db, &e); err != nil {
			return err
		}
		_, err = storage.Set[head](ctx, s.db, map[string]any{"seq": e.Seq, "hash": e.Hash}, ofDebtor(e.DebtorID))
		return err
	})
}

func ofDebtor(id string) storage.Narrow { return storage.Where("debtor_id = ?", id) }

// end is where the chain of a debtor ends; others wait who want to add to it.
func (s *Store) end(ctx context.Context, debtorID string) (head, error) {
	found, err := storage.Lock[head](ctx, s.db, ofDebtor(debtorID))
	if !errors.Is(err, storage.ErrNotFound) {
		return found, err
	}
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&head{DebtorID: debtorID}).Error
	})
	if err != nil {
		return found, err
	}
	return storage.Lock[head](ctx, s.db, ofDebtor(debtorID))
}

// mostEntries is how many entries of a debtor a file takes.
const mostEntries = 10_000

// chain is a debtor's ledger with its facts. It fails with ErrAltered for one that was edited, and with ErrLong.
func (s *Store) chain(ctx context.Context, debtorID string) (links []Link, facts []Fact, err error) {
	end, err := storage.One[head](ctx, s.db, ofDebtor(debtorID))
	if err != nil && !errors.Is(err, storage.ErrNotFound) {
		return nil, nil, err
	}
	found, err := storage.All[Entry](ctx, s.db, mostEntries+1, ofDebtor(debtorID), storage.Sorted("seq"))
	if err != nil {
		return nil, nil, err
	}
	if len(found) > mostEntries {
		return nil, nil, ErrLong.WithParam("most", mostEntries)
	}
	links = make([]Link, len(found))
	for i, e := range found {
		links[i] = Link{Entry: json.RawMessage(e.Content), Hash: e.Hash}
	}
	if facts, err = walk(debtorID, links, end.Hash); err != nil {
		return nil, nil, ErrAltered.Wrap(err)
	}
	return links, facts, nil
}
