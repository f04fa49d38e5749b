package files

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// derivedType is what files belong to that were made of another file.
const derivedType = "sdk.file"

// mostDerived bounds what is made of one file.
const mostDerived = 20

// derived is what belongs to a file: it is removed and erased with it, and stands in no list of its record's files.
func (f File) derived() Record { return Record{Type: derivedType, ID: f.ID} }

// Derived is what was made of a file. It fails with storage.ErrNotFound where nothing was.
func (s *Store) Derived(ctx context.Context, of File) (File, error) {
	return storage.One[File](ctx, s.cfg.DB, of.derived().files(), storage.Where("erased_at IS NULL"))
}

// Derive gives received content to the file that it was made of: it goes when that goes, and leaves no line in the record. What
// somebody else has made meanwhile is given instead. It fails with storage.ErrNotFound and ErrErased.
func (s *Store) Derive(ctx context.Context, of File, got *Received) (made File, err error) {
	err = s.change(ctx, of.ID, func(ctx context.Context, f *File) error {
		if f.ErasedAt != nil {
			return ErrErased
		}
		there, err := s.allDerived(ctx, *f)
		if err != nil || len(there) > 0 {
			made = append(there, made)[0]
			return err
		}
		made, err = s.insert(ctx, got, f.derived(), time.Time{})
		return err
	})
	return made, err
}

func (s *Store) allDerived(ctx context.Context, of File) ([]File, error) {
	if of.Record.Type == derivedType {
		return nil, nil
	}
	return storage.All[File](ctx, s.cfg.DB, mostDerived, of.derived().files(), storage.Where("erased_at IS NULL"))
}

// eraseDerived erases what was made of a file.
func (s *Store) eraseDerived(ctx context.Context, of File) error {
	all, err := s.allDerived(ctx, of)
	for n := range all {
		if err == nil {
			err = s.erase(ctx, &all[n])
		}
	}
	return err
}

// forgetDerived removes what was made of a file.
func (s *Store) forgetDerived(ctx context.Context, of File) error {
	all, err := s.allDerived(ctx, of)
	for n := range all {
		if err == nil {
			err = storage.Delete(ctx, s.cfg.DB, &all[n], all[n].Version)
		}
		if err == nil {
			err = s.loosen(ctx, all[n])
		}
	}
	return err
}
