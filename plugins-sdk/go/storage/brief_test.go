package storage_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// shop is a database whose one writer is busy until the test lets it go.
type shop struct {
	*testing.T
	db      *storage.DB
	release chan struct{}
	ended   []chan error
}

// busy has one brief transaction under way, in which the others will share.
func busy(t *testing.T, engine sdktest.Engine, more ...fstest.MapFS) *shop {
	tables := migrations()
	for _, files := range more {
		for name, file := range files {
			tables[name] = file
		}
	}
	s := &shop{T: t, db: engine.DB(t, "notes", tables), release: make(chan struct{})}
	begun := make(chan struct{})
	s.goes(as("a"), func(tx *gorm.DB) error {
		close(begun)
		<-s.release
		return tx.Create(&note{Title: "the first"}).Error
	})
	<-begun
	return s
}

// goes begins one more brief transaction, and returns once it waits for its turn where there is one writer.
func (s *shop) goes(ctx context.Context, f func(tx *gorm.DB) error) {
	ended := make(chan error, 1)
	s.ended = append(s.ended, ended)
	go func() {
		defer func() {
			if r := recover(); r != nil {
				ended <- fmt.Errorf("panic: %v", r)
			}
		}()
		ended <- s.db.Brief(ctx, func(_ context.Context, tx *gorm.DB) error { return f(tx) })
	}()
	if s.db.Engine() == storage.SQLite && len(s.ended) > 1 {
		require.Eventually(s, func() bool { return s.db.Waiting() == len(s.ended)-1 }, sdktest.Patience, time.Millisecond)
	}
}

// end lets all of them go and gives how each ended.
func (s *shop) end() (errs []error) {
	close(s.release)
	for _, ended := range s.ended {
		errs = append(errs, sdktest.Next(s, ended))
	}
	return errs
}

func (s *shop) titles() (titles []string) {
	require.NoError(s, s.db.Read(as("a"), func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&note{}).Order("title").Pluck("title", &titles).Error
	}))
	return titles
}

func makes(title string) func(tx *gorm.DB) error {
	return func(tx *gorm.DB) error { return tx.Create(&note{Title: title}).Error }
}

func TestBrief(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("those that wait are all done, and each sees what was done before it", func(t *testing.T) {
			s := busy(t, engine)
			for i := range 40 {
				s.goes(as("a"), makes(fmt.Sprintf("note %02d", i)))
			}
			for _, err := range s.end() {
				require.NoError(t, err)
			}
			require.Len(t, s.titles(), 41)
		})

		t.Run("one that fails, panics or breaks a rule is undone by itself", func(t *testing.T) {
			s := busy(t, engine)
			s.goes(as("a"), makes("second"))
			s.goes(as("a"), func(tx *gorm.DB) error {
				require.NoError(t, tx.Create(&note{Title: "undone"}).Error)
				return errors.New("changed my mind")
			})
			s.goes(as("a"), func(tx *gorm.DB) error {
				_ = tx.Create(&note{Title: "undone too"}).Error
				panic("out of luck")
			})
			s.goes(as("a"), func(tx *gorm.DB) error {
				_ = tx.Create(&note{Title: "and this"}).Error
				return tx.Create(&note{Title: "minus", Amount: -1}).Error
			})
			s.goes(as("a"), func(tx *gorm.DB) error {
				_ = tx.Create(&note{Title: "nor this"}).Error
				_ = tx.Exec("DELETE FROM notes").Error // refused by the wall
				return nil
			})
			s.goes(as("a"), makes("last"))
			errs := s.end()
			require.NoError(t, errors.Join(errs[0], errs[1], errs[6]))
			require.ErrorContains(t, errs[2], "changed my mind")
			require.ErrorContains(t, errs[3], "out of luck")
			require.ErrorIs(t, errs[4], storage.ErrInvalidValue)
			require.ErrorIs(t, errs[5], storage.ErrNotAllowed)
			require.Equal(t, []string{"last", "second", "the first"}, s.titles())
		})

		t.Run("who leaves takes nobody's work along", func(t *testing.T) {
			s := busy(t, engine)
			s.goes(as("a"), makes("before"))
			leaving, leave := context.WithCancel(as("a"))
			s.goes(leaving, func(tx *gorm.DB) error {
				if err := tx.Create(&note{Title: "half"}).Error; err != nil {
					return err
				}
				leave()
				return tx.Create(&note{Title: "the other half"}).Error
			})
			s.goes(as("a"), makes("behind"))
			errs := s.end()
			require.NoError(t, errors.Join(errs[0], errs[1], errs[3]))
			require.ErrorIs(t, errs[2], context.Canceled)
			require.Equal(t, []string{"before", "behind", "the first"}, s.titles())
		})

		t.Run("what follows a commit comes after it, and not at all if it was undone", func(t *testing.T) {
			s := busy(t, engine)
			told := make(chan string, 2)
			for _, title := range []string{"kept", "lost"} {
				s.goes(as("a"), func(tx *gorm.DB) error {
					s.db.AfterCommit(tx.Statement.Context, func() { told <- title })
					require.NoError(t, tx.Create(&note{Title: title}).Error)
					if title == "lost" {
						return errors.New("no")
					}
					return nil
				})
			}
			s.end()
			require.Equal(t, "kept", <-told)
			require.Empty(t, told)
		})
	})
}

