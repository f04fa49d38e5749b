package files_test

import (
	"bytes"
	"context"
	"io"
	"iter"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// bench is a store over a real folder, with a clock that the test moves and blobs that can be made to fail.
type bench struct {
	*files.Store
	t      *testing.T
	db     *storage.DB
	clock  *clock.Fake
	folder string
	faults *faults
	queue  *jobs.Client
}

func newBench(t *testing.T, engine sdktest.Engine, quota int64) *bench {
	db := engine.DB(t, "notes", nil)
	b := &bench{t: t, db: db, clock: clock.NewFake(time.Now()), folder: filepath.Join(t.TempDir(), "files")}
	keys, err := sealed.New(db, bytes.Repeat([]byte{7}, 32))
	require.NoError(t, err)
	blobs, err := files.Folder(b.folder)
	require.NoError(t, err)
	b.faults = &faults{Blobs: blobs}
	log := slog.New(slog.DiscardHandler)
	workers := jobs.NewWorkers("notes")
	b.queue, err = jobs.Open(t.Context(), jobs.Config{DB: db, Workers: workers, Log: log, Poll: 100 * time.Millisecond})
	require.NoError(t, err)
	b.Store = files.New(files.Config{
		DB: db, Keys: keys, Blobs: b.faults, Trace: tracing.NewRecorder(db, nil),
		Workers: workers, Queue: b.queue, Clock: b.clock, Log: log, Quota: quota,
	})
	t.Cleanup(b.Close)
	return b
}

// faults are blobs that fail where a test says so.
type faults struct {
	files.Blobs
	put     func(ctx context.Context, blob files.Blob, from io.Reader) error
	remove  error
	removed func(blob files.Blob)
	list    error
}

func (f *faults) Put(ctx context.Context, blob files.Blob, from io.Reader) error {
	if f.put != nil {
		return f.put(ctx, blob, from)
	}
	return f.Blobs.Put(ctx, blob, from)
}

func (f *faults) Delete(ctx context.Context, blob files.Blob) error {
	if f.remove != nil {
		return f.remove
	}
	err := f.Blobs.Delete(ctx, blob)
	if f.removed != nil {
		f.removed(blob)
	}
	return err
}

func (f *faults) List(ctx context.Context) iter.Seq2[files.Blob, error] {
	if f.list != nil {
		return func(yield func(files.Blob, error) bool) { yield(files.Blob{}, f.list) }
	}
	return f.Blobs.List(ctx)
}

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "ana", Kind: principal.KindUser})
}

// anything is what a test's door takes.
func anything() files.Accepted {
	return files.Accepted{Types: []string{"image/png", "text/plain", "application/octet-stream"}, Largest: 1 << 30}
}

// picture is content of a size that begins as a picture does.
func picture(size int) []byte {
	content := make([]byte, size)
	random := rand.NewChaCha8([32]byte{1})
	_, _ = random.Read(content)
	copy(content, "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
	return content
}

func note(id string) files.Record { return files.Record{Type: "note", ID: id} }

// add stores a picture of a size for a note.
func (b *bench) add(ctx context.Context, id string, size int) files.File {
	b.t.Helper()
	got, err := b.Receive(ctx, "a.png", bytes.NewReader(picture(size)), anything())
	require.NoError(b.t, err)
	f, err := b.Add(ctx, got, note(id), time.Time{})
	require.NoError(b.t, err)
	return f
}

func (b *bench) get(ctx context.Context, id string) files.File {
	b.t.Helper()
	f, err := b.Get(ctx, id)
	require.NoError(b.t, err)
	return f
}

func (b *bench) content(ctx context.Context, f files.File) []byte {
	b.t.Helper()
	content, err := b.Open(ctx, f)
	require.NoError(b.t, err)
	defer content.Close()
	all, err := io.ReadAll(content)
	require.NoError(b.t, err)
	return all
}

// lying are the blobs that lie in the folder.
func (b *bench) lying() (all []string) {
	b.t.Helper()
	found, err := filepath.Glob(filepath.Join(b.folder, "*", "*"))
	require.NoError(b.t, err)
	for _, path := range found {
		below, err := filepath.Rel(b.folder, path)
		require.NoError(b.t, err)
		all = append(all, below)
	}
	return all
}

func (b *bench) used(ctx context.Context) int64 {
	b.t.Helper()
	bytes, err := b.Used(ctx)
	require.NoError(b.t, err)
	return bytes
}

// nothing fails the test unless no blob of the tenant lies there and nothing is taken of its quota.
func (b *bench) nothing(ctx context.Context) {
	b.t.Helper()
	require.Empty(b.t, filter(b.lying(), principal.Must(ctx).TenantID+"/"))
	require.Zero(b.t, b.used(ctx))
}

// events are the names of what the record tells, in order, with the payloads.
func (b *bench) events(ctx context.Context) (names []string, last tracing.Event) {
	b.t.Helper()
	var all []tracing.Event
	require.NoError(b.t, b.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Order("id").Find(&all).Error }))
	for _, event := range all {
		names, last = append(names, event.Name), event
	}
	return names, last
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	return content
}
