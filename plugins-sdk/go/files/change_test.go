package files_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestRemove(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := newBench(t, engine, 1<<30)

		t.Run("a file that is removed is gone at once, its content soon, and both are on the record", func(t *testing.T) {
			f := b.add(as("a"), "n1", 100_000)
			require.NoError(t, b.Remove(as("a"), f.ID))
			_, err := b.Get(as("a"), f.ID)
			require.ErrorIs(t, err, storage.ErrNotFound)
			require.NoError(t, b.Sweep(t.Context()))
			b.nothing(as("a"))
			names, last := b.events(as("a"))
			require.Equal(t, []string{"notes.file.added", "notes.file.removed"}, names)
			require.Equal(t, "note n1 ana", last.SubjectType+" "+last.SubjectID+" "+last.ActorID)
			require.JSONEq(t, `{"file":"`+f.ID+`","why":"asked"}`, string(last.Payload))
		})

		t.Run("a removal that is undone with its transaction removes nothing", func(t *testing.T) {
			f, undo := b.add(as("undo"), "n1", 1000), errors.New("undo")
			require.ErrorIs(t, b.db.Tx(as("undo"), func(ctx context.Context, _ *gorm.DB) error {
				return errors.Join(b.Remove(ctx, f.ID), undo)
			}), undo)
			require.NoError(t, b.Sweep(t.Context()))
			require.Len(t, b.content(as("undo"), f), 1000)
		})

		t.Run("a file is kept until its time, and removed then", func(t *testing.T) {
			until := b.clock.Now().Add(24 * time.Hour)
			short, long := b.add(as("kept"), "n1", 1000), b.add(as("kept"), "n1", 1000)
			require.NoError(t, b.KeepUntil(as("kept"), short.ID, until))
			require.NoError(t, b.KeepUntil(as("kept"), long.ID, until))
			require.NoError(t, b.KeepUntil(as("kept"), long.ID, time.Time{}))
			b.clock.Advance(23 * time.Hour)
			require.NoError(t, b.Sweep(t.Context()))
			b.get(as("kept"), short.ID)
			b.clock.Advance(time.Hour)
			require.NoError(t, b.Sweep(t.Context()))
			_, err := b.Get(as("kept"), short.ID)
			require.ErrorIs(t, err, storage.ErrNotFound)
			b.get(as("kept"), long.ID)
			require.EqualValues(t, 1000, b.used(as("kept")))
			_, last := b.events(as("kept"))
			require.Equal(t, "notes.file.removed system", last.Name+" "+last.ActorKind)
			require.Contains(t, string(last.Payload), "retention")
		})

		t.Run("the module's own job removes content, without anybody's doing", func(t *testing.T) {
			require.NoError(t, b.queue.Start(t.Context()))
			defer func() { require.NoError(t, b.queue.Stop(context.Background())) }()
			f := b.add(as("job"), "n1", 1000)
			gone := make(chan struct{})
			b.faults.removed = func(blob files.Blob) {
				if blob.ID == f.ID {
					close(gone)
				}
			}
			require.NoError(t, b.Remove(as("job"), f.ID))
			sdktest.Next(t, gone)
		})
	})
}

func TestHold(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := newBench(t, engine, 1<<30)
		held, free := b.add(as("a"), "n1", 1000), b.add(as("a"), "n1", 2000)
		require.NoError(t, b.KeepUntil(as("a"), held.ID, b.clock.Now().Add(time.Minute)))
		require.NoError(t, b.Hold(as("a"), held.ID))
		require.NoError(t, b.Hold(as("a"), held.ID), "twice is once")
		now := b.get(as("a"), held.ID)
		require.Equal(t, "ana", now.HeldBy)
		require.WithinDuration(t, b.clock.Now(), *now.HeldAt, time.Second)

		t.Run("neither retention nor removal takes it", func(t *testing.T) {
			b.clock.Advance(time.Hour)
			require.NoError(t, b.Sweep(t.Context()))
			require.ErrorIs(t, b.Remove(as("a"), held.ID), files.ErrHeld)
			require.Len(t, b.content(as("a"), b.get(as("a"), held.ID)), 1000)
		})

		t.Run("erasing its record takes the others: their names and content are gone, their rows say so", func(t *testing.T) {
			left, err := b.Erase(as("a"), note("n1"))
			require.NoError(t, err)
			require.EqualValues(t, 1, left)
			require.NoError(t, b.Sweep(t.Context()))
			gone := b.get(as("a"), free.ID)
			require.NotNil(t, gone.ErasedAt)
			require.Empty(t, gone.Name+gone.SHA256)
			require.True(t, gone.Key.Empty())
			_, err = b.Open(as("a"), gone)
			require.ErrorIs(t, err, files.ErrErased)
			require.ErrorIs(t, b.Hold(as("a"), free.ID), files.ErrErased)
			require.Len(t, b.content(as("a"), b.get(as("a"), held.ID)), 1000)
			require.EqualValues(t, 1000, b.used(as("a")))
			all, _, err := b.Of(as("a"), note("n1"), page.Params{})
			require.NoError(t, err)
			require.Len(t, all, 2)
		})

		t.Run("released, it follows its record", func(t *testing.T) {
			require.NoError(t, b.Release(as("a"), held.ID))
			require.NoError(t, b.Release(as("a"), held.ID), "twice is once")
			require.NotNil(t, b.get(as("a"), held.ID).ErasedAt)
			require.NoError(t, b.Sweep(t.Context()))
			b.nothing(as("a"))
			names, _ := b.events(as("a"))
			require.Equal(t, []string{"added", "added", "kept", "held", "erased", "released", "erased"}, short(names))
			left, err := b.Erase(as("a"), note("n1"))
			require.NoError(t, err)
			require.Zero(t, left)
			names, _ = b.events(as("a"))
			require.Len(t, names, 7, "what was erased is not erased again")
		})

		t.Run("held and released while its record is erased, it is erased in the end", func(t *testing.T) {
			f := b.add(as("race"), "n1", 100)
			require.NoError(t, b.Hold(as("race"), f.ID))
			done := make(chan error, 1)
			go func() { done <- b.Release(as("race"), f.ID) }()
			_, err := b.Erase(as("race"), note("n1"))
			require.NoError(t, errors.Join(err, <-done))
			require.NotNil(t, b.get(as("race"), f.ID).ErasedAt)
		})
	})
}

func short(names []string) (all []string) {
	for _, name := range names {
		all = append(all, name[len("notes.file."):])
	}
	return all
}

func TestErasesMany(t *testing.T) {
	b := newBench(t, sdktest.Engine{Name: storage.SQLite}, 1<<30)
	many := make([]files.File, 600)
	for i := range many {
		many[i] = files.File{Record: note("n1"), Name: "x", Size: 1}
	}
	require.NoError(t, b.db.Tx(as("a"), func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(&many, 100).Error }))
	left, err := b.Erase(as("a"), note("n1"))
	require.NoError(t, err)
	require.Zero(t, left)
	_, last := b.events(as("a"))
	require.JSONEq(t, `{"files":600,"held":0}`, string(last.Payload), "one line, however many files")
	all, _, err := b.Of(as("a"), note("n1"), page.Params{PageSize: 100, Page: 6})
	require.NoError(t, err)
	for _, f := range all {
		require.NotNil(t, f.ErasedAt)
	}
}
