package storage_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

var (
	errNoPage   = errs.New(errs.NotFound, "notes.page_not_found")
	errSamePage = errs.New(errs.Conflict, "notes.page_exists")
)

// page is a note that calls storage's refusals by names of its own.
type page struct {
	storage.Row
	Title  string
	Amount int64
}

// TableName is the table of notes.
func (page) TableName() string { return "notes" }

// Refusals are what storage's refusals are called here.
func (page) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: errNoPage, Duplicate: errSamePage}
}

func TestVerbs(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "notes", migrations())
		first := page{Title: "one"}
		require.NoError(t, storage.Insert(as("a"), db, &first))

		t.Run("what is not there, or another's, and what is there twice, is refused in the entity's own words", func(t *testing.T) {
			_, err := storage.One[page](as("a"), db, storage.ByID("nothing"))
			require.ErrorIs(t, err, errNoPage)
			_, err = storage.One[page](as("b"), db, storage.ByID(first.ID))
			require.ErrorIs(t, err, errNoPage)
			twin := first
			require.ErrorIs(t, storage.Insert(as("a"), db, &twin), errSamePage)
			require.ErrorIs(t, storage.Insert(as("a"), db, []page{twin}), errSamePage)
			require.ErrorIs(t, storage.Update(as("a"), db, &page{Row: storage.Row{ID: "nothing", Version: 1}}, 1), errNoPage)
		})
		t.Run("a time is kept as the moment that it is, whatever zone it was told in", func(t *testing.T) {
			at := time.Date(2026, 11, 30, 8, 0, 0, 0, time.FixedZone("three hours behind", -3*60*60))
			p := page{Row: storage.Row{CreatedAt: at}, Title: "told in a zone"}
			require.NoError(t, storage.Insert(as("zone"), db, &p))
			found, err := storage.One[page](as("zone"), db, storage.Where("created_at = ?", at))
			require.NoError(t, err)
			require.True(t, at.Equal(found.CreatedAt), found.CreatedAt)
		})
		t.Run("a list is bounded, and empty rather than nothing", func(t *testing.T) {
			require.NoError(t, storage.Insert(as("a"), db, []page{{Title: "two"}, {Title: "three"}}))
			some, err := storage.All[page](as("a"), db, 2, storage.Sorted("title"), storage.Columns("id", "title"))
			require.NoError(t, err)
			require.Equal(t, []string{"one", "three"}, []string{some[0].Title, some[1].Title})
			none, err := storage.All[page](as("b"), db, 2)
			require.NoError(t, err)
			require.NotNil(t, none)
			require.Empty(t, none)
		})
		t.Run("of several rows the first is read, as they are sorted", func(t *testing.T) {
			last, err := storage.One[page](as("a"), db, storage.Sorted("title DESC"))
			require.NoError(t, err)
			require.Equal(t, "two", last.Title)
		})
		t.Run("some columns of some rows are written, and of nobody else's", func(t *testing.T) {
			written, err := storage.Set[page](as("b"), db, map[string]any{"amount": 7}, storage.Where("title <> ?", "one"))
			require.NoError(t, err)
			require.Zero(t, written)
			written, err = storage.Set[page](as("a"), db, map[string]any{"amount": 7}, storage.Where("title <> ?", "one"))
			require.NoError(t, err)
			require.EqualValues(t, 2, written)
			sevens, err := storage.All[page](as("a"), db, 9, storage.Where("amount = ?", 7), storage.Sorted("title"))
			require.NoError(t, err)
			require.Equal(t, []string{"three", "two"}, []string{sevens[0].Title, sevens[1].Title})
			require.EqualValues(t, 2, sevens[0].Version, "whoever has read a row before changes it no more")
		})
		t.Run("verbs within a transaction are undone with it", func(t *testing.T) {
			stop := errors.New("stop")
			require.ErrorIs(t, db.Within(as("a"), func(ctx context.Context) error {
				locked, err := storage.Lock[page](ctx, db, storage.ByID(first.ID))
				require.NoError(t, err)
				require.NoError(t, storage.Delete(ctx, db, &locked, storage.AnyVersion))
				return stop
			}), stop)
			_, err := storage.One[page](as("a"), db, storage.ByID(first.ID))
			require.NoError(t, err)
		})
	})
}