func TestBriefOnSQLite(t *testing.T) {
	engine := sdktest.Engine{Name: storage.SQLite}

	t.Run("who gives up waiting is gone from the queue", func(t *testing.T) {
		s := busy(t, engine)
		leaving, leave := context.WithCancel(as("a"))
		s.goes(leaving, makes("too late"))
		s.goes(as("a"), makes("patient"))
		leave()
		require.ErrorIs(t, <-s.ended[1], context.Canceled)
		s.ended = append(s.ended[:1], s.ended[2])
		for _, err := range s.end() {
			require.NoError(t, err)
		}
		require.Equal(t, []string{"patient", "the first"}, s.titles())
	})

	t.Run("a refusal is told once that is done on which it rests", func(t *testing.T) {
		s := busy(t, engine)
		s.goes(as("a"), makes("the last piece"))
		s.goes(as("a"), func(*gorm.DB) error { return errors.New("sold out") })
		refused := s.ended[2]
		s.goes(as("a"), func(*gorm.DB) error {
			select {
			case <-refused:
				return errors.New("told before the commit")
			case <-time.After(15 * time.Millisecond): // so long others may keep the commit waiting
				return nil
			}
		})
		close(s.release)
		require.ErrorContains(t, sdktest.Next(t, refused), "sold out")
		require.Contains(t, s.titles(), "the last piece")
		require.NoError(t, sdktest.Next(t, s.ended[3]))
	})

	t.Run("when the commit fails, nobody is told that it was done", func(t *testing.T) {
		s := busy(t, engine, fstest.MapFS{"migrations/0002_late.sql": {Data: []byte(`-- +goose Up
CREATE TABLE late (tenant_id TEXT NOT NULL, id TEXT PRIMARY KEY, version BIGINT, created_at TIMESTAMP, updated_at TIMESTAMP,
    created_by TEXT, updated_by TEXT, note_id TEXT, name TEXT,
    FOREIGN KEY (tenant_id, note_id) REFERENCES notes (tenant_id, id) DEFERRABLE INITIALLY DEFERRED);`)}})
		s.goes(as("a"), func(tx *gorm.DB) error { return tx.Create(&late{NoteID: "of nobody"}).Error })
		s.goes(as("a"), makes("innocent"))
		for _, err := range s.end() {
			require.ErrorIs(t, err, storage.ErrForeignKey)
		}
		require.Empty(t, s.titles())
	})
}

// late is a row whose reference is looked at when the transaction commits.
type late struct {
	storage.Row
	NoteID string
	Name   string
}

// TableName is its table.
func (late) TableName() string { return "late" }
